package tenuto.formats.wav;

import static java.lang.foreign.MemoryLayout.structLayout;
import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static tenuto.formats.pcm.Structure.letters;

import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;

/**
 * The structures of a WAV header, little endian and packed as in the file.
 *
 * <p>Sources: Microsoft's RIFF specification of 1991 and its note on WAVE_FORMAT_EXTENSIBLE; EBU
 * Tech 3306 (RF64) and ITU-R BS.2088 (BW64) for the 64-bit sizes; EBU Tech 3285 (bext); Microsoft's
 * "Multimedia Data Standards Update" of 1994 for labels, regions, smpl and inst.
 */
final class WavLayout {
  private static final ValueLayout.OfByte U8 = ValueLayout.JAVA_BYTE;
  static final ValueLayout.OfShort U16 = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  static final ValueLayout.OfInt U32 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  static final ValueLayout.OfLong U64 = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(LITTLE_ENDIAN);

  /**
   * The header of a file: {@code RIFF}, {@code RF64} or {@code BW64}, and the form {@code WAVE}.
   */
  static final StructLayout RIFF =
      structLayout(letters("id", 4), U32.withName("size"), letters("form", 4))
          .withName("file header");

  /**
   * The header of a chunk; its size counts what follows, without the pad byte after an odd size.
   */
  static final StructLayout CHUNK =
      structLayout(letters("id", 4), U32.withName("size")).withName("chunk header");

  static final StructLayout FMT =
      structLayout(
              U16.withName("tag"),
              U16.withName("channels"),
              U32.withName("rate"),
              U32.withName("bytesPerSecond"),
              U16.withName("blockAlign"),
              U16.withName("bits"))
          .withName("fmt chunk");

  /** The fields that follow {@link #FMT} in ADPCM. */
  static final StructLayout ADPCM =
      structLayout(U16.withName("size"), U16.withName("blockFrames"))
          .withName("extension of the fmt chunk");

  /** The field that follows {@link #ADPCM} in Microsoft's, before its pairs of coefficients. */
  static final StructLayout PREDICTORS =
      structLayout(U16.withName("predictors")).withName("predictors of the fmt chunk");

  /**
   * The fields that follow {@link #FMT} in WAVE_FORMAT_EXTENSIBLE; the GUID as its four numbers.
   */
  static final StructLayout EXTENSION =
      structLayout(
              U16.withName("size"),
              U16.withName("validBits"),
              U32.withName("channelMask"),
              U32.withName("tag"),
              U32.withName("guidMiddle"),
              U64.withName("guidEnd"))
          .withName("extension of the fmt chunk");

  /** The 64-bit sizes of RF64 and BW64; a table for other chunks may follow. */
  static final StructLayout DS64 =
      structLayout(
              U64.withName("riffSize"),
              U64.withName("dataSize"),
              U64.withName("frames"),
              U32.withName("tableLength"))
          .withName("ds64 chunk");

  static final StructLayout FACT = structLayout(U32.withName("frames")).withName("fact chunk");

  /** The header of a LIST chunk, before its inner chunks. */
  static final StructLayout LIST = structLayout(letters("form", 4)).withName("LIST chunk");

  /** The header of a cue chunk, before its points. */
  static final StructLayout CUES = structLayout(U32.withName("points")).withName("cue chunk");

  /** A cue point; in uncompressed files without a playlist only its last field matters. */
  static final StructLayout CUE =
      structLayout(
              U32.withName("name"),
              U32.withName("position"),
              letters("chunk", 4),
              U32.withName("chunkStart"),
              U32.withName("blockStart"),
              U32.withName("frame"))
          .withName("cue point");

  /** A label or a note of a cue point, before its text. */
  static final StructLayout LABEL = structLayout(U32.withName("name")).withName("label");

  /** The length of a region, which begins at a cue point, before a text. */
  static final StructLayout REGION =
      structLayout(
              U32.withName("name"),
              U32.withName("length"),
              letters("purpose", 4),
              U16.withName("country"),
              U16.withName("language"),
              U16.withName("dialect"),
              U16.withName("codePage"))
          .withName("region");

  /** The beginning of a smpl chunk, before its loops. */
  static final StructLayout SAMPLER =
      structLayout(
              U32.withName("manufacturer"),
              U32.withName("product"),
              U32.withName("period"),
              U32.withName("rootKey"),
              U32.withName("fraction"),
              U32.withName("timeCode"),
              U32.withName("timeOffset"),
              U32.withName("loops"),
              U32.withName("dataBytes"))
          .withName("smpl chunk");

  /** A loop of a smpl chunk, whose end is the last frame that is played. */
  static final StructLayout LOOP =
      structLayout(
              U32.withName("name"),
              U32.withName("direction"),
              U32.withName("begin"),
              U32.withName("last"),
              U32.withName("fraction"),
              U32.withName("count"))
          .withName("loop");

  static final StructLayout INSTRUMENT =
      structLayout(
              U8.withName("rootKey"),
              U8.withName("detune"),
              U8.withName("gain"),
              U8.withName("lowKey"),
              U8.withName("highKey"),
              U8.withName("lowVelocity"),
              U8.withName("highVelocity"))
          .withName("inst chunk");

  /** The beginning of a bext chunk, the same in every version. */
  static final StructLayout BEXT =
      structLayout(
              letters("description", 256),
              letters("originator", 32),
              letters("originatorReference", 32),
              letters("originationDate", 10),
              letters("originationTime", 8),
              U64.withName("timeReference"),
              U16.withName("version"))
          .withName("bext chunk");

  static final int TAG_PCM = 1;
  static final int TAG_MS_ADPCM = 2;
  static final int TAG_FLOAT = 3;
  static final int TAG_A_LAW = 6;
  static final int TAG_MU_LAW = 7;
  static final int TAG_IMA_ADPCM = 0x11;
  static final int TAG_EXTENSIBLE = 0xFFFE;

  /** The GUID xxxxxxxx-0000-0010-8000-00AA00389B71 after its first number, the format tag. */
  static final long GUID_MIDDLE = 0x0010_0000L;

  /** The same of a big-endian file: two numbers of 16 bits. */
  static final long BIG_GUID_MIDDLE = 0x10L;

  /** The same as SoX writes it there: little endian all the same. */
  static final long SOX_GUID_MIDDLE = 0x1000L;

  /** Eight bytes, in the same order in every file. */
  static final long GUID_END = 0x719B_3800_AA00_0080L;

  /**
   * In a 32-bit size: the real size is in the ds64 chunk; in a plain RIFF file: it was not known
   * when the file was written.
   */
  static final long SIZE_ELSEWHERE = 0xFFFF_FFFFL;

  private WavLayout() {}
}

package tenuto.formats.aiff;

import static java.lang.foreign.MemoryLayout.structLayout;
import static java.nio.ByteOrder.BIG_ENDIAN;
import static tenuto.formats.pcm.Structure.letters;

import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;

/**
 * The structures of an AIFF header, big endian and packed as in the file.
 *
 * <p>Sources: Apple's "Audio Interchange File Format", version 1.3 of 1989, and its draft of AIFF-C
 * of 1991.
 */
final class AiffLayout {
  private static final ValueLayout.OfByte U8 = ValueLayout.JAVA_BYTE;
  private static final ValueLayout.OfShort U16 =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(BIG_ENDIAN);
  private static final ValueLayout.OfInt U32 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(BIG_ENDIAN);

  /** The header of a file: {@code FORM}, and the type {@code AIFF} or {@code AIFC}. */
  static final StructLayout FORM =
      structLayout(letters("id", 4), U32.withName("size"), letters("type", 4))
          .withName("file header");

  /**
   * The header of a chunk; its size counts what follows, without the pad byte after an odd size.
   */
  static final StructLayout CHUNK =
      structLayout(letters("id", 4), U32.withName("size")).withName("chunk header");

  static final StructLayout COMM =
      structLayout(
              U16.withName("channels"),
              U32.withName("frames"),
              U16.withName("bits"),
              tenuto.formats.pcm.Structure.extended("rate"))
          .withName("COMM chunk");

  /** The fields that follow {@link #COMM} in AIFF-C, before the length of a name and the name. */
  static final StructLayout COMPRESSION =
      structLayout(letters("type", 4)).withName("compression of the COMM chunk");

  /** The frames begin {@code offset} bytes after it. */
  static final StructLayout SSND =
      structLayout(U32.withName("offset"), U32.withName("blockSize")).withName("SSND chunk");

  static final StructLayout FVER = structLayout(U32.withName("timestamp")).withName("FVER chunk");

  /**
   * CoreAudio's channel layout (Apple's "Core Audio Format Specification", channel layout chunk).
   * The tag says how the layout is given, here as a bitmap; descriptions may follow.
   */
  static final StructLayout CHAN =
      structLayout(U32.withName("tag"), U32.withName("bitmap"), U32.withName("descriptions"))
          .withName("CHAN chunk");

  /** The {@link #CHAN} tag of a layout that is given by its bitmap. */
  static final long IN_BITMAP = 0x1_0000;

  /** The header of a MARK chunk, before the markers. */
  static final StructLayout MARKS = structLayout(U16.withName("markers")).withName("MARK chunk");

  /**
   * A marker, before the length of its name and the name, which together have an even number of
   * bytes.
   */
  static final StructLayout MARK =
      structLayout(U16.withName("name"), U32.withName("frame")).withName("marker");

  /** The header of a COMT chunk, before the comments. */
  static final StructLayout COMMENTS =
      structLayout(U16.withName("comments")).withName("COMT chunk");

  /** A comment, before its text, which has an even number of bytes; marker 0 is none. */
  static final StructLayout COMMENT =
      structLayout(U32.withName("time"), U16.withName("marker"), U16.withName("size"))
          .withName("comment");

  /** An instrument; its loops are between markers, which are given by their numbers. */
  static final StructLayout INSTRUMENT =
      structLayout(
              U8.withName("rootKey"),
              U8.withName("detune"),
              U8.withName("lowKey"),
              U8.withName("highKey"),
              U8.withName("lowVelocity"),
              U8.withName("highVelocity"),
              U16.withName("gain"),
              U16.withName("sustainMode"),
              U16.withName("sustainBegin"),
              U16.withName("sustainEnd"),
              U16.withName("releaseMode"),
              U16.withName("releaseBegin"),
              U16.withName("releaseEnd"))
          .withName("INST chunk");

  /** The only version of AIFF-C, of 23 May 1990. */
  static final long AIFC_VERSION = 0xA280_5140L;

  private AiffLayout() {}
}

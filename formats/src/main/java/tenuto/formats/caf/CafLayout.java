package tenuto.formats.caf;

import static java.lang.foreign.MemoryLayout.structLayout;
import static java.nio.ByteOrder.BIG_ENDIAN;
import static tenuto.formats.pcm.Structure.letters;

import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;

/**
 * The structures of a Core Audio file, big endian and packed as in the file.
 *
 * <p>Source: Apple's "Core Audio Format Specification 1.0".
 */
final class CafLayout {
  private static final ValueLayout.OfShort U16 =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(BIG_ENDIAN);
  private static final ValueLayout.OfInt U32 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(BIG_ENDIAN);
  private static final ValueLayout.OfLong S64 =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(BIG_ENDIAN);
  private static final ValueLayout.OfDouble F64 =
      ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(BIG_ENDIAN);

  static final StructLayout FILE =
      structLayout(letters("id", 4), U16.withName("version"), U16.withName("flags"))
          .withName("file header");

  /** The header of a chunk; there are no pad bytes. */
  static final StructLayout CHUNK =
      structLayout(letters("id", 4), S64.withName("size")).withName("chunk header");

  static final StructLayout DESC =
      structLayout(
              F64.withName("rate"),
              letters("format", 4),
              U32.withName("flags"),
              U32.withName("packetBytes"),
              U32.withName("packetFrames"),
              U32.withName("channels"),
              U32.withName("bits"))
          .withName("desc chunk");

  /** The flags of {@link #DESC} for {@code lpcm}. */
  static final int IS_FLOAT = 1;

  static final int IS_LITTLE_ENDIAN = 2;

  /** The start of a data chunk, before the samples. */
  static final StructLayout DATA = structLayout(U32.withName("edits")).withName("data chunk");

  static final StructLayout PAKT =
      structLayout(
              S64.withName("packets"),
              S64.withName("frames"),
              U32.withName("priming"),
              U32.withName("remainder"))
          .withName("pakt chunk");

  static final StructLayout CHAN =
      structLayout(U32.withName("tag"), U32.withName("bitmap"), U32.withName("descriptions"))
          .withName("chan chunk");

  /** One of the descriptions after {@link #CHAN}; its coordinates are not read. */
  static final StructLayout CHANNEL =
      structLayout(
              U32.withName("label"),
              U32.withName("flags"),
              U32.withName("x"),
              U32.withName("y"),
              U32.withName("z"))
          .withName("channel description");

  /** The {@link #CHAN} tags of layouts that are given by descriptions, or by a bitmap. */
  static final long IN_DESCRIPTIONS = 0;

  static final long IN_BITMAP = 0x1_0000;

  /** The start of chunks that are lists: of texts, or of strings of markers. */
  static final StructLayout COUNT = structLayout(U32.withName("entries")).withName("list");

  /** An entry of a strg chunk: the string at that byte after all entries belongs to a marker. */
  static final StructLayout STRING =
      structLayout(U32.withName("marker"), S64.withName("offset")).withName("string");

  static final StructLayout MARKS =
      structLayout(U32.withName("smpteType"), U32.withName("markers")).withName("mark chunk");

  static final StructLayout MARK =
      structLayout(
              U32.withName("type"),
              F64.withName("frame"),
              U32.withName("name"),
              S64.withName("smpte"),
              U32.withName("channel"))
          .withName("marker");

  private CafLayout() {}
}

package tenuto.dsp.wav;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;
import static java.lang.foreign.MemoryLayout.structLayout;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * The structures of a WAV header, as the file has them: little endian and packed.
 *
 * <p>Sources: Microsoft's RIFF specification of 1991 and its note on WAVE_FORMAT_EXTENSIBLE; EBU
 * Tech 3306 (RF64) and ITU-R BS.2088 (BW64) for the 64-bit sizes.
 */
final class WavLayout {
  private static final ValueLayout.OfShort U16 =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  private static final ValueLayout.OfInt U32 =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  private static final ValueLayout.OfLong U64 =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(LITTLE_ENDIAN);

  /** The head of a file: {@code RIFF}, {@code RF64} or {@code BW64}, and the form {@code WAVE}. */
  static final StructLayout RIFF =
      structLayout(U32.withName("id"), U32.withName("size"), U32.withName("form"))
          .withName("file header");

  /** The head of a chunk; its size counts what follows, without the pad byte after an odd size. */
  static final StructLayout CHUNK =
      structLayout(U32.withName("id"), U32.withName("size")).withName("chunk header");

  static final StructLayout FMT =
      structLayout(
              U16.withName("tag"),
              U16.withName("channels"),
              U32.withName("rate"),
              U32.withName("bytesPerSecond"),
              U16.withName("blockAlign"),
              U16.withName("bits"))
          .withName("fmt chunk");

  /** What follows {@link #FMT} in WAVE_FORMAT_EXTENSIBLE; the GUID as the four numbers it is. */
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

  static final int TAG_PCM = 1;
  static final int TAG_FLOAT = 3;
  static final int TAG_EXTENSIBLE = 0xFFFE;

  /** The GUID xxxxxxxx-0000-0010-8000-00AA00389B71 behind its first number, the format tag. */
  static final long GUID_MIDDLE = 0x0010_0000L;

  static final long GUID_END = 0x719B_3800_AA00_0080L;

  /** In a 32-bit size: look in the ds64 chunk; in a plain RIFF file: not known when written. */
  static final long SIZE_ELSEWHERE = 0xFFFF_FFFFL;

  private WavLayout() {}

  /** The four letters as the number that a header's id or form is. */
  static long id(String letters) {
    byte[] bytes = letters.getBytes(StandardCharsets.ISO_8859_1);
    return Integer.toUnsignedLong(MemorySegment.ofArray(bytes).get(U32, 0));
  }

  /** The four letters of {@code id}; what is no printable ASCII becomes a question mark. */
  static String letters(long id) {
    return raw(id).replaceAll("[^ -~]", "?");
  }

  /** Whether {@code id} can name a chunk: four letters of printable ASCII. */
  static boolean isName(long id) {
    return raw(id).matches("[ -~]{4}");
  }

  private static String raw(long id) {
    byte[] bytes = new byte[4];
    MemorySegment.ofArray(bytes).set(U32, 0, (int) id);
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** A structure at a place in a header; every field is an unsigned number. */
  record Fields(StructLayout layout, MemorySegment header, long base) {
    long get(String field) {
      PathElement path = groupElement(field);
      long at = base + layout.byteOffset(path);
      return switch (layout.select(path)) {
        case ValueLayout.OfShort s -> Short.toUnsignedLong(header.get(s, at));
        case ValueLayout.OfInt i -> Integer.toUnsignedLong(header.get(i, at));
        case ValueLayout.OfLong l -> header.get(l, at);
        default -> throw new AssertionError(field);
      };
    }

    /** Sets a field to the lowest bits of {@code value}, as many as it has. */
    Fields set(String field, long value) {
      PathElement path = groupElement(field);
      long at = base + layout.byteOffset(path);
      switch (layout.select(path)) {
        case ValueLayout.OfShort s -> header.set(s, at, (short) value);
        case ValueLayout.OfInt i -> header.set(i, at, (int) value);
        case ValueLayout.OfLong l -> header.set(l, at, value);
        default -> throw new AssertionError(field);
      }
      return this;
    }

    /** Bytes from the structure's begin to the field. */
    long offset(String field) {
      return layout.byteOffset(groupElement(field));
    }
  }
}

package tenuto.formats.pcm;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import tenuto.formats.file.Field;

/**
 * A structure of a file's header: a layout over its bytes, at its position. Its fields are unsigned
 * numbers, sequences of bytes, which are letters, and 80-bit floats.
 *
 * @param offset of its first byte in the file
 * @param layout named, as its fields are
 * @param bytes its bytes, of the layout's size
 */
public record Structure(long offset, StructLayout layout, MemorySegment bytes) {
  /** A structure within a header that is in memory from the file's start. */
  public static Structure in(MemorySegment header, long offset, StructLayout layout) {
    return new Structure(offset, layout, header.asSlice(offset, layout.byteSize()));
  }

  /** A field of {@code count} letters. */
  public static SequenceLayout letters(String name, int count) {
    return MemoryLayout.sequenceLayout(count, ValueLayout.JAVA_BYTE).withName(name);
  }

  /**
   * A field with an 80-bit float: sign and exponent in the first 16 bits, then a mantissa with an
   * explicit integer bit (IEEE 754's extended format as in Motorola's 68881).
   */
  public static StructLayout extended(String name) {
    return MemoryLayout.structLayout(
            ValueLayout.JAVA_SHORT_UNALIGNED
                .withOrder(ByteOrder.BIG_ENDIAN)
                .withName("signAndExponent"),
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN).withName("mantissa"))
        .withName(name);
  }

  /**
   * A field and its position.
   *
   * @param at bytes from the structure's start
   */
  private record Place(MemoryLayout member, long at) {}

  /** Finds a field. The layout's own paths are much slower until they are compiled. */
  private Place place(String field) {
    long at = 0;
    for (MemoryLayout member : layout.memberLayouts()) {
      if (field.equals(member.name().orElse(null))) {
        return new Place(member, at);
      }
      at += member.byteSize();
    }
    throw new IllegalArgumentException(layout + " has no field " + field);
  }

  /** The value of a numeric field. */
  public long get(String field) {
    Place place = place(field);
    return number((ValueLayout) place.member, place.at);
  }

  private long number(ValueLayout field, long at) {
    return switch (field) {
      case ValueLayout.OfByte b -> Byte.toUnsignedLong(bytes.get(b, at));
      case ValueLayout.OfShort s -> Short.toUnsignedLong(bytes.get(s, at));
      case ValueLayout.OfInt i -> Integer.toUnsignedLong(bytes.get(i, at));
      case ValueLayout.OfLong l -> bytes.get(l, at);
      default -> throw new AssertionError(field);
    };
  }

  /** The value of a field with a 64-bit float. */
  public double real(String field) {
    Place place = place(field);
    return bytes.get((ValueLayout.OfDouble) place.member, place.at);
  }

  /** Sets a numeric field to the lowest bits of {@code value}. */
  public Structure set(String field, long value) {
    Place place = place(field);
    long at = place.at;
    switch (place.member) {
      case ValueLayout.OfByte b -> bytes.set(b, at, (byte) value);
      case ValueLayout.OfShort s -> bytes.set(s, at, (short) value);
      case ValueLayout.OfInt i -> bytes.set(i, at, (int) value);
      case ValueLayout.OfLong l -> bytes.set(l, at, value);
      default -> throw new AssertionError(field);
    }
    return this;
  }

  /** The text of a field of letters, one for each byte. */
  public String text(String field) {
    Place place = place(field);
    return latin(place.at, place.member.byteSize());
  }

  private String latin(long at, long size) {
    byte[] letters = bytes.asSlice(at, size).toArray(ValueLayout.JAVA_BYTE);
    return new String(letters, StandardCharsets.ISO_8859_1);
  }

  /** Sets a field of letters. */
  public Structure set(String field, String letters) {
    Place place = place(field);
    byte[] each = letters.getBytes(StandardCharsets.ISO_8859_1);
    if (each.length != place.member.byteSize()) {
      throw new IllegalArgumentException(letters + " is not as long as " + field);
    }
    MemorySegment.copy(each, 0, bytes, ValueLayout.JAVA_BYTE, place.at, each.length);
    return this;
  }

  /** The value of an {@link #extended} field, rounded towards 0; NaN if it is not a number. */
  public double extended80(String field) {
    return extended80(place(field).at);
  }

  private double extended80(long at) {
    int first = Short.toUnsignedInt(bytes.get(BIG_SHORT, at));
    long mantissa = bytes.get(BIG_LONG, at + Short.BYTES);
    if ((first & 0x7FFF) == 0x7FFF) {
      return Double.NaN;
    }
    double size = Math.scalb((double) (mantissa >>> 11), (first & 0x7FFF) - EXTENDED_BIAS - 52);
    return first > 0x7FFF ? -size : size;
  }

  /** Sets an {@link #extended} field to a number above 0, exactly. */
  public Structure setExtended80(String field, double value) {
    long at = place(field).at;
    int exponent = Math.getExponent(value);
    long mantissa = (long) Math.scalb(value, 52 - exponent) << 11;
    bytes.set(BIG_SHORT, at, (short) (exponent + EXTENDED_BIAS));
    bytes.set(BIG_LONG, at + Short.BYTES, mantissa);
    return this;
  }

  private static final ValueLayout.OfShort BIG_SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
  private static final ValueLayout.OfLong BIG_LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
  private static final int EXTENDED_BIAS = 16383;

  /** The position of a field in the file. */
  public long offset(String field) {
    return offset + place(field).at;
  }

  /** The position after the structure in the file. */
  public long end() {
    return offset + layout.byteSize();
  }

  /** Such as "fmt chunk". */
  public String name() {
    return layout.name().orElseThrow();
  }

  /** All fields, with their values as text. */
  public List<Field> fields() {
    return layout.memberLayouts().stream().map(this::field).toList();
  }

  private Field field(MemoryLayout member) {
    String its = member.name().orElseThrow();
    long at = layout.byteOffset(groupElement(its));
    String value =
        switch (member) {
          case SequenceLayout letters -> inWords(latin(at, letters.byteSize()));
          case StructLayout _ -> HeaderText.number(extended80(at));
          case ValueLayout.OfDouble real -> HeaderText.number(bytes.get(real, at));
          case ValueLayout number -> Long.toUnsignedString(number(number, at));
          default -> throw new AssertionError(member);
        };
    return new Field(offset + at, member.byteSize(), name() + ": " + its, value);
  }

  /** Letters without trailing zeros if they are printable, otherwise their bytes. */
  private static String inWords(String letters) {
    int end = letters.length();
    while (end > 0 && letters.charAt(end - 1) == 0) {
      end--;
    }
    String text = letters.substring(0, end);
    return isPrintable(text)
        ? "'" + text + "'"
        : HexFormat.of().formatHex(letters.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Whether all characters are printable ASCII. */
  public static boolean isPrintable(String letters) {
    return letters.chars().allMatch(letter -> letter >= ' ' && letter <= '~');
  }

  /** The letters, with a question mark for each that is not printable ASCII. */
  public static String printable(String letters) {
    StringBuilder each = new StringBuilder(letters);
    for (int i = 0; i < each.length(); i++) {
      if (each.charAt(i) < ' ' || each.charAt(i) > '~') {
        each.setCharAt(i, '?');
      }
    }
    return each.toString();
  }
}

package tenuto.formats.pcm;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Texts of headers, most of whose formats do not say how letters are written, and for them. */
public final class HeaderText {
  private HeaderText() {}

  /**
   * A text up to its first zero byte: UTF-8 if it can be that, and else ISO 8859-1, of which any
   * bytes are a text.
   */
  public static String decode(byte[] bytes, int from, int size) {
    int end = from;
    while (end < from + size && bytes[end] != 0) {
      end++;
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, from, end - from))
          .toString();
    } catch (CharacterCodingException older) {
      return new String(bytes, from, end - from, StandardCharsets.ISO_8859_1);
    }
  }

  /** A number as one writes it: a whole one without a point. */
  public static String number(double number) {
    return number == Math.rint(number) && Math.abs(number) < 0x1p53
        ? Long.toString((long) number)
        : Double.toString(number);
  }

  /** The text in UTF-8. */
  public static byte[] encode(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

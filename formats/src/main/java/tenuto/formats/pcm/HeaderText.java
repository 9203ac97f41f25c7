package tenuto.formats.pcm;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Encodes and decodes texts of headers, for formats that do not specify a character set. */
public final class HeaderText {
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private HeaderText() {}

  /**
   * The text up to its first zero byte: UTF-8 if it is valid, otherwise Windows' code page 1252,
   * which has the letters of ISO 8859-1 and some more.
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
      return new String(bytes, from, end - from, WINDOWS);
    }
  }

  /** A number as text, without a decimal point if it is whole. */
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

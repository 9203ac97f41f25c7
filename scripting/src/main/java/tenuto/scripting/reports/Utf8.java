package tenuto.scripting.reports;

import java.nio.charset.StandardCharsets;

/** Converts text that was read as bytes. */
public final class Utf8 {
  private Utf8() {}

  /** Decodes bytes, each given as one character; bytes that are not UTF-8 are kept. */
  public static String text(String bytes) {
    int most = 0;
    for (int i = 0; i < bytes.length(); i++) {
      most = Math.max(most, bytes.charAt(i));
    }
    if (most < 0x80 || most > 0xff) {
      return bytes;
    }
    String text = new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    return text.indexOf('\ufffd') < 0 ? text : bytes;
  }
}

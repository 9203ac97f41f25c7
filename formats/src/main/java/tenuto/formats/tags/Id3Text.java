package tenuto.formats.tags;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The texts of an ID3 frame, one after the other, each but the last ended by a zero. */
final class Id3Text {
  /**
   * What programs write as ISO 8859-1 is often Windows' code page, which has letters where the
   * former has controls.
   */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private final byte[] body;
  private final int width;
  private Charset charset;
  private int at;

  /**
   * Texts from the byte after their encoding on.
   *
   * @param encoding 0 ISO 8859-1, 1 UTF-16 with a byte order mark, 2 UTF-16BE, 3 UTF-8
   */
  Id3Text(byte[] body, int encoding, int from) {
    this.body = body;
    this.at = from;
    this.width = encoding == 1 || encoding == 2 ? 2 : 1;
    this.charset =
        switch (encoding) {
          case 1 -> StandardCharsets.UTF_16LE; // unless a byte order mark says something else
          case 2 -> StandardCharsets.UTF_16BE;
          case 3 -> StandardCharsets.UTF_8;
          default -> WINDOWS;
        };
  }

  /** Whether a text is left. */
  boolean hasNext() {
    return at < body.length;
  }

  /** The next text, without its end; empty if there is none. */
  String next() {
    at = Math.min(at, body.length);
    if (charset == StandardCharsets.UTF_16LE && isMark(0xFE, 0xFF)) {
      charset = StandardCharsets.UTF_16BE;
    } else if (charset == StandardCharsets.UTF_16BE && isMark(0xFF, 0xFE)) {
      charset = StandardCharsets.UTF_16LE;
    }
    int end = at;
    while (end + width <= body.length && !(body[end] == 0 && body[end + width - 1] == 0)) {
      end += width;
    }
    end = Math.min(end, body.length);
    boolean lastOdd = width == 2 && end + width > body.length;
    String text = new String(body, at, end - at, charset);
    at = lastOdd ? body.length : end + width;
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** Whether the next text begins with these bytes. */
  private boolean isMark(int first, int second) {
    return at + 1 < body.length && (body[at] & 0xFF) == first && (body[at + 1] & 0xFF) == second;
  }

  /** The byte at which the next text would begin. */
  int position() {
    return Math.min(at, body.length);
  }

  /** All further texts that are not blank. */
  List<String> rest() {
    List<String> texts = new ArrayList<>();
    while (hasNext()) {
      String text = next().strip();
      if (!text.isEmpty()) {
        texts.add(text);
      }
    }
    return texts;
  }
}

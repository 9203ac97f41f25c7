package tenuto.formats.tags;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/** The tags that Monkey's Audio introduced, of versions 1 and 2, at the end of MP3 files. */
public final class ApeTag {
  /** The bytes of its footer, and of its header. */
  public static final int FOOT_BYTES = 32;

  private static final byte[] NAME = "APETAGEX".getBytes(StandardCharsets.ISO_8859_1);
  private static final int HAS_HEADER = 1 << 31;
  private static final int NO_TEXT = 6;

  private static final Map<String, String> NAMES =
      Map.of(
          "YEAR", Metadata.DATE,
          "TRACK", Metadata.TRACK,
          "DISC", "DISCNUMBER",
          "ALBUM ARTIST", "ALBUMARTIST",
          "RECORD LABEL", "LABEL");

  private ApeTag() {}

  /** Whether those bytes are a footer. */
  public static boolean isFoot(byte[] foot) {
    return foot.length == FOOT_BYTES && ByteBuffer.wrap(foot, 0, 8).equals(ByteBuffer.wrap(NAME));
  }

  /** The bytes of the items before a footer, and of the footer itself. */
  public static long bytes(byte[] foot) {
    return Integer.toUnsignedLong(little(foot).getInt(12));
  }

  /** The bytes of the header before the items. */
  public static int headBytes(byte[] foot) {
    return (little(foot).getInt(20) & HAS_HEADER) == 0 ? 0 : FOOT_BYTES;
  }

  /** The texts of items, as far as they are whole. */
  public static List<Tag> read(byte[] items) {
    List<Tag> tags = new ArrayList<>();
    ByteBuffer in = little(items);
    while (in.remaining() > 9) {
      int size = in.getInt();
      int flags = in.getInt();
      int begin = in.position();
      int end = begin;
      while (end < items.length && items[end] != 0) {
        end++;
      }
      if (size < 0 || size > items.length - end - 1) {
        break; // damage
      }
      String name =
          new String(items, begin, end - begin, StandardCharsets.ISO_8859_1)
              .toUpperCase(Locale.ROOT);
      if ((flags & NO_TEXT) == 0 && !name.isEmpty() && !name.contains("=")) {
        String text = new String(items, end + 1, size, StandardCharsets.UTF_8);
        for (String each : text.split("\0")) {
          if (!each.isBlank()) {
            tags.add(new Tag(NAMES.getOrDefault(name, name), each.strip()));
          }
        }
      }
      in.position(end + 1 + size);
    }
    return tags;
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}

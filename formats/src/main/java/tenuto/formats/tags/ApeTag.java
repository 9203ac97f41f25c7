package tenuto.formats.tags;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
          "RECORD LABEL", "LABEL",
          "MIXARTIST", "REMIXER");

  /** What items are called that have another name as a Vorbis comment. */
  private static final Map<String, String> ITEMS =
      Map.of(
          Metadata.DATE,
          "Year",
          Metadata.TRACK,
          "Track",
          "DISCNUMBER",
          "Disc",
          "ALBUMARTIST",
          "Album Artist",
          "REMIXER",
          "MixArtist");

  private static final int VERSION = 2000;
  private static final int IS_HEADER = 1 << 29;

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
            numbered(tags, NAMES.getOrDefault(name, name), each.strip());
          }
        }
      }
      in.position(end + 1 + size);
    }
    return tags;
  }

  /** Adds a text, or a number with its total, such as "3/12". */
  private static void numbered(List<Tag> tags, String name, String text) {
    String total = Id3Names.TOTALS.get(name);
    int slash = text.indexOf('/');
    if (total == null || slash < 0) {
      tags.add(new Tag(name, text));
      return;
    }
    if (slash > 0) {
      tags.add(new Tag(name, text.substring(0, slash)));
    }
    if (slash + 1 < text.length()) {
      tags.add(new Tag(total, text.substring(slash + 1)));
    }
  }

  /** Whether an item can have that name: 2 to 255 printable letters of ASCII, but a few. */
  public static boolean holds(Tag tag) {
    return tag.name().matches("[ -~]{2,255}") && !tag.name().matches("ID3|TAG|OGGS|MP\\+");
  }

  /** A tag of version 2 with those of the texts that it can hold; nothing for none. */
  public static byte[] bytes(List<Tag> tags) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    for (Tag tag : tags) {
      if (holds(tag)) {
        texts.computeIfAbsent(tag.name(), _ -> new ArrayList<>()).add(tag.text());
      }
    }
    if (texts.isEmpty()) {
      return new byte[0];
    }
    Id3Names.TOTALS.forEach((number, total) -> Id3Names.join(texts, number, total));
    ByteArrayOutputStream items = new ByteArrayOutputStream();
    texts.forEach((name, all) -> items.writeBytes(item(name, all)));
    int size = items.size() + FOOT_BYTES;
    ByteArrayOutputStream tag = new ByteArrayOutputStream();
    tag.writeBytes(end(size, texts.size(), HAS_HEADER | IS_HEADER));
    tag.writeBytes(items.toByteArray());
    tag.writeBytes(end(size, texts.size(), HAS_HEADER));
    return tag.toByteArray();
  }

  private static byte[] item(String name, List<String> texts) {
    byte[] key = ITEMS.getOrDefault(name, name).getBytes(StandardCharsets.US_ASCII);
    byte[] value = String.join("\0", texts).getBytes(StandardCharsets.UTF_8);
    byte[] item = new byte[2 * Integer.BYTES + key.length + 1 + value.length];
    little(item).putInt(value.length).putInt(0).put(key).put((byte) 0).put(value);
    return item;
  }

  /** The header or the footer. */
  private static byte[] end(int size, int count, int flags) {
    byte[] end = new byte[FOOT_BYTES];
    little(end).put(NAME).putInt(VERSION).putInt(size).putInt(count).putInt(flags);
    return end;
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}

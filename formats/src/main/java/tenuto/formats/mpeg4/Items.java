package tenuto.formats.mpeg4;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/**
 * The items of iTunes' list (ilst) as texts. Each holds boxes {@code data}: the type of a value in
 * four bytes, a language in four, and the value. Names that iTunes does not have are in items
 * {@code ----}, whose names are spelt as MusicBrainz Picard does.
 */
final class Items {
  /** The number of a part, and of all parts, which are in one item. */
  private static final Map<String, String> TOTALS =
      Map.of(Metadata.TRACK, "TRACKTOTAL", "DISCNUMBER", "DISCTOTAL");

  private static final Map<String, String> PAIRS =
      Map.of(Metadata.TRACK, "trkn", "DISCNUMBER", "disk");

  private static final String FREE = "----";

  private static final int IMPLICIT = 0;
  private static final int UTF_8 = 1;
  private static final int UTF_16 = 2;
  private static final int INTEGER = 21;
  private static final int VALUE = 8;

  private Items() {}

  /** The texts of a list's items. */
  static List<Tag> tags(List<Box> items) {
    List<Tag> tags = new ArrayList<>();
    for (Box item : items) {
      List<Box> parts = Box.in(item.body(), 0);
      String name = item.type().equals(FREE) ? freeName(parts) : ItemNames.name(item.type());
      for (Box data : parts) {
        if (data.type().equals("data") && data.body().length > VALUE && !name.isEmpty()) {
          add(tags, name, item.type(), data.body());
        }
      }
    }
    return tags;
  }

  private static String freeName(List<Box> parts) {
    String given = Box.first(parts, "name").map(box -> text(box.body(), 4)).orElse("");
    return ItemNames.ofFree(given);
  }

  private static void add(List<Tag> tags, String name, String item, byte[] data) {
    ByteBuffer value = ByteBuffer.wrap(data, VALUE, data.length - VALUE).slice();
    if (PAIRS.containsValue(item)) {
      number(tags, name, value, 2);
      number(tags, TOTALS.get(name), value, 4);
      return;
    }
    String text =
        switch (ByteBuffer.wrap(data).getInt()) {
          case UTF_8 -> text(data, VALUE);
          case UTF_16 -> StandardCharsets.UTF_16BE.decode(value).toString();
          case INTEGER, IMPLICIT -> integer(value);
          default -> "";
        };
    if (!text.isBlank()) {
      tags.add(new Tag(name, text));
    }
  }

  /** Adds the number at an index of a value, where 0 is none. */
  private static void number(List<Tag> tags, String name, ByteBuffer value, int at) {
    int number = value.remaining() >= at + 2 ? value.getShort(at) & 0xFFFF : 0;
    if (number > 0) {
      tags.add(new Tag(name, Integer.toString(number)));
    }
  }

  private static String integer(ByteBuffer value) {
    return switch (value.remaining()) {
      case 1 -> Byte.toString(value.get());
      case 2 -> Short.toString(value.getShort());
      case 4 -> Integer.toString(value.getInt());
      default -> "";
    };
  }

  private static String text(byte[] bytes, int from) {
    return from > bytes.length
        ? ""
        : new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
  }

  /**
   * The list for texts.
   *
   * @param others items that follow
   */
  static Box list(List<Tag> tags, List<Box> others) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    for (Tag tag : tags) {
      texts.computeIfAbsent(tag.name(), _ -> new ArrayList<>()).add(tag.text());
    }
    List<Box> items = new ArrayList<>();
    TOTALS.forEach((number, total) -> pair(texts, number, total, items));
    texts.forEach((name, all) -> items.add(item(name, all)));
    items.addAll(others);
    return Box.of("ilst", new byte[0], items);
  }

  /** Makes one item of a number and its total, if they are single numbers that it holds. */
  private static void pair(
      Map<String, List<String>> texts, String number, String total, List<Box> items) {
    List<String> given = texts.getOrDefault(number, List.of());
    if (given.size() == 1 && given.getFirst().matches("[1-9]\\d{0,3}/[1-9]\\d{0,3}")) {
      String[] parts = given.getFirst().split("/");
      texts.put(number, List.of(parts[0]));
      texts.putIfAbsent(total, List.of(parts[1]));
    }
    List<String> both =
        Stream.of(number, total).flatMap(it -> texts.getOrDefault(it, List.of()).stream()).toList();
    boolean isSingle =
        texts.getOrDefault(number, List.of()).size() < 2
            && texts.getOrDefault(total, List.of()).size() < 2;
    if (both.isEmpty() || !isSingle || !both.stream().allMatch(it -> it.matches("[1-9]\\d{0,3}"))) {
      return;
    }
    List<String> numbers = texts.remove(number);
    List<String> totals = texts.remove(total);
    ByteBuffer value = ByteBuffer.allocate(number.equals(Metadata.TRACK) ? 8 : 6);
    value.putShort(2, numbers == null ? 0 : Short.parseShort(numbers.getFirst()));
    value.putShort(4, totals == null ? 0 : Short.parseShort(totals.getFirst()));
    items.add(Box.of(PAIRS.get(number), new byte[0], List.of(data(IMPLICIT, value.array()))));
  }

  private static Box item(String name, List<String> texts) {
    String type = ItemNames.item(name);
    if (type.equals("cpil") && texts.equals(List.of("1"))) {
      return Box.of(type, new byte[0], List.of(data(INTEGER, new byte[] {1})));
    }
    if (type.equals("tmpo") && texts.size() == 1 && texts.getFirst().matches("[1-9]\\d{0,3}")) {
      byte[] value = ByteBuffer.allocate(2).putShort(Short.parseShort(texts.getFirst())).array();
      return Box.of(type, new byte[0], List.of(data(INTEGER, value)));
    }
    List<Box> values =
        texts.stream().map(text -> data(UTF_8, text.getBytes(StandardCharsets.UTF_8))).toList();
    if (ItemNames.isText(type)) {
      return Box.of(type, new byte[0], values);
    }
    List<Box> parts = new ArrayList<>();
    parts.add(named("mean", "com.apple.iTunes"));
    parts.add(named("name", ItemNames.free(name)));
    parts.addAll(values);
    return Box.of(FREE, new byte[0], parts);
  }

  private static Box named(String type, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Box(type, ByteBuffer.allocate(4 + bytes.length).putInt(0).put(bytes).array());
  }

  private static Box data(int type, byte[] value) {
    return new Box(
        "data",
        ByteBuffer.allocate(VALUE + value.length).putInt(type).putInt(0).put(value).array());
  }
}

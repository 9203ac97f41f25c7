package tenuto.formats.mpeg4;

import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Collectors;
import tenuto.formats.file.Metadata;
import tenuto.formats.tags.LongNames;

/** What items are called as Vorbis comments, as MusicBrainz Picard maps them. */
final class ItemNames {
  /** Items with texts. */
  private static final Map<String, String> TEXTS =
      Map.ofEntries(
          Map.entry("\u00a9nam", Metadata.TITLE),
          Map.entry("\u00a9ART", Metadata.ARTIST),
          Map.entry("\u00a9alb", Metadata.ALBUM),
          Map.entry("aART", "ALBUMARTIST"),
          Map.entry("\u00a9day", Metadata.DATE),
          Map.entry("\u00a9gen", Metadata.GENRE),
          Map.entry("\u00a9cmt", Metadata.COMMENT),
          Map.entry("cprt", Metadata.COPYRIGHT),
          Map.entry("\u00a9wrt", "COMPOSER"),
          Map.entry("\u00a9grp", "GROUPING"),
          Map.entry("\u00a9lyr", "LYRICS"),
          Map.entry("desc", "DESCRIPTION"),
          Map.entry("\u00a9wrk", "WORK"),
          Map.entry("\u00a9mvn", "MOVEMENTNAME"),
          Map.entry("\u00a9too", Metadata.SOFTWARE),
          Map.entry("sonm", "TITLESORT"),
          Map.entry("soar", "ARTISTSORT"),
          Map.entry("soal", "ALBUMSORT"),
          Map.entry("soaa", "ALBUMARTISTSORT"),
          Map.entry("soco", "COMPOSERSORT"));

  /** Items with numbers. */
  private static final Map<String, String> NUMBERS =
      Map.of(
          "trkn", Metadata.TRACK,
          "disk", "DISCNUMBER",
          "tmpo", "BPM",
          "cpil", "COMPILATION");

  private static final Map<String, String> ITEMS =
      TEXTS.entrySet().stream().collect(Collectors.toMap(Entry::getValue, Entry::getKey));

  /** Names of free items that are spelt otherwise. */
  private static final Map<String, String> FREE =
      Map.of("KEY", "initialkey", "ORIGINALDATE", "originaldate");

  private ItemNames() {}

  /** The name for an item; empty if it has none, or describes the file and not the sound. */
  static String name(String item) {
    return item.equals("\u00a9too") ? "" : TEXTS.getOrDefault(item, NUMBERS.getOrDefault(item, ""));
  }

  /** The item for a name; empty if it is a free one. */
  static String item(String name) {
    return switch (name) {
      case "BPM" -> "tmpo";
      case "COMPILATION" -> "cpil";
      default -> ITEMS.getOrDefault(name, "");
    };
  }

  /** Whether an item has texts. */
  static boolean isText(String item) {
    return TEXTS.containsKey(item);
  }

  /** The name of a free item for a name. */
  static String free(String name) {
    return FREE.getOrDefault(name, LongNames.of(name));
  }

  /** The name for that of a free item; empty for what iTunes notes about the file. */
  static String ofFree(String given) {
    String name = LongNames.shortened(given);
    return name.equals("ITUNSMPB") || name.equals("ITUNNORM")
        ? ""
        : name.equals("INITIALKEY") ? "KEY" : name;
  }
}

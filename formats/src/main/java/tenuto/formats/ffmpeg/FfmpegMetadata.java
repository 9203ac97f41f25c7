package tenuto.formats.ffmpeg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;

/**
 * Metadata as ffmpeg writes them in its own format of text: lines {@code name=value}, in which a
 * backslash precedes {@code = ; # \} and ends of lines; a section {@code [CHAPTER]} for each
 * chapter.
 */
final class FfmpegMetadata {
  /** The most lines that are read, of which a chapter has five. */
  private static final int MOST_LINES = 10_000;

  /** The names for which ours are others than the same in capitals. */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("ALBUM_ARTIST", "ALBUMARTIST"),
          Map.entry("ALBUM ARTIST", "ALBUMARTIST"),
          Map.entry("TRACK", Metadata.TRACK),
          Map.entry("DISC", "DISCNUMBER"),
          Map.entry("YEAR", Metadata.DATE),
          Map.entry("TMPO", "BPM"),
          Map.entry("PUBLISHER", "LABEL"),
          Map.entry("ENCODED_BY", "ENCODEDBY"),
          Map.entry("INITIALKEY", "KEY"),
          Map.entry("MIXARTIST", "REMIXER"),
          Map.entry("SORT_NAME", "TITLESORT"),
          Map.entry("SORT_ARTIST", "ARTISTSORT"),
          Map.entry("SORT_ALBUM", "ALBUMSORT"),
          Map.entry("SORT_ALBUM_ARTIST", "ALBUMARTISTSORT"),
          Map.entry("SORT_COMPOSER", "COMPOSERSORT"));

  /** The total after a slash. */
  private static final Map<String, String> TOTALS =
      Map.of(Metadata.TRACK, "TRACKTOTAL", "DISCNUMBER", "DISCTOTAL");

  /** What describes the file and not the sound. */
  private static final Set<String> TECHNICAL =
      Set.of(
          "MAJOR_BRAND",
          "MINOR_VERSION",
          "COMPATIBLE_BRANDS",
          "CREATION_TIME",
          "HANDLER_NAME",
          "VENDOR_ID",
          "ITUNSMPB",
          "GAPLESS_PLAYBACK",
          "MEDIA_TYPE",
          "DURATION");

  private final double rate;
  private final List<Tag> tags = new ArrayList<>();
  private final List<Cue> cues = new ArrayList<>();
  private boolean isChapter;
  private boolean isOther;
  private double unit = 1;
  private double start;

  private FfmpegMetadata(double rate) {
    this.rate = rate;
  }

  /**
   * Parses a text.
   *
   * @param rate frames per second, of chapters
   */
  static Metadata parse(String text, double rate) {
    FfmpegMetadata all = new FfmpegMetadata(rate);
    for (String line : lines(text)) {
      all.take(line);
    }
    return Metadata.of(all.tags).withCues(all.cues);
  }

  /** The lines, which end where no backslash is before the end. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length() && lines.size() < MOST_LINES; i++) {
      char next = text.charAt(i);
      if (next == '\\' && i + 1 < text.length()) {
        line.append(next).append(text.charAt(++i));
      } else if (next == '\n') {
        lines.add(line.toString());
        line = new StringBuilder();
      } else {
        line.append(next);
      }
    }
    return lines;
  }

  private void take(String line) {
    if (line.startsWith(";")) {
      return;
    }
    if (line.startsWith("[")) {
      isChapter = line.equals("[CHAPTER]");
      isOther = !isChapter;
      if (isChapter) {
        cues.add(new Cue(0, ""));
      }
      return;
    }
    int equals = equals(line);
    if (equals < 0 || isOther) {
      return;
    }
    String name = plain(line.substring(0, equals));
    String value = plain(line.substring(equals + 1));
    if (isChapter) {
      chapter(name, value);
    } else {
      tag(name.toUpperCase(Locale.ROOT), value);
    }
  }

  private static int equals(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '\\') {
        i++;
      } else if (line.charAt(i) == '=') {
        return i;
      }
    }
    return -1;
  }

  private static String plain(String escaped) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < escaped.length(); i++) {
      if (escaped.charAt(i) == '\\' && i + 1 < escaped.length()) {
        i++;
      }
      text.append(escaped.charAt(i));
    }
    return text.toString();
  }

  /** A text with backslashes where there must be. */
  static String escaped(String text) {
    return text.replaceAll("[=;#\\\\\n]", "\\\\$0");
  }

  private void tag(String given, String value) {
    String name = NAMES.getOrDefault(given, AsfNames.ours(given));
    if (name.isEmpty() || given.contains("=") || TECHNICAL.contains(name) || value.isBlank()) {
      return;
    }
    int slash = value.indexOf('/');
    String total = TOTALS.get(name);
    if (total == null || slash < 0) {
      tags.add(new Tag(name, value));
      return;
    }
    String number = value.substring(0, slash).strip();
    String of = value.substring(slash + 1).strip();
    if (!number.isEmpty() && !number.equals("0")) {
      tags.add(new Tag(name, number));
    }
    if (!of.isEmpty() && !of.equals("0")) {
      tags.add(new Tag(total, of));
    }
  }

  private void chapter(String name, String value) {
    try {
      switch (name) {
        case "TIMEBASE" -> {
          String[] parts = value.split("/", 2);
          unit = Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]);
        }
        case "START" -> {
          start = Double.parseDouble(value);
          cues.set(cues.size() - 1, new Cue(frame(), cues.getLast().label()));
        }
        case "title" -> cues.set(cues.size() - 1, new Cue(frame(), value));
        default -> {}
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException damaged) {
      return; // It stays where it is.
    }
  }

  private long frame() {
    double frame = start * unit * rate;
    return frame >= 0 && frame < 0x1p53 ? Math.round(frame) : 0;
  }
}

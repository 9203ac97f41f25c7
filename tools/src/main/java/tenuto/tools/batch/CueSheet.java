package tenuto.tools.batch;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.pcm.HeaderText;

/**
 * A CUE sheet: where the tracks of one sound file begin, and what they are called.
 *
 * <p>Source of the layout: CDRWIN User's Guide, appendix A. Positions are minutes, seconds and
 * frames of 1/75 s.
 *
 * @param album tags that all tracks share
 * @param tracks in their order
 */
record CueSheet(List<Tag> album, List<Track> tracks) {
  private static final int FRAMES = 75;
  private static final int MOST_TRACKS = 10_000;
  private static final Pattern LINE = Pattern.compile("\\s*(\\S+)\\s*(.*?)\\s*");
  private static final Pattern PLACE = Pattern.compile("(\\d{1,6}):([0-5]\\d):(\\d\\d)");

  /**
   * A track.
   *
   * @param seconds where it begins: whole seconds
   * @param frames and 75ths of a second after these
   * @param tags its own
   */
  record Track(long seconds, int frames, List<Tag> tags) {
    /** The frame of a sound at which it begins. */
    long begin(double rate) {
      return Math.round(seconds * rate + frames * rate / FRAMES);
    }

    /** Its title; empty if it has none. */
    String title() {
      return tags.stream()
          .filter(tag -> tag.name().equals(Metadata.TITLE))
          .map(Tag::text)
          .findFirst()
          .orElse("");
    }
  }

  /** The text of a sheet: UTF-16 if it begins with a byte order mark of that, UTF-8, or cp1252. */
  static String text(byte[] bytes) {
    int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
    return mark == 0xFEFF || mark == 0xFFFE
        ? new String(bytes, StandardCharsets.UTF_16)
        : HeaderText.decode(bytes, 0, bytes.length);
  }

  /**
   * Parses a sheet.
   *
   * @param file for error messages
   * @throws IllegalArgumentException naming the line, if it breaks a rule, or is of several files
   */
  static CueSheet parse(Path file, String text) {
    Parser parser = new Parser(file);
    text.lines().forEach(parser::line);
    return parser.end();
  }

  /** Reads line by line. */
  private static final class Parser {
    private final Path file;
    private final List<Tag> album = new ArrayList<>();
    private final List<Track> tracks = new ArrayList<>();
    private List<Tag> tags = album;
    private Track track;
    private int files;
    private int number;

    Parser(Path file) {
      this.file = file;
    }

    void line(String text) {
      number++;
      Matcher line = LINE.matcher(text.startsWith("\uFEFF") ? text.substring(1) : text);
      if (!line.matches()) {
        return; // empty
      }
      String value = line.group(2);
      switch (line.group(1).toUpperCase(Locale.ROOT)) {
        case "FILE" -> {
          require(++files == 1, "must be of one FILE, but names another");
        }
        case "TRACK" -> {
          finish();
          require(tracks.size() < MOST_TRACKS, "may have %d tracks".formatted(MOST_TRACKS));
          tags = new ArrayList<>();
        }
        case "TITLE" -> add(tags == album ? Metadata.ALBUM : Metadata.TITLE, value);
        case "PERFORMER" -> add(tags == album ? "ALBUMARTIST" : Metadata.ARTIST, value);
        case "SONGWRITER" -> add("COMPOSER", value);
        case "ISRC" -> add("ISRC", value);
        case "CATALOG" -> add("BARCODE", value);
        case "REM" -> remark(value);
        case "INDEX" -> index(value);
        default -> {} // PREGAP, POSTGAP and FLAGS are about discs
      }
    }

    private void add(String name, String value) {
      String text = value.matches("\".*\"") ? value.substring(1, value.length() - 1) : value;
      if (!text.isBlank()) {
        tags.add(new Tag(name, text.strip()));
      }
    }

    private void remark(String value) {
      Matcher named = LINE.matcher(value);
      if (named.matches() && named.group(1).matches("(?i)GENRE|DATE|COMMENT|DISCNUMBER")) {
        add(named.group(1), named.group(2));
      }
    }

    private void index(String value) {
      Matcher parts = LINE.matcher(value);
      require(parts.matches(), "INDEX must have a number and a place");
      Matcher place = PLACE.matcher(parts.group(2));
      require(
          place.matches() && Integer.parseInt(place.group(3)) < FRAMES,
          "INDEX must be at mm:ss:ff, with ss below 60 and ff below 75, but is at '%s'"
              .formatted(parts.group(2)));
      require(tags != album, "INDEX must be after a TRACK");
      if (parts.group(1).equals("01")) {
        long seconds = 60 * Long.parseLong(place.group(1)) + Long.parseLong(place.group(2));
        track = new Track(seconds, Integer.parseInt(place.group(3)), tags);
      }
    }

    private void finish() {
      if (tags != album) {
        require(track != null, "the track before has no INDEX 01");
        tracks.add(track);
        track = null;
      }
    }

    CueSheet end() {
      finish();
      require(!tracks.isEmpty(), "has no TRACK");
      return new CueSheet(List.copyOf(album), List.copyOf(tracks));
    }

    private void require(boolean holds, String rule) {
      if (!holds) {
        throw new IllegalArgumentException("%s, line %d: %s".formatted(file, number, rule));
      }
    }
  }
}

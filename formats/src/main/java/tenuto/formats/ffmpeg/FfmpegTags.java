package tenuto.formats.ffmpeg;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/** Texts for files that ffmpeg writes. */
public final class FfmpegTags {
  /** The most letters of all texts: a system limits what a program can be started with. */
  private static final int MOST_IN_ALL = 200_000;

  /** The most letters of the texts of one name. */
  private static final int MOST_LETTERS = 20_000;

  private static final int MOST_NAMES = 200;

  /** In which a program gets its arguments; without a locale that is ASCII. */
  private static final Charset ARGUMENTS =
      Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

  private static final String BETWEEN = "; ";

  /** What ffmpeg has other names for. */
  private static final Map<String, String> NAMES =
      Map.of(
          "ALBUMARTIST",
          "album_artist",
          Metadata.TRACK,
          "track",
          "DISCNUMBER",
          "disc",
          "TITLESORT",
          "sort_name",
          "ARTISTSORT",
          "sort_artist",
          "ALBUMSORT",
          "sort_album",
          "ALBUMARTISTSORT",
          "sort_album_artist",
          "COMPOSERSORT",
          "sort_composer",
          Metadata.SOFTWARE,
          "encoder");

  /** The names that have a place in an MPEG-4 file as ffmpeg writes it. */
  static final Set<String> OF_MPEG_4 =
      Set.of(
          Metadata.TITLE,
          Metadata.ARTIST,
          "ALBUMARTIST",
          Metadata.ALBUM,
          "COMPOSER",
          Metadata.DATE,
          Metadata.GENRE,
          Metadata.COMMENT,
          Metadata.COPYRIGHT,
          "GROUPING",
          "LYRICS",
          "DESCRIPTION",
          Metadata.TRACK,
          "TRACKTOTAL",
          "DISCNUMBER",
          "DISCTOTAL",
          "TITLESORT",
          "ARTISTSORT",
          "ALBUMSORT",
          "ALBUMARTISTSORT",
          "COMPOSERSORT",
          Metadata.SOFTWARE);

  private FfmpegTags() {}

  /** Those of the texts that a file of that codec cannot hold. */
  public static List<Tag> lost(FfmpegEncoder encoder, List<Tag> tags) {
    return lost(encoder, tags, ARGUMENTS);
  }

  static List<Tag> lost(FfmpegEncoder encoder, List<Tag> tags, Charset arguments) {
    List<Tag> lost = new ArrayList<>();
    texts(encoder, tags, arguments, lost);
    return lost;
  }

  /** The texts by name, of which several of one name are one, and those that are lost. */
  private static Map<String, String> texts(
      FfmpegEncoder encoder, List<Tag> tags, Charset arguments, List<Tag> lost) {
    CharsetEncoder letters = arguments.newEncoder();
    Map<String, String> texts = new LinkedHashMap<>();
    int all = 0;
    for (Tag tag : tags) {
      String before = texts.get(tag.name());
      int more = tag.text().length() + (before == null ? tag.name() : BETWEEN).length();
      int its = (before == null ? 0 : before.length()) + more;
      boolean isBeyond = before == null && texts.size() == MOST_NAMES;
      if (isBeyond
          || its > MOST_LETTERS
          || all + more > MOST_IN_ALL
          || !holds(encoder, tag, letters)) {
        lost.add(tag);
      } else {
        texts.merge(tag.name(), tag.text(), (one, other) -> one + BETWEEN + other);
        all += more;
      }
    }
    return texts;
  }

  private static boolean holds(FfmpegEncoder encoder, Tag tag, CharsetEncoder letters) {
    Set<String> names = encoder.names();
    return encoder.hasTags()
        && tag.text().indexOf(0) < 0
        && tag.name().indexOf(0) < 0
        && tag.name().indexOf('=') < 0
        && letters.canEncode(tag.name())
        && letters.canEncode(tag.text())
        && (names.isEmpty() || names.contains(tag.name()));
  }

  /** The options that write the texts; several of one name become one. */
  static List<String> options(FfmpegEncoder encoder, List<Tag> tags) {
    Map<String, String> texts = texts(encoder, tags, ARGUMENTS, new ArrayList<>());
    if (!encoder.names().isEmpty()) {
      total(texts, Metadata.TRACK, "TRACKTOTAL");
      total(texts, "DISCNUMBER", "DISCTOTAL");
    }
    List<String> options = new ArrayList<>();
    texts.forEach(
        (name, text) -> {
          options.add("-metadata");
          String small = name.toLowerCase(Locale.ROOT);
          boolean isNamed = !encoder.names().isEmpty() || name.equals(Metadata.SOFTWARE);
          options.add((isNamed ? NAMES.getOrDefault(name, small) : name) + "=" + text);
        });
    return options;
  }

  /** Moves a total to its number, "3/12", unless that has one. */
  private static void total(Map<String, String> texts, String number, String total) {
    String of = texts.remove(total);
    if (of != null) {
      texts.merge(number, "0/" + of, (one, _) -> one.contains("/") ? one : one + "/" + of);
    }
  }
}

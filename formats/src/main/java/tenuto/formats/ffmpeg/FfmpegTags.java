package tenuto.formats.ffmpeg;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.tags.ApeTag;

/** Texts for the Windows Media files that ffmpeg writes. */
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

  private FfmpegTags() {}

  /** Those of the texts that a file of that codec cannot hold. */
  public static List<Tag> lost(FfmpegEncoder encoder, List<Tag> tags) {
    return switch (encoder) {
      case WMA -> lost(tags, ARGUMENTS);
      case AC3 -> tags;
      case WAVPACK -> tags.stream().filter(tag -> !ApeTag.holds(tag)).toList();
      default -> List.of();
    };
  }

  static List<Tag> lost(List<Tag> tags, Charset arguments) {
    List<Tag> lost = new ArrayList<>();
    texts(tags, arguments, lost);
    return lost;
  }

  /** The texts by name, of which several of one name are one, and those that are lost. */
  private static Map<String, String> texts(List<Tag> tags, Charset arguments, List<Tag> lost) {
    CharsetEncoder letters = arguments.newEncoder();
    Map<String, String> texts = new LinkedHashMap<>();
    int all = 0;
    for (Tag tag : tags) {
      String before = texts.get(tag.name());
      int more = tag.text().length() + (before == null ? tag.name() : BETWEEN).length();
      int its = (before == null ? 0 : before.length()) + more;
      boolean isBeyond = before == null && texts.size() == MOST_NAMES;
      if (isBeyond || its > MOST_LETTERS || all + more > MOST_IN_ALL || !holds(tag, letters)) {
        lost.add(tag);
      } else {
        texts.merge(tag.name(), tag.text(), (one, other) -> one + BETWEEN + other);
        all += more;
      }
    }
    return texts;
  }

  private static boolean holds(Tag tag, CharsetEncoder letters) {
    return tag.text().indexOf(0) < 0
        && tag.name().indexOf(0) < 0
        && tag.name().indexOf('=') < 0
        && letters.canEncode(tag.name())
        && letters.canEncode(tag.text());
  }

  /** The options that write the texts; several of one name become one. */
  static List<String> options(List<Tag> tags) {
    Map<String, String> texts = texts(tags, ARGUMENTS, new ArrayList<>());
    total(texts, Metadata.TRACK, "TRACKTOTAL");
    total(texts, "DISCNUMBER", "DISCTOTAL");
    List<String> options = new ArrayList<>();
    texts.forEach(
        (name, text) -> {
          boolean isProgram = name.equals(Metadata.SOFTWARE);
          options.add("-metadata");
          options.add((isProgram ? "encoder" : AsfNames.of(name)) + "=" + text);
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

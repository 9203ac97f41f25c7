package tenuto.formats.wav;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/**
 * The four-letter names of tags in RIFF's INFO lists; an unknown name is used as the tag's name.
 */
final class InfoTags {
  private record Name(String info, String tag) {}

  private static final List<Name> NAMES =
      List.of(
          new Name("INAM", Metadata.TITLE),
          new Name("IART", Metadata.ARTIST),
          new Name("IPRD", Metadata.ALBUM),
          new Name("ICRD", Metadata.DATE),
          new Name("IGNR", Metadata.GENRE),
          new Name("ICMT", Metadata.COMMENT),
          new Name("ICOP", Metadata.COPYRIGHT),
          new Name("ISFT", Metadata.SOFTWARE),
          new Name("ITRK", Metadata.TRACK),
          new Name("IENG", "ENGINEER"),
          new Name("IKEY", "KEYWORDS"),
          new Name("ISBJ", "SUBJECT"),
          new Name("IPRT", Metadata.TRACK));

  private static final Pattern INFO = Pattern.compile("I[A-Z0-9]{3}");

  private InfoTags() {}

  /** The tag for a text of an INFO list. */
  static Tag tag(String info, String text) {
    return NAMES.stream()
        .filter(name -> name.info.equals(info))
        .findFirst()
        .map(name -> new Tag(name.tag, text))
        .orElseGet(() -> new Tag(info, text));
  }

  /** The tags that have INFO names, by those, in their order. */
  static List<Map.Entry<String, String>> infos(List<Tag> tags) {
    return tags.stream()
        .map(tag -> Map.entry(info(tag.name()), tag.text()))
        .filter(entry -> !entry.getKey().isEmpty())
        .toList();
  }

  /** Whether INFO has a name for each, and no name is there twice. */
  static boolean hold(List<Tag> tags) {
    return tags.stream().allMatch(InfoTags::holds)
        && tags.stream().map(Tag::name).distinct().count() == tags.size();
  }

  /** Whether INFO has a name for it. */
  static boolean holds(Tag tag) {
    return !info(tag.name()).isEmpty();
  }

  private static String info(String tag) {
    return NAMES.stream()
        .filter(name -> name.tag.equals(tag))
        .findFirst()
        .map(Name::info)
        .orElseGet(() -> INFO.matcher(tag).matches() ? tag : "");
  }
}

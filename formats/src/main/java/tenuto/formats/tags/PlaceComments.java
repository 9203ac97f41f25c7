package tenuto.formats.tags;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Direction;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;

/**
 * Places of a sound as Vorbis comments: chapters, {@code CHAPTER001=00:01:02.345} and {@code
 * CHAPTER001NAME=…}, and a loop, {@code LOOPSTART=} and {@code LOOPLENGTH=} in frames, as game
 * engines have it. They are no tags.
 *
 * <p>Source: wiki.xiph.org/Chapter_Extension.
 */
final class PlaceComments {
  private static final Pattern CHAPTER = Pattern.compile("CHAPTER(\\d{1,3})(NAME)?");
  private static final Pattern TIME =
      Pattern.compile("(\\d{1,4}):([0-5]?\\d):([0-5]?\\d(?:\\.\\d{1,9})?)");
  private static final Pattern FRAMES = Pattern.compile("\\d{1,15}");
  private static final String START = "LOOPSTART";
  private static final String LENGTH = "LOOPLENGTH";
  private static final String END = "LOOPEND";
  private static final Set<String> LOOP = Set.of(START, LENGTH, END);
  private static final int MINUTE = 60;
  private static final int HOUR = 3600;
  private static final double MS = 1000;

  private PlaceComments() {}

  /** Whether a comment gives a place, or its name. */
  static boolean isPlace(String name, String text) {
    Matcher chapter = CHAPTER.matcher(name);
    return chapter.matches()
        ? chapter.group(2) != null || TIME.matcher(text.strip()).matches()
        : LOOP.contains(name) && FRAMES.matcher(text.strip()).matches();
  }

  /** Metadata of comments; those whose values make no place are texts. */
  static Metadata read(List<Tag> comments, long frames, double rate) {
    List<Tag> texts = new ArrayList<>();
    Map<Integer, Double> chapters = new TreeMap<>();
    Map<Integer, String> names = new HashMap<>();
    Map<String, Long> loop = new HashMap<>();
    for (Tag tag : comments) {
      Matcher chapter = CHAPTER.matcher(tag.name());
      Matcher time = TIME.matcher(tag.text().strip());
      if (!isPlace(tag.name(), tag.text())) {
        texts.add(tag);
      } else if (chapter.matches() && chapter.group(2) != null) {
        names.putIfAbsent(Integer.parseInt(chapter.group(1)), tag.text());
      } else if (time.matches()) {
        chapters.putIfAbsent(Integer.parseInt(chapter.group(1)), seconds(time));
      } else {
        loop.putIfAbsent(tag.name(), Long.parseLong(tag.text().strip()));
      }
    }
    List<Cue> cues = new ArrayList<>();
    chapters.forEach(
        (number, time) ->
            cues.add(new Cue(Math.round(time * rate), names.getOrDefault(number, ""))));
    return Metadata.of(texts).withCues(cues).with(Instrument.NONE.with(loops(loop, frames)));
  }

  private static double seconds(Matcher time) {
    return HOUR * Integer.parseInt(time.group(1))
        + MINUTE * Integer.parseInt(time.group(2))
        + Double.parseDouble(time.group(3));
  }

  /** The loop, to the end of the sound if neither its length nor its end is given. */
  private static List<Loop> loops(Map<String, Long> given, long frames) {
    Long begin = given.get(START);
    if (begin == null) {
      return List.of();
    }
    Long length = given.get(LENGTH);
    long end = length == null ? given.getOrDefault(END, frames) : begin + length;
    return begin < end ? List.of(new Loop(begin, end, Direction.FORWARD, 0)) : List.of();
  }

  /** The comments for cue points, in the order of time, and for the first loop. */
  static List<Tag> of(Metadata metadata, double rate) {
    List<Tag> tags = new ArrayList<>();
    List<Cue> cues = new ArrayList<>(metadata.cues());
    cues.sort(Comparator.comparingLong(Cue::frame));
    for (int i = 0; i < Math.min(cues.size(), VorbisComments.MOST_CHAPTERS); i++) {
      String name = "CHAPTER%03d".formatted(i + 1);
      tags.add(new Tag(name, clock(Math.round(cues.get(i).frame() / rate * MS))));
      tags.add(new Tag(name + "NAME", cues.get(i).label()));
    }
    if (!metadata.instrument().loops().isEmpty()) {
      Loop loop = metadata.instrument().loops().getFirst();
      tags.add(new Tag(START, Long.toString(loop.begin())));
      tags.add(new Tag(LENGTH, Long.toString(loop.end() - loop.begin())));
    }
    return tags;
  }

  private static String clock(long ms) {
    long seconds = ms / 1000;
    return String.format(
        Locale.ROOT,
        "%02d:%02d:%02d.%03d",
        seconds / HOUR,
        seconds / MINUTE % MINUTE,
        seconds % MINUTE,
        ms % 1000);
  }
}

package tenuto.formats.file;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The document of an iXML chunk, which recorders write: kept as it is, but for what an edit makes
 * wrong.
 *
 * <p>Source of the names: iXML specification 3.01 (ixml.info).
 */
final class Ixml {
  private static final List<String> RATES = List.of("FILE_SAMPLE_RATE", "TIMESTAMP_SAMPLE_RATE");

  /** Samples since midnight, as the upper and the lower half of 64 bits. */
  private static final List<List<String>> TIMES =
      List.of(
          List.of("TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_HI", "TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_LO"),
          List.of("BWF_TIME_REFERENCE_HIGH", "BWF_TIME_REFERENCE_LOW"));

  private static final int HALF = 32;
  private static final long LOW = 0xFFFF_FFFFL;

  private Ixml() {}

  /** The document after an edit: its times and rates; sync points are left out if they move. */
  static String moved(String xml, SoundEdit edit) {
    if (edit.isNone() || xml.isEmpty()) {
      return xml;
    }
    String moved = without(xml, "SYNC_POINT_LIST");
    for (List<String> time : TIMES) {
      long high = number(moved, time.getFirst());
      long low = number(moved, time.getLast());
      if (low >= 0) {
        long samples = Math.max(high, 0) << HALF | low & LOW;
        double place = (samples / edit.before() + edit.begin()) * edit.now();
        long now = Math.max(0, Math.round(place));
        moved = with(moved, time.getFirst(), Long.toString(now >>> HALF));
        moved = with(moved, time.getLast(), Long.toString(now & LOW));
      }
    }
    if (edit.now() == Math.rint(edit.now())) {
      for (String rate : RATES) {
        moved =
            number(moved, rate) < 0 ? moved : with(moved, rate, Long.toString((long) edit.now()));
      }
    }
    return moved;
  }

  /** The document without loudness, which holds only for the original sound. */
  static String withoutLevels(String xml) {
    return without(xml, "LOUDNESS");
  }

  private static String without(String xml, String element) {
    String end = "</" + element + ">";
    int from = xml.indexOf("<" + element + ">");
    int to = from < 0 ? -1 : xml.indexOf(end, from);
    return to < 0 ? xml : xml.substring(0, from) + xml.substring(to + end.length());
  }

  /** The number in an element, or -1. */
  private static long number(String xml, String element) {
    Matcher found =
        Pattern.compile("<%1$s>\\s*(\\d{1,18})\\s*</%1$s>".formatted(element)).matcher(xml);
    return found.find() ? Long.parseLong(found.group(1)) : -1;
  }

  private static String with(String xml, String element, String text) {
    return xml.replaceAll("(?<=<%1$s>)\\s*\\d+\\s*(?=</%1$s>)".formatted(element), text);
  }
}

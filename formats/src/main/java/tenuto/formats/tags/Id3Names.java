package tenuto.formats.tags;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Collectors;
import tenuto.formats.file.Metadata;

/**
 * What the frames of ID3 version 2 are called as Vorbis comments, as MusicBrainz Picard maps them.
 */
final class Id3Names {
  /** Who gives the number of a recording in UFID. */
  static final String MUSICBRAINZ = "http://musicbrainz.org";

  /** The number of a part, and of all parts, which ID3 has in one text: "3/12". */
  static final Map<String, String> TOTALS =
      Map.of(Metadata.TRACK, "TRACKTOTAL", "DISCNUMBER", "DISCTOTAL", "MOVEMENT", "MOVEMENTTOTAL");

  /**
   * A frame.
   *
   * @param id of versions 2.3 and 2.4
   * @param old of version 2.2; empty if it has none
   */
  private record Frame(String id, String old, String name) {}

  /** The first frame of a name is the one that is written. */
  private static final List<Frame> FRAMES =
      List.of(
          new Frame("TIT2", "TT2", Metadata.TITLE),
          new Frame("TPE1", "TP1", Metadata.ARTIST),
          new Frame("TALB", "TAL", Metadata.ALBUM),
          new Frame("TDRC", "", Metadata.DATE),
          new Frame("TYER", "TYE", Metadata.DATE),
          new Frame("TCON", "TCO", Metadata.GENRE),
          new Frame("TRCK", "TRK", Metadata.TRACK),
          new Frame("TCOP", "TCR", Metadata.COPYRIGHT),
          new Frame("TPE2", "TP2", "ALBUMARTIST"),
          new Frame("TPOS", "TPA", "DISCNUMBER"),
          new Frame("TSRC", "TRC", "ISRC"),
          new Frame("TBPM", "TBP", "BPM"),
          new Frame("TPUB", "TPB", "LABEL"),
          new Frame("TKEY", "TKE", "KEY"),
          new Frame("TCOM", "TCM", "COMPOSER"),
          new Frame("TEXT", "TXT", "LYRICIST"),
          new Frame("TPE3", "TP3", "CONDUCTOR"),
          new Frame("TPE4", "TP4", "REMIXER"),
          new Frame("TIT1", "TT1", "GROUPING"),
          new Frame("GRP1", "", "GROUPING"),
          new Frame("TIT3", "TT3", "SUBTITLE"),
          new Frame("TSST", "", "DISCSUBTITLE"),
          new Frame("TOAL", "TOT", "ORIGINALALBUM"),
          new Frame("TOPE", "TOA", "ORIGINALARTIST"),
          new Frame("TOLY", "TOL", "ORIGINALLYRICIST"),
          new Frame("TOFN", "TOF", "ORIGINALFILENAME"),
          new Frame("TDOR", "", "ORIGINALDATE"),
          new Frame("TORY", "TOR", "ORIGINALDATE"),
          new Frame("TDRL", "", "RELEASEDATE"),
          new Frame("TLAN", "TLA", "LANGUAGE"),
          new Frame("TMED", "TMT", "MEDIA"),
          new Frame("TMOO", "", "MOOD"),
          new Frame("TENC", "TEN", "ENCODEDBY"),
          new Frame("TSSE", "TSS", "ENCODER"),
          new Frame("TSOA", "TSA", "ALBUMSORT"),
          new Frame("TSOP", "TSP", "ARTISTSORT"),
          new Frame("TSOT", "TST", "TITLESORT"),
          new Frame("TSO2", "TS2", "ALBUMARTISTSORT"),
          new Frame("TSOC", "TSC", "COMPOSERSORT"),
          new Frame("TCMP", "TCP", "COMPILATION"),
          new Frame("MVNM", "", "MOVEMENTNAME"),
          new Frame("MVIN", "", "MOVEMENT"),
          new Frame("TOWN", "", "OWNER"),
          new Frame("TRSN", "", "RADIOSTATION"),
          new Frame("TRSO", "", "RADIOSTATIONOWNER"),
          new Frame("WOAR", "WAR", "WEBSITE"),
          new Frame("WCOP", "WCP", "LICENSE"));

  /** People by what they did (TIPL, IPLS). */
  private static final Map<String, String> ROLES =
      Map.of(
          "ENGINEER", "engineer",
          "PRODUCER", "producer",
          "ARRANGER", "arranger",
          "MIXER", "mix",
          "DJMIXER", "DJ-mix");

  private static final Map<String, String> PEOPLE =
      ROLES.entrySet().stream()
          .collect(
              Collectors.toMap(role -> role.getValue().toUpperCase(Locale.ROOT), Entry::getKey));

  private static final Map<String, String> NAMES = new HashMap<>();
  private static final Map<String, String> IDS = new HashMap<>();

  static {
    for (Frame frame : FRAMES) {
      NAMES.put(frame.id, frame.name);
      NAMES.put(frame.old, frame.name);
      IDS.putIfAbsent(frame.name, frame.id);
    }
    NAMES.remove("");
  }

  private Id3Names() {}

  /** The name of a frame of any version, or null if it is none of these. */
  static String name(String id) {
    return NAMES.get(id);
  }

  /** The frame of version 2.4 for a name, or null if it goes to TXXX. */
  static String id(String name) {
    return IDS.get(name);
  }

  /** The name for the description of a TXXX frame. */
  static String described(String description) {
    String name = LongNames.shortened(description);
    return name.equals("ALBUM ARTIST") ? "ALBUMARTIST" : name;
  }

  /** The name for somebody's role. */
  static String role(String role) {
    return PEOPLE.getOrDefault(role.strip().toUpperCase(Locale.ROOT), "PERFORMER");
  }

  /** The role in TIPL of the people whom a name has, or null if it is none. */
  static String roleOf(String name) {
    return ROLES.get(name);
  }

  /** Makes one text, "3/12", of a number and how many there are. */
  static void join(Map<String, List<String>> texts, String number, String total) {
    List<String> numbers = texts.get(number);
    List<String> totals = texts.get(total);
    boolean areSingle =
        numbers != null && totals != null && numbers.size() == 1 && totals.size() == 1;
    if (areSingle && !numbers.getFirst().contains("/")) {
      texts.put(number, List.of(numbers.getFirst() + "/" + totals.getFirst()));
      texts.remove(total);
    }
  }
}

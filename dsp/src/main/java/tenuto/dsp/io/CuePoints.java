package tenuto.dsp.io;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.dsp.word.Times;
import tenuto.engine.Session;
import tenuto.formats.file.Metadata;

/** Cue points as a patch writes them: lines of a time in ms, a space and a name. */
final class CuePoints {
  static final String NONE = "none";

  private CuePoints() {}

  /** In the order of time. */
  static List<Metadata.Cue> of(Session session, String lines) {
    List<Metadata.Cue> cues = new ArrayList<>();
    if (!lines.equals(NONE)) {
      lines
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty())
          .forEach(line -> cues.add(cue(session, line)));
    }
    cues.sort(Comparator.comparingLong(Metadata.Cue::frame));
    return cues;
  }

  private static Metadata.Cue cue(Session session, String line) {
    String[] parts = line.split("\\s+", 2);
    try {
      double ms = Double.parseDouble(parts[0]);
      if (ms >= 0) {
        return new Metadata.Cue(
            Times.samples("cues", session, ms), parts.length > 1 ? parts[1] : "");
      }
    } catch (NumberFormatException e) {
      // The same as a negative time.
    }
    throw new IllegalArgumentException(
        "cues must be lines of a time in ms of 0 or more, a space and a name, but one is '%s'"
            .formatted(line));
  }
}

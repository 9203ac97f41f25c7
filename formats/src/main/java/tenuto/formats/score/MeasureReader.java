package tenuto.formats.score;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads the measures of one part in order; positions are in quarter notes. */
final class MeasureReader {
  /** The longest that anything is, in quarter notes. */
  static final double LONGEST = 1e6;

  /** Velocities of dynamics, as MuseScore plays them. */
  private static final Map<String, Integer> DYNAMICS =
      Map.of(
          "pppp", 10, "ppp", 16, "pp", 33, "p", 49, "mp", 64, "mf", 80, "f", 96, "ff", 112, "fff",
          126, "ffff", 127);

  /** Dynamics of the notes at their place alone. */
  private static final Set<String> SUDDEN = Set.of("sf", "sfz", "sffz", "fz", "rf", "rfz");

  /** The velocity that 100 % of dynamics means. */
  private static final double FORTE = 90;

  /** Note values in quarter notes. */
  private static final Map<String, Double> VALUES =
      Map.ofEntries(
          Map.entry("maxima", 32.0),
          Map.entry("long", 16.0),
          Map.entry("breve", 8.0),
          Map.entry("whole", 4.0),
          Map.entry("half", 2.0),
          Map.entry("quarter", 1.0),
          Map.entry("eighth", 0.5),
          Map.entry("16th", 0.25),
          Map.entry("32nd", 0.125),
          Map.entry("64th", 0.0625));

  private final Path path;
  private final NoteReader notes;
  private final Set<Integer> endings = new TreeSet<>();
  private Measure measure;
  private double divisions = 1;
  private double at;

  MeasureReader(Path path, Part part) {
    this.path = path;
    notes = new NoteReader(path, part);
  }

  void read(Element element, Measure next) throws ScoreException {
    measure = next;
    at = 0;
    notes.enter(next);
    for (Element each : element.inside) {
      switch (each.name) {
        case "attributes" -> attributes(each);
        case "note" -> {
          at = notes.read(each, at, divisions);
          lasts();
        }
        case "backup" -> at = Math.max(0, at - duration(each));
        case "forward" -> {
          at += duration(each);
          lasts();
        }
        case "direction" -> direction(each);
        case "sound" -> sound(each, at);
        case "barline" -> barline(each);
        default -> {}
      }
    }
    measure.endings.addAll(endings);
    if (endsHere(element)) {
      endings.clear();
    }
  }

  private void lasts() {
    measure.length = Math.max(measure.length, at);
  }

  private double duration(Element each) throws ScoreException {
    return Numbers.of(path, each, "duration", each.text("duration"), 0, LONGEST * divisions)
        / divisions;
  }

  private void attributes(Element element) throws ScoreException {
    for (Element each : element.inside) {
      switch (each.name) {
        case "divisions" -> divisions = Numbers.of(path, each, each.name, each.text, 1e-3, 1e6);
        case "transpose" -> {
          double octaves = optional(each, "octave-change", -10, 10);
          notes.transpose((int) (optional(each, "chromatic", -127, 127) + 12 * octaves));
        }
        case "key" -> {
          if (each.has("fifths")) {
            int sharps = (int) optional(each, "fifths", -14, 14);
            int minor = each.text("mode").equals("minor") ? 1 : 0;
            measure.signatures.add(
                new Measure.Signature(at, true, minor, Math.clamp(sharps, -7, 7)));
          }
        }
        case "time" -> {
          String beats = each.text("beats");
          if (beats.matches("[0-9]{1,2}") && each.text("beat-type").matches("1|2|4|8|16|32|64")) {
            int unit = Integer.parseInt(each.text("beat-type"));
            measure.signatures.add(new Measure.Signature(at, false, Integer.parseInt(beats), unit));
          }
        }
        default -> {}
      }
    }
  }

  /** A number of an element that may be missing, which is 0. */
  private double optional(Element element, String name, double from, double to)
      throws ScoreException {
    Element found = element.first(name);
    return found == null ? 0 : Numbers.of(path, found, name, found.text, from, to);
  }

  private void direction(Element element) throws ScoreException {
    double here = at;
    if (element.has("offset")) {
      here += optional(element, "offset", -LONGEST, LONGEST) / divisions;
    }
    here = Math.max(0, here);
    Element sound = element.first("sound");
    for (Element type : element.all("direction-type").toList()) {
      for (Element each : type.inside) {
        switch (each.name) {
          case "dynamics" -> {
            if (sound == null || sound.attribute("dynamics").isEmpty()) {
              dynamics(each, here);
            }
          }
          case "metronome" -> {
            if (sound == null || sound.attribute("tempo").isEmpty()) {
              metronome(each, here);
            }
          }
          case "segno" -> measure.isSegno = true;
          case "coda" -> measure.isCoda |= sound == null || sound.attribute("tocoda").isEmpty();
          default -> {}
        }
      }
    }
    if (sound != null) {
      sound(sound, here);
    }
  }

  private void dynamics(Element element, double here) {
    for (Element each : element.inside) {
      Integer velocity = DYNAMICS.get(each.name);
      if (velocity != null) {
        measure.dynamics.add(new Measure.Mark(here, velocity));
      } else if (SUDDEN.contains(each.name)) {
        notes.accent(here);
      } else if (each.name.equals("fp") || each.name.equals("sfp")) {
        notes.accent(here);
        measure.dynamics.add(new Measure.Mark(here, DYNAMICS.get("p")));
      }
    }
  }

  private void metronome(Element element, double here) throws ScoreException {
    Double unit = VALUES.get(element.text("beat-unit"));
    String minute = element.text("per-minute").replaceAll("[^0-9.]", "");
    if (unit == null || !minute.matches("[0-9]+(\\.[0-9]*)?")) {
      return; // such as two note values that are equal
    }
    long dots = element.all("beat-unit-dot").count();
    tempo(element, Double.parseDouble(minute) * unit * (2 - Math.scalb(1, (int) -dots)), here);
  }

  private void tempo(Element element, double bpm, double here) throws ScoreException {
    String text = String.valueOf(bpm);
    measure.tempos.add(new Measure.Mark(here, Numbers.of(path, element, "tempo", text, 3.6, 1e6)));
  }

  private void sound(Element sound, double here) throws ScoreException {
    String tempo = sound.attribute("tempo");
    if (!tempo.isEmpty()) {
      tempo(sound, Numbers.of(path, sound, "tempo", tempo, 0, 1e9), here);
    }
    String dynamics = sound.attribute("dynamics");
    if (!dynamics.isEmpty()) {
      double percent = Numbers.of(path, sound, "dynamics", dynamics, 0, 1e6);
      measure.dynamics.add(new Measure.Mark(here, Math.clamp(percent / 100 * FORTE, 1, 127)));
    }
    measure.isSegno |= !sound.attribute("segno").isEmpty();
    measure.isCoda |= !sound.attribute("coda").isEmpty();
    measure.leavesToCoda |= !sound.attribute("tocoda").isEmpty();
    measure.isFine |= !sound.attribute("fine").isEmpty();
    measure.goesToStart |= sound.attribute("dacapo").equals("yes");
    measure.goesToSegno |= !sound.attribute("dalsegno").isEmpty();
  }

  private void barline(Element element) throws ScoreException {
    measure.isSegno |= element.has("segno");
    measure.isCoda |= element.has("coda");
    Element repeat = element.first("repeat");
    if (repeat != null && repeat.attribute("direction").equals("forward")) {
      measure.begins = true;
    } else if (repeat != null) {
      String times = repeat.attribute("times");
      measure.times = times.isEmpty() ? 2 : (int) Numbers.of(path, repeat, "times", times, 1, 1000);
    }
    Element ending = element.first("ending");
    if (ending != null && ending.attribute("type").equals("start")) {
      for (String each : ending.attribute("number").split("[^0-9]+")) {
        if (each.matches("[0-9]{1,3}")) {
          endings.add(Integer.parseInt(each));
        }
      }
    }
  }

  private static boolean endsHere(Element element) {
    return element
        .all("barline")
        .map(each -> each.first("ending"))
        .anyMatch(each -> each != null && !each.attribute("type").equals("start"));
  }
}

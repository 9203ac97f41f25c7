package tenuto.formats.score;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the notes of one part's measures. */
final class NoteReader {
  private static final String STEPS = "C D EF G A B";
  private static final int LAST_KEY = 127;
  private static final int DRUMS = 9;

  /** What accents add to the velocity; dynamics such as sforzato as much as a strong accent. */
  private static final int ACCENT = 16;

  private static final int STRONG_ACCENT = 32;

  /** The velocity that 100 % of dynamics means. */
  private static final double FORTE = 90;

  /** How long a grace note is, in quarter notes. */
  private static final double GRACE = 0.125;

  private final Path path;
  private final Part part;
  private Measure measure;
  private int transposition;

  /** Where the last note began, for others of its chord. */
  private double begun;

  private double accented;

  /** What grace notes took from the start of the last note. */
  private double taken;

  /** Grace notes before the next note, by voice. */
  private final Map<String, List<Measure.Written>> graces = new HashMap<>();

  NoteReader(Path path, Part part) {
    this.path = path;
    this.part = part;
  }

  void enter(Measure next) {
    measure = next;
    begun = 0;
    taken = 0;
    accented = -1;
    graces.clear();
  }

  void transpose(int semitones) {
    transposition = semitones;
  }

  /** Notes at that place are accented. */
  void accent(double at) {
    accented = at;
  }

  /**
   * Reads a note or a rest.
   *
   * @return the position after it
   */
  double read(Element note, double at, double divisions) throws ScoreException {
    boolean isGrace = note.has("grace");
    double length =
        isGrace
            ? 0
            : Numbers.of(
                    path,
                    note,
                    "duration",
                    note.text("duration"),
                    0,
                    MeasureReader.LONGEST * divisions)
                / divisions;
    boolean isChord = note.has("chord");
    double start = isChord ? begun : at;
    begun = start;
    if (note.has("rest") || note.has("cue")) {
      taken = 0;
      return isChord ? at : at + length;
    }
    Measure.Written written = written(note, start, length);
    List<Measure.Written> before =
        graces.computeIfAbsent(written.voice(), voice -> new ArrayList<>());
    if (isGrace) {
      before.add(written);
      return at;
    }
    if (!isChord) {
      taken = grace(before, start, length);
    }
    measure.notes.add(written.from(start + taken, length - taken));
    return isChord ? at : at + length;
  }

  /** Places grace notes at the start of the note that follows; what they take of it. */
  private double grace(List<Measure.Written> before, double start, double length) {
    if (before.isEmpty()) {
      return 0;
    }
    double each = Math.min(GRACE, length / 2 / before.size());
    for (int i = 0; i < before.size(); i++) {
      measure.notes.add(before.get(i).from(start + i * each, each));
    }
    double all = each * before.size();
    before.clear();
    return all;
  }

  private Measure.Written written(Element note, double start, double length) throws ScoreException {
    boolean isDrum = note.has("unpitched");
    Element instrument = note.first("instrument");
    String kit = instrument == null ? "" : instrument.attribute("id");
    int key =
        isDrum
            ? part.kit.getOrDefault(kit, key(note, "unpitched", "display-"))
            : key(note, "pitch", "") + transposition;
    if (key < 0 || key > LAST_KEY) {
      throw new ScoreException(path, note.line, "a key must be from 0 to 127, but is " + key);
    }
    boolean isTied = false;
    boolean goesOn = false;
    for (Element tie : note.all("tie").toList()) {
      isTied |= tie.attribute("type").equals("start");
      goesOn |= tie.attribute("type").equals("stop");
    }
    String dynamics = note.attribute("dynamics");
    double percent = dynamics.isEmpty() ? 0 : Numbers.of(path, note, "dynamics", dynamics, 0, 1e6);
    int velocity = dynamics.isEmpty() ? 0 : (int) Math.clamp(percent / 100 * FORTE, 1, 127);
    Element marks = note.first("notations", "articulations");
    return new Measure.Written(
        start,
        length,
        sounds(marks),
        key,
        note.text("voice"),
        isDrum ? DRUMS : part.channel,
        velocity,
        accent(marks, start),
        isTied,
        goesOn,
        note.text("lyric", "text"));
  }

  private int key(Element note, String tag, String prefix) throws ScoreException {
    Element pitch = note.first(tag);
    if (pitch == null) {
      throw new ScoreException(path, note.line, "a note must have pitch, unpitched or rest");
    }
    String step = pitch.text(prefix + "step");
    if (step.isEmpty() && tag.equals("unpitched")) {
      return 60;
    }
    int semitones = step.length() == 1 ? STEPS.indexOf(step) : -1;
    if (semitones < 0 || step.isBlank()) {
      throw new ScoreException(
          path, pitch.line, "a step must be a letter from A to G, but is '" + step + "'");
    }
    double octave = Numbers.of(path, pitch, "octave", pitch.text(prefix + "octave"), 0, 10);
    Element alter = pitch.first("alter");
    double altered = alter == null ? 0 : Numbers.of(path, alter, "alter", alter.text, -12, 12);
    return (int) (12 * (octave + 1) + semitones + Math.rint(altered));
  }

  private static double sounds(Element marks) {
    if (marks == null) {
      return 1;
    }
    return marks.has("staccatissimo") ? 0.25 : marks.has("staccato") ? 0.5 : 1;
  }

  private int accent(Element marks, double start) {
    boolean isStrong = marks != null && marks.has("strong-accent");
    if (isStrong || start == accented) {
      return STRONG_ACCENT;
    }
    return marks != null && marks.has("accent") ? ACCENT : 0;
  }
}

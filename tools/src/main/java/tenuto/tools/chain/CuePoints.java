package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundEdit;

/**
 * Maps the cue points, regions and loops of a file to their positions in the chain's result, and
 * records which other metadata still hold. A step that moves positions or the pitch reports how.
 * After a step that reports nothing, positions are kept if the length is the same, and dropped if
 * not.
 */
public final class CuePoints {
  /** The tolerance for equal lengths, in seconds; no cue point is more precise. */
  private static final double SAME = 1e-3;

  private final List<SoundEdit.Step> steps = new ArrayList<>();

  /** How the current step moves positions. */
  private DoubleUnaryOperator places = DoubleUnaryOperator.identity();

  /** The position in the file, in seconds, at which the result begins. */
  private double begin;

  /** The semitones by which the result is higher than the file. */
  private double semitones;

  /** The current length in seconds. */
  private double length;

  private boolean reported;
  private boolean sameLevel;

  private boolean any;

  /** Starts with a new file. */
  public void begin(About about, Metadata said) {
    any = said.hasPlaces();
    steps.clear();
    places = DoubleUnaryOperator.identity();
    begin = 0;
    semitones = 0;
    length = about.seconds();
    reported = false;
    sameLevel = true;
  }

  /** Whether the file has positions to map; if not, no step needs to compute how they move. */
  boolean areThere() {
    return any;
  }

  /** Records that the current step maps a time in seconds before it to another after it. */
  void move(DoubleUnaryOperator step) {
    places = places.andThen(step);
    reported = true;
  }

  /** Records that the current step plays everything faster, and as much higher. */
  void speed(double factor) {
    move(before -> before / factor);
    raise(12 * Math.log(factor) / Math.log(2));
  }

  /** Records that the current step makes everything higher, by so many semitones. */
  void raise(double higher) {
    semitones += higher;
  }

  /**
   * Records that the current step delays everything by {@code seconds}; negative if it cuts the
   * start.
   */
  void shift(double seconds) {
    move(before -> before + seconds);
    begin -= seconds;
  }

  /** Records that the current step reverses the sound. */
  void reverse() {
    double end = length;
    move(before -> end - before);
  }

  /**
   * Records that a step is finished.
   *
   * @param seconds the length of its result
   * @param keepsLevel whether the result is as loud as before
   */
  public void done(double seconds, boolean keepsLevel) {
    boolean sameLength = Math.abs(seconds - length) <= SAME;
    if (reported || !sameLength) {
      steps.add(new SoundEdit.Step(reported ? places : gone -> Double.NaN, seconds));
    }
    places = DoubleUnaryOperator.identity();
    length = seconds;
    sameLevel &= keepsLevel;
    reported = false;
  }

  /** The file's metadata that still hold for the result. */
  public Metadata of(Metadata said, About about, double sampleRate) {
    Metadata moved =
        said.moved(new SoundEdit(steps, begin, semitones, about.sampleRate(), sampleRate));
    return sameLevel ? moved : moved.withoutLevels();
  }
}

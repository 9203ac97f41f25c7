package tenuto.tools.chain;

import java.util.function.DoubleUnaryOperator;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;

/**
 * Maps the cue points of a file to their positions in the chain's result, and records which other
 * metadata still hold. A step that moves positions reports how. After a step that reports nothing,
 * positions are kept if the length is the same, and dropped if not.
 */
public final class CuePoints {
  /** The tolerance for equal lengths, in seconds; no cue point is more precise. */
  private static final double SAME = 1e-3;

  /** Maps seconds of the file to seconds of the result; NaN for what is no longer in it. */
  private DoubleUnaryOperator places = DoubleUnaryOperator.identity();

  /** The position in the file, in seconds, at which the result begins. */
  private double begin;

  /** The current length in seconds. */
  private double length;

  private boolean reported;
  private boolean sameLevel;

  private boolean any;

  /** Starts with a new file. */
  public void begin(About about, Metadata said) {
    any = !said.cues().isEmpty() || said.bext().hasRemaining();
    places = DoubleUnaryOperator.identity();
    begin = 0;
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
    DoubleUnaryOperator before = places;
    places = seconds -> step.applyAsDouble(before.applyAsDouble(seconds));
    reported = true;
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
    if (!reported && Math.abs(seconds - length) > SAME) {
      move(gone -> Double.NaN);
    }
    move(place -> place >= 0 && place <= seconds + SAME ? place : Double.NaN);
    length = seconds;
    sameLevel &= keepsLevel;
    reported = false;
  }

  /** The file's metadata that still hold for the result. */
  public Metadata of(Metadata said, About about, double sampleRate) {
    Metadata moved = said.moved(places, begin, about.sampleRate(), sampleRate);
    return sameLevel ? moved : moved.withoutLevels();
  }
}

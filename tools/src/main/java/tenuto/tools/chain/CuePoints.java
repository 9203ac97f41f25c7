package tenuto.tools.chain;

import java.util.function.DoubleUnaryOperator;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;

/**
 * Where the marked places of a file are while a chain makes another sound of it, and what else it
 * said of itself that no longer holds. A step that moves places says how; of one that does not,
 * they stay where the sound is as long as before, and go where it is not.
 */
public final class CuePoints {
  /** Seconds by which two lengths may differ and be the same: less than any mark is exact. */
  private static final double SAME = 1e-3;

  /** From seconds of the file to seconds of what is made of it; NaN for what is not in it. */
  private DoubleUnaryOperator places = DoubleUnaryOperator.identity();

  /** The seconds of the file at which what is made of it begins. */
  private double begin;

  /** How long it is now, in seconds. */
  private double length;

  private boolean told;
  private boolean sameLevel;

  private boolean any;

  /** Begins with a file. */
  public void begin(About about, Metadata said) {
    any = !said.cues().isEmpty() || said.bext().hasRemaining();
    places = DoubleUnaryOperator.identity();
    begin = 0;
    length = about.seconds();
    told = false;
    sameLevel = true;
  }

  /** Whether there is a place to be moved: if not, nobody need find out where to. */
  boolean areThere() {
    return any;
  }

  /** The step at work puts what is at a time before it, in seconds, to another. */
  void move(DoubleUnaryOperator step) {
    DoubleUnaryOperator before = places;
    places = seconds -> step.applyAsDouble(before.applyAsDouble(seconds));
    told = true;
  }

  /** The current step moves all marks later by that much; what it drops at the start, earlier. */
  void shift(double seconds) {
    move(before -> before + seconds);
    begin -= seconds;
  }

  /** The step at work turns all round. */
  void reverse() {
    double end = length;
    move(before -> end - before);
  }

  /**
   * A step is done.
   *
   * @param seconds the length of what it has made
   * @param keepsLevel whether all is as loud as before
   */
  public void done(double seconds, boolean keepsLevel) {
    if (!told && Math.abs(seconds - length) > SAME) {
      move(gone -> Double.NaN);
    }
    move(place -> place >= 0 && place <= seconds + SAME ? place : Double.NaN);
    length = seconds;
    sameLevel &= keepsLevel;
    told = false;
  }

  /** What still holds of what the file said. */
  public Metadata of(Metadata said, About about, double sampleRate) {
    Metadata moved = said.moved(places, begin, about.sampleRate(), sampleRate);
    return sameLevel ? moved : moved.withoutLevels();
  }
}

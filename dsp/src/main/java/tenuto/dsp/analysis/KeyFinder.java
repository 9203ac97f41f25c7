package tenuto.dsp.analysis;

import java.util.List;
import tenuto.dsp.word.Estimate;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The key of a piece by the algorithm of C. Krumhansl and M. Schmuckler (1990): the key whose
 * profile, the fit of each pitch class, correlates best with the strengths of the pitch classes in
 * the piece. The profiles are those of D. Temperley, "What's key for key?", 1999; harmonics are
 * added to them, as each note sounds with its harmonics (E. Gómez, "Tonal description of music
 * audio signals", 2006).
 */
public final class KeyFinder {
  private static final int CLASSES = PitchClasses.CLASSES;
  private static final double[] MAJOR = {5, 2, 3.5, 2, 4.5, 4, 2, 4.5, 2, 3.5, 1.5, 4};
  private static final double[] MINOR = {5, 2, 3.5, 4.5, 2, 4, 2, 4.5, 3.5, 2, 1.5, 4};

  /** The usual spellings of keys. */
  private static final List<String> OF_MAJOR =
      List.of("c", "db", "d", "eb", "e", "f", "f#", "g", "ab", "a", "bb", "b");

  private static final List<String> OF_MINOR =
      List.of("c", "c#", "d", "eb", "e", "f", "f#", "g", "g#", "a", "bb", "b");

  /** Semitones from a note to its first six harmonics. */
  private static final int[] HARMONICS = {0, 12, 19, 24, 28, 31};

  /** The strength of each harmonic relative to the one before. */
  private static final double DECAY = 0.6;

  private static final double HOP = 100;
  private static final double WINDOW = 160;

  private KeyFinder() {}

  /**
   * The key of a sound.
   *
   * @param a4 frequency of the a above middle c in Hz
   * @return the key's name and the correlation with its profile; no name where there is no pitch
   */
  public static Estimate of(Session session, Signal x, double sampleRate, double a4) {
    double[] strengths = new double[CLASSES];
    FrameRows.showAll(
        session,
        x,
        sampleRate,
        HOP,
        List.of(new FrameRows.Asked(new PitchClasses(a4, false), WINDOW)),
        (ms, powers) -> {
          for (int i = 0; i < CLASSES; i++) {
            strengths[i] += Math.sqrt(powers[i]); // roots, or one loud chord would decide
          }
        });
    return of(strengths);
  }

  /** The key of a piece with these strengths of the pitch classes, from c to b. */
  static Estimate of(double[] strengths) {
    Estimate best = Estimate.NONE;
    double[] major = sounding(MAJOR);
    double[] minor = sounding(MINOR);
    for (int tonic = 0; tonic < CLASSES; tonic++) {
      best = better(best, OF_MAJOR.get(tonic) + " major", correlation(strengths, major, tonic));
      best = better(best, OF_MINOR.get(tonic) + " minor", correlation(strengths, minor, tonic));
    }
    return best;
  }

  private static Estimate better(Estimate best, String name, double correlation) {
    return correlation > best.confidence() ? new Estimate(name, correlation) : best;
  }

  private static double[] sounding(double[] profile) {
    double[] sounding = new double[CLASSES];
    double strength = 1;
    for (int harmonic : HARMONICS) {
      for (int i = 0; i < CLASSES; i++) {
        sounding[(i + harmonic) % CLASSES] += strength * profile[i];
      }
      strength *= DECAY;
    }
    return sounding;
  }

  /**
   * Pearson's correlation of strengths with the profile on a tonic; NaN if all strengths are equal.
   */
  private static double correlation(double[] strengths, double[] profile, int tonic) {
    double meanX = mean(strengths);
    double meanY = mean(profile);
    double both = 0;
    double ofX = 0;
    double ofY = 0;
    for (int i = 0; i < CLASSES; i++) {
      double x = strengths[(tonic + i) % CLASSES] - meanX;
      double y = profile[i] - meanY;
      both += x * y;
      ofX += x * x;
      ofY += y * y;
    }
    return both / Math.sqrt(ofX * ofY);
  }

  private static double mean(double[] numbers) {
    double sum = 0;
    for (double each : numbers) {
      sum += each;
    }
    return sum / numbers.length;
  }
}

package tenuto.dsp.synthesis;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.Reader;

/**
 * One period at several band limits, each made when it is first played, by cubic B-splines through
 * its samples: between 1/16 and 1/32 of a period's samples each harmonic's image is (f/(1 − f))⁴ of
 * it, f in turns a sample, so 94 dB below it at most. What the spline takes from a harmonic itself,
 * sinc(f)⁴, is given to it beforehand (M. Unser, "Splines: a perfect fit for signal and image
 * processing", 1999).
 *
 * <p>Any number of states share it; what nobody plays any more the JVM may forget and have made
 * again.
 */
final class TableLevels {
  /** No table has more harmonics than this: 20 kHz of 5 Hz. */
  static final int MOST_HARMONICS = 4096;

  /** Samples of a period for each harmonic, and of the shortest. */
  private static final int FINENESS = 16;

  private static final int SHORTEST = 256;

  private static final double SPACING = 1.125;

  /** The highest harmonic at each limit: all numbers at first, then an eighth more each. */
  static final int[] LIMITS = limits();

  private SoftReference<Harmonics> harmonics = new SoftReference<>(null);

  private final SoftReference<double[]>[] levels = references(LIMITS.length);

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of them
  private static SoftReference<double[]>[] references(int count) {
    return new SoftReference[count];
  }

  private static int[] limits() {
    int count = 0;
    int[] all = new int[128];
    for (int limit = 0;
        limit <= MOST_HARMONICS;
        limit = Math.max(limit + 1, (int) (limit * SPACING))) {
      all[count++] = limit;
    }
    return Arrays.copyOf(all, count);
  }

  /** The harmonics, read from the table if they are not there. */
  synchronized Harmonics harmonics(Reader table) {
    Harmonics known = harmonics.get();
    if (known == null) {
      known = Harmonics.of(table, MOST_HARMONICS);
      harmonics = new SoftReference<>(known);
    }
    return known;
  }

  /** A sixth of the spline's coefficients at a limit: the last one, all, and the first two. */
  synchronized double[] level(Harmonics of, int limit) {
    double[] known = levels[limit] == null ? null : levels[limit].get();
    if (known == null) {
      known = make(of, Math.min(LIMITS[limit], of.count()));
      levels[limit] = new SoftReference<>(known);
    }
    return known;
  }

  private static double[] make(Harmonics of, int last) {
    int size = SHORTEST;
    while (size < FINENESS * last) {
      size *= 2;
    }
    double[] gains = new double[last + 1];
    gains[0] = 1 / 6.0;
    for (int k = 1; k <= last; k++) {
      double f = (double) k / size;
      double sinc = Phase.sine(f / 2) / (Math.PI * f);
      gains[k] = 1 / (6 * sinc * sinc * sinc * sinc);
    }
    double[] period = of.period(last, size, gains);
    double[] level = new double[size + 3];
    System.arraycopy(period, 0, level, 1, size);
    level[0] = period[size - 1];
    level[size + 1] = period[0];
    level[size + 2] = period[1];
    return level;
  }
}

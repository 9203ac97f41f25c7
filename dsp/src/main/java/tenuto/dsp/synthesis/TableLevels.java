package tenuto.dsp.synthesis;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Reader;

/**
 * One period of a wavetable at several band limits, as cubic B-splines, each made when first
 * played. With 16 to 32 samples per period of the highest harmonic, each harmonic's image is (f/(1
 * − f))⁴ of it, f in turns per sample, so at least 94 dB lower. The spline's attenuation of the
 * harmonic itself, sinc(f)⁴, is compensated in advance (M. Unser, "Splines: a perfect fit for
 * signal and image processing", 1999).
 *
 * <p>It is shared by all states; unused levels may be garbage collected and are made again.
 */
final class TableLevels {
  /** The most harmonics of a table: up to 20 kHz at 5 Hz. */
  static final int MOST_HARMONICS = 4096;

  /** Samples of a period per harmonic, and the length of the shortest. */
  private static final int FINENESS = 16;

  private static final int SHORTEST = 256;

  /** Coefficients of a cubic. */
  static final int PIECE = 4;

  private static final double SPACING = 1.125;

  /**
   * The highest harmonic at each limit: consecutive numbers at first, then each an eighth higher.
   */
  static final int[] LIMITS = limits();

  private SoftReference<Harmonics> harmonics = new SoftReference<>(null);

  private final SoftReference<double[]>[] levels = references(LIMITS.length);

  @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays cannot be created
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

  /** The harmonics, computed from the table at the first call. */
  synchronized Harmonics harmonics(Reader table) {
    Harmonics known = harmonics.get();
    if (known == null) {
      known = Harmonics.of(table, MOST_HARMONICS);
      harmonics = new SoftReference<>(known);
    }
    return known;
  }

  /**
   * The spline at a limit: for each sample of the period the cubic that leads to the next one, as
   * its {@value #PIECE} coefficients from the constant one on, by the time after it in samples.
   */
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
    double[] level = new double[PIECE * size];
    for (int i = 0; i < size; i++) {
      double c0 = period[i + size - 1 & size - 1];
      double c1 = period[i];
      double c2 = period[i + 1 & size - 1];
      double c3 = period[i + 2 & size - 1];
      level[PIECE * i] = Fma.of(4, c1, c0 + c2);
      level[PIECE * i + 1] = 3 * (c2 - c0);
      level[PIECE * i + 2] = 3 * (c0 + c2 - 2 * c1);
      level[PIECE * i + 3] = Fma.of(3, c1 - c2, c3 - c0);
    }
    return level;
  }
}

package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.KaiserWindow;
import tenuto.engine.base.Fma;

/**
 * The residues of band-limited steps (BLEP) and bends (BLAMP): the difference between the
 * band-limited and the plain edge. Added to a plain wave around each edge, they remove what would
 * alias.
 *
 * <p>The band-limited step is the integral of a sinc under a Kaiser window of {@value #TAPS}
 * samples, the band-limited bend the integral of that (E. Brandt, "Hard sync without aliasing",
 * 2001; V. Välimäki, J. Pekonen and J. Nam, "Perceptually informed synthesis of bandlimited
 * classical waveforms using integrated polynomial interpolation", 2012; here of linear phase, so
 * that edges keep their places). From half the sample rate on the attenuation is 108 dB; 0.1 dB are
 * lost at 0.438 of the sample rate, which is 21 kHz at 48 kHz, and less below.
 *
 * <p>Each tap is a piecewise cubic polynomial in the edge's place, in {@value #PHASES} pieces per
 * sample, accurate within 10<sup>-7</sup>.
 */
final class BlepTable {
  /** The length of a residue in samples, half of them before the edge. */
  static final int TAPS = 96;

  static final int HALF = TAPS / 2;

  private static final int PHASES = 16;
  private static final int POWERS = 4;

  /** The places per sample for which a tap is computed: four for each cubic. */
  private static final int FINE = PHASES * (POWERS - 1);

  /** The sinc's cutoff as a share of the sample rate. */
  private static final double CUTOFF = 0.462;

  private static final double BETA = 11;

  /** The step's residue by piece and power, then tap. */
  private static final double[][] STEP;

  private static final double[][] BEND;

  private BlepTable() {}

  static {
    double[] step = new double[TAPS * FINE + 1];
    double[] bend = new double[TAPS * FINE + 1];
    integrate(step, bend);
    // Before the edge the residue is the band-limited edge itself; after it the plain step, or
    // bend, is subtracted.
    STEP = table(step, (value, after) -> value - (after >= 0 ? 1 : 0));
    BEND = table(bend, (value, after) -> value - Math.max(after, 0));
  }

  /** Computes a residue from the band-limited edge and the time since the edge. */
  private interface Less {
    double plain(double value, double after);
  }

  /** The band-limited step and bend at each place, by Simpson's and Euler's rules. */
  private static void integrate(double[] step, double[] bend) {
    KaiserWindow window = new KaiserWindow(BETA);
    double[] impulse = new double[2 * TAPS * FINE + 1];
    for (int i = 0; i <= TAPS * FINE; i++) {
      double value = impulse((double) i / (2 * FINE) - HALF, window);
      impulse[i] = value;
      impulse[impulse.length - 1 - i] = value;
    }
    for (int i = 1; i < step.length; i++) {
      step[i] =
          step[i - 1] + (impulse[2 * i - 2] + 4 * impulse[2 * i - 1] + impulse[2 * i]) / (6 * FINE);
    }
    double whole = step[step.length - 1];
    for (int i = 0; i < step.length; i++) {
      step[i] /= whole;
    }
    for (int i = 1; i < bend.length; i++) {
      double curved = (impulse[2 * i] - impulse[2 * i - 2]) / whole / (12.0 * FINE * FINE);
      bend[i] = bend[i - 1] + (step[i - 1] + step[i]) / (2 * FINE) - curved;
    }
  }

  private static double impulse(double t, KaiserWindow window) {
    double sinc =
        t == 0 ? 1 : StrictMath.sin(2 * Math.PI * CUTOFF * t) / (2 * Math.PI * CUTOFF * t);
    double place = t / HALF;
    return sinc * window.unscaled(1 - place * place);
  }

  private static double[][] table(double[] edge, Less less) {
    double[][] table = new double[PHASES * POWERS][TAPS];
    double[] v = new double[POWERS];
    for (int phase = 0; phase < PHASES; phase++) {
      for (int tap = 0; tap < TAPS; tap++) {
        for (int k = 0; k < POWERS; k++) {
          int fine = (tap + 1) * FINE - (phase * (POWERS - 1) + k);
          double after = tap + 1 - HALF - (double) (phase * (POWERS - 1) + k) / FINE;
          // A sample beside the edge stays on its side, however close the edge is.
          after = tap < HALF ? Math.min(after, -Double.MIN_NORMAL) : after;
          v[k] = less.plain(edge[fine], after);
        }
        // The cubic through v at 0, 1/3, 2/3 and 1.
        table[POWERS * phase][tap] = v[0];
        table[POWERS * phase + 1][tap] = (-11 * v[0] + 18 * v[1] - 9 * v[2] + 2 * v[3]) / 2;
        table[POWERS * phase + 2][tap] = 9 * (2 * v[0] - 5 * v[1] + 4 * v[2] - v[3]) / 2;
        table[POWERS * phase + 3][tap] = 9 * (-v[0] + 3 * v[1] - 3 * v[2] + v[3]) / 2;
      }
    }
    return table;
  }

  /**
   * Adds a step's residue.
   *
   * @param at index in {@code y} of the sample {@link #HALF} − 1 before the last one before the
   *     edge
   * @param place of the edge between that last sample and the next, 0 to 1
   * @param row working memory for {@link #TAPS} numbers
   */
  static void step(double[] y, int at, double place, double height, double[] row) {
    add(STEP, y, at, place, height, row);
  }

  /** The same for a bend, where the wave's slope per sample grows by {@code rise}. */
  static void bend(double[] y, int at, double place, double rise, double[] row) {
    add(BEND, y, at, place, rise, row);
  }

  private static void add(
      double[][] table, double[] y, int at, double place, double scale, double[] row) {
    int phase = Math.min((int) (place * PHASES), PHASES - 1);
    double part = place * PHASES - phase;
    double[] c0 = table[POWERS * phase];
    double[] c1 = table[POWERS * phase + 1];
    double[] c2 = table[POWERS * phase + 2];
    double[] c3 = table[POWERS * phase + 3];
    // C2 vectorizes this only if all arrays are used at the same index.
    System.arraycopy(y, at, row, 0, TAPS);
    for (int k = 0; k < TAPS; k++) {
      double sum = Fma.of(Fma.of(Fma.of(c3[k], part, c2[k]), part, c1[k]), part, c0[k]);
      row[k] = Fma.of(scale, sum, row[k]);
    }
    System.arraycopy(row, 0, y, at, TAPS);
  }
}

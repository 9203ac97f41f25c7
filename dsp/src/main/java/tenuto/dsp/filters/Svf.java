package tenuto.dsp.filters;

import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * A second-order state-variable section, whose coefficients may change at each sample without a
 * jump or a loss of stability: the two integrators of the analogue filter by the trapezoidal rule
 * (A. Simper, "Linear trapezoidal integrated SVF", 2013; V. Zavalishin, "The art of VA filter
 * design", chapter 4).
 *
 * <p>With g = tan(π·hz/rate) and the damping k = 1/Q, its band and low outputs b and l follow the
 * integrators' states p and q: b = (p + g·(x − q))/(1 + g·(g + k)), l = q + g·b; then p' = 2b − p,
 * q' = 2l − q. So the states advance by a matrix, and over two samples by the product of two, which
 * is computed in advance: that halves the serial path. g is a sine over a cosine, so there is one
 * division. The high output is x − k·b − l.
 */
public final class Svf {
  private static final double REST = 1e-290;

  /** Bits of the last pair of a group. */
  private static final int END_OF_GROUP = Block.GROUP - 2;

  /**
   * The matrix is (bandStays, −across; across, 1 − lowMoves), the input's part (across,
   * lowMoves)·x.
   */
  private final double[] bandStays = new double[Spans.LENGTH];

  private final double[] across = new double[Spans.LENGTH];
  private final double[] lowMoves = new double[Spans.LENGTH];

  private final double[] nextStays = new double[Spans.LENGTH];
  private final double[] nextAcross = new double[Spans.LENGTH];
  private final double[] nextMoves = new double[Spans.LENGTH];

  /** Its product with the next sample's, row by row. */
  private final double[] bandOfBand = new double[Spans.LENGTH];

  private final double[] bandOfLow = new double[Spans.LENGTH];
  private final double[] lowOfBand = new double[Spans.LENGTH];
  private final double[] lowOfLow = new double[Spans.LENGTH];
  private double band;
  private double low;

  /** Whether the coefficients have changed since the last samples. */
  private boolean tuned;

  /**
   * Sets the coefficients of a span. They also hold for later spans without a call, provided that
   * they are constant over this one.
   *
   * @param sine over cosine: g, as {@link tenuto.dsp.math.Bilinear} gives it
   * @param damping 1/Q, above 0
   */
  public void tune(double[] sine, double[] cosine, double[] damping, int n) {
    tuned = true;
    for (int i = 0; i < n; i++) {
      double s = sine[i];
      double c = cosine[i];
      double twice = 2 / Fma.of(c, c, s * Fma.of(damping[i], c, s));
      bandStays[i] = Fma.of(c * c, twice, -1);
      across[i] = s * c * twice;
      lowMoves[i] = s * s * twice;
    }
    // Copied, as C2 vectorizes only loops over arrays at one index.
    System.arraycopy(bandStays, 1, nextStays, 0, n - 1);
    System.arraycopy(across, 1, nextAcross, 0, n - 1);
    System.arraycopy(lowMoves, 1, nextMoves, 0, n - 1);
    for (int i = 0; i < n; i++) {
      double crossed = -nextAcross[i] * across[i];
      double stays = 1 - lowMoves[i];
      double nextLow = 1 - nextMoves[i];
      bandOfBand[i] = Fma.of(nextStays[i], bandStays[i], crossed);
      bandOfLow[i] = -Fma.of(nextStays[i], across[i], nextAcross[i] * stays);
      lowOfBand[i] = Fma.of(nextAcross[i], bandStays[i], nextLow * across[i]);
      lowOfLow[i] = Fma.of(nextLow, stays, crossed);
    }
  }

  /**
   * Takes the next samples.
   *
   * @param band receives the band-pass, of gain Q at hz
   * @param low receives the low-pass; may be {@code x}
   * @param n whole groups, at most a span
   */
  public void run(double[] x, double[] band, double[] low, int n) {
    if (tuned) {
      tuned = false;
      runTuned(x, band, low, n);
    } else {
      runSteadily(x, band, low, n);
    }
  }

  /**
   * The same bits as {@link #runTuned} while the coefficients are constant, without loading ten
   * numbers for each sample.
   */
  private void runSteadily(double[] x, double[] band, double[] low, int n) {
    double b = bandStays[0];
    double a = across[0];
    double u = lowMoves[0];
    double bb = bandOfBand[0];
    double bl = bandOfLow[0];
    double lb = lowOfBand[0];
    double ll = lowOfLow[0];
    double p = this.band;
    double q = this.low;
    for (int i = 0; i < n; i += 2) {
      double toP = a * x[i];
      double toQ = u * x[i];
      double p1 = Fma.of(b, p, Fma.of(-a, q, toP));
      double q1 = Fma.of(1 - u, q, Fma.of(a, p, toQ));
      double laterP = Fma.of(b, toP, Fma.of(-a, toQ, a * x[i + 1]));
      double laterQ = Fma.of(1 - u, toQ, Fma.of(a, toP, u * x[i + 1]));
      double p2 = Fma.of(bb, p, Fma.of(bl, q, laterP));
      double q2 = Fma.of(ll, q, Fma.of(lb, p, laterQ));
      band[i] = 0.5 * (p + p1);
      low[i] = 0.5 * (q + q1);
      band[i + 1] = 0.5 * (p1 + p2);
      low[i + 1] = 0.5 * (q1 + q2);
      p = p2;
      q = q2;
      if ((i & END_OF_GROUP) == END_OF_GROUP && Math.abs(p) < REST && Math.abs(q) < REST) {
        p = 0;
        q = 0;
      }
    }
    this.band = p;
    this.low = q;
  }

  /** Hands over what its integrators hold; the coefficients are set again. */
  public void transfer(StateTransfer state) {
    band = state.of(band);
    low = state.of(low);
  }

  private void runTuned(double[] x, double[] band, double[] low, int n) {
    double p = this.band;
    double q = this.low;
    for (int i = 0; i < n; i += 2) {
      double a = across[i];
      double u = lowMoves[i];
      double a1 = across[i + 1];
      double u1 = lowMoves[i + 1];
      double toP = a * x[i];
      double toQ = u * x[i];
      double p1 = Fma.of(bandStays[i], p, Fma.of(-a, q, toP));
      double q1 = Fma.of(1 - u, q, Fma.of(a, p, toQ));
      double laterP = Fma.of(bandStays[i + 1], toP, Fma.of(-a1, toQ, a1 * x[i + 1]));
      double laterQ = Fma.of(1 - u1, toQ, Fma.of(a1, toP, u1 * x[i + 1]));
      double p2 = Fma.of(bandOfBand[i], p, Fma.of(bandOfLow[i], q, laterP));
      double q2 = Fma.of(lowOfLow[i], q, Fma.of(lowOfBand[i], p, laterQ));
      band[i] = 0.5 * (p + p1);
      low[i] = 0.5 * (q + q1);
      band[i + 1] = 0.5 * (p1 + p2);
      low[i + 1] = 0.5 * (q1 + q2);
      p = p2;
      q = q2;
      if ((i & END_OF_GROUP) == END_OF_GROUP && Math.abs(p) < REST && Math.abs(q) < REST) {
        p = 0;
        q = 0;
      }
    }
    this.band = p;
    this.low = q;
  }
}

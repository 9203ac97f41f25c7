package tenuto.dsp.reverbs;

import java.util.Arrays;
import tenuto.dsp.filters.Biquad;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * The absorption filters after delay lines, with which all lines decay alike: each attenuates by as
 * many dB as its delay requires (J.-M. Jot and A. Chaigne, "Digital delay networks for designing
 * artificial reverberators", 1991). Lows and highs are shelving filters, air absorption is one pole
 * and one zero; filters without effect are omitted.
 *
 * <p>Four lines are filtered at a time, as their recursions are independent.
 */
final class Absorption {
  /** Recursions in parallel. */
  private static final int FOUR = 4;

  /**
   * The largest air absorption of one section in dB at 8 kHz: with more, its curve would differ
   * from that of air.
   */
  private static final double MOST_AIR_DB = 3.6;

  private static final double MOST_SECTIONS = 4;
  private static final double REST = 1e-290;

  private final int lines;
  private final boolean hasLow;
  private final boolean hasHigh;
  private final int airs;
  private final double[] gains;
  private final double[][] low;
  private final double[][] high;
  private final double[][] air;

  /**
   * The states: for the low shelves two for each line, for the high shelves two, for each section
   * of air absorption one.
   */
  private final double[] states;

  /**
   * @param decay that is wanted
   * @param seconds delay of each line, including what is in it; their number is a multiple of 4
   * @param lost for each line the gain of losses elsewhere in its loop
   */
  Absorption(Decay decay, double[] seconds, double[] lost, double sampleRate) {
    lines = seconds.length;
    hasLow = decay.hasLow();
    hasHigh = decay.hasHigh();
    double most = decay.air(Arrays.stream(seconds).max().orElseThrow()) / MOST_AIR_DB;
    airs = (int) Math.ceil(Math.min(most, MOST_SECTIONS));
    gains = new double[lines];
    low = new double[lines][];
    high = new double[lines][];
    air = new double[lines][];
    states = new double[(4 + airs) * lines];
    for (int k = 0; k < lines; k++) {
      air[k] = Decay.air(decay.air(seconds[k]) / Math.max(1, airs), sampleRate);
      double steady = StrictMath.pow((1 - air[k][0]) / (1 + air[k][1]), airs);
      gains[k] = decay.gain(seconds[k]) / lost[k] * steady;
      double first = airs > 0 ? 1 : gains[k];
      high[k] = row(decay.highShelf(seconds[k], sampleRate), first);
      low[k] = row(decay.lowShelf(seconds[k], sampleRate), hasHigh ? 1 : first);
    }
  }

  private static double[] row(Biquad section, double gain) {
    return new double[] {
      gain * section.b0(), gain * section.b1(), gain * section.b2(), -section.a1(), -section.a2()
    };
  }

  /** Filters {@code n} samples of each line. */
  void run(double[][] x, int n) {
    for (int k = 0; k < lines; k += FOUR) {
      double[] a = x[k];
      double[] b = x[k + 1];
      double[] c = x[k + 2];
      double[] d = x[k + 3];
      if (hasLow) {
        sections(a, b, c, d, low, k, 2 * k, n);
      }
      if (hasHigh) {
        sections(a, b, c, d, high, k, 2 * lines + 2 * k, n);
      }
      for (int section = 0; section < airs; section++) {
        air(a, b, c, d, k, section, n);
      }
    }
    if (!hasLow && !hasHigh && airs == 0) {
      for (int k = 0; k < lines; k++) {
        Loops.scale(x[k], gains[k], n);
      }
    }
  }

  private void sections(
      double[] a, double[] b, double[] c, double[] d, double[][] rows, int k, int at, int n) {
    double[] p = rows[k];
    double[] q = rows[k + 1];
    double[] r = rows[k + 2];
    double[] s = rows[k + 3];
    double p1 = states[at];
    double p2 = states[at + 1];
    double q1 = states[at + 2];
    double q2 = states[at + 3];
    double r1 = states[at + 4];
    double r2 = states[at + 5];
    double s1 = states[at + 6];
    double s2 = states[at + 7];
    double pb0 = p[0];
    double pb1 = p[1];
    double pb2 = p[2];
    double pa1 = p[3];
    double pa2 = p[4];
    double qb0 = q[0];
    double qb1 = q[1];
    double qb2 = q[2];
    double qa1 = q[3];
    double qa2 = q[4];
    double rb0 = r[0];
    double rb1 = r[1];
    double rb2 = r[2];
    double ra1 = r[3];
    double ra2 = r[4];
    double sb0 = s[0];
    double sb1 = s[1];
    double sb2 = s[2];
    double sa1 = s[3];
    double sa2 = s[4];
    for (int i = 0; i < n; i++) {
      double in = a[i];
      double y = Fma.of(pb0, in, p1);
      p1 = Fma.of(pb1, in, Fma.of(pa1, y, p2));
      p2 = Fma.of(pb2, in, pa2 * y);
      a[i] = y;
      in = b[i];
      y = Fma.of(qb0, in, q1);
      q1 = Fma.of(qb1, in, Fma.of(qa1, y, q2));
      q2 = Fma.of(qb2, in, qa2 * y);
      b[i] = y;
      in = c[i];
      y = Fma.of(rb0, in, r1);
      r1 = Fma.of(rb1, in, Fma.of(ra1, y, r2));
      r2 = Fma.of(rb2, in, ra2 * y);
      c[i] = y;
      in = d[i];
      y = Fma.of(sb0, in, s1);
      s1 = Fma.of(sb1, in, Fma.of(sa1, y, s2));
      s2 = Fma.of(sb2, in, sa2 * y);
      d[i] = y;
    }
    states[at] = p1;
    states[at + 1] = p2;
    states[at + 2] = q1;
    states[at + 3] = q2;
    states[at + 4] = r1;
    states[at + 5] = r2;
    states[at + 6] = s1;
    states[at + 7] = s2;
  }

  private void air(double[] a, double[] b, double[] c, double[] d, int k, int section, int n) {
    int at = (4 + section) * lines + k;
    double p = states[at];
    double q = states[at + 1];
    double r = states[at + 2];
    double s = states[at + 3];
    boolean isFirst = section == 0;
    double pg = isFirst ? gains[k] : 1;
    double qg = isFirst ? gains[k + 1] : 1;
    double rg = isFirst ? gains[k + 2] : 1;
    double sg = isFirst ? gains[k + 3] : 1;
    double pp = air[k][0];
    double qp = air[k + 1][0];
    double rp = air[k + 2][0];
    double sp = air[k + 3][0];
    double pz = air[k][1];
    double qz = air[k + 1][1];
    double rz = air[k + 2][1];
    double sz = air[k + 3][1];
    for (int i = 0; i < n; i++) {
      double before = p;
      p = Fma.of(pp, p, pg * a[i]);
      a[i] = Fma.of(pz, before, p);
      before = q;
      q = Fma.of(qp, q, qg * b[i]);
      b[i] = Fma.of(qz, before, q);
      before = r;
      r = Fma.of(rp, r, rg * c[i]);
      c[i] = Fma.of(rz, before, r);
      before = s;
      s = Fma.of(sp, s, sg * d[i]);
      d[i] = Fma.of(sz, before, s);
    }
    states[at] = p;
    states[at + 1] = q;
    states[at + 2] = r;
    states[at + 3] = s;
  }

  void transfer(StateTransfer state) {
    state.of(states);
  }

  /** Sets states to 0 that would soon be denormal numbers, which are slow. */
  void settle() {
    for (int i = 0; i < states.length; i++) {
      states[i] = Math.abs(states[i]) < REST ? 0 : states[i];
    }
  }
}

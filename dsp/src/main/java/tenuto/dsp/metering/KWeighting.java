package tenuto.dsp.metering;

import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;
import tenuto.engine.base.Require;

/**
 * The K-weighting of ITU-R BS.1770: a shelf that models the reflection by the head, then a
 * high-pass.
 *
 * <p>The standard gives both filters as coefficients for 48 kHz only, and requires the same
 * response at other rates. So each is converted to its analogue prototype by the inverse bilinear
 * transform, and from there to the other rate, prewarped so that the corner frequency is kept.
 */
public final class KWeighting {
  /** The lowest sample rate, such that the shelf at 1,682 Hz is well below half of it. */
  public static final double LEAST_RATE = 4000;

  private static final double TABLE_RATE = 48_000;

  /** Table 1 of BS.1770. */
  private static final Biquad SHELF =
      new Biquad(
          1.53512485958697,
          -2.69169618940638,
          1.19839281085285,
          -1.69065929318241,
          0.73248077421585);

  /** Table 2 of BS.1770. */
  private static final Biquad HIGH_PASS = new Biquad(1, -2, 1, -1.99004745483398, 0.99007225036621);

  private KWeighting() {}

  /**
   * The filter for a sample rate.
   *
   * @throws IllegalArgumentException if the rate is below {@link #LEAST_RATE}
   */
  public static Cascade at(double sampleRate) {
    String rule = "must be at least " + (int) LEAST_RATE + " for loudness";
    Require.that(sampleRate >= LEAST_RATE, "the sample rate", rule, sampleRate);
    return new Cascade(List.of(converted(SHELF, sampleRate), converted(HIGH_PASS, sampleRate)));
  }

  /**
   * A filter of the tables at another rate. With z = (1 + s) / (1 − s) a polynomial c0 + c1/z +
   * c2/z² becomes (c0 + c1 + c2) + 2·(c0 − c2)·s + (c0 − c1 + c2)·s², over a common divisor.
   */
  private static Biquad converted(Biquad table, double sampleRate) {
    double[] zeros = analogue(table.b0(), table.b1(), table.b2());
    double[] poles = analogue(1, table.a1(), table.a2());
    double corner = Math.sqrt(poles[0] / poles[2]);
    double hz = StrictMath.atan(corner) * TABLE_RATE / Math.PI;
    double stretch = corner / StrictMath.tan(Math.PI * hz / sampleRate);
    double[] b = digital(zeros, stretch);
    double[] a = digital(poles, stretch);
    return new Biquad(b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0]);
  }

  private static double[] analogue(double c0, double c1, double c2) {
    return new double[] {c0 + c1 + c2, 2 * (c0 - c2), c0 - c1 + c2};
  }

  private static double[] digital(double[] s, double stretch) {
    double linear = s[1] * stretch;
    double square = s[2] * stretch * stretch;
    return new double[] {s[0] + linear + square, 2 * (s[0] - square), s[0] - linear + square};
  }
}

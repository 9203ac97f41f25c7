package tenuto.dsp.envelopes;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Fma;

/**
 * A Gaussian window: exp(−d²/2), where d is the distance from sample 4·deviation in deviations.
 *
 * @param deviation the standard deviation in samples, above 0
 */
public record GaussianWindow(double deviation) implements ScalarSource {
  private static final double LOG2_E = 0x1.71547652b82fep0;

  /** The logarithm of e to base 2 less the double nearest to it. */
  private static final double LOG2_E_REST = 0x1.777d0ffda0d24p-56;

  @Override
  public void scalar(long start, double[] x, int n) {
    for (int i = 0; i < n; i++) {
      double distance = (start + i) / deviation - 4;
      double power = distance * distance / -2;
      double octaves = power * LOG2_E;
      double rest = Fma.of(power, LOG2_E, -octaves) + power * LOG2_E_REST;
      x[i] = GainOfDecibels.ofOctaves(octaves, rest);
    }
  }
}

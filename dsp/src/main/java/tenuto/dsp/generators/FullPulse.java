package tenuto.dsp.generators;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.engine.base.Fma;

/**
 * A pulse wave with −1 and then +1 at the start of every period, and 0 in between: sample i is −1
 * where the whole part of (i mod period) is 0, +1 where it is 1.
 *
 * @param period in samples, 2 and up
 */
public record FullPulse(double period) implements ScalarSource {
  @Override
  public void scalar(long start, double[] x, int n) {
    for (int i = 0; i < n; i++) {
      double at = start + i;
      double place = Fma.of(-Math.floor(at / period), period, at);
      // The quotient's rounding may have moved it to the next whole number.
      place = place < 0 ? place + period : place >= period ? place - period : place;
      x[i] = place < 1 ? -1 : place < 2 ? 1 : 0;
    }
  }
}

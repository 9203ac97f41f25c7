package tenuto.dsp.resampling;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarSource;

/** The positions of a {@link Tape} at a constant speed. */
record SteadyTape(double speed) implements ScalarSource {
  @Override
  public void scalar(long start, double[] x, int n) {
    if (Double.isNaN(speed)) {
      Arrays.fill(x, 0, n, Double.NaN);
      return;
    }
    for (int i = 0; i < n; i++) {
      x[i] = Speed.place(start + i, speed);
    }
  }
}

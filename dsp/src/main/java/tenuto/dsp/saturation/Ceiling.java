package tenuto.dsp.saturation;

import tenuto.dsp.kernel.MovingMean;
import tenuto.dsp.kernel.SlidingMaximum;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.oversampling.Lag;

/**
 * A wave held at a level by a gain that is 1 where it is below, {@link #late} samples late. What is
 * clipped at a multiple of the sample rate stands out again when it is filtered for the way back;
 * to clip it once more would let in the aliases that the whole is made to keep out. So it gets the
 * gain of its largest samples, which moves slowly, and makes no tone of its own.
 */
final class Ceiling {
  private static final int AVERAGES = 2;

  private final double level;
  private final SlidingMaximum most;
  private final MovingMean first;
  private final MovingMean second;
  private final Lag lag;
  private final double[] gains = new double[Spans.LENGTH];

  /**
   * @param window samples of each average, at least 1
   */
  Ceiling(double level, int window) {
    this.level = level;
    most = new SlidingMaximum(late(window) + 1);
    first = new MovingMean(window, 1);
    second = new MovingMean(window, 1);
    lag = new Lag(late(window));
  }

  /** Samples by which the result is late. */
  static int late(int window) {
    return AVERAGES * (window - 1);
  }

  /** Holds the next samples. */
  void hold(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      gains[i] = Math.abs(x[i]);
    }
    most.run(gains, n);
    lag.next(x, x, 0, n);
    for (int i = 0; i < n; i++) {
      double gain = second.next(first.next(Math.min(level / gains[i], 1))); // 1 of silence
      double held = x[i] * gain;
      x[i] = Math.min(Math.max(held, -level), level); // but for rounding it is
    }
  }
}

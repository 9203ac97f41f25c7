package tenuto.dsp.saturation;

import tenuto.dsp.kernel.MovingMean;
import tenuto.dsp.kernel.SlidingMaximum;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.oversampling.Lag;
import tenuto.engine.signal.StateTransfer;

/**
 * A limiter for clipped waves, with a latency of {@link #latency}. A wave that is clipped at a
 * multiple of the sample rate exceeds the ceiling again after the low-pass for downsampling; to
 * clip it once more would bring back the aliasing. So it is multiplied by the gain that its largest
 * samples allow, smoothed, which adds no audible distortion.
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
   * @param window length of each moving average in samples, at least 1
   */
  Ceiling(double level, int window) {
    this.level = level;
    most = new SlidingMaximum(latency(window) + 1);
    first = new MovingMean(window, 1);
    second = new MovingMean(window, 1);
    lag = new Lag(latency(window));
  }

  /** The latency in samples. */
  static int latency(int window) {
    return AVERAGES * (window - 1);
  }

  /** Limits the next samples. */
  void hold(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      gains[i] = Math.abs(x[i]);
    }
    most.run(gains, n);
    lag.next(x, x, 0, n);
    for (int i = 0; i < n; i++) {
      double gain = second.next(first.next(Math.min(level / gains[i], 1))); // 1 for silence
      double held = x[i] * gain;
      x[i] = Math.min(Math.max(held, -level), level); // a no-op except for rounding
    }
  }

  /** Hands over what it holds of the past. */
  void transfer(StateTransfer state) {
    most.transfer(state);
    first.transfer(state);
    second.transfer(state);
    lag.transfer(state);
  }
}

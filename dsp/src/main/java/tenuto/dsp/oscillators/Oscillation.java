package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Filter;

/**
 * A running band-limited oscillator: before its first sample it ran with the first values of its
 * controls. Its latency is {@link BlepWave#LATENCY}, which {@link LookaheadOscillators}
 * compensates. From a NaN in a control on, the output is NaN.
 */
abstract class Oscillation extends ScalarProcessor {
  private final long known;
  private final BlepWave[] waves;
  private final double[] now;
  private boolean steady;
  private long position;
  private long lost = Long.MAX_VALUE - BlepWave.LATENCY;

  /**
   * @param known length of the controls, which keep their last values after it
   * @param waves that it draws: the outputs, unless {@link #take} is overridden
   */
  Oscillation(Filter filter, long known, BlepWave... waves) {
    this.known = known;
    this.waves = waves;
    now = new double[filter.inputs()];
  }

  /**
   * Starts {@link BlepWave#LATENCY} samples before sample 0.
   *
   * @param controls their values until then
   */
  abstract void begin(double[][] controls);

  /** Draws the next samples. */
  abstract void draw(double[][] controls, int n);

  /** Writes the due samples of each output. */
  void take(double[][] out, int n) {
    for (int k = 0; k < out.length; k++) {
      waves[k].take(out[k], n);
    }
  }

  @Override
  public final void scalar(double[][] in, double[][] out, int n) {
    hold(in, n);
    if (position == 0) {
      runIn(in);
    }
    draw(in, n);
    take(out, n);
    int good = (int) Math.clamp(lost - position + BlepWave.LATENCY, 0, n);
    for (double[] each : out) {
      Arrays.fill(each, good, n, Double.NaN);
    }
    position += n;
  }

  /** Keeps the last known values of controls. */
  private void hold(double[][] in, int n) {
    steady = position > 0;
    for (int k = 0; k < in.length && steady; k++) {
      steady = Held.isAll(in[k], now[k], n);
    }
    if (steady && position + n <= known) {
      return;
    }
    for (double[] control : in) {
      int end = (int) Math.clamp(Math.min(known, lost) - position, 0, n);
      int good = Steps.until(control, end);
      lost = good < end ? position + good : lost;
    }
    int end = (int) Math.clamp(Math.min(known, lost) - position, 0, n);
    for (int k = 0; k < in.length; k++) {
      now[k] = end > 0 ? in[k][end - 1] : now[k];
      Arrays.fill(in[k], end, n, now[k]);
    }
  }

  /** Whether all controls keep their previous values throughout the span. */
  final boolean isSteady() {
    return steady;
  }

  private void runIn(double[][] in) {
    double[][] steady = new double[in.length][BlepWave.LATENCY];
    for (int k = 0; k < in.length; k++) {
      Arrays.fill(steady[k], in[k][0]);
    }
    begin(steady);
    draw(steady, BlepWave.LATENCY);
    for (BlepWave wave : waves) {
      wave.drop(BlepWave.LATENCY);
    }
  }
}

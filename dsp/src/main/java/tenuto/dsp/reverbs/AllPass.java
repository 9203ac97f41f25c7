package tenuto.dsp.reverbs;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * An all-pass around a delay line (M. Schroeder, "Natural sounding artificial reverberation",
 * 1962), whose line has the loss that a decay requires for its delay: so it rings no longer than
 * the decay.
 */
final class AllPass implements AutoCloseable {
  private final ModulatedDelays.Line line;
  private final double gain;
  private final double loss;

  /**
   * @param loss gain of the line
   */
  AllPass(int delay, double gain, double loss, Workspaces workspaces) {
    this.gain = gain;
    this.loss = loss;
    Ring ring = new Ring(2L * delay + Spans.LENGTH, workspaces);
    line = new ModulatedDelays.Line(ring, delay, new double[Spans.LENGTH]);
  }

  /** The power of noise after it, relative to before: reduced by the loss in the line. */
  double power() {
    double square = gain * gain;
    double left = loss * loss;
    return square + (1 - square) * (1 - square) * left / (1 - square * left);
  }

  int delay() {
    return line.delay();
  }

  /** Its line, and the array that receives the line's output. */
  ModulatedDelays.Line line() {
    return line;
  }

  /**
   * Filters in place, at most as many samples at a time as its delay, of which none needs another.
   */
  void run(double[] x, long position, int n) {
    int most = line.delay();
    for (int from = 0; from < n; from += most) {
      int to = Math.min(from + most, n);
      line.ring().read(position + from - most, line.to(), from, to - from);
      step(x, position, from, to);
    }
  }

  /** Reads the line's output; n is at most the delay. */
  void read(long position, int n) {
    line.ring().read(position - line.delay(), line.to(), 0, n);
  }

  /** Filters in place, with the line's output that was read. */
  void step(double[] x, long position, int n) {
    step(x, position, 0, n);
  }

  private void step(double[] x, long position, int from, int to) {
    double[] late = line.to();
    step(x, late, gain, loss, from, to);
    line.ring().write(position + from, late, from, to - from);
  }

  /** Computes the output in {@code x} and the line's input in {@code late}. */
  private static void step(double[] x, double[] late, double gain, double loss, int from, int to) {
    for (int i = from; i < to; i++) {
      double d = loss * late[i];
      double v = (x[i] + gain * d + Loops.FADED) - Loops.FADED;
      x[i] = d - gain * v;
      late[i] = v;
    }
  }

  void transfer(StateTransfer state) {
    line.ring().transfer(state);
  }

  @Override
  public void close() {
    line.ring().close();
  }
}

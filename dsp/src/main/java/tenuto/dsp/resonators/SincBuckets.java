package tenuto.dsp.resonators;

import tenuto.dsp.kernel.DelayLine;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/** A delay line that is read by a windowed sinc: see {@link DelayLine}. */
final class SincBuckets implements Buckets {
  private final double delay;
  private final double most;
  private final DelayLine line;
  private final double[] since = new double[1];
  private final double[] sample = new double[1];

  SincBuckets(double delay, double most, long length, Workspaces workspaces) {
    this.delay = delay;
    this.most = Math.max(1, most);
    line = new DelayLine(this.most, length, workspaces);
  }

  @Override
  public double late(double change) {
    since[0] = Math.clamp(delay + change, 1, most) - 1; // counted from the previous sample
    line.look(since, 0, 1);
    line.read(line.end() - 1, since, sample, 0, 1, false);
    return sample[0];
  }

  @Override
  public void store(double x) {
    sample[0] = x;
    line.write(sample, 0, 1);
  }

  @Override
  public void transfer(StateTransfer state) {
    line.transfer(state);
  }

  @Override
  public void close() {
    line.close();
  }
}

package tenuto.dsp.resonators;

import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A chorus after the analogue bucket-brigade delay: a delay line modulated by a signal, with a
 * filter before it and a saturated, filtered feedback. The line's input is drive·((1 −
 * feedback)·F(x) + feedback·F(d/(1 + |d|))), where d is its output; the two outputs are (x + d)/2
 * and (x − d)/2. Its inputs are the signal and the change of the delay in ms.
 *
 * <p>The delay is clamped to 1 sample to {@code delay} plus one second.
 *
 * @param delay in samples, 0 and up
 * @param damping the filter before the line; the feedback has another of the same kind
 * @param length of the signal; a delay beyond it needs no memory
 * @param between the interpolation between the line's samples
 * @param workspaces supply the memory of long delays
 */
public record BucketBrigade(
    long delay,
    double feedback,
    double drive,
    Biquad damping,
    double sampleRate,
    long length,
    Interpolation between,
    Workspaces workspaces)
    implements Filter {
  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  private final class Line extends ScalarProcessor {
    private final long most = delay + (long) sampleRate;
    private final Buckets buckets =
        between == Interpolation.CUBIC
            ? new CubicBuckets(delay, most, length, workspaces)
            : new SincBuckets(delay, most, length, workspaces);
    private final MovingSections before = new MovingSections(List.of(damping));
    private final MovingSections within = new MovingSections(List.of(damping));

    @Override
    public void close() {
      buckets.close();
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        double input = in[0][i];
        double late = late(in[1][i]);
        double soft = late / (1 + Math.abs(late));
        double stored =
            drive * ((1 - feedback) * before.next(input) + feedback * within.next(soft));
        buckets.store(Ring.faded(stored));
        out[0][i] = (input + late) / 2;
        out[1][i] = (input - late) / 2;
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      buckets.transfer(state);
      before.transfer(state);
      within.transfer(state);
    }

    private double late(double ms) {
      if (Double.isNaN(ms)) {
        return Double.NaN;
      }
      double change = Milliseconds.exactly(ms, sampleRate);
      return buckets.late(Math.clamp(change, -(double) most, (double) most));
    }
  }
}

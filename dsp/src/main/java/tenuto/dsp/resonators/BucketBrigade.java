package tenuto.dsp.resonators;

import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.engine.Filter;
import tenuto.engine.Fma;
import tenuto.engine.Milliseconds;
import tenuto.engine.Workspace;

/**
 * A chorus after the analogue bucket brigade: a delay line whose delay a signal moves, with a
 * filter before it and a saturated and filtered feedback. What is stored is drive·((1 −
 * feedback)·F(x) + feedback·F(d/(1 + |d|))), where d is what comes out; the two outputs are (x +
 * d)/2 and (x − d)/2. Its inputs are the signal and the delay's change in ms.
 *
 * <p>The delay stays from 1 sample to {@code delay} and a second more. While the signal that moves
 * it stands still, the change is cut off to whole samples, as Sonic Field's always was; while it
 * moves, or has within the last {@value #GLIDE} samples, what comes out is interpolated. From one
 * to the other the delay glides.
 *
 * @param delay in samples, 0 and up
 * @param damping the filter before the line, and another such within the feedback
 * @param length of the signal: a longer delay needs no memory
 * @param workspaces give memory for long delays
 */
public record BucketBrigade(
    long delay,
    double feedback,
    double drive,
    Biquad damping,
    double sampleRate,
    long length,
    Supplier<Workspace> workspaces)
    implements Filter {
  private static final int GLIDE = 256;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "BucketBrigade[delay=%d, feedback=%s, drive=%s, damping=%s, sampleRate=%s, length=%d]"
        .formatted(delay, feedback, drive, damping, sampleRate, length);
  }

  private final class Line extends ScalarProcessor {
    private final long most = delay + (long) sampleRate;
    private final Ring ring = new Ring(Math.min(most + 1, length), workspaces);
    private final MovingSections before = new MovingSections(List.of(damping));
    private final MovingSections within = new MovingSections(List.of(damping));
    private long position;
    private double last;

    /** For how many samples the change has been the same. */
    private long still;

    /** What the change is cut off by: its part of a sample when it has stood for a while. */
    private double cut;

    Line() {
      super(BucketBrigade.this);
    }

    @Override
    public void close() {
      ring.close();
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        double input = in[0][i];
        double late = late(in[1][i]);
        double soft = late / (1 + Math.abs(late));
        double stored =
            drive * ((1 - feedback) * before.next(input) + feedback * within.next(soft));
        ring.set(position, Ring.faded(stored));
        out[0][i] = (input + late) / 2;
        out[1][i] = (input - late) / 2;
        position++;
      }
    }

    private double late(double ms) {
      if (Double.isNaN(ms)) {
        return Double.NaN;
      }
      double change =
          Math.clamp(Milliseconds.exactly(ms, sampleRate), -(double) most, (double) most);
      still = position == 0 ? GLIDE : ms == last ? still + 1 : 0;
      last = ms;
      double part = change - (long) change;
      double wanted = still < GLIDE ? 0 : part;
      double step = position == 0 ? 1 : 1.0 / GLIDE;
      cut = Math.clamp(wanted, cut - step, cut + step);
      return lateBy(Math.clamp(delay + (change - cut), 1, (double) Math.max(1, most)));
    }

    private double lateBy(double samples) {
      long whole = (long) Math.ceil(samples);
      double part = whole - samples;
      double p1 = past(whole);
      if (part == 0) {
        return p1;
      }
      double p2 = past(whole - 1);
      return whole < 3
          ? Fma.of(part, p2 - p1, p1)
          : CubicInterpolation.between(past(whole + 1), p1, p2, past(whole - 2), part);
    }

    private double past(long samples) {
      return samples > position ? 0 : ring.get(position - samples);
    }
  }
}

package tenuto.dsp;

import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.Filter;
import tenuto.engine.Workspace;

/**
 * A chorus after the analogue bucket brigade: a delay line whose delay a signal moves, with a
 * saturated and filtered feedback. What is stored is drive·((1 − feedback)·x + feedback·F(d/(1 +
 * |d|))), where d is what comes out; the two results are (x + d)/2 and (x − d)/2. Over {@link
 * Frames} of the signal and the delay's change in ms.
 *
 * <p>The delay, in whole samples, stays from 1 to {@code delay} and a second more.
 *
 * @param delay in samples, 0 and up
 * @param damping the filter within the feedback
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
  private static final int WIDTH = 2;

  @Override
  public State begin() {
    return new Line();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "BucketBrigade[delay=%d, feedback=%s, drive=%s, damping=%s, sampleRate=%s, length=%d]"
        .formatted(delay, feedback, drive, damping, sampleRate, length);
  }

  private final class Line extends SerialState {
    private final long most = delay + (long) sampleRate;
    private final Ring ring = new Ring(Math.min(most, length), workspaces);
    private final MovingSections filter = new MovingSections(List.of(damping));
    private long position;

    @Override
    void next(double[] x, int n) {
      for (int i = 0; i < n; i += WIDTH) {
        double input = x[i];
        double late = late(x[i + 1]);
        double soft = late / (1 + Math.abs(late));
        double stored = drive * ((1 - feedback) * input + feedback * filter.next(soft));
        ring.set(position, Ring.faded(stored));
        x[i] = (input + late) / 2;
        x[i + 1] = (input - late) / 2;
        position++;
      }
    }

    private double late(double ms) {
      if (Double.isNaN(ms)) {
        return Double.NaN;
      }
      long now = Math.clamp(delay + (long) (ms * sampleRate / 1000), 1, Math.max(1, most));
      return now > position ? 0 : ring.get(position - now);
    }
  }
}

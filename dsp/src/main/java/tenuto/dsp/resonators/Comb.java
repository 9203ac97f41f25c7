package tenuto.dsp.resonators;

import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.Filter;
import tenuto.engine.Workspace;

/**
 * A feedback comb: y[i] = direct·F(x[i]) + feedback·G(y[i − delay]), where F and G are two filters
 * of the same kind, or nothing. With no delay the second term is feedback·G(x[i]).
 *
 * @param delay in samples, 0 and up
 * @param sections of either filter; may be empty
 * @param length of the signal: a longer delay needs no memory
 * @param workspaces give memory for long delays
 */
public record Comb(
    double direct,
    double feedback,
    long delay,
    List<Biquad> sections,
    long length,
    Supplier<Workspace> workspaces)
    implements Filter {
  public Comb {
    sections = List.copyOf(sections);
  }

  @Override
  public State begin() {
    return new Line();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "Comb[direct=%s, feedback=%s, delay=%d, sections=%s, length=%d]"
        .formatted(direct, feedback, delay, sections, length);
  }

  private final class Line extends ScalarState {
    private final boolean returns = delay < length;
    private final Ring ring = new Ring(returns ? delay : 0, workspaces);
    private final MovingSections before = new MovingSections(sections);
    private final MovingSections within = new MovingSections(sections);
    private long position;

    @Override
    public void close() {
      ring.close();
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double y = direct * before.next(x[i]);
        if (position >= delay) {
          y += feedback * within.next(delay == 0 ? x[i] : ring.get(position - delay));
        }
        y = Ring.faded(y);
        if (returns) {
          ring.set(position, y);
        }
        x[i] = y;
        position++;
      }
    }
  }
}

package tenuto.dsp.resonators;

import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A feedback comb: y[i] = direct·F(x[i]) + feedback·G(y[i − delay]), where F and G are two filters
 * of the same kind, or none. With no delay the second term is feedback·G(x[i]).
 *
 * @param delay in samples, 0 and up
 * @param sections sections of each filter; may be empty
 * @param length of the signal; a delay beyond it needs no memory
 * @param workspaces supply the memory of long delays
 */
public record Comb(
    double direct,
    double feedback,
    long delay,
    List<Biquad> sections,
    long length,
    Workspaces workspaces)
    implements Filter {
  public Comb {
    sections = List.copyOf(sections);
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Line();
  }

  private final class Line extends ScalarState {
    private final boolean returns = delay < length;
    private final Ring ring = new Ring(returns ? delay : 0, workspaces);
    private final MovingSections before = new MovingSections(sections);
    private final MovingSections within = new MovingSections(sections);

    /** The delayed samples. */
    private final double[] late = new double[Spans.LENGTH];

    private long position;

    @Override
    public void close() {
      ring.close();
    }

    /** In runs of samples within which no sample is an echo of another. */
    @Override
    public void scalar(double[] x, int n) {
      if (delay == 0) {
        System.arraycopy(x, 0, late, 0, n);
        within.run(late, late, 0, n);
        before.run(x, x, 0, n);
        mix(x, 0, n);
        return;
      }
      before.run(x, x, 0, n);
      for (int at = 0, now; at < n; at += now) {
        long until = position < delay ? delay - position : delay;
        now = (int) Math.min(until, n - at);
        if (position >= delay && returns) {
          ring.read(position - delay, late, 0, now);
          within.run(late, late, 0, now);
          mix(x, at, now);
        } else {
          weigh(x, at, now);
        }
        if (returns) {
          ring.write(position, x, at, now);
        }
        position += now;
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      ring.transfer(state);
      before.transfer(state);
      within.transfer(state);
      position = state.of(position);
    }

    private void weigh(double[] x, int at, int n) {
      for (int i = at; i < at + n; i++) {
        x[i] = Ring.faded(direct * x[i]);
      }
    }

    private void mix(double[] x, int at, int n) {
      for (int i = 0; i < n; i++) {
        x[at + i] = Ring.faded(direct * x[at + i] + feedback * late[i]);
      }
    }
  }
}

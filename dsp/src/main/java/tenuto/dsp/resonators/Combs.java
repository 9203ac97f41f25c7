package tenuto.dsp.resonators;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * Several feedback combs in one loop, as in Sonic Field. At each sample, each comb whose delay has
 * not yet passed multiplies the value by its gain. The value times the gain is added again after
 * the comb's delay, where the value so far is first multiplied by {@code forward}.
 *
 * @param taps the combs in their order of processing
 * @param length of the signal; delays beyond it need no memory
 * @param workspaces supply the memory of long delays
 */
public record Combs(List<Tap> taps, double forward, long length, Workspaces workspaces)
    implements Filter {
  /** A comb's gain and its delay in samples, at least one. */
  public record Tap(double gain, long delay) {}

  public Combs {
    taps = List.copyOf(taps);
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Lines();
  }

  private final class Lines extends ScalarState {
    private final Ring[] rings = new Ring[taps.size()];
    private final double[] gains = new double[rings.length];
    private final long[] delays = new long[rings.length];

    /**
     * The combs with the longest delays first, so that echoes at one place are added in the order
     * of their sources.
     */
    private final int[] byDelay =
        IntStream.range(0, rings.length)
            .boxed()
            .sorted(Comparator.comparing(i -> -taps.get(i).delay()))
            .mapToInt(Integer::intValue)
            .toArray();

    /** The delayed samples. */
    private final double[] late = new double[Spans.LENGTH];

    private long position;

    Lines() {
      for (int i = 0; i < rings.length; i++) {
        gains[i] = taps.get(i).gain();
        delays[i] = taps.get(i).delay();
        rings[i] = new Ring(delays[i] < length ? delays[i] : 0, workspaces);
      }
    }

    @Override
    public void close() {
      for (Ring ring : rings) {
        ring.close();
      }
    }

    /**
     * In runs of samples within which no sample is an echo of another and all have the same echoes.
     */
    @Override
    public void scalar(double[] x, int n) {
      for (int at = 0, now; at < n; at += now) {
        now = unrelated(n - at);
        for (int k : byDelay) {
          if (position >= delays[k] && delays[k] < length) {
            rings[k].read(position - delays[k], late, 0, now);
            mix(x, at, now, gains[k]);
          }
        }
        fade(x, at, now);
        for (int k = 0; k < rings.length; k++) {
          if (position < delays[k]) {
            weigh(x, at, now, gains[k]);
          }
          if (delays[k] < length) {
            rings[k].write(position, x, at, now);
          }
        }
        position += now;
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      for (Ring ring : rings) {
        ring.transfer(state);
      }
      position = state.of(position);
    }

    private int unrelated(int most) {
      long until = most;
      for (long delay : delays) {
        until = Math.min(until, position < delay ? delay - position : delay);
      }
      return (int) until;
    }

    private void mix(double[] x, int at, int n, double gain) {
      for (int i = 0; i < n; i++) {
        x[at + i] = x[at + i] * forward + gain * late[i];
      }
    }

    private static void fade(double[] x, int at, int n) {
      for (int i = at; i < at + n; i++) {
        x[i] = Ring.faded(x[i]);
      }
    }

    private static void weigh(double[] x, int at, int n, double gain) {
      for (int i = at; i < at + n; i++) {
        x[i] *= gain;
      }
    }
  }
}

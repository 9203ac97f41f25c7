package tenuto.dsp.resonators;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.Filter;
import tenuto.engine.Workspace;

/**
 * Several feedback combs in one, as Sonic Field has them: sample by sample each comb in turn, while
 * it has nothing to give back yet, multiplies the running value by its gain; and the value, times
 * the gain, returns after the comb's delay, where what is there is multiplied by {@code forward}
 * before.
 *
 * @param taps in the order in which they are heard
 * @param length of the signal: longer delays need no memory
 * @param workspaces give memory for long delays
 */
public record Combs(List<Tap> taps, double forward, long length, Supplier<Workspace> workspaces)
    implements Filter {
  /** A comb of a factor and a delay in samples, at least one. */
  public record Tap(double gain, long delay) {}

  public Combs {
    taps = List.copyOf(taps);
  }

  @Override
  public State begin() {
    return new Lines();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "Combs[taps=%s, forward=%s, length=%d]".formatted(taps, forward, length);
  }

  private final class Lines extends ScalarState {
    private final Ring[] rings = new Ring[taps.size()];
    private final double[] gains = new double[rings.length];
    private final long[] delays = new long[rings.length];

    /** Echoes of one place come in the order of what they are echoes of. */
    private final int[] byDelay =
        IntStream.range(0, rings.length)
            .boxed()
            .sorted(Comparator.comparing(i -> -taps.get(i).delay()))
            .mapToInt(Integer::intValue)
            .toArray();

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

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = next(x[i]);
        position++;
      }
    }

    private double next(double input) {
      double y = input;
      for (int k : byDelay) {
        if (position >= delays[k]) {
          y = y * forward + gains[k] * rings[k].get(position - delays[k]);
        }
      }
      y = Ring.faded(y);
      for (int k = 0; k < rings.length; k++) {
        if (position < delays[k]) {
          y *= gains[k];
        }
        if (delays[k] < length) {
          rings[k].set(position, y);
        }
      }
      return y;
    }
  }
}

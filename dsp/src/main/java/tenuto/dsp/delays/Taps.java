package tenuto.dsp.delays;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.Filter;
import tenuto.engine.Workspace;

/**
 * A signal, times a gain, and single echoes of another, each at its time and level. Its inputs are
 * the signal, what is echoed, which may be the same, and the gain.
 *
 * @param ends of the controls, the last inputs, which stay as they ended
 * @param length of the result
 * @param workspaces give memory for long delays
 */
record Taps(List<Tap> taps, List<Long> ends, long length, Supplier<Workspace> workspaces)
    implements Filter {
  /**
   * An echo.
   *
   * @param delay in samples, 0 and up
   */
  record Tap(double delay, double gain) {}

  public Taps {
    taps = List.copyOf(taps);
  }

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "Taps[taps=%s, ends=%s, length=%d]".formatted(taps, ends, length);
  }

  private final class Line extends ScalarProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final DelayLine line =
        new DelayLine(taps.stream().mapToDouble(Tap::delay).max().orElse(0), length, workspaces);
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] late = new double[Spans.LENGTH];

    Line() {
      super(Taps.this);
    }

    @Override
    public void close() {
      line.close();
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      held.run(in, n);
      long place = line.end();
      line.write(in[1], 0, n);
      for (int i = 0; i < n; i++) {
        out[0][i] = in[2][i] * in[0][i];
      }
      for (int k = 0; k < taps.size(); k++) {
        Tap tap = taps.get(k);
        Arrays.fill(delays, 0, n, tap.delay());
        line.look(delays, 0, n);
        line.read(place, delays, late, 0, n, false);
        for (int i = 0; i < n; i++) {
          out[0][i] += tap.gain() * late[i];
        }
      }
    }
  }
}

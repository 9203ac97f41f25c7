package tenuto.dsp.delays;

import java.util.List;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A multi-tap delay: a signal times a gain, plus single echoes of another signal, each at its own
 * time and level. Its inputs are the signal, the echoed signal, which may be the same, and the
 * gain.
 *
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 * @param length of the result
 * @param looksAhead whether the result is delayed by {@link Lookahead#AHEAD} samples
 * @param workspaces supply the memory of long delays
 */
record Taps(List<Tap> taps, List<Long> ends, long length, boolean looksAhead, Workspaces workspaces)
    implements Filter {
  /**
   * One echo.
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
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  private final class Line extends VectorProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final int late = looksAhead ? Lookahead.AHEAD : 0;
    private final DelayLine line =
        new DelayLine(
            late + taps.stream().mapToDouble(Tap::delay).max().orElse(0), length, workspaces);
    private final Lookahead ahead = looksAhead ? new Lookahead(length, workspaces) : null;
    private final double[] heard = new double[Spans.LENGTH];

    @Override
    public void close() {
      line.close();
      if (ahead != null) {
        ahead.close();
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      line.transfer(state);
      if (ahead != null) {
        ahead.transfer(state);
      }
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      held.run(in, n);
      long place = line.end();
      line.write(in[1], 0, n);
      double[] sound = in[0];
      if (ahead != null) {
        ahead.take(sound, heard, n);
        sound = heard;
      }
      for (int i = 0; i < n; i++) {
        out[0][i] = in[2][i] * sound[i];
      }
      for (int k = 0; k < taps.size(); k++) {
        Tap tap = taps.get(k);
        line.read(place, late + tap.delay(), heard, 0, n, vectors);
        for (int i = 0; i < n; i++) {
          out[0][i] += tap.gain() * heard[i];
        }
      }
    }
  }
}

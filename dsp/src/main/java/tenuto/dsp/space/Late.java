package tenuto.dsp.space;

import java.util.List;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * Panning by delay (H. Haas, 1951): the first input, delayed by the magnitude of the second in ms
 * where that has this side's sign, and not delayed otherwise. So short a delay is heard as a
 * direction, not as an echo.
 *
 * <p>The latency is {@value #AHEAD} samples, so that short delays too are interpolated from enough
 * samples on either side.
 *
 * @param sign of the delay for this side: −1 or 1
 * @param most largest delay in ms
 * @param end length of the second input, which keeps its last value after it
 * @param workspaces supply the memory of long delays
 */
record Late(int sign, double most, double sampleRate, long end, Workspaces workspaces)
    implements Filter {
  /** The latency in samples, a multiple of the group. */
  static final int AHEAD = 24;

  @Override
  public int inputs() {
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

  private final class Line extends VectorProcessor {
    private final HeldControls held = new HeldControls(List.of(end));
    private final DelayLine line =
        new DelayLine(Milliseconds.exactly(most, sampleRate) + AHEAD, Long.MAX_VALUE, workspaces);
    private final double[] delays = new double[Spans.LENGTH];

    @Override
    public void close() {
      line.close();
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      line.transfer(state);
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      held.run(in, n);
      long place = line.end();
      line.write(in[0], 0, n);
      for (int i = 0; i < n; i++) {
        double ms = Math.min(Math.max(sign * in[1][i], 0), most);
        delays[i] = Milliseconds.exactly(ms, sampleRate) + AHEAD;
      }
      line.look(delays, 0, n);
      line.read(place, delays, out[0], 0, n, vectors);
    }
  }
}

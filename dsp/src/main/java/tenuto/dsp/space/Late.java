package tenuto.dsp.space;

import java.util.List;
import java.util.function.Supplier;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.Filter;

/**
 * A signal some time ago: the first input, late by as many ms as the second says, while its sign is
 * this side's, and not late while it is not. So little is heard as a place and not as an echo (H.
 * Haas, 1951).
 *
 * <p>What comes out is late by {@value #AHEAD} samples more, so that short delays too are read from
 * enough samples on either side.
 *
 * @param sign of what makes this side late: −1 or 1
 * @param most ms
 * @param end of the second input, which stays as it ended
 * @param workspaces give memory for long delays
 */
record Late(int sign, double most, double sampleRate, long end, Supplier<Workspace> workspaces)
    implements Filter {
  /** Samples, whole groups. */
  static final int AHEAD = 24;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "Late[sign=%d, most=%s, sampleRate=%s, end=%d]".formatted(sign, most, sampleRate, end);
  }

  private final class Line extends VectorProcessor {
    private final HeldControls held = new HeldControls(List.of(end));
    private final DelayLine line =
        new DelayLine(Milliseconds.exactly(most, sampleRate) + AHEAD, Long.MAX_VALUE, workspaces);
    private final double[] delays = new double[Spans.LENGTH];

    Line() {
      super(Late.this);
    }

    @Override
    public void close() {
      line.close();
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

package tenuto.dsp.delays;

import java.util.List;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.word.DryWet;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A ping-pong echo: two delay lines, each of which feeds the other. The left line's input is the
 * mean of both channels + feedback·F(output of the right line), the right line's is
 * feedback·F(output of the left line). Its inputs are left, right, the delay in ms, feedback, mix,
 * width, and the cutoffs of F: see {@link LoopFilter}.
 *
 * @param most the longest delay, in samples, 1 and up
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 * @param length of the result
 * @param workspaces supply the memory of long delays
 */
record CrossedLoop(
    double most, List<Long> ends, long length, double sampleRate, Workspaces workspaces)
    implements Filter {
  private static final double[] SILENCE = new double[Spans.LENGTH];

  @Override
  public int inputs() {
    return 8;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Lines();
  }

  private final class Lines extends VectorProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final DelayLine[] lines = {
      new DelayLine(most, length, workspaces), new DelayLine(most, length, workspaces)
    };
    private final LoopFilter[] filters = {new LoopFilter(sampleRate), new LoopFilter(sampleRate)};
    private final Held time = new Held();
    private final double[] delays = new double[Spans.LENGTH];
    private final double[][] late = new double[2][Spans.LENGTH];
    private final double[] mean = new double[Spans.LENGTH];
    private final double[] stored = new double[Spans.LENGTH];
    private final double[][] back = new double[2][Spans.LENGTH];

    @Override
    public void close() {
      lines[0].close();
      lines[1].close();
    }

    @Override
    protected int firstKept() {
      return 2;
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      held.run(in, n);
      if (!stays(2) && time.moves(in[2], n)) {
        EchoLoop.lessOne(in[2], sampleRate, most, delays, n);
        lines[0].look(delays, 0, n);
        lines[1].look(delays, 0, n);
      }
      filters[0].tune(in[6], in[7], stays(6) && stays(7), n);
      filters[1].tune(in[6], in[7], stays(6) && stays(7), n);
      for (int i = 0; i < n; i++) {
        mean[i] = (in[0][i] + in[1][i]) / 2;
      }
      for (int at = 0, now; at < n; at += now) {
        now = lines[0].readable(n - at);
        for (int side = 0; side < 2; side++) {
          lines[side].read(lines[side].end() - 1, delays, late[side], at, now, vectors);
          System.arraycopy(late[side], at, back[side], at, now);
        }
        LoopFilter.runTwo(filters[0], back[0], filters[1], back[1], at, now);
        Feedback.add(in[3], stays(3), 1, back[1], mean, stored, at, now);
        lines[0].write(stored, at, now);
        Feedback.add(in[3], stays(3), 1, back[0], SILENCE, stored, at, now);
        lines[1].write(stored, at, now);
      }
      widen(in[5], n);
      DryWet.mix(in[0], late[0], in[4], 0, out[0], n);
      DryWet.mix(in[1], late[1], in[4], 0, out[1], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      for (DelayLine line : lines) {
        line.transfer(state);
      }
      for (LoopFilter filter : filters) {
        filter.transfer(state);
      }
    }

    /** Narrows the stereo width of the echoes; a width of 1 leaves them unchanged. */
    private void widen(double[] width, int n) {
      for (int i = 0; i < n; i++) {
        double other = (1 - Math.min(Math.max(width[i], 0), 1)) / 2;
        double left = late[0][i];
        double right = late[1][i];
        late[0][i] = (1 - other) * left + other * right;
        late[1][i] = (1 - other) * right + other * left;
      }
    }
  }
}

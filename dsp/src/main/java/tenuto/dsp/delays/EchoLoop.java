package tenuto.dsp.delays;

import java.util.List;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.word.DryWet;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * An echo: a delay line whose output d is filtered and fed back. Its input is x + feedback·F(d);
 * the output is (1 − mix)·x + mix·d. Its inputs are the signal, the delay in ms, feedback, mix, and
 * the cutoffs of F: see {@link LoopFilter}.
 *
 * <p>The delay is at least a sample.
 *
 * @param most the longest delay, in samples, 1 and up
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 * @param length of the result
 * @param looksAhead whether the result is delayed by {@link Lookahead#AHEAD} samples
 * @param workspaces supply the memory of long delays
 */
record EchoLoop(
    double most,
    List<Long> ends,
    long length,
    double sampleRate,
    boolean looksAhead,
    Workspaces workspaces)
    implements Filter {
  @Override
  public int inputs() {
    return 6;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  /** Converts delays in ms to samples, clamped to 1 … {@code most}, and subtracts one. */
  static void lessOne(double[] ms, double sampleRate, double most, double[] to, int n) {
    for (int i = 0; i < n; i++) {
      to[i] = Math.min(Math.max(Milliseconds.exactly(ms[i], sampleRate), 1), most) - 1;
    }
  }

  private final class Line extends VectorProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final DelayLine line = new DelayLine(most, length, workspaces);
    private final Lookahead ahead = looksAhead ? new Lookahead(length, workspaces) : null;
    private final double[] sound = new double[looksAhead ? Spans.LENGTH : 0];
    private final LoopFilter filter = new LoopFilter(sampleRate);
    private final Held time = new Held();
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] late = new double[Spans.LENGTH];
    private final double[] back = new double[Spans.LENGTH];

    @Override
    public void close() {
      line.close();
      if (ahead != null) {
        ahead.close();
      }
    }

    @Override
    protected int firstKept() {
      return ahead == null ? 1 : super.firstKept(); // at its start a lookahead moves all inputs
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      if (ahead == null) {
        loop(in[0], in, out[0], n, vectors);
      } else {
        int lead = ahead.takeFromStart(in, sound, n);
        loop(sound, in, out[0], n - lead, vectors);
        Lookahead.lead(out[0], lead, n);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      line.transfer(state);
      if (ahead != null) {
        ahead.transfer(state);
      }
      filter.transfer(state);
    }

    private void loop(double[] x, double[][] in, double[] y, int n, boolean vectors) {
      held.run(in, n);
      if (!stays(1) && time.moves(in[1], n)) {
        lessOne(in[1], sampleRate, most, delays, n);
        line.look(delays, 0, n);
      }
      filter.tune(in[4], in[5], stays(4) && stays(5), n);
      for (int at = 0, now; at < n; at += now) {
        now = line.readable(n - at);
        line.read(line.end() - 1, delays, late, at, now, vectors);
        if (ahead != null) {
          ahead.mend(delays, late, at, now, vectors);
        }
        System.arraycopy(late, at, back, at, now);
        filter.run(back, at, now);
        Feedback.add(in[2], stays(2), 1, back, x, back, at, now);
        line.write(back, at, now);
      }
      DryWet.mix(x, late, in[3], 0, y, n);
    }
  }
}

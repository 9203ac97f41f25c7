package tenuto.dsp.delays;

import java.util.List;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.word.DryWet;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A flanger: a feedback comb filter whose delay is modulated from ms to ms + depth and back,
 * starting at ms. The delay line's input is x + feedback·d, where d is its output; the result is (1
 * − |mix|)·x + mix·d. Its inputs are the signal, rate in Hz, depth in ms, ms, feedback and mix.
 *
 * <p>The delay is at least a sample.
 *
 * @param ahead phase lead of the modulating wave, in turns
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 * @param looksAhead whether the result is delayed by {@link Lookahead#AHEAD} samples
 * @param workspaces supply the memory of long delays
 */
record SweptLoop(
    Lfo.Shape shape,
    double ahead,
    double sampleRate,
    List<Long> ends,
    boolean looksAhead,
    Workspaces workspaces)
    implements Filter {
  /** The longest delay in ms. */
  static final double MOST_MS = 40;

  static final double MOST_FEEDBACK = 0.99;

  private static final double AT_ITS_LEAST = -0.25;

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

  private final class Line extends VectorProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final double most = Math.max(1, Milliseconds.exactly(MOST_MS, sampleRate));
    private final DelayLine line = new DelayLine(most, Long.MAX_VALUE, workspaces);
    private final Lookahead sight = looksAhead ? new Lookahead(Long.MAX_VALUE, workspaces) : null;
    private final double[] sound = new double[looksAhead ? Spans.LENGTH : 0];
    private final Lfo lfo = new Lfo(sampleRate);
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] late = new double[Spans.LENGTH];
    private final double[] stored = new double[Spans.LENGTH];

    @Override
    public void close() {
      line.close();
      if (sight != null) {
        sight.close();
      }
    }

    @Override
    protected int firstKept() {
      return sight == null ? 4 : super.firstKept(); // at its start a lookahead moves all inputs
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      if (sight == null) {
        loop(in[0], in, out[0], n, vectors);
      } else {
        int lead = sight.takeFromStart(in, sound, n);
        loop(sound, in, out[0], n - lead, vectors);
        Lookahead.lead(out[0], lead, n);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      line.transfer(state);
      if (sight != null) {
        sight.transfer(state);
      }
      lfo.transfer(state);
    }

    private void loop(double[] x, double[][] in, double[] y, int n, boolean vectors) {
      held.run(in, n);
      lfo.run(in[1], n);
      lfo.wave(shape, ahead + AT_ITS_LEAST, delays, n);
      for (int i = 0; i < n; i++) {
        delays[i] = in[3][i] + in[2][i] * (1 + delays[i]) / 2;
      }
      EchoLoop.lessOne(delays, sampleRate, most, delays, n);
      line.look(delays, 0, n);
      for (int at = 0, now; at < n; at += now) {
        now = line.readable(n - at);
        line.read(line.end() - 1, delays, late, at, now, vectors);
        if (sight != null) {
          sight.mend(delays, late, at, now, vectors);
        }
        Feedback.add(in[4], stays(4), MOST_FEEDBACK, late, x, stored, at, now);
        line.write(stored, at, now);
      }
      DryWet.mix(x, late, in[5], -1, y, n);
      DryWet.level(in[5], in[4], MOST_FEEDBACK, y, n);
    }
  }
}

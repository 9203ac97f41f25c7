package tenuto.dsp.delays;

import java.util.function.Supplier;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.Filter;
import tenuto.engine.Workspace;

/**
 * An echo: what comes out of a delay line goes back into it, filtered. Stored is x + feedback·F(d),
 * where d is what comes out; the output is (1 − mix)·x + mix·d. Its inputs are the signal, the
 * delay in ms, feedback, mix, and the cutoffs of F: see {@link LoopFilter}.
 *
 * <p>The delay is at least a sample.
 *
 * @param most the longest delay, in samples, 1 and up
 * @param body samples of the controls; after them they stay as they were, and the signal is silent
 * @param length of the result
 * @param workspaces give memory for long delays
 */
record EchoLoop(
    double most, long body, long length, double sampleRate, Supplier<Workspace> workspaces)
    implements Filter {
  @Override
  public int inputs() {
    return 6;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "EchoLoop[most=%s, body=%d, length=%d, sampleRate=%s]"
        .formatted(most, body, length, sampleRate);
  }

  /** Delays in ms as samples of at least one and at most {@code most}, less one. */
  static void lessOne(double[] ms, double sampleRate, double most, double[] to, int n) {
    for (int i = 0; i < n; i++) {
      to[i] = Math.min(Math.max(ms[i] * sampleRate / 1000, 1), most) - 1;
    }
  }

  private final class Line extends ScalarProcessor {
    private final Held held = new Held(body, 1, inputs());
    private final DelayLine line = new DelayLine(most, length, workspaces);
    private final LoopFilter filter = new LoopFilter(sampleRate);
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] late = new double[Spans.LENGTH];
    private final double[] back = new double[Spans.LENGTH];

    Line() {
      super(EchoLoop.this);
    }

    @Override
    public void close() {
      line.close();
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      held.run(in, n);
      lessOne(in[1], sampleRate, most, delays, n);
      filter.tune(in[4], in[5], n);
      double[] feedback = in[2];
      double[] x = in[0];
      double least = DelayLine.least(delays, 0, n);
      for (int at = 0, now; at < n; at += now) {
        now = DelayLine.stretch(least, n - at);
        line.read(line.end() - 1, delays, late, at, now);
        System.arraycopy(late, at, back, at, now);
        filter.run(back, at, now);
        for (int i = at; i < at + now; i++) {
          double part = Math.min(Math.max(feedback[i], -1), 1);
          back[i] = Ring.faded(x[i] + part * back[i]);
        }
        line.write(back, at, now);
      }
      Wet.mix(x, late, in[3], 0, out[0], n);
    }
  }
}

package tenuto.dsp.delays;

import java.util.function.Supplier;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.Filter;
import tenuto.engine.Workspace;

/**
 * Echoes that go from side to side: two delay lines, each of which returns into the other. The left
 * one stores the mean of both channels + feedback·F(what comes out on the right), the right one
 * feedback·F(what comes out on the left). Its inputs are left, right, the delay in ms, feedback,
 * mix, width, and the cutoffs of F: see {@link LoopFilter}.
 *
 * @param most the longest delay, in samples, 1 and up
 * @param body samples of the controls; after them they stay as they were, and the signal is silent
 * @param length of the result
 * @param workspaces give memory for long delays
 */
record CrossedLoop(
    double most, long body, long length, double sampleRate, Supplier<Workspace> workspaces)
    implements Filter {
  @Override
  public int inputs() {
    return 8;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Lines();
  }

  /** All but where its memory comes from. */
  @Override
  public String toString() {
    return "CrossedLoop[most=%s, body=%d, length=%d, sampleRate=%s]"
        .formatted(most, body, length, sampleRate);
  }

  private final class Lines extends ScalarProcessor {
    private final Held held = new Held(body, 2, inputs());
    private final DelayLine[] lines = {
      new DelayLine(most, length, workspaces), new DelayLine(most, length, workspaces)
    };
    private final LoopFilter[] filters = {new LoopFilter(sampleRate), new LoopFilter(sampleRate)};
    private final double[] delays = new double[Spans.LENGTH];
    private final double[][] late = new double[2][Spans.LENGTH];
    private final double[][] back = new double[2][Spans.LENGTH];

    Lines() {
      super(CrossedLoop.this);
    }

    @Override
    public void close() {
      lines[0].close();
      lines[1].close();
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      held.run(in, n);
      EchoLoop.lessOne(in[2], sampleRate, most, delays, n);
      filters[0].tune(in[6], in[7], n);
      filters[1].tune(in[6], in[7], n);
      double least = DelayLine.least(delays, 0, n);
      for (int at = 0, now; at < n; at += now) {
        now = DelayLine.stretch(least, n - at);
        for (int side = 0; side < 2; side++) {
          lines[side].read(lines[side].end() - 1, delays, late[side], at, now);
          System.arraycopy(late[side], at, back[side], at, now);
          filters[side].run(back[side], at, now);
        }
        cross(in, at, now);
        lines[0].write(back[0], at, now);
        lines[1].write(back[1], at, now);
      }
      widen(in[5], n);
      Wet.mix(in[0], late[0], in[4], 0, out[0], n);
      Wet.mix(in[1], late[1], in[4], 0, out[1], n);
    }

    private void cross(double[][] in, int at, int n) {
      for (int i = at; i < at + n; i++) {
        double feedback = Math.min(Math.max(in[3][i], -1), 1);
        double left = back[0][i];
        back[0][i] = Ring.faded((in[0][i] + in[1][i]) / 2 + feedback * back[1][i]);
        back[1][i] = Ring.faded(feedback * left);
      }
    }

    /** Moves what is late towards the middle; at a width of 1 nothing changes. */
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

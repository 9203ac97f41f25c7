package tenuto.dsp.spectral;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StateTransfer;

/**
 * The analytic signal, as real and imaginary part: the imaginary part is the signal with all
 * frequencies delayed by a quarter of a cycle. Multiplied by a rotating unit complex number it is
 * the signal shifted by the rotation's frequency (H. Bode, R. Moog, "A high-accuracy frequency
 * shifter for professional audio applications", 1972). Frequencies that a shift, given by a control
 * in Hz, would move below 0 Hz or above half the sample rate are omitted.
 */
record Analytic(FrameShape shape, Workbench workbench, long controlled, double sampleRate)
    implements FrameFilter {
  @Override
  public int controls() {
    return 1;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public FrameWork work() {
    return this::frame;
  }

  private void frame(Frame[] in, double[] controls, Frame[] out) {
    double bins = controls[0] * shape.size() / sampleRate;
    int last = shape.bins() - 1;
    for (int k = 0; k <= last; k++) {
      boolean stays = k + bins >= 0 && k + bins <= last;
      double re = stays ? in[0].re()[k] : 0;
      double im = stays ? in[0].im()[k] : 0;
      boolean turns = k > 0 && k < last;
      out[0].re()[k] = re;
      out[0].im()[k] = im;
      out[1].re()[k] = turns ? im : 0;
      out[1].im()[k] = turns ? -re : 0;
    }
  }

  /** The signal shifted by a control in Hz; it ends with the shorter of both. */
  Signal shifted(Signal x, Signal hz) {
    long length = FrameFilter.shortest(List.of(x, hz));
    List<Signal> padded = new ArrayList<>();
    for (Signal input : List.of(x, hz)) {
      padded.add(Gathered.of(new Timeline.Slice(0), List.of(input), length + delay()));
    }
    List<Signal> turned = new ArrayList<>(Filtered.all(this, padded));
    turned.add(Gathered.of(new Timeline.Slice(-delay()), List.of(hz), length + delay()));
    Signal late = Filtered.of(new Turning(sampleRate), turned);
    return Gathered.of(new Timeline.Slice(delay()), List.of(late), length);
  }

  /** The real part of an analytic signal that is rotated at a control's frequency in Hz. */
  record Turning(double sampleRate) implements Filter {
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
      return new ScalarProcessor() {
        private final double[] sines = new double[Spans.LENGTH];
        private final double[] cosines = new double[Spans.LENGTH];
        private final long[] steps = new long[Spans.LENGTH];
        private final long[] phases = new long[Spans.LENGTH];
        private long phase;

        @Override
        public void scalar(double[][] in, double[][] out, int n) {
          double[] hz = in[2];
          for (int i = 0; i < n; i++) {
            steps[i] = Phase.of(hz[i] / sampleRate);
          }
          for (int i = 0; i < n; i++) {
            phases[i] = phase + SineOfTurns.QUARTER;
            phase += steps[i];
          }
          SineOfTurns.of(phases, sines, n);
          for (int i = 0; i < n; i++) {
            phases[i] += SineOfTurns.QUARTER;
          }
          SineOfTurns.of(phases, cosines, n);
          turn(in[0], in[1], cosines, sines, out[0], n);
        }

        @Override
        public void transfer(StateTransfer state) {
          phase = state.of(phase);
        }
      };
    }

    private static void turn(
        double[] re, double[] im, double[] cosines, double[] sines, double[] to, int n) {
      for (int i = 0; i < n; i++) {
        to[i] = re[i] * cosines[i] - im[i] * sines[i];
      }
    }
  }
}

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
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

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
    /** Half a turn as a 64-bit fraction; twice a quarter, which overflows as phases do. */
    private static final long HALF_TURN = Long.MIN_VALUE;

    @Override
    public int inputs() {
      return 3;
    }

    @Override
    public Processor begin() {
      return new ScalarProcessor() {
        private long phase;

        @Override
        public void scalar(double[][] in, double[][] out, int n) {
          for (int i = 0; i < n; i++) {
            double sine = SineOfTurns.of(phase + SineOfTurns.QUARTER);
            double cosine = SineOfTurns.of(phase + HALF_TURN);
            out[0][i] = in[0][i] * cosine - in[1][i] * sine;
            phase += Phase.of(in[2][i] / sampleRate);
          }
        }
      };
    }
  }
}

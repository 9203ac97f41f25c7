package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.PeakRegions;
import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.StateTransfer;

/**
 * Spectral freeze: holds a spectrum from a time on, while a control is above a half. Each bin's
 * phase continues to advance as it did from the frame before to the frame that is held, and around
 * each peak of the spectrum all bins advance with the peak, so that a tone remains a tone (J.
 * Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999, identity
 * phase locking).
 *
 * @param from sample from which on it may hold
 */
record Hold(FrameShape shape, Workbench workbench, long controlled, long from)
    implements FrameFilter {
  private static final double HALF = 0.5;

  @Override
  public int controls() {
    return 1;
  }

  @Override
  public FrameWork work() {
    return new Work();
  }

  private final class Work implements FrameWork {
    private final Frame before = Frame.of(shape);
    private final Frame held = Frame.of(shape);

    /** The phase advance of each bin per frame, as unit complex numbers. */
    private final Frame turns = Frame.of(shape);

    private final PeakRegions peaks = new PeakRegions(shape);
    private final double[] powers = new double[shape.bins()];
    private boolean holds;
    private long number;

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      boolean wanted = shape.middle(number++) >= from && controls[0] > HALF;
      if (wanted && holds) {
        turn();
      } else if (wanted) {
        begin(in[0]);
      }
      holds = wanted;
      before.set(in[0]);
      out[0].set(holds ? held : in[0]);
    }

    @Override
    public void transfer(StateTransfer state) {
      before.transfer(state);
      held.transfer(state);
      turns.transfer(state);
      holds = state.of(holds);
      number = state.of(number);
    }

    private void turn() {
      double[] re = held.re();
      double[] im = held.im();
      for (int k = 0; k < re.length; k++) {
        double x = re[k] * turns.re()[k] - im[k] * turns.im()[k];
        im[k] = re[k] * turns.im()[k] + im[k] * turns.re()[k];
        re[k] = x;
      }
    }

    private void begin(Frame now) {
      held.set(now);
      now.powers(powers);
      peaks.find(powers);
      for (int k = 0; k < powers.length; k++) {
        int peak = peaks.peak(k);
        double re = now.re()[peak] * before.re()[peak] + now.im()[peak] * before.im()[peak];
        double im = now.im()[peak] * before.re()[peak] - now.re()[peak] * before.im()[peak];
        double size = Math.sqrt(re * re + im * im);
        turns.re()[k] = size > 0 ? re / size : 1;
        turns.im()[k] = size > 0 ? im / size : 0;
      }
    }
  }
}

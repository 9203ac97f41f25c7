package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.PeakRegions;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.Ring;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.StateTransfer;

/**
 * Spectral blur: smooths the magnitude and the frequency of each bin over time. Both are
 * exponentially weighted means over the frames so far, with a time constant given by a control in
 * ms.
 *
 * <p>The mean frequency is the angle of the mean of X[m]·X̄[m − 1], in which loud frames weigh more
 * and silent ones nothing; so a sound that has stopped decays at its own pitch. Around each peak of
 * the spectrum all bins advance in phase with the peak ({@link PeakRegions}) and keep the phase
 * differences to it that they have in the sound, or had before it stopped.
 */
record Blur(FrameShape shape, Workbench workbench, long controlled, double sampleRate)
    implements FrameFilter {
  static final double MOST_MS = 60_000;

  /** The share of its mean magnitude below which a peak counts as stopped. */
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

    /** The mean phase advance of each bin, weighted by power. */
    private final Frame turns = Frame.of(shape);

    private final Phases phases = new Phases(shape);

    private final PeakRegions peaks = new PeakRegions(shape);
    private final double[] strengths = new double[shape.bins()];
    private double ms = Double.NaN;
    private double kept;

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      if (ms != controls[0]) {
        ms = controls[0];
        double samples = Milliseconds.exactly(Math.clamp(ms, 0, MOST_MS), sampleRate);
        kept = StrictMath.exp(-shape.hop() / samples);
      }
      for (int k = 0; k < strengths.length; k++) {
        follow(k, in[0].re()[k], in[0].im()[k]);
      }
      before.set(in[0]);
      peaks.find(strengths);
      for (int k = 0; k < strengths.length; k++) {
        if (peaks.peak(k) == k) {
          turn(k, k, in[0]);
        }
      }
      for (int k = 0; k < strengths.length; k++) {
        int peak = peaks.peak(k);
        if (peak != k && sounds(peak, in[0])) {
          phases.follow(k, peak, in[0]);
        } else if (peak != k) {
          turn(k, peak, in[0]);
        }
      }
      phases.give(strengths, out[0]);
    }

    @Override
    public void transfer(StateTransfer state) {
      before.transfer(state);
      turns.transfer(state);
      phases.transfer(state);
      state.of(strengths);
    }

    private void turn(int k, int peak, Frame in) {
      phases.turn(k, turns.re()[peak], turns.im()[peak], in.re()[k], in.im()[k]);
    }

    private boolean sounds(int peak, Frame in) {
      double re = in.re()[peak];
      double im = in.im()[peak];
      return re * re + im * im >= HALF * HALF * strengths[peak] * strengths[peak];
    }

    /** Adds a bin of the sound to the means. */
    private void follow(int k, double re, double im) {
      double was = before.re()[k];
      double wasIm = before.im()[k];
      double strength = Math.sqrt(re * re + im * im);
      double x = re * was + im * wasIm;
      double y = im * was - re * wasIm;
      strengths[k] = Ring.faded(strength + kept * (strengths[k] - strength));
      turns.re()[k] = Ring.faded(x + kept * (turns.re()[k] - x));
      turns.im()[k] = Ring.faded(y + kept * (turns.im()[k] - y));
    }
  }
}

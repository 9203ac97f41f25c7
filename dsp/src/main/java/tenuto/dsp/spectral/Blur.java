package tenuto.dsp.spectral;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.stft.Frame;
import tenuto.dsp.stft.FrameFilter;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.FrameWork;
import tenuto.dsp.stft.Workbench;

/**
 * Lets the strength and the frequency of each bin follow the sound only slowly: both are means over
 * the frames so far, which fade by e in the time that a control gives in ms.
 *
 * <p>The mean frequency is the angle of the mean of X[m]·X̄[m − 1], in which loud frames count more
 * and silent ones not at all; so what has stopped rings on at its own pitch.
 */
record Blur(FrameShape shape, Workbench workbench, long controlled, double sampleRate)
    implements FrameFilter {
  static final double MOST_MS = 60_000;

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

    /** The mean of what bins turn by, weighted by their power. */
    private final Frame turns = Frame.of(shape);

    /** Where bins have turned to: unit numbers, or zero before the first sound. */
    private final Frame phases = Frame.of(shape);

    private final double[] strengths = new double[shape.bins()];
    private double ms = Double.NaN;
    private double kept;

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      if (ms != controls[0]) {
        ms = controls[0];
        double samples = Math.clamp(ms, 0, MOST_MS) * sampleRate / 1000;
        kept = StrictMath.exp(-shape.hop() / samples);
      }
      for (int k = 0; k < strengths.length; k++) {
        bin(k, in[0], out[0]);
      }
      before.set(in[0]);
    }

    private void bin(int k, Frame in, Frame out) {
      double re = in.re()[k];
      double im = in.im()[k];
      double was = before.re()[k];
      double wasIm = before.im()[k];
      double strength = Math.sqrt(re * re + im * im);
      double mean = Ring.faded(strength + kept * (strengths[k] - strength));
      double x = re * was + im * wasIm;
      double y = im * was - re * wasIm;
      double turnRe = Ring.faded(x + kept * (turns.re()[k] - x));
      double turnIm = Ring.faded(y + kept * (turns.im()[k] - y));
      strengths[k] = mean;
      turns.re()[k] = turnRe;
      turns.im()[k] = turnIm;
      double phaseRe = phases.re()[k] * turnRe - phases.im()[k] * turnIm;
      double phaseIm = phases.re()[k] * turnIm + phases.im()[k] * turnRe;
      double size = Math.sqrt(phaseRe * phaseRe + phaseIm * phaseIm);
      if (size > 0) {
        phaseRe /= size;
        phaseIm /= size;
      } else if (strength > 0) {
        phaseRe = re / strength;
        phaseIm = im / strength;
      } else {
        phaseRe = phases.re()[k];
        phaseIm = phases.im()[k];
      }
      phases.re()[k] = phaseRe;
      phases.im()[k] = phaseIm;
      out.re()[k] = mean * phaseRe;
      out.im()[k] = mean * phaseIm;
    }
  }
}

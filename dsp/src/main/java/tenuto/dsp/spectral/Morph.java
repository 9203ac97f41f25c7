package tenuto.dsp.spectral;

import tenuto.dsp.stft.Frame;
import tenuto.dsp.stft.FrameFilter;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.FrameWork;
import tenuto.dsp.stft.Workbench;

/**
 * A sound between two: the magnitude of each bin goes straight from one to the other, and each bin
 * turns from frame to frame by the angle of the sum of what both turn by, X[m]·X̄[m − 1], weighted
 * by the control. So a bin in which one is silent keeps the other's pitch, and either end is one of
 * the sounds itself. Its control is 0 for the first, 1 for the second.
 */
record Morph(FrameShape shape, Workbench workbench, long controlled) implements FrameFilter {
  @Override
  public int signals() {
    return 2;
  }

  @Override
  public int controls() {
    return 1;
  }

  @Override
  public FrameWork work() {
    return new Work();
  }

  private final class Work implements FrameWork {
    private final Frame[] before = {Frame.of(shape), Frame.of(shape)};

    /** Where bins have turned to: unit numbers, or zero before the first sound. */
    private final Frame phases = Frame.of(shape);

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      double morph = Math.clamp(controls[0], 0, 1);
      for (int k = 0; k < shape.bins(); k++) {
        bin(k, in, 1 - morph, morph, out[0]);
      }
      before[0].set(in[0]);
      before[1].set(in[1]);
    }

    private void bin(int k, Frame[] in, double first, double second, Frame out) {
      double xRe = in[0].re()[k];
      double xIm = in[0].im()[k];
      double yRe = in[1].re()[k];
      double yIm = in[1].im()[k];
      double turnRe = first * dot(k, in[0], before[0]) + second * dot(k, in[1], before[1]);
      double turnIm = first * cross(k, in[0], before[0]) + second * cross(k, in[1], before[1]);
      double phaseRe = phases.re()[k] * turnRe - phases.im()[k] * turnIm;
      double phaseIm = phases.re()[k] * turnIm + phases.im()[k] * turnRe;
      double size = Math.sqrt(phaseRe * phaseRe + phaseIm * phaseIm);
      if (size == 0) {
        // One of them begins, and with it the bin.
        phaseRe = first * xRe + second * yRe;
        phaseIm = first * xIm + second * yIm;
        size = Math.sqrt(phaseRe * phaseRe + phaseIm * phaseIm);
      }
      double strength =
          first * Math.sqrt(xRe * xRe + xIm * xIm) + second * Math.sqrt(yRe * yRe + yIm * yIm);
      phaseRe = size == 0 ? 0 : phaseRe / size;
      phaseIm = size == 0 ? 0 : phaseIm / size;
      phases.re()[k] = phaseRe;
      phases.im()[k] = phaseIm;
      out.re()[k] = strength * phaseRe;
      out.im()[k] = strength * phaseIm;
    }

    /** The real part of a bin times the conjugate of the one before. */
    private static double dot(int k, Frame now, Frame then) {
      return now.re()[k] * then.re()[k] + now.im()[k] * then.im()[k];
    }

    private static double cross(int k, Frame now, Frame then) {
      return now.im()[k] * then.re()[k] - now.re()[k] * then.im()[k];
    }
  }
}

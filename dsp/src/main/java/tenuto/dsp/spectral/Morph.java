package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.PeakRegions;
import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.StateTransfer;

/**
 * A spectral morph between two sounds: the magnitude of each bin is interpolated linearly, and the
 * phase of each peak of the spectrum advances from frame to frame by the angle of the sum of both
 * sounds' advances there, X[m]·X̄[m − 1]/|X[m − 1]|, weighted by the control; the bins around it
 * have the phase differences to it that they have in the louder sound ({@link PeakRegions}). So
 * where one sound is silent the other's pitch remains, and at either end of the control the result
 * is one of the sounds itself. Its control is 0 for the first, 1 for the second.
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

    private final PeakRegions peaks = new PeakRegions(shape);
    private final Phases phases = new Phases(shape);
    private final double[] strengths = new double[shape.bins()];

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      double second = Math.clamp(controls[0], 0, 1);
      double first = 1 - second;
      for (int k = 0; k < strengths.length; k++) {
        strengths[k] = first * size(k, in[0]) + second * size(k, in[1]);
      }
      peaks.find(strengths);
      for (int k = 0; k < strengths.length; k++) {
        if (peaks.peak(k) == k) {
          double one = weight(first, k, before[0]);
          double other = weight(second, k, before[1]);
          phases.turn(
              k,
              one * dot(k, in[0], before[0]) + other * dot(k, in[1], before[1]),
              one * cross(k, in[0], before[0]) + other * cross(k, in[1], before[1]),
              first * in[0].re()[k] + second * in[1].re()[k],
              first * in[0].im()[k] + second * in[1].im()[k]);
        }
      }
      for (int k = 0; k < strengths.length; k++) {
        int peak = peaks.peak(k);
        if (peak != k) {
          boolean isFirsts = first * size(peak, in[0]) >= second * size(peak, in[1]);
          phases.follow(k, peak, in[isFirsts ? 0 : 1]);
        }
      }
      phases.give(strengths, out[0]);
      before[0].set(in[0]);
      before[1].set(in[1]);
    }

    @Override
    public void transfer(StateTransfer state) {
      before[0].transfer(state);
      before[1].transfer(state);
      phases.transfer(state);
    }

    /** The weight of a bin, such that it counts by its magnitude instead of its power. */
    private static double weight(double part, int k, Frame then) {
      double size = size(k, then);
      return size == 0 ? 0 : part / size;
    }

    private static double size(int k, Frame frame) {
      return Math.sqrt(frame.re()[k] * frame.re()[k] + frame.im()[k] * frame.im()[k]);
    }

    /** The real part of a bin times the conjugate of the same bin in the frame before. */
    private static double dot(int k, Frame now, Frame then) {
      return now.re()[k] * then.re()[k] + now.im()[k] * then.im()[k];
    }

    private static double cross(int k, Frame now, Frame then) {
      return now.im()[k] * then.re()[k] - now.re()[k] * then.im()[k];
    }
  }
}

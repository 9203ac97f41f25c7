package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.Workbench;

/**
 * Cross-synthesis: replaces a sound's spectral envelope by that of another. Each bin is multiplied
 * by the ratio of both envelopes, which are the powers smoothed over neighbouring bins. Its control
 * is the amount, 0 to 1.
 *
 * @param width bins over which an envelope is smoothed, with a fraction
 */
record Cross(FrameShape shape, Workbench workbench, long controlled, double width)
    implements FrameFilter {
  /**
   * The least envelope by which a bin is divided, as a share of the sound's mean power, so that
   * near silence is not amplified.
   */
  private static final double LEAST = 1e-8;

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
    private final SpectralEnvelope envelope = new SpectralEnvelope(shape.bins(), width);
    private final double[] own = new double[shape.bins()];
    private final double[] other = new double[shape.bins()];

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      double depth = Math.clamp(controls[0], 0, 1);
      in[0].powers(own);
      in[1].powers(other);
      double least = 0;
      for (double power : own) {
        least += power;
      }
      least *= LEAST / own.length;
      envelope.smooth(own);
      envelope.smooth(other);
      for (int k = 0; k < own.length; k++) {
        double base = own[k] + least;
        double ratio = base < Double.MIN_NORMAL ? 0 : Math.sqrt(Math.max(0, other[k]) / base);
        own[k] = 1 + depth * (ratio - 1);
      }
      out[0].set(in[0]);
      out[0].scale(own);
    }
  }
}

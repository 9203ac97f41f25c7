package tenuto.dsp.frames;

import java.util.Arrays;
import tenuto.engine.signal.StateTransfer;

/**
 * A frame's spectrum: bins from 0 Hz to half the sample rate, where the imaginary parts of the
 * first and the last are 0.
 *
 * @param re real parts
 * @param im imaginary parts
 */
public record Frame(double[] re, double[] im) {
  /** A silent frame. */
  public static Frame of(FrameShape shape) {
    return new Frame(new double[shape.bins()], new double[shape.bins()]);
  }

  public int bins() {
    return re.length;
  }

  /** Sets all bins to 0. */
  public void clear() {
    Arrays.fill(re, 0);
    Arrays.fill(im, 0);
  }

  /** Copies another frame's bins. */
  public void set(Frame from) {
    System.arraycopy(from.re, 0, re, 0, re.length);
    System.arraycopy(from.im, 0, im, 0, im.length);
  }

  /** Writes the squares of the bins' magnitudes. */
  public void powers(double[] to) {
    for (int k = 0; k < re.length; k++) {
      to[k] = re[k] * re[k] + im[k] * im[k];
    }
  }

  /** Multiplies each bin by its own factor. */
  public void scale(double[] gains) {
    scale(gains, this);
  }

  /** Writes each bin times its own factor. */
  public void scale(double[] gains, Frame to) {
    for (int k = 0; k < re.length; k++) {
      to.re[k] = re[k] * gains[k];
      to.im[k] = im[k] * gains[k];
    }
  }

  /** Hands over its bins. */
  public void transfer(StateTransfer state) {
    state.of(re);
    state.of(im);
  }

  /** Whether all bins are 0. */
  boolean isSilent() {
    for (int k = 0; k < re.length; k++) {
      if (re[k] != 0 || im[k] != 0) {
        return false;
      }
    }
    return true;
  }
}

package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;
import tenuto.engine.signal.StateTransfer;

/**
 * The phases of a synthesized spectrum's bins: unit complex numbers, or zero before the first
 * sound.
 */
final class Phases {
  private final Frame units;

  Phases(FrameShape shape) {
    units = Frame.of(shape);
  }

  /**
   * Advances a bin's phase by the angle of a number, or sets it to that of another at its first
   * sound.
   */
  void turn(int k, double re, double im, double firstRe, double firstIm) {
    double x = units.re()[k] * re - units.im()[k] * im;
    double y = units.re()[k] * im + units.im()[k] * re;
    boolean isFirst = x == 0 && y == 0;
    point(k, isFirst ? firstRe : x, isFirst ? firstIm : y);
  }

  /** Sets a bin's phase difference to its peak to that in a sound. */
  void follow(int k, int peak, Frame sound) {
    double re = sound.re()[peak];
    double im = sound.im()[peak];
    double x = sound.re()[k] * re + sound.im()[k] * im;
    double y = sound.im()[k] * re - sound.re()[k] * im;
    double peakRe = units.re()[peak];
    double peakIm = units.im()[peak];
    point(k, peakRe * x - peakIm * y, peakRe * y + peakIm * x);
  }

  /** Sets a bin's phase to a number's angle; 0 leaves it unchanged. */
  private void point(int k, double re, double im) {
    double size = Math.sqrt(re * re + im * im);
    if (size != 0) {
      units.re()[k] = re / size;
      units.im()[k] = im / size;
    }
  }

  /** Hands over all phases. */
  void transfer(StateTransfer state) {
    units.transfer(state);
  }

  /** Writes bins with the given magnitudes. */
  void give(double[] strengths, Frame to) {
    to.set(units);
    to.scale(strengths);
  }
}

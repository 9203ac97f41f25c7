package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;

/**
 * Where the bins of a made spectrum have turned to: unit numbers, or zero before the first sound.
 */
final class Phases {
  private final Frame units;

  Phases(FrameShape shape) {
    units = Frame.of(shape);
  }

  /** Turns a bin by a number's angle, or at its first sound to that of another. */
  void turn(int k, double re, double im, double firstRe, double firstIm) {
    double x = units.re()[k] * re - units.im()[k] * im;
    double y = units.re()[k] * im + units.im()[k] * re;
    boolean isFirst = x == 0 && y == 0;
    point(k, isFirst ? firstRe : x, isFirst ? firstIm : y);
  }

  /** Turns a bin as far from its peak as it is from it in a sound. */
  void follow(int k, int peak, Frame sound) {
    double re = sound.re()[peak];
    double im = sound.im()[peak];
    double x = sound.re()[k] * re + sound.im()[k] * im;
    double y = sound.im()[k] * re - sound.re()[k] * im;
    double peakRe = units.re()[peak];
    double peakIm = units.im()[peak];
    point(k, peakRe * x - peakIm * y, peakRe * y + peakIm * x);
  }

  /** Has a bin point to a number; to 0 it leaves it as it is. */
  private void point(int k, double re, double im) {
    double size = Math.sqrt(re * re + im * im);
    if (size != 0) {
      units.re()[k] = re / size;
      units.im()[k] = im / size;
    }
  }

  /** Writes bins of such strengths. */
  void give(double[] strengths, Frame to) {
    to.set(units);
    to.scale(strengths);
  }
}

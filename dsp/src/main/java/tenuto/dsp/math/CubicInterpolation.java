package tenuto.dsp.math;

import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Reader;

/**
 * Cubic interpolation of a signal (Catmull-Rom) through four samples: the slope at either inner
 * sample is that of the chord between its neighbours (Catmull and Rom, "A class of local
 * interpolating splines", 1974).
 *
 * <p>If one of the four is outside the signal it is linear; after the last sample it is 0. At a
 * whole position it is the sample itself.
 */
public final class CubicInterpolation {
  private CubicInterpolation() {}

  /**
   * The value at any position of a signal.
   *
   * @param scratch memory for a group
   */
  public static double at(Reader signal, double position, Block scratch) {
    if (position < 0 || position >= signal.length()) {
      return 0;
    }
    long whole = (long) position;
    signal.read(whole - 1, scratch, 0, 4);
    return at(
        scratch.get(0),
        scratch.get(1),
        scratch.get(2),
        scratch.get(3),
        whole,
        position - whole,
        signal.length());
  }

  /**
   * The value at position {@code whole + part} of a signal of {@code length} samples.
   *
   * @param samples holds the samples whole − 1 to whole + 2, zero outside the signal
   * @param at the index of sample {@code whole}
   * @param part from 0 to 1, or outside by a rounding error: below 0 counts as 0
   */
  public static double at(double[] samples, int at, long whole, double part, long length) {
    return at(samples[at - 1], samples[at], samples[at + 1], samples[at + 2], whole, part, length);
  }

  private static double at(
      double p0, double p1, double p2, double p3, long whole, double part, long length) {
    if (part <= 0) {
      return p1;
    }
    if (whole >= length - 1) {
      return 0;
    }
    return whole < 1 || whole > length - 3
        ? Fma.of(part, p2 - p1, p1)
        : between(p0, p1, p2, p3, part);
  }

  /** The value at the fraction {@code part} of the way from p1 to p2. */
  public static double between(double p0, double p1, double p2, double p3, double part) {
    double cubed = 3 * (p1 - p2) + p3 - p0;
    double squared = 2 * p0 - 5 * p1 + 4 * p2 - p3;
    double chord = p2 - p0;
    double sum = Fma.of(part, Fma.of(part, cubed, squared), chord);
    return Fma.of(part / 2, sum, p1);
  }
}

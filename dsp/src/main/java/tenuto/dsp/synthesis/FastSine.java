package tenuto.dsp.synthesis;

import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;

/**
 * A fast sine for feedback, where the next phase depends on it: from a table of 1,024 sines and
 * cosines and two terms of a Taylor series, within 5·10^-9 (−166 dB).
 */
final class FastSine {
  private static final int COUNT = 1024;

  /** Added to a number, it leaves the nearest integer in the last bits. */
  private static final double ROUND = 0x1.8p52;

  /** For each place: sine, cosine and half the negative sine, by the distance to the next place. */
  private static final double[] TABLE = new double[4 * COUNT];

  static {
    double distance = 2 * Math.PI / COUNT;
    for (int i = 0; i < COUNT; i++) {
      double turns = (double) i / COUNT;
      TABLE[4 * i] = Phase.sine(turns);
      TABLE[4 * i + 1] = Phase.cosine(turns) * distance;
      TABLE[4 * i + 2] = Phase.sine(turns) * distance * distance / -2;
    }
  }

  private FastSine() {}

  /** The sine of a phase in turns. */
  static double of(double turns) {
    double place = Fma.of(turns, COUNT, ROUND);
    int at = 4 * ((int) Double.doubleToRawLongBits(place) & COUNT - 1);
    double rest = Fma.of(turns, COUNT, ROUND - place);
    return Fma.of(rest, Fma.of(rest, TABLE[at + 2], TABLE[at + 1]), TABLE[at]);
  }
}

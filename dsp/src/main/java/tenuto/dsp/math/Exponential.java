package tenuto.dsp.math;

import tenuto.engine.base.Fma;

/** e^x by the polynomial of {@link GainOfDecibels}, for |x| up to 690; 0 gives exactly 1. */
public final class Exponential {
  private static final double LOG2_E = 0x1.71547652b82fep0;

  /** log2(e) less the double nearest to it. */
  private static final double LOG2_E_REST = 0x1.777d0ffda0d24p-56;

  private Exponential() {}

  /** e^x. */
  public static double of(double x) {
    double octaves = x * LOG2_E;
    double rest = Fma.of(x, LOG2_E, -octaves) + x * LOG2_E_REST;
    return GainOfDecibels.ofOctaves(octaves, rest);
  }
}

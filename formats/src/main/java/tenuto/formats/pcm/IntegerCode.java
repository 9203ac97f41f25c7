package tenuto.formats.pcm;

/** How a sample becomes the integer that stands for it. */
final class IntegerCode {
  /**
   * Adding this to a number up to 2^51 and subtracting it again rounds the number to an integer.
   */
  private static final double WHOLE = 0x1.8p52;

  private IntegerCode() {}

  /**
   * 1 if a code counts as clipped, otherwise 0. It does if it is more than one step beyond full
   * scale: +1 itself has no code, and dither may add a step, so a sound normalised to full scale is
   * not clipped.
   */
  static int beyond(double code, double full) {
    return Math.abs(code) > full + 1 ? 1 : 0;
  }

  /** Rounds like Math.rint, for which only C2 has an instruction. */
  static double rounded(double x) {
    return x + WHOLE - WHOLE;
  }
}

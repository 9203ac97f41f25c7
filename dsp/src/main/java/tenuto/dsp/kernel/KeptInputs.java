package tenuto.dsp.kernel;

import tenuto.engine.base.Block;

/**
 * Which inputs of a processor are in their arrays already: constants, which most controls are. To
 * copy and to compare a control costs as much as a cheap loop does.
 */
final class KeptInputs {
  /** The first input that may be kept; so may those after it. */
  private final int first;

  /** How many samples of its array have the same value, for each input. */
  private final int[] filled;

  private final boolean[] stays;

  KeptInputs(int first, int inputs) {
    this.first = first;
    filled = new int[inputs];
    stays = new boolean[inputs];
  }

  /**
   * Copies samples of each input to its array, unless they are there.
   *
   * @param at index of the first sample in the blocks
   * @param now how many
   * @param n samples of the blocks
   */
  void read(Block[] in, int at, double[][] to, int now, int n) {
    for (int i = 0; i < in.length; i++) {
      boolean constant = i >= first && in[i].held() >= n;
      stays[i] = constant && filled[i] >= now && isSame(in[i].get(0), to[i][0]);
      if (!stays[i]) {
        ArrayCopies.read(in[i], at, to[i], now);
        filled[i] = constant ? now : 0;
      }
    }
  }

  /** Whether an input is the same constant as in the samples before, of which there were more. */
  boolean stays(int input) {
    return stays[input];
  }

  private static boolean isSame(double value, double other) {
    return Double.doubleToRawLongBits(value) == Double.doubleToRawLongBits(other);
  }
}

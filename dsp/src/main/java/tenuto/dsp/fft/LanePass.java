package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;

/** One pass of a {@link LaneFft}. */
final class LanePass {
  private final int radix;
  private final int count;
  private final int stride;

  /** For each p below {@code count} the factors of entries 1 to radix - 1: cosines and sines. */
  private final double[] factors;

  /** For an odd radix the cosine and the sine of 2πjk/radix, for j and k from 1 to radix/2. */
  private final double[] waves;

  /**
   * @param radix 2, 3, 4, 5 or 7; 2 and 4 come first, as they need powers of two as strides
   * @param size of the transforms that it cuts
   * @param stride how many of them are interleaved
   */
  LanePass(int radix, int size, int stride) {
    this.radix = radix;
    this.stride = stride;
    count = size / radix;
    int others = radix - 1;
    factors = new double[2 * others * count];
    for (int p = 0; p < count; p++) {
      for (int k = 1; k < radix; k++) {
        root(-p * k, size, factors, 2 * (others * p + k - 1));
      }
    }
    int half = radix % 2 == 0 ? 0 : radix / 2;
    waves = new double[2 * half * half];
    for (int k = 1; k <= half; k++) {
      for (int j = 1; j <= half; j++) {
        root(j * k, radix, waves, 2 * (half * (k - 1) + j - 1));
      }
    }
  }

  /** How many bytes {@code rows} rows take from the first one on, {@code pitch} bytes apart. */
  static long bytes(long pitch, int rows) {
    return rows == 0 ? 0 : pitch * (rows - 1) + LaneFft.ROW;
  }

  /** exp(2πi·k/n), from an angle of at most half a turn. */
  static void root(int k, int n, double[] to, int at) {
    int rest = Math.floorMod(k, n);
    double angle = 2 * Math.PI * (2 * rest > n ? rest - n : rest) / n;
    to[at] = StrictMath.cos(angle);
    to[at + 1] = StrictMath.sin(angle);
  }

  /**
   * Runs the pass.
   *
   * @param from the first row of {@code x}, in bytes
   * @param pitch bytes from a row of {@code x} to the next
   * @param to the first row of {@code y}, in bytes
   * @param unit bytes from a row of {@code y} to the next
   */
  void run(
      MemorySegment x,
      long from,
      long pitch,
      MemorySegment y,
      long to,
      long unit,
      boolean vectors) {
    if (!vectors) {
      switch (radix) {
        case 2 -> ScalarLanes.two(x, from, pitch, y, to, unit, count, stride, factors);
        case 4 -> ScalarLanes.four(x, from, pitch, y, to, unit, count, stride, factors);
        default ->
            ScalarLanes.odd(radix, waves, x, from, pitch, y, to, unit, count, stride, factors);
      }
      return;
    }
    switch (radix) {
      case 2 -> VectorLanes.two(x, from, pitch, y, to, unit, count, stride, factors);
      case 3 -> VectorOddLanes.three(waves, x, from, pitch, y, to, unit, count, stride, factors);
      case 4 -> VectorLanes.four(x, from, pitch, y, to, unit, count, stride, factors);
      case 5 -> VectorOddLanes.five(waves, x, from, pitch, y, to, unit, count, stride, factors);
      default -> VectorOddLanes.seven(waves, x, from, pitch, y, to, unit, count, stride, factors);
    }
  }
}

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
   * @param radix 2, 4 or odd; 2 and 4 come first, as they need powers of two as strides
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

  /** exp(2πi·k/n), from an angle of at most half a turn. */
  private static void root(int k, int n, double[] to, int at) {
    int rest = Math.floorMod(k, n);
    double angle = 2 * Math.PI * (2 * rest > n ? rest - n : rest) / n;
    to[at] = StrictMath.cos(angle);
    to[at + 1] = StrictMath.sin(angle);
  }

  void run(MemorySegment x, MemorySegment y, boolean vectors) {
    switch (radix) {
      case 2 -> {
        if (vectors) {
          VectorLanes.two(x, y, count, stride, factors);
        } else {
          ScalarLanes.two(x, y, count, stride, factors);
        }
      }
      case 4 -> {
        if (vectors) {
          VectorLanes.four(x, y, count, stride, factors);
        } else {
          ScalarLanes.four(x, y, count, stride, factors);
        }
      }
      default -> odd(x, y, vectors);
    }
  }

  private void odd(MemorySegment x, MemorySegment y, boolean vectors) {
    long apart = (long) LaneFft.ROW * count * stride;
    for (int p = 0; p < count; p++) {
      long from = (long) LaneFft.ROW * stride * p;
      int at = 2 * (radix - 1) * p;
      if (vectors) {
        VectorLanes.odd(radix, waves, x, from, apart, y, stride, factors, at);
      } else {
        ScalarLanes.odd(radix, waves, x, from, apart, y, stride, factors, at);
      }
    }
  }
}

package tenuto.formats.flac;

/**
 * Encodes one channel of a frame in the shortest of four ways: constant, fixed predictor, linear
 * predictor, or verbatim (RFC 9639, 9.2).
 */
final class SubframeWriter {
  private static final int MOST_FIXED = 4;

  private final LinearPredictor linear;
  private final int[] kept;
  private final int[] rest;
  private final int[] fixedRest;

  /**
   * @param block the most samples of a block
   */
  SubframeWriter(int block) {
    linear = new LinearPredictor(block);
    kept = new int[block];
    rest = new int[block];
    fixedRest = new int[block];
  }

  /**
   * @param bits of a sample
   */
  void write(BitWriter out, int[] x, int n, int bits) {
    int wasted = wasted(x, n);
    if (wasted == Integer.SIZE || isConstant(x, n)) {
      out.write(0, 8);
      out.write(x[0], bits);
      return;
    }
    for (int i = 0; i < n; i++) {
      kept[i] = x[i] >> wasted;
    }
    int left = bits - wasted;
    int order = fixedOrder(n);
    fixed(order, n, fixedRest);
    Rice fixedCode = Rice.of(fixedRest, n, order);
    long fixedBits = fixedCode.bits() + (long) order * left;
    Rice linearCode = null;
    long linearBits = Long.MAX_VALUE;
    if (linear.fit(kept, n) && linear.rest(kept, n, rest)) {
      linearCode = Rice.of(rest, n, linear.order());
      linearBits = linearCode.bits() + linear.order() * (left + LinearPredictor.PRECISION) + 9;
    }
    if (Math.min(fixedBits, linearBits) >= (long) n * left) {
      head(out, 1, wasted);
      samples(out, n, left);
    } else if (fixedBits <= linearBits) {
      head(out, 8 + order, wasted);
      samples(out, order, left);
      fixedCode.write(out, fixedRest, n, order);
    } else {
      head(out, 31 + linear.order(), wasted);
      samples(out, linear.order(), left);
      out.write(LinearPredictor.PRECISION - 1, 4);
      out.write(linear.shift(), 5);
      for (int i = 0; i < linear.order(); i++) {
        out.write(linear.coefficient(i), LinearPredictor.PRECISION);
      }
      linearCode.write(out, rest, n, linear.order());
    }
  }

  private static void head(BitWriter out, int type, int wasted) {
    out.write((long) type << 1 | (wasted > 0 ? 1 : 0), 8);
    if (wasted > 0) {
      out.writeZeros(wasted - 1);
    }
  }

  private void samples(BitWriter out, int n, int bits) {
    for (int i = 0; i < n; i++) {
      out.write(kept[i], bits);
    }
  }

  /** The number of lowest bits that are zero in all samples; 32 if all samples are zero. */
  private static int wasted(int[] x, int n) {
    int any = 0;
    for (int i = 0; i < n; i++) {
      any |= x[i];
    }
    return Integer.numberOfTrailingZeros(any);
  }

  private static boolean isConstant(int[] x, int n) {
    for (int i = 1; i < n; i++) {
      if (x[i] != x[0]) {
        return false;
      }
    }
    return true;
  }

  /** The order of the fixed predictor whose differences are smallest. */
  private int fixedOrder(int n) {
    long[] sums = new long[MOST_FIXED + 1];
    long a = 0;
    long b = 0;
    long c = 0;
    long d = 0;
    for (int i = 0; i < n; i++) {
      long e0 = kept[i];
      long e1 = e0 - a;
      long e2 = e1 - b;
      long e3 = e2 - c;
      long e4 = e3 - d;
      a = e0;
      b = e1;
      c = e2;
      d = e3;
      if (i >= MOST_FIXED) {
        sums[0] += Math.abs(e0);
        sums[1] += Math.abs(e1);
        sums[2] += Math.abs(e2);
        sums[3] += Math.abs(e3);
        sums[4] += Math.abs(e4);
      }
    }
    int best = 0;
    for (int order = 1; order <= MOST_FIXED && order < n; order++) {
      if (sums[order] < sums[best]) {
        best = order;
      }
    }
    return best;
  }

  private void fixed(int order, int n, int[] out) {
    for (int i = order; i < n; i++) {
      int x = kept[i];
      out[i] =
          switch (order) {
            case 0 -> x;
            case 1 -> x - kept[i - 1];
            case 2 -> x - 2 * kept[i - 1] + kept[i - 2];
            case 3 -> x - 3 * (kept[i - 1] - kept[i - 2]) - kept[i - 3];
            default -> x - 4 * (kept[i - 1] + kept[i - 3]) + 6 * kept[i - 2] + kept[i - 4];
          };
    }
  }
}

package tenuto.engine.base;

/**
 * a·b + c, rounded once, as {@link Math#fma}: to the same bit, and quick also where the processor
 * has no instruction for it. There the JVM's own takes some hundred times as long as this.
 *
 * <p>Without the instruction it is worked out by error-free transformations: T. J. Dekker, "A
 * floating-point technique for extending the available precision", 1971, for the exact product; D.
 * E. Knuth's exact sum; and the last sum but one rounded to odd, so that the last rounding is the
 * only one: S. Boldo, G. Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms
 * using rounding to odd", IEEE Transactions on Computers 57, 2008.
 */
public final class Fma {
  /** With which a double is split in two of 26 bits. */
  private static final double SPLITTER = 0x1p27 + 1;

  /** Products and operands within which nothing overflows, and no part of a product is lost. */
  private static final double LEAST_PRODUCT = 0x1p-900;

  private static final double MOST_SUM = 0x1p1000;
  private static final double MOST_FACTOR = 0x1p900;

  private Fma() {}

  /** Settled when it is first asked, so that compiled code knows it as a constant. */
  private static final class Hardware {
    private static final int TRIES = 8;
    private static final int CALLS = 16;

    /** An instruction takes some ns even when it is interpreted, the JVM's substitute far more. */
    private static final long MOST_NANOS = 800;

    static final boolean IS_PRESENT = isQuick();

    /**
     * The shortest of some tries: whoever else needs the processor cannot make all of them long.
     */
    private static boolean isQuick() {
      long least = Long.MAX_VALUE;
      double sum = 1;
      for (int i = 0; i < TRIES; i++) {
        long begin = System.nanoTime();
        for (int j = 0; j < CALLS; j++) {
          sum = Math.fma(sum, 0.9, 0.1);
        }
        least = Math.min(least, System.nanoTime() - begin);
      }
      return least < CALLS * MOST_NANOS && sum > 0;
    }
  }

  /** Whether the processor has an instruction for it that this JVM uses. */
  public static boolean isInHardware() {
    return Hardware.IS_PRESENT;
  }

  /** a·b + c, rounded once. */
  public static double of(double a, double b, double c) {
    return Hardware.IS_PRESENT ? Math.fma(a, b, c) : inSoftware(a, b, c);
  }

  /** The same without the instruction. */
  static double inSoftware(double a, double b, double c) {
    double product = a * b;
    double size = Math.abs(product);
    if (!(size > LEAST_PRODUCT
        && size < MOST_SUM
        && Math.abs(c) < MOST_SUM
        && Math.abs(a) < MOST_FACTOR
        && Math.abs(b) < MOST_FACTOR)) {
      return atTheEdges(a, b, c, product);
    }
    return sum(product, productError(a, b, product), c, false);
  }

  /** The sum of three, rounded once, to the nearest or {@linkplain #oddSum to odd}. */
  private static double sum(double product, double error, double c, boolean odd) {
    double low = c + error;
    double lowError = sumError(c, error, low);
    double high = product + low;
    double highError = sumError(product, low, high);
    double rest = oddSum(lowError, highError);
    return odd ? oddSum(high, rest) : high + rest;
  }

  private static double atTheEdges(double a, double b, double c, double product) {
    if (a == 0 || b == 0 || Double.isNaN(product) || Double.isNaN(c)) {
      return product + c;
    }
    if (Math.abs(product) <= LEAST_PRODUCT) {
      if (c == 0) {
        return product;
      }
      return Math.abs(c) > 0x1p-800 ? c : ofTails(a, b, c);
    }
    return Math.fma(a, b, c);
  }

  /**
   * Of products and sums at the lower end of the range, to which whatever decays comes: multiplied
   * by 2^600 no part of them is lost. To divide again is to round again where the result has fewer
   * than 53 bits, which does no harm to what was rounded to odd with two bits more.
   */
  private static double ofTails(double a, double b, double c) {
    double bigA = a * 0x1p300;
    double bigB = b * 0x1p300;
    double product = bigA * bigB;
    if (Math.abs(product) <= LEAST_PRODUCT) {
      return c;
    }
    double error = productError(bigA, bigB, product);
    double nearest = sum(product, error, c * 0x1p600, false);
    if (Math.abs(nearest) >= 0x1p-422) {
      return nearest * 0x1p-600;
    }
    return Math.abs(nearest) < 0x1p-423
        ? sum(product, error, c * 0x1p600, true) * 0x1p-600
        : Math.fma(a, b, c); // of 52 bits, one fewer
  }

  /** What {@code product} is less than a·b. */
  private static double productError(double a, double b, double product) {
    double bigA = SPLITTER * a;
    double highA = bigA - (bigA - a);
    double lowA = a - highA;
    double bigB = SPLITTER * b;
    double highB = bigB - (bigB - b);
    double lowB = b - highB;
    return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
  }

  /** What {@code sum} is less than x + y. */
  private static double sumError(double x, double y, double sum) {
    double second = sum - x;
    return x - (sum - second) + (y - second);
  }

  /** x + y, and where that is not exact the neighbour of it whose last bit is 1. */
  private static double oddSum(double x, double y) {
    double sum = x + y;
    double error = sumError(x, y, sum);
    if (error == 0) {
      return sum;
    }
    // Without branches: whether a last bit is 1 cannot be foretold.
    long bits = Double.doubleToRawLongBits(sum);
    long outwards = (bits ^ Double.doubleToRawLongBits(error)) >> 63 | 1;
    return Double.longBitsToDouble(bits + (outwards & -(~bits & 1)));
  }
}

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
    double error = productError(a, b, product);
    double low = c + error;
    double lowError = sumError(c, error, low);
    double high = product + low;
    double highError = sumError(product, low, high);
    return high + oddSum(lowError, highError);
  }

  private static double atTheEdges(double a, double b, double c, double product) {
    if (a == 0 || b == 0 || Double.isNaN(product) || Double.isNaN(c)) {
      return product + c;
    }
    if (Math.abs(product) <= LEAST_PRODUCT) {
      if (c == 0) {
        return product;
      }
      if (Math.abs(c) > 0x1p-800) {
        return c;
      }
    }
    return Math.fma(a, b, c);
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
    long bits = Double.doubleToRawLongBits(sum);
    if (error == 0 || (bits & 1) != 0) {
      return sum;
    }
    return Double.longBitsToDouble(error > 0 == sum > 0 ? bits + 1 : bits - 1);
  }
}

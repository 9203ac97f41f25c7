package tenuto.engine.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The form without an instruction, bit by bit against the JVM's, which rounds once by definition.
 */
class FmaTest {
  private static final double[] EDGES = {
    0,
    Double.MIN_VALUE,
    3 * Double.MIN_VALUE,
    0x1p-1022,
    0x1p-1023,
    0x1p-960,
    0x1p-900,
    0x1p-899,
    0x1.8p-901,
    0x1p-800,
    0x1p-801,
    0x1.fffffffffffffp-538,
    0x1p-54,
    0x1p-53,
    0.1,
    1 / 3.0,
    1 - 0x1p-53,
    1,
    1 + 0x1p-52,
    1 + 0x1p-51,
    1.5,
    3,
    0x1p26 + 1,
    0x1p27 + 1,
    0x1p52 + 1,
    0x1p53 - 1,
    0x1p53,
    0x1p499,
    0x1p500,
    0x1p899,
    0x1p900,
    0x1p901,
    0x1p1000,
    0x1p1023,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NaN
  };

  private static void check(double a, double b, double c) {
    double wanted = Math.fma(a, b, c);
    double got = Fma.inSoftware(a, b, c);
    if (Double.doubleToLongBits(wanted) != Double.doubleToLongBits(got)) {
      assertThat(got).as("%s · %s + %s", a, b, c).isEqualTo(wanted);
    }
  }

  private static void signs(double a, double b, double c) {
    check(a, b, c);
    check(-a, b, c);
    check(a, b, -c);
    check(-a, b, -c);
  }

  @Test
  void edgesAreTheSame() {
    for (double a : EDGES) {
      for (double b : EDGES) {
        for (double c : EDGES) {
          signs(a, b, c);
        }
        signs(a, b, a * b);
        signs(a, b, Math.nextUp(a * b));
        signs(a, b, Math.ulp(a * b) / 2);
        signs(a, b, Math.ulp(a * b) / 4);
      }
    }
  }

  @Test
  void samplesAreTheSame() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 1_000_000; i++) {
      double a = random.nextDouble(-1, 1);
      double b = random.nextDouble(-2, 2);
      check(a, b, random.nextDouble(-1, 1));
      check(a, b, -a * b);
      check(a, b, -a * b * (1 + random.nextInt(-4, 5) * 0x1p-52));
    }
  }

  /** Of all exponents, many bits of them 0, so that ties and cancellations are frequent. */
  @Test
  void anyBitsAreTheSame() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 2_000_000; i++) {
      double a = some(random, 300);
      double b = some(random, 300);
      int near = Math.getExponent(a * b) + random.nextInt(-110, 111);
      check(a, b, Math.scalb(some(random, 0), Math.clamp(near, -1000, 1000)));
    }
  }

  /** What decays comes to the least numbers, and stays there for long. */
  @Test
  void tailsAreTheSame() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 2_000_000; i++) {
      double a = some(random, 1) * 0x1p-500;
      double b = Math.scalb(some(random, 0), -random.nextInt(350, 660));
      int near = Math.clamp(Math.getExponent(a * b) + random.nextInt(-110, 111), -1080, -790);
      check(a, b, Math.scalb(some(random, 0), near));
      check(a, b, -a * b);
      check(a, b, Math.nextUp(-a * b));
      check(Math.scalb(a, 500), Math.scalb(b, -500), Math.scalb(some(random, 0), near));
    }
  }

  @Test
  void wholeRangeIsTheSame() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 300_000; i++) {
      check(
          Double.longBitsToDouble(random.nextLong()),
          Double.longBitsToDouble(random.nextLong()),
          Double.longBitsToDouble(random.nextLong()));
    }
  }

  private static double some(SplittableRandom random, int exponents) {
    long mantissa = random.nextLong(1L << 52) >> random.nextInt(52) << random.nextInt(52);
    double unit = Double.longBitsToDouble(1023L << 52 | mantissa & (1L << 52) - 1);
    int exponent = exponents == 0 ? 0 : random.nextInt(-exponents, exponents);
    return Math.scalb(random.nextBoolean() ? unit : -unit, exponent);
  }
}

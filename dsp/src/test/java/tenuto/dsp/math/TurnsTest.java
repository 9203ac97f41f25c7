package tenuto.dsp.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnsTest {
  private static void assertExact(double numerator, double denominator) {
    assertThat(Turns.of(numerator, denominator))
        .as("%s / %s", numerator, denominator)
        .isEqualTo(Turns.of(new BigDecimal(numerator), new BigDecimal(denominator)));
  }

  @ParameterizedTest
  @CsvSource({
    "440, 96000",
    "-440, 96000",
    "440, -96000",
    "0, 48000",
    "-0.0, 48000",
    "1, 3",
    "48000, 48000",
    "1e300, 44100",
    "-1e300, 44100",
    "1e-30, 44100",
    "1e-40, 44100",
    "4.9e-324, 44100",
    "4.9e-324, 4.9e-324",
    "1.7976931348623157e308, 4.9e-324",
    "4.9e-324, 1.7976931348623157e308",
    "0.25, 1",
    "-0.75, 1",
    "1e20, 7",
    "2.2250738585072014E-308, 3",
  })
  void isTheExactQuotient(double numerator, double denominator) {
    assertExact(numerator, denominator);
  }

  /** Halves of the last place and their neighbours. */
  @Test
  void roundsToTheNearestOrTheEvenOne() {
    for (long odd = 1; odd < 64; odd += 2) {
      for (double near : new double[] {odd, Math.nextUp(odd), Math.nextDown(odd)}) {
        for (int bits = 126; bits < 136; bits++) {
          assertExact(near * StrictMath.pow(2, -bits), 1);
          assertExact(-near, StrictMath.pow(2, bits));
        }
      }
    }
  }

  @Test
  void isTheExactQuotientOfAnyNumbers() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      double x = Double.longBitsToDouble(random.nextLong());
      double y = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(x) && Double.isFinite(y) && y != 0 && Math.abs(x / y) < 1e100) {
        assertExact(x, y);
      }
      assertExact(random.nextGaussian() * 1e4, 8000 + random.nextInt(200_000));
    }
  }

  @Test
  void refusesToDivideByZero() {
    assertThatThrownBy(() -> Turns.of(1, 0)).isInstanceOf(ArithmeticException.class);
  }
}

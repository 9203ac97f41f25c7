package tenuto.scripting.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys of numbers are those of the numbers rounded to 36 bits. */
class KeysTest {
  private static final int BITS = 36;

  /** To 36 significant bits, halves upwards. */
  private static double rounded(double value) {
    int shift = BITS - 1 - Math.getExponent(value);
    return Math.scalb(Math.floor(Math.scalb(value, shift) + 0.5), -shift);
  }

  private static double after(double value, int ulps) {
    return Double.longBitsToDouble(Double.doubleToLongBits(value) + ulps);
  }

  /** One pair of 131,072 / ulps is on both sides of a border. */
  @ParameterizedTest
  @CsvSource({"1, 8", "4, 31", "64, 488"})
  void numbersThatDifferInTheirLastBitsHaveOneKeyExceptAtBorders(int ulps, int expected) {
    SplittableRandom random = new SplittableRandom(ulps);
    int apart = 0;
    for (int i = 0; i < 1_000_000; i++) {
      double x = Math.scalb(1 + random.nextDouble(), random.nextInt(-60, 60));
      double y = after(x, ulps);
      boolean same = Keys.number(x) == Keys.number(y);
      assertThat(same).as("%s and %s", x, y).isEqualTo(rounded(x) == rounded(y));
      assertThat(Keys.number(-x) == Keys.number(-y)).isEqualTo(same);
      apart += same ? 0 : 1;
    }
    double deviation = Math.sqrt(expected);
    assertThat((double) apart).isBetween(expected - 4 * deviation, expected + 4 * deviation);
  }

  @Test
  void whatDiffersByMoreHasKeysOfItsOwn() {
    assertThat(Keys.number(0.1 + 0.2)).isEqualTo(Keys.number(0.3));
    assertThat(Keys.number(Math.nextDown(1.0))).isEqualTo(Keys.number(1));
    assertThat(Keys.number(440 * (1 + 0x1p-34))).isNotEqualTo(Keys.number(440));
    assertThat(Keys.number(-0.0)).isEqualTo(Keys.number(0));
    for (long whole : List.of(0L, 1L, 96_000L, Integer.MAX_VALUE - 1L, (1L << BITS) - 2)) {
      assertThat(Keys.number(whole)).isNotEqualTo(Keys.number(whole + 1));
    }
    assertThat(
            List.of(
                Keys.number(Double.POSITIVE_INFINITY),
                Keys.number(Double.NEGATIVE_INFINITY),
                Keys.number(Double.NaN),
                Keys.number(1e308),
                Keys.number(-1e308),
                Keys.number(Double.MIN_NORMAL)))
        .doesNotHaveDuplicates();
  }
}

package tenuto.dsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwiddlesTest {
  /** One level, two levels, and a transform of 2^30 of which only some lines are looked at. */
  @ParameterizedTest
  @CsvSource({"3, 8, 0", "6, 8, 3", "11, 8, 8", "12, 8, 9", "20, 4, 18", "30, 2, 28"})
  void everyFactorIsTheRootOfUnity(int bits, int radix, int countBits) {
    double[] line = new double[Twiddles.lineLength(radix)];
    long count = 1L << countBits;
    try (Arena arena = Arena.ofConfined()) {
      Twiddles twiddles = new Twiddles(bits, radix, countBits, arena);
      long step = Math.max(8, count / 1000 / 8 * 8);
      for (long p = 0; p < count; p += step) {
        twiddles.line(p, line);
        for (int r = 1; r < radix; r++) {
          for (int i = 0; i < Math.min(8, count); i++) {
            double angle = 2 * Math.PI * (r * (p + i)) / (1L << bits);
            assertThat(line[16 * (r - 1) + i]).isCloseTo(StrictMath.cos(angle), within(1.2e-15));
            assertThat(line[16 * (r - 1) + 8 + i])
                .isCloseTo(-StrictMath.sin(angle), within(1.2e-15));
          }
        }
      }
    }
  }

  @Test
  void wholeQuartersAreExact() {
    double[] line = new double[Twiddles.lineLength(2)];
    try (Arena arena = Arena.ofConfined()) {
      new Twiddles(2, 2, 2, arena).line(0, line);
    }
    assertThat(line)
        .usingComparatorWithPrecision(0.0)
        .containsExactly(1, 0, -1, 0, 1, 0, -1, 0, 0, -1, 0, 1, 0, -1, 0, 1);
  }
}

package tenuto.dsp.generators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;

class NoiseTest {
  private static final int N = 1 << 20;

  /** Four standard deviations of a mean of N products of independent samples, or less. */
  private static final double CHANCE = 4.0 / 3 / Math.sqrt(N);

  @Test
  void isSplitMixToTheBit() {
    for (long seed : new long[] {0, 1, -1, 1L << 63}) {
      long origin = finalised(seed);
      for (long start : new long[] {0, 8, 800_000_000_000L}) {
        double[] got = Blocks.fill(new Noise(seed), start, 96);
        for (int i = 0; i < got.length; i++) {
          long bits = finalised(origin + (start + i + 1) * 0x9E3779B97F4A7C15L);
          assertThat(got[i]).isEqualTo((bits >>> 11) * 0x1p-52 - 1);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64, 1000, 4096})
  void anyBlocksGiveTheSameBits(int size) {
    assertThat(Blocks.fill(new Noise(7), 0, 8000, size))
        .isEqualTo(Blocks.fill(new Noise(7), 0, 8000));
  }

  @Test
  void isUniformAndWhite() {
    double[] x = Blocks.fill(new Noise(0), 0, N);
    double[] y = Blocks.fill(new Noise(1), 0, N);
    double least = 0;
    double most = 0;
    double sum = 0;
    double squares = 0;
    double fourths = 0;
    double lag1 = 0;
    double lag8 = 0;
    double crossed = 0;
    for (int i = 8; i < N; i++) {
      least = Math.min(least, x[i]);
      most = Math.max(most, x[i]);
      sum += x[i];
      squares += x[i] * x[i];
      fourths += x[i] * x[i] * x[i] * x[i];
      lag1 += x[i] * x[i - 1];
      lag8 += x[i] * x[i - 8];
      crossed += x[i] * y[i];
    }
    assertThat(least).isBetween(-1.0, -0.9999);
    assertThat(most).isBetween(0.9999, Math.nextDown(1.0));
    assertThat(sum / N).isCloseTo(0, within(4 * Math.sqrt(1.0 / 3 / N)));
    assertThat(squares / N).isCloseTo(1.0 / 3, within(CHANCE));
    assertThat(fourths / N).isCloseTo(1.0 / 5, within(CHANCE));
    assertThat(lag1 / N).isCloseTo(0, within(CHANCE));
    assertThat(lag8 / N).isCloseTo(0, within(CHANCE));
    assertThat(crossed / N).isCloseTo(0, within(CHANCE));
  }

  private static long finalised(long x) {
    long z = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}

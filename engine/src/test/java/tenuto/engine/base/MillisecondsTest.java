package tenuto.engine.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What times are in samples, against counts of whole samples and exact arithmetic. */
class MillisecondsTest {
  private static final int LENGTHS = 10_000;

  /** Pieces one after the other: each begins where the one before it ends, counted in samples. */
  private static void assertJoined(double rate, DoubleSupplier ms) {
    double t = 0;
    long samples = 0;
    for (int i = 0; i < LENGTHS; i++) {
      assertThat(Milliseconds.whole(t, rate)).as("join %d at %s Hz", i, rate).isEqualTo(samples);
      long length = (long) (ms.getAsDouble() * rate / 1000);
      t += length * 1000.0 / rate;
      samples += length;
    }
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 37_800, 44_056, 44_100, 47_952,
        48_000, 50_000, 64_000, 88_200, 96_000, 176_400, 192_000, 352_800, 384_000
      })
  void sumsOfLengthsLoseNoSample(double rate) {
    SplittableRandom random = new SplittableRandom(1);
    assertJoined(rate, () -> 1 + 99 * random.nextDouble());
    assertJoined(rate, () -> 10 + 2000 * random.nextDouble());
    for (double bpm : new double[] {60, 90, 120, 127.3, 140, 174}) {
      assertJoined(rate, () -> 60_000 / bpm / 3);
    }
    int[] i = {0};
    assertJoined(rate, () -> 20 + i[0]++ * 0.37);
  }

  @ParameterizedTest
  @ValueSource(doubles = {8000, 11_025, 44_100, 48_000, 96_000, 192_000})
  void aLengthInMsIsThatLength(double rate) {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 100_000; i++) {
      long samples = random.nextLong(1L << random.nextInt(1, 44));
      double ms = samples * 1000.0 / rate;
      assertThat(Milliseconds.whole(ms, rate)).isEqualTo(samples);
      assertThat(Milliseconds.needed(ms, rate)).isEqualTo(samples);
      assertThat(Milliseconds.place(ms, rate)).isEqualTo(samples);
    }
  }

  @Test
  void othersAreCutOff() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 100_000; i++) {
      double ms = (random.nextDouble() - 0.5) * 10_000_000;
      BigDecimal exact = new BigDecimal(ms).multiply(BigDecimal.valueOf(96));
      BigDecimal floor = exact.setScale(0, RoundingMode.FLOOR);
      double part = exact.subtract(floor).doubleValue();
      if (part > 0.002 && part < 0.998) {
        assertThat(Milliseconds.whole(ms, 96_000)).isEqualTo(floor.longValueExact());
        assertThat(Milliseconds.needed(ms, 96_000)).isEqualTo(floor.longValueExact() + 1);
      }
    }
  }

  @Test
  void theToleranceIsAMillionthOfASample() {
    assertThat(Milliseconds.whole(99.9999991, 1000)).isEqualTo(100);
    assertThat(Milliseconds.whole(99.9999989, 1000)).isEqualTo(99);
    assertThat(Milliseconds.needed(100.0000009, 1000)).isEqualTo(100);
    assertThat(Milliseconds.needed(100.0000011, 1000)).isEqualTo(101);
    assertThat(Milliseconds.whole(-0.0000009, 1000)).isEqualTo(0);
    assertThat(Milliseconds.whole(-0.0000011, 1000)).isEqualTo(-1);
    assertThat(Milliseconds.place(2.5, 1000)).isEqualTo(2.5);
    assertThat(Milliseconds.place(Double.NaN, 1000)).isNaN();
    assertThat(Milliseconds.place(Double.POSITIVE_INFINITY, 1000)).isInfinite();
  }
}

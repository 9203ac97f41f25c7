package tenuto.dsp.resampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;

class SincResampleTest {
  /** -120 dB. */
  private static final double STOPPED = 1e-6;

  private static final long ENDLESS = 1L << 50;

  /** Ratios with a table of places, and such that have none. */
  @ParameterizedTest
  @CsvSource({
    "48000, 44100", "44100, 48000", "44100, 96000", "192000, 44100", "96000, 48000",
    "48000, 96000", "8000, 192000", "192000, 8000", "44100, 44099", "44100, 44100.5",
    "48000, 44099", "1, 96001"
  })
  void tonesBelowTwentyKilohertzOfFortyFourAreTheSameTonesAndNothingElse(
      double source, double target) {
    double lower = Math.min(source, target);
    long start = 3_000_000 + 8 * (long) (125 * target / source);
    for (double part : new double[] {0, 0.01, 0.25, 20_000.0 / 44_100}) {
      double hz = part * lower;
      double[] got = resample(source, target, ENDLESS, tone(hz / source), start, 512);
      for (int i = 0; i < got.length; i++) {
        // What differs is a wrong gain, a wrong time, or an image.
        assertThat(got[i])
            .as("%s Hz, sample %d", hz, i)
            .isCloseTo(tone(hz / target).applyAsDouble(start + i), within(STOPPED));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"48000, 44100", "96000, 48000", "192000, 44100", "48000, 44099"})
  void tonesThatTheLowerRateCannotHoldVanish(double source, double target) {
    for (double hz : new double[] {target / 2, target / 2 + 300, 0.47 * source, 0.499 * source}) {
      if (hz >= target / 2) {
        double[] got = resample(source, target, ENDLESS, tone(hz / source), 3_000_000, 512);
        assertThat(furthest(got, 0)).as("%s Hz", hz).isLessThan(STOPPED);
      }
    }
  }

  /** A cosine; its phase is reduced in integers where the frequency allows. */
  private static LongToDoubleFunction tone(double turns) {
    return i -> {
      double product = turns * i;
      double rest = Math.fma(turns, (double) i, -product);
      return StrictMath.cos(2 * Math.PI * (product - Math.rint(product) + rest));
    };
  }

  @ParameterizedTest
  @CsvSource({"48000, 44100", "44100, 44099"})
  void aConstantStays(double source, double target) {
    double[] got = resample(source, target, ENDLESS, i -> 0.75, 1_000_000_000_000L, 1000);
    assertThat(furthest(got, 0.75)).isLessThan(1e-14);
  }

  @ParameterizedTest
  @CsvSource({"44100, 88200", "44100, 48000", "48000, 44100"})
  void aClickComesAtItsTimeAndIsTheSameBackwards(double source, double target) {
    long at = 147 * 160; // falls on a sample of both rates
    int middle = (int) (at * target / source);
    double[] got = resample(source, target, 2 * at, i -> i == at ? 1 : 0, 0, 2 * middle + 1);
    for (int i = 0; i <= middle; i++) {
      assertThat(got[middle + i]).as("%d", i).isCloseTo(got[middle - i], within(1e-15));
      assertThat(Math.abs(got[middle + i])).isLessThanOrEqualTo(got[middle]);
    }
  }

  @ParameterizedTest
  @CsvSource({"48000, 44100", "44100, 48000", "96000, 32000", "44100, 44099"})
  void sumsGoThrough(double source, double target) {
    double[] a = Blocks.noise(3000, 1, 1);
    double[] b = Blocks.noise(3000, 1, 2);
    double[] left = resample(source, target, 3000, i -> a[(int) i], 0, 900);
    double[] right = resample(source, target, 3000, i -> b[(int) i], 0, 900);
    double[] both = resample(source, target, 3000, i -> a[(int) i] - 3 * b[(int) i], 0, 900);
    for (int i = 0; i < both.length; i++) {
      assertThat(both[i]).isCloseTo(left[i] - 3 * right[i], within(1e-13));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 44100",
    "44100, 192000",
    "96000, 32000",
    "3, 1",
    "192000, 8000",
    "44100, 44099"
  })
  void anyBlocksGiveTheSameBits(double source, double target) {
    double[] x = Blocks.noise(9000, 1, 3);
    SincResample resample = resample(source, target);
    fill(resample, 9000, i -> x[(int) i], 0, 8, 8); // what it keeps is too small for what comes
    double[] whole = fill(resample, 9000, i -> x[(int) i], 0, 2400, 2400);
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(fill(resample, 9000, i -> x[(int) i], 0, 2400, size)).isEqualTo(whole);
    }
    assertThat(fill(resample, 9000, i -> x[(int) i], 1600, 800, 800))
        .isEqualTo(Arrays.copyOfRange(whole, 1600, 2400));
  }

  /** In plain doubles, so whatever the width of this machine's vectors. */
  @ParameterizedTest
  @CsvSource({"160, 147", "147, 160", "2, 1", "1, 2", "24, 1"})
  void eachSampleIsASumInEightLanes(int down, int up) {
    double[] x = Blocks.noise(9000, 1, 4);
    double[] got = resample(down, up, 9000, i -> x[(int) i], 0, 320);
    SincFilter filter = new SincFilter(Math.max(1, (double) down / up));
    int half = filter.taps() / 2;
    double[] row = new double[filter.taps()];
    int period = up % 4 == 0 || up > 32 ? up : 4 * up;
    for (int i = 0; i < got.length; i++) {
      int group = i / period * period + i % period / 4 * 4;
      int first = group * down / up;
      filter.fill((double) (i * down % up) / up, row);
      double[] lanes = new double[8];
      for (int k = 0; k < row.length; k++) {
        int at = i * down / up - half + 1 + k;
        int lane = (at - (first - half + 1)) % 8;
        lanes[lane] = Math.fma(row[k], at < 0 || at >= x.length ? 0 : x[at], lanes[lane]);
      }
      double even = (lanes[0] + lanes[4]) + (lanes[2] + lanes[6]);
      double odd = (lanes[1] + lanes[5]) + (lanes[3] + lanes[7]);
      assertThat(got[i]).as("%d", i).isEqualTo(even + odd);
    }
  }

  @Test
  void silenceAndNothingAndVeryLittle() {
    assertThat(resample(48_000, 44_100, 5000, i -> 0, 0, 1000)).containsOnly(0.0);
    assertThat(resample(48_000, 44_100, 0, i -> Double.NaN, 0, 8)).containsOnly(0.0);
    assertThat(resample(44_100, 44_099, 0, i -> Double.NaN, 0, 8)).containsOnly(0.0);
    assertThat(resample(48_000, 96_000, 1, i -> 1, 0, 8)[0]).isCloseTo(0.95, within(0.03));
  }

  @Test
  void silenceAfterTheEndOfAShortInput() {
    double[] got = resample(48_000, 44_100, 300, i -> 1, 0, 800);
    assertThat(Arrays.copyOfRange(got, 400, 800)).containsOnly(0.0);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 48000, 44100, 0", "1, 48000, 44100, 1", "160, 48000, 44100, 147",
    "161, 48000, 44100, 148", "1000000000000, 1, 3, 3000000000000", "3, 3.5, 1.5, 2"
  })
  void itIsAsLongAsTheInputLasts(long samples, double source, double target, long length) {
    assertThat(SincResample.length(samples, source, target)).isEqualTo(length);
  }

  @Test
  void lengthsBeyondADoublesWholeNumbersAreRefused() {
    assertThatThrownBy(() -> SincResample.length(1L << 50, 1, 10))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "sourceRate and targetRate must give fewer than 2^53 samples, but are 1.0 and 10.0");
    assertThatThrownBy(() -> SincResample.length(1L << 50, 1, 8))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(SincResample.length((1L << 50) - 1, 1, 8)).isEqualTo((1L << 53) - 8);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void ratesAreChecked(double rate) {
    assertThatThrownBy(() -> PolyphaseResampler.of(rate, 44_100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("sourceRate must be above 0 and finite, but is ");
    assertThatThrownBy(() -> PolyphaseResampler.of(44_100, rate))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("targetRate must be above 0 and finite, but is ");
  }

  @Test
  void ratiosFarDownAreRefused() {
    assertThat(resample(25_600, 100, ENDLESS, i -> 0.5, 1000, 8)[0]).isCloseTo(0.5, within(1e-14));
    assertThatThrownBy(() -> PolyphaseResampler.of(25_601, 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("sourceRate must be at most 256 times targetRate, but is 25601");
  }

  private static double furthest(double[] samples, double from) {
    return Arrays.stream(samples).map(y -> Math.abs(y - from)).max().orElseThrow();
  }

  private static SincResample resample(double source, double target) {
    return new SincResample(source, target, PolyphaseResampler.of(source, target));
  }

  private static double[] resample(
      double source, double target, long length, LongToDoubleFunction x, long start, int n) {
    return fill(resample(source, target), length, x, start, n, Block.wholeGroups(n));
  }

  private static double[] fill(
      SincResample resample, long length, LongToDoubleFunction x, long start, int n, int size) {
    try (Arena arena = Arena.ofConfined()) {
      double[] stale = new double[n];
      Arrays.fill(stale, Double.NaN);
      Block whole = Blocks.of(arena, stale);
      Block scratch = new Block(arena.allocate(8L * size, 64), 0);
      int groups = Block.wholeGroups(n);
      for (int at = 0; at < groups; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        int now = Math.min(size, groups - at);
        resample.fill(start + at, part, now, List.of(new FormulaReader(length, x)), scratch);
      }
      return Blocks.samples(whole, n);
    }
  }
}

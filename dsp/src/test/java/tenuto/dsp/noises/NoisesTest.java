package tenuto.dsp.noises;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;

class NoisesTest {
  /** As long as the slowest of the filters is heard. */
  private static final int RESPONSE = 1 << 16;

  private static final long SEED = 5;

  static Stream<Arguments> colours() {
    return Stream.of(44100.0, 48000.0, 96000.0, 192000.0)
        .flatMap(
            rate ->
                Stream.of(
                    Arguments.of("pink", Colour.pink(SEED), rate, -3.0103),
                    Arguments.of("blue", Colour.blue(SEED), rate, 3.0103),
                    Arguments.of("brown", Colour.brown(SEED, rate), rate, -6.0206),
                    Arguments.of("violet", Colour.violet(SEED), rate, 6.0206)));
  }

  static Stream<Colour> each() {
    return Stream.of(Colour.pink(0), Colour.blue(0), Colour.brown(0, 48000), Colour.violet(0));
  }

  /** Aimed at is 0.3 dB for pink noise; from 20 Hz to 20 kHz the line is as near as this. */
  @ParameterizedTest(name = "{0} at {2} Hz")
  @MethodSource("colours")
  void aColourIsItsLine(String name, Colour colour, double rate, double slope) {
    double[] h = response(colour);
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double hz = 20; hz <= 20_000; hz *= Math.pow(2, 0.25)) {
      double line = slope * Math.log(hz / 20) / Math.log(2);
      // What a leak takes away at 20 Hz is what was asked for.
      double leak = name.equals("brown") ? 10 * Math.log10(1 + 25 / (hz * hz)) : 0;
      double level = decibels(h, hz / rate) - line + leak;
      least = Math.min(least, level);
      most = Math.max(most, level);
    }
    assertThat(most - least).isLessThan(2 * 0.05);
  }

  /** What an impulse adds to the noise that is there anyway. */
  private static double[] response(Colour colour) {
    double[] silence = new double[RESPONSE];
    double[] impulse = new double[RESPONSE];
    impulse[0] = 1;
    double[] without = Blocks.apply(colour, silence, 1024);
    double[] with = Blocks.apply(colour, impulse, 1024);
    Arrays.setAll(with, i -> with[i] - without[i]);
    return with;
  }

  private static double decibels(double[] h, double turns) {
    double re = 0;
    double im = 0;
    double c = 1;
    double s = 0;
    double cos = Math.cos(2 * Math.PI * turns);
    double sin = Math.sin(2 * Math.PI * turns);
    for (double each : h) {
      re += each * c;
      im += each * s;
      double next = c * cos - s * sin;
      s = s * cos + c * sin;
      c = next;
    }
    return 10 * Math.log10(re * re + im * im);
  }

  /** Of 4,000 noises the first samples, and of one noise many. */
  @ParameterizedTest
  @MethodSource("each")
  void itIsAsLoudFromItsFirstSampleOn(Colour like) {
    double power = 0;
    int count = 4000;
    for (int seed = 0; seed < count; seed++) {
      double[] white = Blocks.noise(8, 1, seed);
      Colour colour = new Colour(like.poles(), like.zeros(), seed);
      double first = Blocks.apply(colour, white, 8)[0];
      power += first * first / count;
    }
    // A mean of so many squares of normal numbers: four standard deviations.
    assertThat(power).isCloseTo(0.04, within(0.04 * 4 * Math.sqrt(2.0 / count)));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64, 1000, 4096})
  void anyBlocksGiveTheSameBits(int size) {
    Gaussian noise = new Gaussian(3, 1);
    assertThat(Blocks.fill(noise, 0, 8000, size)).isEqualTo(Blocks.fill(noise, 0, 8000));
    assertThat(Blocks.fill(noise, 800, 80))
        .isEqualTo(Arrays.copyOfRange(Blocks.fill(noise, 0, 880), 800, 880));
  }

  @Test
  void gaussianNoiseIsNormalAndWhite() {
    int n = 1 << 19;
    double[] x = Blocks.fill(new Gaussian(7, 0.5), 0, n);
    int[] beyond = new int[5];
    double sum = 0;
    double squares = 0;
    double fourths = 0;
    double lag1 = 0;
    double lag2 = 0;
    for (int i = 2; i < n; i++) {
      double z = x[i] / 0.5;
      sum += z;
      squares += z * z;
      fourths += z * z * z * z;
      lag1 += z * x[i - 1] / 0.5;
      lag2 += z * x[i - 2] / 0.5;
      for (int k = 1; k < beyond.length; k++) {
        beyond[k] += Math.abs(z) > k ? 1 : 0;
      }
    }
    double chance = 4 / Math.sqrt(n);
    assertThat(sum / n).isCloseTo(0, within(chance));
    assertThat(squares / n).isCloseTo(1, within(chance * Math.sqrt(2)));
    assertThat(fourths / n).isCloseTo(3, within(chance * Math.sqrt(96)));
    assertThat(lag1 / n).isCloseTo(0, within(chance));
    assertThat(lag2 / n).isCloseTo(0, within(chance));
    double[] share = {1, 0.317310508, 0.0455002639, 0.00269979606, 6.33424837e-5};
    for (int k = 1; k < beyond.length; k++) {
      assertThat(beyond[k] / (double) n)
          .isCloseTo(share[k], within(chance * Math.sqrt(share[k] * (1 - share[k]))));
    }
  }

  /** One impulse in each 32 samples, up as often as down, anywhere. */
  @Test
  void velvetHasAnImpulseInEachStretch() {
    int n = 32 * 20_000;
    double[] density = new double[n];
    Arrays.fill(density, 1500);
    double[] y = Blocks.apply(new Velvet(1, 48000), density, 1000);
    double sum = 0;
    int[] places = new int[32];
    for (int from = 0; from < n; from += 32) {
      int found = 0;
      for (int i = 0; i < 32; i++) {
        if (y[from + i] != 0) {
          assertThat(Math.abs(y[from + i])).isEqualTo(1);
          places[i]++;
          found++;
          sum += y[from + i];
        }
      }
      assertThat(found).isEqualTo(1);
    }
    assertThat(sum).isCloseTo(0, within(4 * Math.sqrt(20_000)));
    for (int place : places) {
      assertThat((double) place).isCloseTo(20_000 / 32.0, within(5 * Math.sqrt(20_000 / 32.0)));
    }
  }

  @Test
  void velvetFollowsItsDensity() {
    double[] density = new double[480_000];
    Arrays.setAll(density, i -> i < 240_000 ? 100 : 5000);
    double[] y = Blocks.apply(new Velvet(2, 48000), density, 1000);
    assertThat(Arrays.stream(y, 0, 240_000).filter(v -> v != 0).count()).isBetween(499L, 501L);
    assertThat(Arrays.stream(y, 240_000, 480_000).filter(v -> v != 0).count())
        .isBetween(24_999L, 25_001L);
  }

  /** A Poisson process has as large a variance as mean. */
  @Test
  void dustFallsAtRandom() {
    int stretches = 2000;
    int length = 480;
    double[] density = new double[stretches * length];
    Arrays.fill(density, 500);
    double[] y = Blocks.apply(new RandomImpulses(4, 48000), density, 1000);
    double mean = 0;
    double squares = 0;
    double heights = 0;
    for (int from = 0; from < y.length; from += length) {
      double[] heard = Arrays.stream(y, from, from + length).filter(v -> v != 0).toArray();
      mean += heard.length / (double) stretches;
      squares += heard.length * heard.length / (double) stretches;
      heights += Arrays.stream(heard).sum();
      assertThat(Arrays.stream(heard).allMatch(v -> v > 0 && v < 1)).isTrue();
    }
    assertThat(mean).isCloseTo(5, within(4 * Math.sqrt(5.0 / stretches)));
    assertThat(squares - mean * mean).isCloseTo(5 * (1 - 500 / 48000.0), within(0.7));
    assertThat(heights / (mean * stretches)).isCloseTo(0.5, within(4 * Math.sqrt(1 / 12.0 / 1e4)));
  }

  @Test
  void crackleIsItsMap() {
    double[] chaos = new double[4000];
    Arrays.setAll(chaos, i -> i < 2000 ? 1.5 : i < 3000 ? 3 : -7);
    double[] y = Blocks.apply(new ChaoticMap(6), chaos, 64);
    for (int i = 2; i < y.length; i++) {
      double a = i < 2000 ? 1.5 : i < 3000 ? 2 : 1;
      assertThat(y[i]).isEqualTo(Math.abs(a * y[i - 1] - y[i - 2] - 0.05));
    }
  }

  @Test
  void eachCallGivesOtherNoise(@TempDir Path folder) {
    try (Session session = new Session(new Settings().withThreads(1).withScratch(folder));
        WordContext context = WordContext.of(session, folder)) {
      double[] one = Signals.samples(session, Noises.pink(context, 10));
      double[] other = Signals.samples(session, Noises.pink(context, 10));
      assertThat(one).hasSize(960).isNotEqualTo(other);
    }
  }
}

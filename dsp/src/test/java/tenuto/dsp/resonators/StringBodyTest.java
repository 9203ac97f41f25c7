package tenuto.dsp.resonators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.generators.Impulse;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

class StringBodyTest {
  private static final double RATE = 48_000;

  private static double[] response(StringBody body, int side, double rate) {
    double[] x = new double[(int) (0.8 * rate)]; // until all modes have rung out
    x[0] = 1;
    return Blocks.apply(new BodyFilter(body, side, rate), x, 1000);
  }

  /** The response's level in dB at a frequency. */
  private static double level(double[] response, double rate, double hz) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < response.length; i++) {
      double angle = 2 * Math.PI * hz * i / rate;
      re += response[i] * Math.cos(angle);
      im -= response[i] * Math.sin(angle);
    }
    return 10 * Math.log10((re * re + im * im) / (rate * rate));
  }

  @ParameterizedTest
  @CsvSource({"VIOLIN, 275, 545", "VIOLA, 225, 425", "CELLO, 102, 195", "BASS, 62, 118"})
  void theAirAndTheStrongBodyModesStandOut(StringBody body, double air, double strong) {
    double[] response = response(body, 0, RATE);
    double ofAir = level(response, RATE, air);
    assertThat(ofAir).isGreaterThan(level(response, RATE, air * 0.85) + 6);
    assertThat(ofAir).isGreaterThan(level(response, RATE, air * 0.5) + 6);
    assertThat(level(response, RATE, strong))
        .isGreaterThan(level(response, RATE, strong * 1.15) + 6);
    assertThat(ofAir).isCloseTo(level(response, RATE, strong), within(6.0));
  }

  /** What was measured of the recordings that Sonic Field had, at 96 kHz. */
  @ParameterizedTest
  @CsvSource({
    "VIOLIN, 5, 3494, 27, 36, 2000, 3100",
    "VIOLA, 3, 3494, 27, 36, 2000, 3100",
    "CELLO, 2, 3494, 27, 36, 2000, 3100",
    "BASS, 2, 6998, 62, 66, 1200, 1340"
  })
  void soundsAsTheOnesThatComposersKnow(
      StringBody body,
      int sides,
      int length,
      double earliest,
      double latest,
      double fewest,
      double most,
      @TempDir Path folder) {
    Settings settings = new Settings().withScratch(folder).withSampleRate(96_000);
    try (Session session = new Session(settings)) {
      List<Signal> responses =
          switch (body) {
            case VIOLIN -> StringBodies.violin(session, null);
            case VIOLA -> StringBodies.viola(session, null);
            case CELLO -> StringBodies.cello(session, null);
            case BASS -> StringBodies.bass(session, null);
          };
      assertThat(responses).hasSize(sides);
      for (Signal response : responses) {
        double[] x = Signals.samples(session, response);
        assertThat(x).hasSize(length);
        assertThat(Arrays.stream(x).map(Math::abs).max().orElseThrow()).isBetween(0.0015, 0.0031);
        assertThat(Arrays.stream(x).sum()).isBetween(-0.05, 0.05);
        assertThat(Math.abs(x[length - 1])).isLessThan(1e-5);
        double energy = Arrays.stream(x).map(v -> v * v).sum();
        int crossings = 0;
        int at = 0;
        double so = 0;
        for (int i = 0; i < length; i++) {
          so += x[i] * x[i];
          at = so < 0.99 * energy ? i : at;
          crossings += i > 0 && x[i - 1] < 0 != x[i] < 0 ? 1 : 0;
        }
        assertThat(at / 96.0).as("ms within which 99 %% lies").isBetween(earliest, latest);
        assertThat(crossings * 96_000.0 / length).as("crossings").isBetween(fewest, most);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void lowModesAreAlikeFromAllSidesAndHighOnesAreNot(StringBody body) {
    double air = body.modes().getFirst().hz();
    double low = 0;
    double high = 0;
    double[] first = response(body, 0, RATE);
    for (int side = 1; side < body.sides(); side++) {
      double[] other = response(body, side, RATE);
      low = Math.max(low, Math.abs(level(first, RATE, air) - level(other, RATE, air)));
      for (double hz = 10 * air; hz < 12 * air; hz *= 1.03) {
        high = Math.max(high, Math.abs(level(first, RATE, hz) - level(other, RATE, hz)));
      }
    }
    assertThat(low).isLessThan(3);
    assertThat(high).isGreaterThan(10);
  }

  @Test
  void isTheSameSoundAtAnySampleRate() {
    double[] low = response(StringBody.CELLO, 2, 44_100);
    double[] high = response(StringBody.CELLO, 2, 192_000);
    for (double hz : new double[] {102, 170, 195, 500, 1200, 3000}) {
      assertThat(level(low, 44_100, hz)).isCloseTo(level(high, 192_000, hz), within(1.5));
    }
  }

  @Test
  void leavesOutWhatTheSampleRateCannotHold() {
    double[] response = response(StringBody.VIOLIN, 0, 1000);
    assertThat(Arrays.stream(response).allMatch(Double::isFinite)).isTrue();
    assertThat(response(StringBody.VIOLIN, 0, 500)).containsOnly(0);
  }

  @Test
  void anyBlocksGiveTheSameBits() {
    BodyFilter body = new BodyFilter(StringBody.VIOLA, 3, 48_000);
    double[] x = Blocks.noise(3000, 1, 5);
    double[] whole = Blocks.apply(body, x, 3000);
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(Blocks.apply(body, x, size)).isEqualTo(whole);
    }
  }

  @Test
  void anImpulseIsOneSample() {
    assertThat(Blocks.fill(new Impulse(), 0, 16)).startsWith(1, 0).endsWith(0, 0);
    assertThat(Blocks.fill(new Impulse(), 8, 16)).containsOnly(0);
  }
}

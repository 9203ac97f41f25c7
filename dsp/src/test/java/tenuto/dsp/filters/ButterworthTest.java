package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;

class ButterworthTest {
  private static final double RATE = 48000;

  static Stream<Arguments> goldens() {
    return Stream.of(
        Arguments.of("ButterworthLowPass1", Butterworth.lowPass(1000, 1, RATE)),
        Arguments.of("ButterworthLowPass4", Butterworth.lowPass(1000, 4, RATE)),
        Arguments.of(
            "ButterworthHighPass4", Butterworth.highPass(1000, 4, RATE, FilterScale.SONIC_FIELD)),
        Arguments.of(
            "ButterworthBandPass2",
            Butterworth.bandPass(1000, 4000, 2, RATE, FilterScale.SONIC_FIELD)));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void matchesTheOriginal(String golden, Cascade filter) {
    Goldens.get(golden).assertMatches(Blocks.apply(filter, Goldens.src(), 1000));
  }

  @Test
  void edgesHaveTheFormulasGain() {
    for (int order = 1; order <= Butterworth.MOST; order++) {
      for (double hz : new double[] {20, 1000, 23000}) {
        Cascade low = Butterworth.lowPass(hz, order, RATE);
        Cascade high = Butterworth.highPass(hz, order, RATE, FilterScale.SONIC_FIELD);
        for (double at : new double[] {0, hz / 2, hz, (hz + RATE / 2) / 2, RATE / 2}) {
          double ratio = Math.tan(Math.PI * at / RATE) / Math.tan(Math.PI * hz / RATE);
          double wanted = 1 / Math.sqrt(1 + Math.pow(ratio, 2 * order));
          assertThat(gain(low, at)).isCloseTo(wanted, within(1e-8));
          double other = 1 / Math.sqrt(1 + Math.pow(ratio, -2 * order));
          assertThat(gain(high, at)).isCloseTo(other, within(1e-8));
        }
      }
    }
  }

  @Test
  void bandHasTheFormulasGain() {
    for (int order = 1; order <= Butterworth.MOST_IN_BAND; order++) {
      assertBand(1000, 4000, order);
      assertBand(20, 23900, order);
      assertBand(990, 1010, order);
      assertBand(30, 60, order);
    }
  }

  private static void assertBand(double lowHz, double highHz, int order) {
    Cascade band = Butterworth.bandPass(lowHz, highHz, order, RATE, FilterScale.SONIC_FIELD);
    double middle = (lowHz + highHz) / 2;
    double scale = bandFormula(middle, lowHz, highHz, order);
    for (double at : new double[] {lowHz / 2, lowHz, middle, highHz, highHz * 1.003}) {
      assertThat(gain(band, at))
          .as("order %s from %s to %s at %s", order, lowHz, highHz, at)
          .isCloseTo(bandFormula(at, lowHz, highHz, order) / scale, within(1e-7));
    }
  }

  private static double bandFormula(double at, double lowHz, double highHz, int order) {
    double low = Math.tan(Math.PI * lowHz / RATE);
    double high = Math.tan(Math.PI * highHz / RATE);
    double w = Math.tan(Math.PI * at / RATE);
    double off = (w * w - low * high) / (w * (high - low));
    return 1 / Math.sqrt(1 + Math.pow(off, 2 * order));
  }

  /** Whatever its width: loudest, 1, at its centre, 3 dB below at its edges, and upright. */
  @Test
  void aTextbookBandHasItsGainsWhereItSays() {
    double[][] bands = {{100, 10_000}, {1000, 4000}, {20, 23_900}, {990, 1010}, {30, 60}};
    for (double[] band : bands) {
      double centre =
          RATE
              / Math.PI
              * Math.atan(
                  Math.sqrt(
                      Math.tan(Math.PI * band[0] / RATE) * Math.tan(Math.PI * band[1] / RATE)));
      for (int order = 1; order <= Butterworth.MOST_IN_BAND; order++) {
        Cascade butterworth =
            Butterworth.bandPass(band[0], band[1], order, RATE, FilterScale.TEXTBOOK);
        Cascade bessel = Bessel.bandPass(band[0], band[1], order, RATE, FilterScale.TEXTBOOK);
        assertThat(gain(butterworth, centre)).isCloseTo(1, within(1e-9));
        assertThat(gain(bessel, centre)).isCloseTo(1, within(1e-9));
        assertThat(gain(butterworth, band[0])).isCloseTo(Math.sqrt(0.5), within(1e-7));
        assertThat(gain(butterworth, band[1])).isCloseTo(Math.sqrt(0.5), within(1e-7));
        assertThat(butterworth.sections()).allMatch(section -> section.b0() > 0);
        assertThat(bessel.sections()).allMatch(section -> section.b0() > 0);
      }
    }
  }

  @Test
  void order8At100HzOf96kHzIsStable() {
    Cascade low = Butterworth.lowPass(100, 8, 96000);
    double[] step = new double[96000];
    Arrays.fill(step, 1);
    double[] y = Blocks.apply(low, step, 4096);
    assertThat(y[y.length - 1]).isCloseTo(1, within(1e-12));
    for (double x : y) {
      assertThat(x).isBetween(-0.01, 1.2);
    }
    double[] high =
        Blocks.apply(Butterworth.highPass(100, 8, 96000, FilterScale.SONIC_FIELD), step, 4096);
    assertThat(high[high.length - 1]).isCloseTo(0, within(1e-12));
    double[] slow = Blocks.apply(Butterworth.lowPass(5, 11, 96000), step, 4096);
    assertThat(slow[slow.length - 1]).isCloseTo(1, within(0.01));
  }

  @Test
  void parametersAreChecked() {
    assertThatThrownBy(() -> Butterworth.lowPass(0, 1, RATE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("hz must be above 0 and below 24000 (half the sample rate), but is 0");
    assertThatThrownBy(() -> Butterworth.highPass(100, 12, RATE, FilterScale.SONIC_FIELD))
        .hasMessage("order must be a whole number from 1 to 11, but is 12");
    assertThatThrownBy(() -> Butterworth.bandPass(100, 200, 7, RATE, FilterScale.SONIC_FIELD))
        .hasMessage("order must be a whole number from 1 to 6, but is 7");
    assertThatThrownBy(() -> Butterworth.bandPass(300, 200.5, 2, RATE, FilterScale.SONIC_FIELD))
        .hasMessage("lowHz must be below highHz = 200.5, but is 300");
  }

  private static double gain(Cascade filter, double hz) {
    return filter.sections().stream()
        .mapToDouble(section -> RbjTest.gain(section, hz / RATE))
        .reduce(1, (a, b) -> a * b);
  }
}

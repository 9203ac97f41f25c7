package tenuto.dsp.envelopes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.generators.FullPulse;
import tenuto.dsp.support.Blocks;

class WindowsTest {
  @ParameterizedTest
  @CsvSource({"2, 0.5", "3, 0.5", "960, 0.54", "1001, 0.5", "100001, 0.54"})
  void cosineWindowsAreTheirFormulaAndSymmetric(int length, double mean) {
    double[] window = Blocks.fill(new CosineWindow(length, mean), 0, length);
    for (int i = 0; i < length; i++) {
      double wanted = mean - (1 - mean) * Math.cos(2 * Math.PI * i / (length - 1));
      assertThat(window[i]).isCloseTo(wanted, within(1e-15));
      assertThat(window[i]).isEqualTo(window[length - 1 - i]);
    }
  }

  @Test
  void aCosineWindowOfOneSampleIsOne() {
    assertThat(Blocks.fill(new CosineWindow(1, 0.54), 0, 1)).containsExactly(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 12.7, 5000.25})
  void aGaussianWindowIsItsFormula(double deviation) {
    int length = (int) Math.ceil(8 * deviation);
    double[] window = Blocks.fill(new GaussianWindow(deviation), 0, length);
    for (int i = 0; i < length; i++) {
      double distance = (i - 4 * deviation) / deviation;
      double wanted = Math.exp(-distance * distance / 2);
      assertThat(window[i]).isCloseTo(wanted, within(1e-14 * wanted));
    }
  }

  @Test
  void aSincShapeIsItsFormulaWithFades() {
    double[] shape = Blocks.fill(new SincShape(960, 1 / 48.0, 48000), 0, 960);
    for (int i = 0; i < 960; i++) {
      int x = i == 480 ? -1 : i - 480;
      double fade = Math.min(1, Math.min(i / 120.0, (960 - i) / 120.0));
      double wanted = Math.sin(2 * Math.PI * x / 48) * 48000 / x * fade;
      assertThat(shape[i]).isCloseTo(wanted, within(1e-8));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 480, 48000 / 440.0, 3.0000000001, 1e12})
  void aPulseStandsWhereTheRemainderIsBelowTwo(double period) {
    for (long start : new long[] {0, 4_800_000_000L}) {
      double[] pulse = Blocks.fill(new FullPulse(period), start, 4000);
      for (int i = 0; i < pulse.length; i++) {
        double place = (start + i) % period;
        assertThat(pulse[i]).isEqualTo(place < 1 ? -1 : place < 2 ? 1 : 0);
      }
    }
  }

  @Test
  void theAudibleGainFallsFrom20To24Kilohertz() {
    double[] hz = {0, 20000, 22000, 23000, 24000, 30000, -22000, Double.NaN};
    assertThat(Blocks.apply(new AudibleGain(), hz))
        .containsExactly(1, 1, 0.5, 0.25, 0, 0, 0.5, Double.NaN);
  }
}

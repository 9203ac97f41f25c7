package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KaiserWindowTest {
  /** I0 by M. Abramowitz and I. Stegun, "Handbook of mathematical functions", table 9.8. */
  @ParameterizedTest
  @CsvSource({
    "1, 1.2660658777520084",
    "5, 27.239871823604442",
    "10, 2815.716628466254",
    "14, 129418.56270064856"
  })
  void itsMiddleIsTheModifiedBesselFunction(double beta, double bessel) {
    KaiserWindow window = new KaiserWindow(beta);
    assertThat(window.unscaled(1) / bessel).isCloseTo(1, within(1e-15));
    assertThat(window.unscaled(0)).isEqualTo(1);
    assertThat(window.at(0)).isEqualTo(1);
    assertThat(window.at(1)).isCloseTo(1 / bessel, within(1e-15));
  }

  /** As numpy.kaiser(9, 8.6) has it. */
  @Test
  void itIsKaisersWindow() {
    double[] known = {
      1, 0.7738293810170912, 0.34039362244018856, 0.06747207920440855, 0.0013325139979024198
    };
    KaiserWindow window = new KaiserWindow(8.6);
    for (int i = 0; i < known.length; i++) {
      assertThat(window.at(i / 4.0)).as("%d", i).isCloseTo(known[i], within(1e-15));
      assertThat(window.at(-i / 4.0)).isEqualTo(window.at(i / 4.0));
    }
  }
}

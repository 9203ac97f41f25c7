package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BesselTest {
  private static final double RATE = 48000;

  @Test
  void polesAreThePolynomialsZeros() {
    for (int order = 1; order <= Butterworth.MOST; order++) {
      double[] product = {1};
      for (Bessel.Pole pole : Bessel.poles(order)) {
        assertThat(pole.re()).isNegative();
        product =
            pole.isReal()
                ? times(product, -pole.re(), 1)
                : times(product, pole.re() * pole.re() + pole.im() * pole.im(), -2 * pole.re(), 1);
      }
      assertThat(product).hasSize(order + 1);
      double scale = Math.pow(coefficient(order, 0), 1.0 / order);
      for (int k = 0; k <= order; k++) {
        double wanted = coefficient(order, k) * Math.pow(scale, k - order);
        assertThat(product[k])
            .as("order %d, s^%d", order, k)
            .isCloseTo(wanted, within(1e-10 * wanted));
      }
    }
  }

  /** (2n−k)!/(2^(n−k)·k!·(n−k)!) */
  private static double coefficient(int n, int k) {
    return factorial(2 * n - k) / Math.pow(2, n - k) / factorial(k) / factorial(n - k);
  }

  private static double factorial(int n) {
    return n < 2 ? 1 : n * factorial(n - 1);
  }

  private static double[] times(double[] a, double... b) {
    double[] product = new double[a.length + b.length - 1];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b.length; j++) {
        product[i + j] += a[i] * b[j];
      }
    }
    return product;
  }

  @Test
  void gainsAreThePolynomials() {
    for (int order = 1; order <= Butterworth.MOST; order++) {
      for (double hz : new double[] {20, 1000, 23000}) {
        Cascade low = Bessel.lowPass(hz, order, RATE);
        Cascade high = Bessel.highPass(hz, order, RATE, FilterScale.SONIC_FIELD);
        for (double at : new double[] {hz / 2, hz, (hz + RATE / 2) / 2}) {
          double ratio = warped(at) / warped(hz);
          assertThat(gain(low, at)).isCloseTo(prototype(order, ratio), within(1e-8));
          assertThat(gain(high, at)).isCloseTo(prototype(order, 1 / ratio), within(1e-8));
        }
        assertThat(gain(low, 0)).isCloseTo(1, within(1e-8));
        assertThat(gain(high, RATE / 2)).isCloseTo(1, within(1e-8));
      }
    }
  }

  @Test
  void aBandHasTheGainsOfItsPrototype() {
    for (int order = 1; order <= Butterworth.MOST_IN_BAND; order++) {
      for (double[] band : new double[][] {{1000, 4000}, {20, 23900}, {990, 1010}, {30, 60}}) {
        Cascade filter = Bessel.bandPass(band[0], band[1], order, RATE, FilterScale.SONIC_FIELD);
        double middle = (band[0] + band[1]) / 2;
        double top = prototype(order, off(middle, band));
        for (double at : new double[] {band[0] / 2, band[0], middle, band[1]}) {
          assertThat(gain(filter, at))
              .as("order %d of %s to %s at %s", order, band[0], band[1], at)
              .isCloseTo(prototype(order, off(at, band)) / top, within(1e-7));
        }
      }
    }
  }

  private static double off(double at, double[] band) {
    double low = warped(band[0]);
    double high = warped(band[1]);
    double w = warped(at);
    return Math.abs(w * w - low * high) / (w * (high - low));
  }

  private static double warped(double hz) {
    return Math.tan(Math.PI * hz / RATE);
  }

  /** |θ(0)/θ(i·w·c)|, where c makes the product of all poles 1. */
  private static double prototype(int order, double w) {
    double scale = Math.pow(coefficient(order, 0), 1.0 / order);
    double re = 0;
    double im = 0;
    for (int k = 0; k <= order; k++) {
      double term = coefficient(order, k) / coefficient(order, 0) * Math.pow(w * scale, k);
      double sign = k % 4 < 2 ? 1 : -1;
      re += k % 2 == 0 ? sign * term : 0;
      im += k % 2 == 1 ? sign * term : 0;
    }
    return 1 / Math.hypot(re, im);
  }

  @Test
  void parametersAreChecked() {
    assertThatThrownBy(() -> Bessel.lowPass(0, 1, RATE))
        .hasMessage("hz must be above 0 and below 24000 (half the sample rate), but is 0");
    assertThatThrownBy(() -> Bessel.highPass(100, 12, RATE, FilterScale.SONIC_FIELD))
        .hasMessage("order must be a whole number from 1 to 11, but is 12");
    assertThatThrownBy(() -> Bessel.bandPass(100, 200, 7, RATE, FilterScale.SONIC_FIELD))
        .hasMessage("order must be a whole number from 1 to 6, but is 7");
  }

  private static double gain(Cascade filter, double hz) {
    return filter.sections().stream()
        .mapToDouble(section -> RbjTest.gain(section, hz / RATE))
        .reduce(1, (a, b) -> a * b);
  }
}

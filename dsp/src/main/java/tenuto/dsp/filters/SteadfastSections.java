package tenuto.dsp.filters;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ring;
import tenuto.engine.base.Fma;

/**
 * Second-order sections one after the other that stay bounded however fast they are tuned anew:
 * each has the transfer function of a {@link Biquad}, as a mixture of the outputs of the two
 * integrators of {@link Svf}, whose energy never grows by itself. With D = 4/(1 − a1 + a2), g² = (1
 * + a1 + a2)/(1 − a1 + a2), g·k = (1 − a2)·D/2.
 */
final class SteadfastSections {
  /** Of each section g, k, 1/D, and what is heard of the high, band and low output. */
  private static final int NUMBERS = 6;

  private final double[] numbers;

  /** Of each section what its integrators hold. */
  private final double[] held;

  SteadfastSections(int sections) {
    numbers = new double[NUMBERS * sections];
    held = new double[2 * sections];
  }

  /** Goes on with other coefficients. */
  void tune(List<Biquad> sections) {
    for (int i = 0, at = 0; i < sections.size(); i++, at += NUMBERS) {
      Biquad section = sections.get(i);
      double high = 1 - section.a1() + section.a2();
      double low = 1 + section.a1() + section.a2();
      double g = Math.sqrt(low / high);
      numbers[at] = g;
      numbers[at + 1] = 2 * (1 - section.a2()) / (high * g);
      numbers[at + 2] = high / 4;
      numbers[at + 3] = (section.b0() - section.b1() + section.b2()) / high;
      numbers[at + 4] = 2 * (section.b0() - section.b2()) / (high * g);
      numbers[at + 5] = (section.b0() + section.b1() + section.b2()) / low;
    }
  }

  /** Goes on with nothing but NaN. */
  void spoil() {
    Arrays.fill(numbers, Double.NaN);
  }

  /** Filters one sample. */
  double next(double input) {
    double[] c = numbers;
    double x = input;
    for (int i = 0, at = 0; i < held.length; i += 2, at += NUMBERS) {
      double g = c[at];
      double p = held[i];
      double q = held[i + 1];
      double band = Fma.of(g, x - q, p) * c[at + 2];
      double low = Fma.of(g, band, q);
      double high = x - Fma.of(c[at + 1], band, low);
      held[i] = Ring.faded(2 * band - p);
      held[i + 1] = Ring.faded(2 * low - q);
      x = Fma.of(c[at + 3], high, Fma.of(c[at + 4], band, c[at + 5] * low));
    }
    return x;
  }
}

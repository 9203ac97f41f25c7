package tenuto.dsp.filters;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ring;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * Second-order sections in series that stay bounded however fast their coefficients change: each
 * has the transfer function of a {@link Biquad}, as a mixture of the outputs of the two integrators
 * of {@link Svf}, whose energy never grows by itself. With D = 4/(1 − a1 + a2), g² = (1 + a1 +
 * a2)/(1 − a1 + a2), g·k = (1 − a2)·D/2.
 */
final class SteadfastSections {
  /** Numbers per section: g, k, 1/D, and the weights of the high, band and low outputs. */
  private static final int NUMBERS = 6;

  private final double[] numbers;

  /** For each section the states of its integrators. */
  private final double[] held;

  SteadfastSections(int sections) {
    numbers = new double[NUMBERS * sections];
    held = new double[2 * sections];
  }

  /** Continues with other coefficients. */
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

  /** Hands over coefficients and integrators. */
  void transfer(StateTransfer state) {
    state.of(numbers);
    state.of(held);
  }

  /** Continues with NaN only. */
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

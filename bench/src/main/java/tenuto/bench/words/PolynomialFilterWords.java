package tenuto.bench.words;

import java.util.List;
import tenuto.bench.Filters;
import tenuto.dsp.filters.Bessel;
import tenuto.dsp.filters.BesselFilters;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.ButterworthFilters;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;

/**
 * Filters of higher order: the loops' are one recursion each, as A. J. Fisher's mkfilter had it.
 */
final class PolynomialFilterWords {
  private static final double HZ = 2000;
  private static final double TOP = 6000;
  private static final FilterScale SCALE = FilterScale.SONIC_FIELD;

  private PolynomialFilterWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "ButterworthLowPass2",
            p -> p.store(ButterworthFilters.lowPass(p.session(), p.get(Input.NOISE), HZ, 2)),
            a -> filtered(a, Butterworth.lowPass(HZ, 2, Input.RATE))),
        new WordAndLoop(
            "ButterworthHighPass6",
            p -> p.store(ButterworthFilters.highPass(p.context(), p.get(Input.NOISE), HZ, 6)),
            a -> filtered(a, Butterworth.highPass(HZ, 6, Input.RATE, SCALE)),
            1e-6),
        new WordAndLoop(
            "ButterworthBandPass3",
            p -> p.store(ButterworthFilters.bandPass(p.context(), p.get(Input.NOISE), HZ, TOP, 3)),
            a -> filtered(a, Butterworth.bandPass(HZ, TOP, 3, Input.RATE, SCALE)),
            1e-6),
        new WordAndLoop(
            "BesselLowPass4",
            p -> p.store(BesselFilters.lowPass(p.session(), p.get(Input.NOISE), HZ, 4)),
            a -> filtered(a, Bessel.lowPass(HZ, 4, Input.RATE)),
            1e-6));
  }

  private static double[] filtered(ArraySide a, Cascade filter) {
    double[] b = {1};
    double[] c = {1};
    double[] sections = Filters.coefficients(filter);
    for (int k = 0; k < sections.length; k += 5) {
      b = product(b, sections[k], sections[k + 1], sections[k + 2]);
      c = product(c, 1, sections[k + 3], sections[k + 4]);
    }
    return recursion(a.get(Input.NOISE), a.result(), b, c);
  }

  private static double[] product(double[] p, double q0, double q1, double q2) {
    double[] product = new double[p.length + 2];
    for (int i = 0; i < p.length; i++) {
      product[i] += q0 * p[i];
      product[i + 1] += q1 * p[i];
      product[i + 2] += q2 * p[i];
    }
    return product;
  }

  private static double[] recursion(double[] in, double[] out, double[] b, double[] c) {
    int order = b.length - 1;
    double[] x = new double[order + 1];
    double[] y = new double[order + 1];
    for (int i = 0; i < out.length; i++) {
      for (int k = order; k > 0; k--) {
        x[k] = x[k - 1];
        y[k] = y[k - 1];
      }
      x[0] = in[i];
      double sum = b[0] * x[0];
      for (int k = 1; k <= order; k++) {
        sum += b[k] * x[k] - c[k] * y[k];
      }
      y[0] = sum;
      out[i] = sum;
    }
    return out;
  }
}

package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.kernel.ScalarKernel;

/**
 * A polynomial of each sample without a constant term, by Horner's scheme: silence stays silent.
 *
 * @param coefficients of the highest power first, that of x last
 */
public record WavePolynomial(List<Double> coefficients) implements ScalarKernel {
  /** A polynomial with these coefficients. */
  public WavePolynomial {
    coefficients = List.copyOf(coefficients);
  }

  @Override
  public void scalar(double[] x, int n) {
    double[] c = coefficients.stream().mapToDouble(Double::doubleValue).toArray();
    for (int i = 0; i < n; i++) {
      double sample = x[i];
      double sum = 0;
      for (double coefficient : c) {
        sum = (sum + coefficient) * sample;
      }
      x[i] = sum;
    }
  }
}

package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.kernel.ScalarKernel;

/**
 * A polynomial of each sample without a constant term, by Horner's scheme: silence stays silent.
 *
 * @param coefficients from the highest power to that of x
 */
public record WavePolynomial(List<Double> coefficients) implements ScalarKernel {
  /** A polynomial with these coefficients. */
  public WavePolynomial {
    coefficients = List.copyOf(coefficients);
  }

  @Override
  public void scalar(double[] x, int n) {
    double[] sums = new double[n];
    for (double coefficient : coefficients) {
      for (int i = 0; i < n; i++) {
        sums[i] = (sums[i] + coefficient) * x[i];
      }
    }
    System.arraycopy(sums, 0, x, 0, n);
  }
}

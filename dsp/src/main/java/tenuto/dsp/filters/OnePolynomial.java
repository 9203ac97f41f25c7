package tenuto.dsp.filters;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * Sonic Field's Butterworth band-pass whose edges are controlled by signals: a single recursion
 * over the last inputs, each divided by the gain of its time, and the last outputs. How it sounds
 * while the edges move depends on that form: the states of {@link ShapedButterworth}'s sections
 * differ. Its inputs are the signal, the lower and the upper edge; it is redesigned at each change.
 *
 * <p>One polynomial of 12 poles needs more digits than a double has: so outputs and coefficients
 * are double-doubles, and products are summed with their errors (T. Ogita, S. Rump and S. Oishi,
 * "Accurate sum and dot product", 2005).
 */
public record OnePolynomial(int order, double sampleRate) implements Filter {
  public OnePolynomial {
    Require.whole("order", order, 1, Butterworth.MOST_IN_BAND);
  }

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Steps();
  }

  private final class Steps extends ScalarProcessor {
    private final int poles = 2 * order;

    /** The coefficients of the last inputs, by their age: (1 − z^-2)^order. */
    private final double[] zeros = zeros();

    private final double[] weights = new double[poles + 1];
    private final double[] smallWeights = new double[poles + 1];
    private final double[] inputs = new double[poles + 1];
    private final double[] outputs = new double[poles + 1];
    private final double[] smallOutputs = new double[poles + 1];
    private double scale = Double.NaN;
    private double low = Double.NaN;
    private double high = Double.NaN;
    private double sum;
    private double small;

    @Override
    public void transfer(StateTransfer state) {
      state.of(inputs);
      state.of(outputs);
      state.of(smallOutputs);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        if (Double.compare(low, in[1][i]) != 0 || Double.compare(high, in[2][i]) != 0) {
          low = in[1][i];
          high = in[2][i];
          design();
        }
        out[0][i] = next(in[0][i]);
      }
    }

    private double next(double input) {
      System.arraycopy(inputs, 0, inputs, 1, poles);
      System.arraycopy(outputs, 0, outputs, 1, poles);
      System.arraycopy(smallOutputs, 0, smallOutputs, 1, poles);
      inputs[0] = input * scale;
      sum = 0;
      small = 0;
      for (int k = 0; k <= poles; k += 2) {
        add(zeros[k], inputs[k]);
      }
      for (int k = 1; k <= poles; k++) {
        add(-weights[k], outputs[k]);
        small -= weights[k] * smallOutputs[k] + smallWeights[k] * outputs[k];
      }
      double output = Ring.faded(sum + small);
      outputs[0] = output;
      smallOutputs[0] = Ring.faded(small - (output - sum));
      return output;
    }

    private void add(double a, double b) {
      double product = a * b;
      double total = sum + product;
      double part = total - sum;
      small += (sum - (total - part)) + (product - part) + Fma.of(a, b, -product);
      sum = total;
    }

    private double[] zeros() {
      double[] all = new double[poles + 1];
      all[0] = 1;
      for (int times = 0; times < order; times++) {
        for (int k = poles; k >= 2; k--) {
          all[k] -= all[k - 2];
        }
      }
      return all;
    }

    private void design() {
      scale = 1;
      Arrays.fill(weights, 0);
      Arrays.fill(smallWeights, 0);
      weights[0] = 1;
      List<Biquad> sections =
          ShapedButterworth.sections(low, high, order, sampleRate, FilterScale.SONIC_FIELD);
      for (Biquad section : sections) {
        scale *= section.b0();
        multiply(section);
      }
      if (sections.isEmpty()) {
        scale = Double.NaN;
      }
    }

    /** Multiplies the polynomial by 1 + a1·z^-1 + a2·z^-2. */
    private void multiply(Biquad section) {
      for (int k = poles; k >= 1; k--) {
        sum = weights[k];
        small = smallWeights[k] + section.a1() * smallWeights[k - 1];
        add(section.a1(), weights[k - 1]);
        if (k >= 2) {
          add(section.a2(), weights[k - 2]);
          small += section.a2() * smallWeights[k - 2];
        }
        weights[k] = sum + small;
        smallWeights[k] = small - (weights[k] - sum);
      }
    }
  }
}

package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;

/** Arithmetic on single samples: sums, products, gains, clipping and saturation. */
public final class Arithmetic {
  private Arithmetic() {}

  /**
   * A combiner that uses vectors from the start: they are compiled so soon, and limited so much by
   * memory, that a storing loop takes half as long.
   */
  private interface VectorsFirst extends VectorCombiner {
    @Override
    default Combiner scalarForm() {
      return this;
    }
  }

  /** left + right. */
  public record Sum() implements VectorsFirst {
    @Override
    public void vectors(Block left, Block right, Block out, int n) {
      VectorArithmetic.sum(left, right, out, n);
    }

    @Override
    public void scalar(double[] x, double[] y, int n) {
      for (int i = 0; i < n; i++) {
        x[i] += y[i];
      }
    }

    @Override
    public double identity() {
      return 0;
    }
  }

  /** left × right. */
  public record Product() implements VectorsFirst {
    @Override
    public void vectors(Block left, Block right, Block out, int n) {
      VectorArithmetic.product(left, right, out, n);
    }

    @Override
    public void scalar(double[] x, double[] y, int n) {
      for (int i = 0; i < n; i++) {
        x[i] *= y[i];
      }
    }

    @Override
    public double identity() {
      return 1;
    }
  }

  /**
   * left ÷ right, where divisors are kept away from zero by at least {@link Double#MIN_NORMAL},
   * with their sign, so that 0 ÷ 0 is 0. A left value above 4 still overflows to infinity with such
   * a divisor.
   */
  public record Quotient() implements VectorCombiner {
    static final long LEAST = Double.doubleToRawLongBits(Double.MIN_NORMAL);

    @Override
    public void vectors(Block left, Block right, Block out, int n) {
      VectorArithmetic.quotient(left, right, out, n);
    }

    @Override
    public void scalar(double[] x, double[] y, int n) {
      for (int i = 0; i < n; i++) {
        double divisor = y[i];
        x[i] /=
            Math.abs(divisor) < Double.MIN_NORMAL
                ? Math.copySign(Double.MIN_NORMAL, divisor)
                : divisor;
      }
    }

    @Override
    public double identity() {
      return 1;
    }
  }

  /** x × gain. */
  public record Gain(double gain) implements VectorKernel {
    @Override
    public boolean isCheap() {
      return true;
    }

    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.gain(in, out, n, gain);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] *= gain;
      }
    }
  }

  /** x + offset. */
  public record Offset(double offset) implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.offset(in, out, n, offset);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] += offset;
      }
    }
  }

  /** (x − mean) × gain: removes a mean and applies a gain, once both are known. */
  public record Affine(double mean, double gain) implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.affine(in, out, n, mean, gain);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = (x[i] - mean) * gain;
      }
    }
  }

  /** −x. */
  public record Negate() implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.negate(in, out, n);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = -x[i];
      }
    }
  }

  /** |x|. */
  public record Absolute() implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.absolute(in, out, n);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.abs(x[i]);
      }
    }
  }

  /** x clamped to ±1; NaN stays NaN. */
  public record Clip() implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.clip(in, out, n);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.min(Math.max(x[i], -1), 1); // C2 vectorizes this; NaN stays NaN
      }
    }
  }

  /** x ÷ (1 + |x|): soft saturation towards ±1. Infinity becomes NaN. */
  public record Saturate() implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.saturate(in, out, n);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = x[i] / (Math.abs(x[i]) + 1);
      }
    }
  }
}

package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;

/** Sums, products, gains and shapes of single samples. */
public final class Arithmetic {
  private Arithmetic() {}

  /**
   * A combiner that starts with vectors: they are compiled so soon, and wait so much for memory,
   * that a storage loop takes half as long so.
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
   * left ÷ right, where a divisor nearer to zero than {@link Double#MIN_NORMAL} counts as
   * MIN_NORMAL with its sign, so that 0 ÷ 0 is 0. A left value of more than 4 still overflows to
   * infinity over such a divisor.
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

  /** (x − mean) × gain: what brings a signal to a wanted level and mean once both are known. */
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

  /** x held within ±1; NaN stays NaN. */
  public record Clip() implements VectorKernel {
    @Override
    public void vectors(Block in, Block out, int n) {
      VectorArithmetic.clip(in, out, n);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.min(Math.max(x[i], -1), 1); // which C2 makes vectors of; NaN stays
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

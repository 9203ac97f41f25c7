package tenuto.dsp;

import static tenuto.dsp.Lanes.load;
import static tenuto.dsp.Lanes.loadBits;
import static tenuto.dsp.Lanes.memory;
import static tenuto.dsp.Lanes.store;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import tenuto.engine.Block;
import tenuto.engine.Combiner;

/**
 * Sums, products, gains and shapes of single samples.
 *
 * <p>Each has a loop of its own: one loop that is handed the operation becomes a virtual call per
 * vector as soon as three operations have used it.
 *
 * <p>Sum and product have no form in plain numbers: they are compiled so soon, and wait so much for
 * memory, that a storage loop takes half as long without one.
 */
public final class Arithmetic {
  private Arithmetic() {}

  /** left + right. */
  public record Sum() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      MemorySegment a = memory(left);
      MemorySegment b = memory(right);
      MemorySegment to = memory(out);
      long aAt = left.offset();
      long bAt = right.offset();
      long toAt = out.offset();
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(a, aAt + i).add(load(b, bAt + i)), to, toAt + i);
      }
    }

    @Override
    public double identity() {
      return 0;
    }
  }

  /** left × right. */
  public record Product() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      MemorySegment a = memory(left);
      MemorySegment b = memory(right);
      MemorySegment to = memory(out);
      long aAt = left.offset();
      long bAt = right.offset();
      long toAt = out.offset();
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(a, aAt + i).mul(load(b, bAt + i)), to, toAt + i);
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
  public record Quotient() implements PlainForm.OfCombiner {
    private static final long LEAST = Double.doubleToRawLongBits(Double.MIN_NORMAL);

    @Override
    public void apply(Block left, Block right, Block out, int n) {
      MemorySegment a = memory(left);
      MemorySegment b = memory(right);
      MemorySegment to = memory(out);
      long aAt = left.offset();
      long bAt = right.offset();
      long toAt = out.offset();
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        // As integers, the absolute values of doubles are in the order of the doubles, NaN on top.
        LongVector divisor = loadBits(b, bAt + i);
        LongVector sign = divisor.and(Long.MIN_VALUE);
        LongVector size = divisor.and(Long.MAX_VALUE).max(LEAST);
        store(load(a, aAt + i).div(size.or(sign).reinterpretAsDoubles()), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, double[] y, int n) {
      for (int i = 0; i < n; i++) {
        long divisor = Double.doubleToRawLongBits(y[i]);
        long size = Math.max(divisor & Long.MAX_VALUE, LEAST);
        x[i] /= Double.longBitsToDouble(size | divisor & Long.MIN_VALUE);
      }
    }

    @Override
    public double identity() {
      return 1;
    }
  }

  /** x × gain. */
  public record Gain(double gain) implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      DoubleVector factor = DoubleVector.broadcast(Lanes.DOUBLES, gain);
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(from, fromAt + i).mul(factor), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] *= gain;
      }
    }
  }

  /** x + offset. */
  public record Offset(double offset) implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      DoubleVector added = DoubleVector.broadcast(Lanes.DOUBLES, offset);
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(from, fromAt + i).add(added), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] += offset;
      }
    }
  }

  /** (x − mean) × gain: what brings a signal to a wanted level and mean once both are known. */
  public record Affine(double mean, double gain) implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      DoubleVector taken = DoubleVector.broadcast(Lanes.DOUBLES, mean);
      DoubleVector factor = DoubleVector.broadcast(Lanes.DOUBLES, gain);
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(from, fromAt + i).sub(taken).mul(factor), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = (x[i] - mean) * gain;
      }
    }
  }

  /** −x. */
  public record Negate() implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(from, fromAt + i).neg(), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = -x[i];
      }
    }
  }

  /** |x|. */
  public record Absolute() implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        store(load(from, fromAt + i).abs(), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.abs(x[i]);
      }
    }
  }

  /** x held within ±1; NaN stays NaN. */
  public record Clip() implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      DoubleVector top = DoubleVector.broadcast(Lanes.DOUBLES, 1);
      DoubleVector bottom = DoubleVector.broadcast(Lanes.DOUBLES, -1);
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        DoubleVector x = load(from, fromAt + i);
        // min and max are slower, since they must also order NaN and the two zeros.
        VectorMask<Double> over = x.compare(VectorOperators.GT, top);
        VectorMask<Double> under = x.compare(VectorOperators.LT, bottom);
        store(x.blend(top, over).blend(bottom, under), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = x[i] > 1 ? 1 : x[i] < -1 ? -1 : x[i];
      }
    }
  }

  /** x ÷ (1 + |x|): soft saturation towards ±1. Infinity becomes NaN. */
  public record Saturate() implements PlainForm.OfKernel {
    @Override
    public void apply(Block in, Block out, int n) {
      MemorySegment from = memory(in);
      MemorySegment to = memory(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      DoubleVector one = DoubleVector.broadcast(Lanes.DOUBLES, 1);
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        DoubleVector x = load(from, fromAt + i);
        store(x.div(x.abs().add(one)), to, toAt + i);
      }
    }

    @Override
    public void plain(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = x[i] / (Math.abs(x[i]) + 1);
      }
    }
  }
}

package tenuto.dsp.kernel;

import static tenuto.dsp.kernel.Lanes.load;
import static tenuto.dsp.kernel.Lanes.loadBits;
import static tenuto.dsp.kernel.Lanes.store;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import tenuto.engine.base.Block;
import tenuto.engine.base.NativeMemory;

/**
 * {@link Arithmetic} by vectors.
 *
 * <p>Each operation has a loop of its own: a shared loop with the operation as a parameter has a
 * virtual call per vector as soon as three operations have used it.
 */
final class VectorArithmetic {
  private VectorArithmetic() {}

  static void sum(Block left, Block right, Block out, int n) {
    MemorySegment a = NativeMemory.of(left);
    MemorySegment b = NativeMemory.of(right);
    MemorySegment to = NativeMemory.of(out);
    long aAt = left.offset();
    long bAt = right.offset();
    long toAt = out.offset();
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(a, aAt + i).add(load(b, bAt + i)), to, toAt + i);
    }
  }

  static void product(Block left, Block right, Block out, int n) {
    MemorySegment a = NativeMemory.of(left);
    MemorySegment b = NativeMemory.of(right);
    MemorySegment to = NativeMemory.of(out);
    long aAt = left.offset();
    long bAt = right.offset();
    long toAt = out.offset();
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(a, aAt + i).mul(load(b, bAt + i)), to, toAt + i);
    }
  }

  static void quotient(Block left, Block right, Block out, int n) {
    MemorySegment a = NativeMemory.of(left);
    MemorySegment b = NativeMemory.of(right);
    MemorySegment to = NativeMemory.of(out);
    long aAt = left.offset();
    long bAt = right.offset();
    long toAt = out.offset();
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      // As integers, the absolute values of doubles sort as doubles do, with NaN on top.
      LongVector divisor = loadBits(b, bAt + i);
      LongVector sign = divisor.and(Long.MIN_VALUE);
      LongVector size = divisor.and(Long.MAX_VALUE).max(Arithmetic.Quotient.LEAST);
      store(load(a, aAt + i).div(size.or(sign).reinterpretAsDoubles()), to, toAt + i);
    }
  }

  static void gain(Block in, Block out, int n, double gain) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    DoubleVector factor = DoubleVector.broadcast(Lanes.DOUBLES, gain);
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(from, fromAt + i).mul(factor), to, toAt + i);
    }
  }

  static void offset(Block in, Block out, int n, double offset) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    DoubleVector added = DoubleVector.broadcast(Lanes.DOUBLES, offset);
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(from, fromAt + i).add(added), to, toAt + i);
    }
  }

  static void affine(Block in, Block out, int n, double mean, double gain) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    DoubleVector taken = DoubleVector.broadcast(Lanes.DOUBLES, mean);
    DoubleVector factor = DoubleVector.broadcast(Lanes.DOUBLES, gain);
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(from, fromAt + i).sub(taken).mul(factor), to, toAt + i);
    }
  }

  static void negate(Block in, Block out, int n) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(from, fromAt + i).neg(), to, toAt + i);
    }
  }

  static void absolute(Block in, Block out, int n) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      store(load(from, fromAt + i).abs(), to, toAt + i);
    }
  }

  static void clip(Block in, Block out, int n) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    DoubleVector top = DoubleVector.broadcast(Lanes.DOUBLES, 1);
    DoubleVector bottom = DoubleVector.broadcast(Lanes.DOUBLES, -1);
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      DoubleVector x = load(from, fromAt + i);
      // min and max are slower, as they also order NaN and the two zeros.
      VectorMask<Double> over = x.compare(VectorOperators.GT, top);
      VectorMask<Double> under = x.compare(VectorOperators.LT, bottom);
      store(x.blend(top, over).blend(bottom, under), to, toAt + i);
    }
  }

  static void saturate(Block in, Block out, int n) {
    MemorySegment from = NativeMemory.of(in);
    MemorySegment to = NativeMemory.of(out);
    long fromAt = in.offset();
    long toAt = out.offset();
    DoubleVector one = DoubleVector.broadcast(Lanes.DOUBLES, 1);
    for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
      DoubleVector x = load(from, fromAt + i);
      store(x.div(x.abs().add(one)), to, toAt + i);
    }
  }
}

package tenuto.dsp.generators;

import static tenuto.engine.base.SplitMix.FACTOR_1;
import static tenuto.engine.base.SplitMix.FACTOR_2;
import static tenuto.engine.base.SplitMix.GOLDEN_RATIO;
import static tenuto.engine.base.SplitMix.mix;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.VectorSource;
import tenuto.engine.base.Block;
import tenuto.engine.base.NativeMemory;

/**
 * White noise, uniform in [−1, 1) in steps of 2^-52: any sample can be computed directly.
 *
 * <p>Sample i is the i-th number of {@link tenuto.engine.base.SplitMix} started at the hashed seed,
 * so that seeds 1 and 2 are as unrelated as any others.
 */
public record Noise(long seed) implements VectorSource {
  @Override
  public void vectors(long start, Block out, int n) {
    Vectors.fill(mix(seed) + (start + 1) * GOLDEN_RATIO, out, n);
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    long at = mix(seed) + start * GOLDEN_RATIO;
    for (int i = 0; i < n; i++) {
      at += GOLDEN_RATIO;
      x[i] = (mix(at) >>> 11) * 0x1p-52 - 1;
    }
  }

  private static final class Vectors {
    /** A mask of 53 bits, with which every difference from 1 is exact. */
    private static final long KEPT = -1L << 11;

    /** Of the 53 bits, the lower 52 become a mantissa. */
    private static final long MANTISSA = (1L << 52) - 1;

    private static final long ONE = Double.doubleToRawLongBits(1);
    private static final long TWO = Double.doubleToRawLongBits(2);

    private Vectors() {}

    static void fill(long origin, Block out, int n) {
      MemorySegment to = NativeMemory.of(out);
      long toAt = out.offset();
      LongVector at = LongVector.zero(Lanes.LONGS).addIndex(1).mul(GOLDEN_RATIO).add(origin);
      for (int i = 0; i < n; i += Lanes.COUNT) {
        LongVector z = at;
        z = z.lanewise(VectorOperators.XOR, z.lanewise(VectorOperators.LSHR, 30)).mul(FACTOR_1);
        z = z.lanewise(VectorOperators.XOR, z.lanewise(VectorOperators.LSHR, 27)).mul(FACTOR_2);
        z = z.lanewise(VectorOperators.XOR, z.lanewise(VectorOperators.LSHR, 31));
        Lanes.store(uniform(z), to, toAt + 8L * i);
        at = at.add(Lanes.COUNT * GOLDEN_RATIO);
      }
    }

    /** The upper 53 bits as multiples of 2^-52 from −1 on, exactly. */
    private static DoubleVector uniform(LongVector bits) {
      if (Lanes.CONVERT) {
        LongVector steps = bits.and(KEPT).lanewise(VectorOperators.XOR, Long.MIN_VALUE);
        return ((DoubleVector) steps.convert(VectorOperators.L2D, 0)).mul(0x1p-63);
      }
      LongVector kept = bits.lanewise(VectorOperators.LSHR, 11);
      DoubleVector fromOneToTwo = kept.and(MANTISSA).or(ONE).reinterpretAsDoubles();
      // The bit above the mantissa, subtracted from the exponent of 2, leaves 1.
      LongVector less = LongVector.broadcast(Lanes.LONGS, TWO).sub(kept.and(MANTISSA + 1));
      return fromOneToTwo.sub(less.reinterpretAsDoubles());
    }
  }
}

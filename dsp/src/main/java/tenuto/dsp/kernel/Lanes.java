package tenuto.dsp.kernel;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The vectors of this machine and how they are read from and written to a block.
 *
 * <p>A vector has 2, 4 or 8 lanes, so whole groups of 8 samples need no tail. Kernels keep the
 * lanes independent, or number them from the start of a group: then the result does not depend on
 * the width.
 *
 * <p>The JVM may lack the Vector API ({@link tenuto.engine.base.VectorApi}). So its types appear
 * only here, in nested classes {@code Vectors} and in classes with vector code only, none of which
 * is loaded then: linking a class that uses them would already fail.
 */
public final class Lanes {
  public static final VectorSpecies<Double> DOUBLES = DoubleVector.SPECIES_PREFERRED;
  public static final VectorSpecies<Long> LONGS = DOUBLES.withLanes(long.class);

  /** Lanes of one vector. */
  public static final int COUNT = DOUBLES.length();

  /** Bytes of one vector. */
  public static final int BYTES = DOUBLES.vectorByteSize();

  /** Whether an instruction converts longs to doubles: where vectors have 8 lanes. */
  public static final boolean CONVERT = COUNT == 8;

  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private Lanes() {}

  public static DoubleVector load(MemorySegment memory, long offset) {
    return DoubleVector.fromMemorySegment(DOUBLES, memory, offset, ORDER);
  }

  /** The samples' bits; faster than to load doubles and reinterpret them. */
  public static LongVector loadBits(MemorySegment memory, long offset) {
    return LongVector.fromMemorySegment(LONGS, memory, offset, ORDER);
  }

  public static void store(DoubleVector samples, MemorySegment memory, long offset) {
    samples.intoMemorySegment(memory, offset, ORDER);
  }

  /** Stores only the lanes that are set in {@code mask}. */
  public static void store(
      DoubleVector samples, MemorySegment memory, long at, VectorMask<Double> mask) {
    samples.intoMemorySegment(memory, at, ORDER, mask);
  }

  /**
   * The exact sum {@code high·2^-32 + low·2^-64 - bias}, rounded once, where high and low are the
   * halves of {@code bits} read as unsigned numbers.
   *
   * <p>The conversion instruction for 64-bit lanes exists on few machines; giving each half its own
   * exponent works on all of them. {@code bias} must be a multiple of 2^-12 below 2^20.
   */
  public static DoubleVector fraction(LongVector bits, double bias) {
    DoubleVector high = bits.lanewise(VectorOperators.LSHR, 32).or(HIGH).reinterpretAsDoubles();
    DoubleVector low = bits.and(0xFFFF_FFFFL).or(LOW).reinterpretAsDoubles();
    return high.sub(0x1p20 + 0x1p-12 + bias).add(low);
  }

  /** The bits of 2^20, whose last mantissa bit is worth 2^-32. */
  private static final long HIGH = 0x4130_0000_0000_0000L;

  /** The bits of 2^-12, whose last mantissa bit is worth 2^-64. */
  private static final long LOW = 0x3F30_0000_0000_0000L;
}

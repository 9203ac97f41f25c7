package tenuto.dsp.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.engine.base.Block;

/**
 * Copies between native memory and the arrays that scalar loops work on.
 *
 * <p>All go through few methods here because compiling a copy costs more than compiling the loop:
 * some 30 ms for each method with one.
 */
public final class ArrayCopies {
  private ArrayCopies() {}

  /**
   * Reads rows of {@code width} numbers, {@code pitch} bytes apart, to an array without gaps.
   *
   * @param at index of the first row in the array
   */
  public static void read(
      MemorySegment from, long offset, long pitch, double[] to, int at, int rows, int width) {
    for (int r = 0; r < rows; r++) {
      MemorySegment.copy(
          from, ValueLayout.JAVA_DOUBLE, offset + pitch * r, to, at + width * r, width);
    }
  }

  /** The reverse: writes rows from an array without gaps. */
  public static void write(
      double[] from, int at, int rows, int width, MemorySegment to, long offset, long pitch) {
    for (int r = 0; r < rows; r++) {
      MemorySegment.copy(
          from, at + width * r, to, ValueLayout.JAVA_DOUBLE, offset + pitch * r, width);
    }
  }

  /** Reads {@code n} samples of a block from {@code at} on. */
  public static void read(Block from, int at, double[] to, int n) {
    read(from.memory(), from.offset() + 8L * at, 0, to, 0, 1, n);
  }

  /** Reads the bits of {@code n} samples of a block from {@code at} on. */
  public static void readBits(Block from, int at, long[] to, int n) {
    MemorySegment.copy(from.memory(), ValueLayout.JAVA_LONG, from.offset() + 8L * at, to, 0, n);
  }

  /** Writes the first {@code n} samples of an array to a block from {@code at} on. */
  public static void write(double[] from, int n, Block to, int at) {
    write(from, 0, 1, n, to.memory(), to.offset() + 8L * at, 0);
  }
}

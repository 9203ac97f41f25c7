package tenuto.dsp.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Copies between native memory and the arrays that plain numbers are worked on in.
 *
 * <p>All go through these two methods because a copy costs the compiler more than the work on it:
 * some 30 ms in each method that has one.
 */
public final class ArrayCopies {
  private ArrayCopies() {}

  /**
   * Reads rows of {@code width} numbers, {@code pitch} bytes apart, to an array without gaps.
   *
   * @param at where the rows begin in the array
   */
  public static void read(
      MemorySegment from, long offset, long pitch, double[] to, int at, int rows, int width) {
    for (int r = 0; r < rows; r++) {
      MemorySegment.copy(
          from, ValueLayout.JAVA_DOUBLE, offset + pitch * r, to, at + width * r, width);
    }
  }

  /** The way back. */
  public static void write(
      double[] from, int at, int rows, int width, MemorySegment to, long offset, long pitch) {
    for (int r = 0; r < rows; r++) {
      MemorySegment.copy(
          from, at + width * r, to, ValueLayout.JAVA_DOUBLE, offset + pitch * r, width);
    }
  }
}

package tenuto.dsp.kernel;

import tenuto.engine.base.Block;

/**
 * The way of samples through arrays and back, a span at a time: the one loop around every scalar
 * form.
 *
 * <p>Until C2 has compiled it, each access to a memory segment is several calls. A copy is no
 * dearer than one of them, and a loop over an array is fast as soon as C1 has compiled it.
 */
public final class Spans {
  /**
   * Samples copied at a time, whole groups: with fewer the copies cost more than the work until
   * they are compiled; with more the loops are called too seldom to be compiled soon.
   */
  public static final int LENGTH = 256;

  private Spans() {}

  /** What is done with a span while it lies in arrays. */
  public interface Work {
    /**
     * Works on {@code n} samples.
     *
     * @param at the first one's place in the blocks
     */
    void on(int at, int n);
  }

  /** Arrays that a span of blocks of {@code n} samples fits in. */
  public static double[][] arrays(int count, int n) {
    return new double[count][Math.min(LENGTH, n)];
  }

  /**
   * Copies each span of the inputs to arrays, does the work, and copies the results to the outputs.
   *
   * @param in may lie where outputs do
   * @param from an array for each input, which may be those of {@code to}
   * @param to an array for each output
   */
  public static void run(
      Block[] in, Block[] out, int n, double[][] from, double[][] to, Work work) {
    for (int at = 0; at < n; at += LENGTH) {
      int now = Math.min(LENGTH, n - at);
      for (int i = 0; i < in.length; i++) {
        ArrayCopies.read(in[i], at, from[i], now);
      }
      work.on(at, now);
      for (int i = 0; i < out.length; i++) {
        ArrayCopies.write(to[i], now, out[i], at);
      }
    }
  }
}

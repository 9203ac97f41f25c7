package tenuto.dsp.kernel;

import tenuto.engine.base.Block;

/**
 * Runs scalar loops: copies blocks to arrays and back, a span at a time.
 *
 * <p>Until C2 has compiled it, each access to a memory segment is several calls. A copy costs no
 * more than one of them, and a loop over an array is fast as soon as C1 has compiled it.
 */
public final class Spans {
  /**
   * Samples copied at a time, whole groups: with fewer the copies cost more than the work until
   * they are compiled; with more the loops are called too rarely to be compiled soon.
   */
  public static final int LENGTH = 256;

  private Spans() {}

  /** The work on a span while it is in arrays. */
  public interface Work {
    /**
     * Processes {@code n} samples.
     *
     * @param at index of the first one in the blocks
     */
    void on(int at, int n);
  }

  /** Arrays that are large enough for a span of blocks of {@code n} samples. */
  public static double[][] arrays(int count, int n) {
    return new double[count][Math.min(LENGTH, n)];
  }

  /**
   * Copies each span of the inputs to arrays, does the work, and copies the results to the outputs.
   *
   * @param in may be the same memory as the outputs
   * @param from an array for each input, which may be those of {@code to}
   * @param to an array for each output
   */
  public static void run(
      Block[] in, Block[] out, int n, double[][] from, double[][] to, Work work) {
    run(in, out, n, from, to, null, work);
  }

  /**
   * The same, without copying what is in its array already.
   *
   * @param kept of the inputs, or null
   */
  static void run(
      Block[] in, Block[] out, int n, double[][] from, double[][] to, KeptInputs kept, Work work) {
    for (int at = 0; at < n; at += LENGTH) {
      int now = Math.min(LENGTH, n - at);
      if (kept != null) {
        kept.read(in, at, from, now, n);
      }
      for (int i = 0; kept == null && i < in.length; i++) {
        ArrayCopies.read(in[i], at, from[i], now);
      }
      work.on(at, now);
      for (int i = 0; i < out.length; i++) {
        ArrayCopies.write(to[i], now, out[i], at);
      }
    }
  }
}

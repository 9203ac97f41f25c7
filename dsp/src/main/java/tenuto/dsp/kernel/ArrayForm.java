package tenuto.dsp.kernel;

import tenuto.engine.Block;
import tenuto.engine.Combiner;
import tenuto.engine.Filter;
import tenuto.engine.Kernel;
import tenuto.engine.Source;

/**
 * Kernels that are loops over a short array and nothing else, which samples are copied to and from:
 * what is serial, or has too many branches for vectors.
 *
 * <p>Where vectors are worth it, {@link PlainForm} puts such a loop beside them.
 */
public final class ArrayForm {
  /** Samples copied at a time, whole groups. */
  public static final int STRETCH = 512;

  private ArrayForm() {}

  /** A kernel. */
  public interface OfKernel extends Kernel {
    /** Changes the first {@code n} of {@code x}, at most {@link #STRETCH}. */
    void work(double[] x, int n);

    @Override
    default void apply(Block in, Block out, int n) {
      double[] x = new double[Math.min(STRETCH, n)];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        read(in, i, x, now);
        work(x, now);
        write(x, now, out, i);
      }
    }
  }

  /** A filter's state. */
  public interface OfState extends Filter.State {
    /** Takes the next {@code n} samples, at most {@link #STRETCH} and whole groups. */
    void work(double[] x, int n);

    @Override
    default void apply(Block in, Block out, int n) {
      double[] x = new double[Math.min(STRETCH, n)];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        read(in, i, x, now);
        work(x, now);
        write(x, now, out, i);
      }
    }
  }

  /** A combiner. */
  public interface OfCombiner extends Combiner {
    /** Puts what the first {@code n} of both make into {@code x}. */
    void work(double[] x, double[] y, int n);

    @Override
    default void apply(Block left, Block right, Block out, int n) {
      double[] x = new double[Math.min(STRETCH, n)];
      double[] y = new double[x.length];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        read(left, i, x, now);
        read(right, i, y, now);
        work(x, y, now);
        write(x, now, out, i);
      }
    }
  }

  /** A source. */
  public interface OfSource extends Source {
    /** Puts samples {@code start} to {@code start + n - 1} into {@code x}. */
    void work(long start, double[] x, int n);

    @Override
    default void fill(long start, Block out, int n) {
      double[] x = new double[Math.min(STRETCH, n)];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        work(start + i, x, now);
        write(x, now, out, i);
      }
    }
  }

  /** Reads {@code n} samples from {@code at} on. */
  public static void read(Block from, int at, double[] to, int n) {
    ArrayCopies.read(from.memory(), from.offset() + 8L * at, 0, to, 0, 1, n);
  }

  /** Writes {@code n} samples from {@code at} on. */
  public static void write(double[] from, int n, Block to, int at) {
    ArrayCopies.write(from, 0, 1, n, to.memory(), to.offset() + 8L * at, 0);
  }
}

package tenuto.dsp;

import tenuto.engine.Block;
import tenuto.engine.Combiner;
import tenuto.engine.Filter;
import tenuto.engine.Kernel;
import tenuto.engine.Source;

/**
 * The form of kernels in plain numbers: a loop over a short array, which samples are copied to and
 * from.
 *
 * <p>Until C2 has compiled it, each access to a memory segment is several calls. A copy is no
 * dearer than one of them, and a loop over an array is fast as soon as C1 has compiled it.
 *
 * <p>Each call takes an array of its own, as a kernel has no place to keep one: it is only until
 * vectors are compiled.
 */
final class PlainForm {
  /**
   * Samples copied at a time: at less the copies cost more than the work until they are compiled;
   * at more the loops are called too seldom to be compiled soon.
   */
  private static final int STRETCH = 256;

  private PlainForm() {}

  /** What changes samples where they lie. */
  interface InPlace {
    /** Takes the first {@code n} of {@code x}, a multiple of {@link Block#GROUP}. */
    void plain(double[] x, int n);
  }

  /** A kernel with a plain form. */
  interface OfKernel extends Kernel.Twofold, InPlace {
    @Override
    default void applyPlain(Block in, Block out, int n) {
      through(this, in, out, n);
    }
  }

  /** A filter's state with a plain form. */
  interface OfState extends Filter.State.Twofold, InPlace {
    @Override
    default void applyPlain(Block in, Block out, int n) {
      through(this, in, out, n);
    }
  }

  /** A combiner with a plain form. */
  interface OfCombiner extends Combiner.Twofold {
    /** Puts what the first {@code n} of both make into {@code x}. */
    void plain(double[] x, double[] y, int n);

    @Override
    default void applyPlain(Block left, Block right, Block out, int n) {
      double[] x = new double[Math.min(STRETCH, n)];
      double[] y = new double[x.length];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        read(left, i, x, now);
        read(right, i, y, now);
        plain(x, y, now);
        write(x, now, out, i);
      }
    }
  }

  /** A source with a plain form. */
  interface OfSource extends Source.Twofold {
    /** Puts samples {@code start} to {@code start + n - 1} into {@code x}. */
    void plain(long start, double[] x, int n);

    @Override
    default void fillPlain(long start, Block out, int n) {
      double[] x = new double[Math.min(STRETCH, n)];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        plain(start + i, x, now);
        write(x, now, out, i);
      }
    }
  }

  private static void through(InPlace form, Block in, Block out, int n) {
    double[] x = new double[Math.min(STRETCH, n)];
    for (int i = 0; i < n; i += STRETCH) {
      int now = Math.min(STRETCH, n - i);
      read(in, i, x, now);
      form.plain(x, now);
      write(x, now, out, i);
    }
  }

  private static void read(Block from, int at, double[] to, int n) {
    Rows.read(from.memory(), from.offset() + 8L * at, 0, to, 0, 1, n);
  }

  private static void write(double[] from, int n, Block to, int at) {
    Rows.write(from, 0, 1, n, to.memory(), to.offset() + 8L * at, 0);
  }
}

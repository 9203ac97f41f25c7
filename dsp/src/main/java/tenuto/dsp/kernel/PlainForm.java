package tenuto.dsp.kernel;

import tenuto.engine.Block;
import tenuto.engine.Combiner;
import tenuto.engine.Filter;
import tenuto.engine.Kernel;
import tenuto.engine.Source;
import tenuto.engine.VectorApi;

/**
 * The form of kernels in plain numbers: a loop over a short array, which samples are copied to and
 * from.
 *
 * <p>Until C2 has compiled it, each access to a memory segment is several calls. A copy is no
 * dearer than one of them, and a loop over an array is fast as soon as C1 has compiled it.
 *
 * <p>Kernels implement the interfaces here and have both forms, with the same bits: {@code vectors}
 * and {@code plain}. Where the JVM has no vectors, plain numbers are all there is.
 *
 * <p>Each call takes an array of its own, as a kernel has no place to keep one: where there are
 * vectors, it is only until they are compiled.
 */
public final class PlainForm {
  /**
   * Samples copied at a time: at less the copies cost more than the work until they are compiled;
   * at more the loops are called too seldom to be compiled soon.
   */
  private static final int STRETCH = 256;

  private PlainForm() {}

  /** What changes samples where they are. */
  public interface InPlace {
    /** Takes the first {@code n} of {@code x}, a multiple of {@link Block#GROUP}. */
    void plain(double[] x, int n);
  }

  /** A kernel with a plain form. */
  public interface OfKernel extends Kernel.Twofold, InPlace {
    /** What {@link #apply} does, by vectors. */
    void vectors(Block in, Block out, int n);

    @Override
    default void apply(Block in, Block out, int n) {
      if (VectorApi.isPresent()) {
        vectors(in, out, n);
      } else {
        applyPlain(in, out, n);
      }
    }

    @Override
    default void applyPlain(Block in, Block out, int n) {
      through(this, in, out, n);
    }
  }

  /** A filter's state with a plain form. */
  public interface OfState extends Filter.State.Twofold, InPlace {
    /** What {@link #apply} does, by vectors. */
    void vectors(Block in, Block out, int n);

    @Override
    default void apply(Block in, Block out, int n) {
      if (VectorApi.isPresent()) {
        vectors(in, out, n);
      } else {
        applyPlain(in, out, n);
      }
    }

    @Override
    default void applyPlain(Block in, Block out, int n) {
      through(this, in, out, n);
    }
  }

  /** A combiner whose plain form is only for a JVM without vectors. */
  interface Pairwise extends Combiner {
    /** What {@link #apply} does, by vectors. */
    void vectors(Block left, Block right, Block out, int n);

    /** Puts what the first {@code n} of both make into {@code x}. */
    void plain(double[] x, double[] y, int n);

    @Override
    default void apply(Block left, Block right, Block out, int n) {
      if (VectorApi.isPresent()) {
        vectors(left, right, out, n);
      } else {
        applyPlain(left, right, out, n);
      }
    }

    /** What {@link #apply} does, to the bit. */
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

  /** A combiner with a plain form. */
  interface OfCombiner extends Combiner.Twofold, Pairwise {
    @Override
    default void applyPlain(Block left, Block right, Block out, int n) {
      Pairwise.super.applyPlain(left, right, out, n);
    }
  }

  /** A source with a plain form. */
  public interface OfSource extends Source.Twofold {
    /** What {@link #fill} does, by vectors. */
    void vectors(long start, Block out, int n);

    /** Puts samples {@code start} to {@code start + n - 1} into {@code x}. */
    void plain(long start, double[] x, int n);

    @Override
    default void fill(long start, Block out, int n) {
      if (VectorApi.isPresent()) {
        vectors(start, out, n);
      } else {
        fillPlain(start, out, n);
      }
    }

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

  /** Takes {@code n} samples of {@code in} through a form to {@code out}. */
  public static void through(InPlace form, Block in, Block out, int n) {
    double[] x = new double[Math.min(STRETCH, n)];
    for (int i = 0; i < n; i += STRETCH) {
      int now = Math.min(STRETCH, n - i);
      read(in, i, x, now);
      form.plain(x, now);
      write(x, now, out, i);
    }
  }

  private static void read(Block from, int at, double[] to, int n) {
    ArrayCopies.read(from.memory(), from.offset() + 8L * at, 0, to, 0, 1, n);
  }

  private static void write(double[] from, int n, Block to, int at) {
    ArrayCopies.write(from, 0, 1, n, to.memory(), to.offset() + 8L * at, 0);
  }
}

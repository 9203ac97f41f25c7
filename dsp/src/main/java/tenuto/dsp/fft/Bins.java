package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.NativeMemory;

/** Products of spectra with separate real and imaginary parts, and sums of numbers. */
public final class Bins {
  /** Bins processed at a time; with three spectra this is half of a first-level cache. */
  public static final int SPAN = 512;

  private Bins() {}

  /**
   * Writes products.
   *
   * @param y receives the products; may be {@code x}
   * @param at bytes to the first real part in all three
   * @param apart bytes from a real part to the imaginary part
   * @param n at most {@link #SPAN}
   * @param vectors whether to use vectors, see {@link VectorWarmUp}
   */
  public static void multiply(
      MemorySegment x,
      MemorySegment h,
      MemorySegment y,
      long at,
      long apart,
      int n,
      boolean vectors) {
    if (!vectors || n % Block.GROUP != 0) {
      scalar(x, h, y, at, apart, n);
    } else {
      Vectors.multiply(x, h, y, at, apart, n);
    }
  }

  private static void scalar(
      MemorySegment x, MemorySegment h, MemorySegment y, long at, long apart, int n) {
    double[] xr = row(x, at, n);
    double[] xi = row(x, at + apart, n);
    double[] hr = row(h, at, n);
    double[] hi = row(h, at + apart, n);
    double[] yr = new double[n];
    double[] yi = new double[n];
    multiply(xr, xi, hr, hi, yr, yi, n);
    ArrayCopies.write(yr, 0, 1, n, y, at, 0);
    ArrayCopies.write(yi, 0, 1, n, y, at + apart, 0);
  }

  private static double[] row(MemorySegment from, long at, int n) {
    double[] row = new double[n];
    ArrayCopies.read(from, at, 0, row, 0, 1, n);
    return row;
  }

  private static void multiply(
      double[] xr, double[] xi, double[] hr, double[] hi, double[] yr, double[] yi, int n) {
    for (int i = 0; i < n; i++) {
      yr[i] = xr[i] * hr[i] - xi[i] * hi[i];
      yi[i] = Fma.of(xi[i], hr[i], xr[i] * hi[i]);
    }
  }

  /** Adds {@code n} numbers, a multiple of 8, to those of {@code y}. */
  public static void add(MemorySegment y, MemorySegment x, int n, boolean vectors) {
    double[] sum = vectors ? null : new double[SPAN];
    double[] more = vectors ? null : new double[SPAN];
    for (int i = 0; i < n; i += SPAN) {
      int now = Math.min(SPAN, n - i);
      if (vectors) {
        Vectors.add(y, x, 8L * i, now);
        continue;
      }
      ArrayCopies.read(y, 8L * i, 0, sum, 0, 1, now);
      ArrayCopies.read(x, 8L * i, 0, more, 0, 1, now);
      for (int k = 0; k < now; k++) {
        sum[k] += more[k];
      }
      ArrayCopies.write(sum, 0, 1, now, y, 8L * i, 0);
    }
  }

  /** Calls every vector method, for {@link WarmUpLoop}. */
  static void warmUp(MemorySegment x, MemorySegment y, long apart, int n) {
    Vectors.multiply(x, x, y, 0, apart, n);
    Vectors.add(y, x, 0, n);
  }

  /** Whole vectors. A separate class, as it starts slowly. */
  private static final class Vectors {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final ByteOrder ORDER = ByteOrder.nativeOrder();

    private Vectors() {}

    public static void multiply(
        MemorySegment first, MemorySegment second, MemorySegment to, long at, long apart, int n) {
      MemorySegment x = NativeMemory.known(first);
      MemorySegment h = NativeMemory.known(second);
      MemorySegment y = NativeMemory.known(to);
      for (int i = 0; i < n; i += LANES) {
        long re = at + 8L * i;
        long im = re + apart;
        DoubleVector xr = DoubleVector.fromMemorySegment(SPECIES, x, re, ORDER);
        DoubleVector xi = DoubleVector.fromMemorySegment(SPECIES, x, im, ORDER);
        DoubleVector hr = DoubleVector.fromMemorySegment(SPECIES, h, re, ORDER);
        DoubleVector hi = DoubleVector.fromMemorySegment(SPECIES, h, im, ORDER);
        xr.mul(hr).sub(xi.mul(hi)).intoMemorySegment(y, re, ORDER);
        xi.fma(hr, xr.mul(hi)).intoMemorySegment(y, im, ORDER);
      }
    }

    public static void add(MemorySegment to, MemorySegment from, long at, int n) {
      MemorySegment y = NativeMemory.known(to);
      MemorySegment x = NativeMemory.known(from);
      for (int i = 0; i < n; i += LANES) {
        long a = at + 8L * i;
        DoubleVector.fromMemorySegment(SPECIES, y, a, ORDER)
            .add(DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER))
            .intoMemorySegment(y, a, ORDER);
      }
    }
  }
}

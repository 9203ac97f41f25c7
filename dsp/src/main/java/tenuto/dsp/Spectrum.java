package tenuto.dsp;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.engine.Block;
import tenuto.engine.Reader;

/**
 * The way from a real signal to its spectrum and back, in Sonic Field's layout, for one size: an
 * order, its tables, and nothing that changes, so that any number of threads may share it.
 *
 * <p>A spectrum of {@code size} values holds bins 0 to size/2 - 1, each as real part, imaginary
 * part; the upper half of the bins is <em>cut</em>, the Nyquist bin with it. Both directions scale
 * by 1/√size. Because a cut spectrum is read as if the upper half were zero, and only the real part
 * of the result is kept, the way there and back gives x/2 + mean/2 (less what was at the Nyquist
 * frequency), padded with silence to {@code size}: whoever wants the old loudness rescales.
 *
 * <p>Both directions are one complex transform of size/2 points, with even samples as real and odd
 * ones as imaginary parts: W. Press et al., "Numerical Recipes", 3rd edition, section 12.3.2.
 */
public final class Spectrum {
  /** Samples read at a time. */
  private static final int STRETCH = 8192;

  private static final int GROUP = Twiddles.GROUP;

  private final long size;
  private final long half;
  private final long quarter;
  private final double scale;
  private final Fft fft;
  private final Twiddles twiddles;

  private Spectrum(long size, Arena arena) {
    this.size = size;
    half = size / 2;
    quarter = size / 4;
    scale = 1 / Math.sqrt(size);
    int bits = Long.numberOfTrailingZeros(size);
    fft = Fft.ofSize(Math.max(1, half), arena);
    twiddles = new Twiddles(bits, 2, Math.max(0, bits - 2), arena);
  }

  /**
   * The spectra of {@code size} values.
   *
   * @param size a power of two from 1 to 2<sup>41</sup>
   * @param arena holds the tables for as long as they are used; see {@link Fft#ofSize}
   */
  public static Spectrum ofSize(long size, Arena arena) {
    if (size < 1 || Long.bitCount(size) != 1 || size > 2L << Fft.MAX_BITS) {
      throw new IllegalArgumentException(
          "a spectrum's length must be a power of two from 1 to 2^41 values, but is " + size);
    }
    return new Spectrum(size, arena);
  }

  /** The smallest power of two that is at least {@code samples}; 0 for 0. */
  public static long sizeFor(long samples) {
    return samples < 2 ? samples : Long.highestOneBit(samples - 1) << 1;
  }

  /**
   * FrequencyDomain: the spectrum of a whole signal, {@link #sizeFor} its length, in memory of the
   * arena, which also holds tables and as much work memory again until it is closed.
   */
  public static MemorySegment frequencyDomain(Reader samples, Arena arena) {
    long size = sizeFor(samples.length());
    MemorySegment result = arena.allocate(8 * size, 64);
    if (size > 0) {
      ofSize(size, arena).forward(samples, result, arena.allocate(8 * size, 64));
    }
    return result;
  }

  /**
   * TimeDomain: the signal of a spectrum, of the same length, in memory of the arena, which also
   * holds tables and as much work memory again until it is closed.
   *
   * @throws IllegalArgumentException if the spectrum's length is neither 0 nor a power of two
   */
  public static MemorySegment timeDomain(Reader spectrum, Arena arena) {
    long size = spectrum.length();
    if (size == 0) {
      return arena.allocate(0, 64);
    }
    Spectrum order = ofSize(size, arena);
    MemorySegment result = arena.allocate(8 * size, 64);
    order.inverse(spectrum, result, arena.allocate(8 * size, 64));
    return result;
  }

  /** The number of values of a spectrum and of samples of its signal. */
  public long size() {
    return size;
  }

  /**
   * Writes the spectrum of the first {@link #size} samples; a shorter signal is padded with
   * silence.
   *
   * @param samples read onward from 0, once
   * @param result at least size doubles, best aligned to 64 bytes
   * @param work at least as large, not overlapping the result; left with any values
   */
  public void forward(Reader samples, MemorySegment result, MemorySegment work) {
    if (size == 1) {
      samples.read(0, new Block(result, 0), 0, 1);
      return;
    }
    MemorySegment re = work.asSlice(0, 8 * half);
    MemorySegment im = work.asSlice(8 * half, 8 * half);
    for (long start = 0; start < size; start += STRETCH) {
      int n = (int) Math.min(STRETCH, size - start);
      samples.read(start, new Block(result, 8 * start), 0, n);
      for (long j = start / 2; j < (start + n) / 2; j++) {
        set(re, j, get(result, 2 * j));
        set(im, j, get(result, 2 * j + 1));
      }
    }
    fft.forward(re, im, result.asSlice(0, 8 * half), result.asSlice(8 * half, 8 * half));
    set(result, 0, (get(re, 0) + get(im, 0)) * scale);
    set(result, 1, 0);
    if (quarter > 0) {
      set(result, half, get(re, quarter) * scale);
      set(result, half + 1, -get(im, quarter) * scale);
      split(re, im, result);
    }
  }

  /**
   * Writes the real part of the signal of a spectrum whose upper half is silent.
   *
   * @param spectrum read onward from 0, once; what is missing of {@link #size} values is 0; the
   *     single value of size 1 holds no whole bin, so the signal is 0
   * @param result at least size doubles, best aligned to 64 bytes
   * @param work at least as large, not overlapping the result; left with any values
   */
  public void inverse(Reader spectrum, MemorySegment result, MemorySegment work) {
    if (size == 1) {
      set(result, 0, 0);
      return;
    }
    for (long start = 0; start < size; start += STRETCH) {
      int n = (int) Math.min(STRETCH, size - start);
      spectrum.read(start, new Block(result, 8 * start), 0, n);
    }
    MemorySegment re = work.asSlice(0, 8 * half);
    MemorySegment im = work.asSlice(8 * half, 8 * half);
    set(re, 0, get(result, 0) * scale);
    set(im, 0, get(result, 0) * scale);
    if (quarter > 0) {
      set(re, quarter, get(result, half) * scale);
      set(im, quarter, -get(result, half + 1) * scale);
      join(result, re, im);
    }
    fft.inverse(re, im, result.asSlice(0, 8 * half), result.asSlice(8 * half, 8 * half));
    for (long j = 0; j < half; j++) {
      set(result, 2 * j, get(re, j));
      set(result, 2 * j + 1, get(im, j));
    }
  }

  /**
   * From Z, the transform of even samples + i·odd samples, X[k] = E + W<sup>k</sup>·O with E =
   * (Z[k] + Z̄[half-k])/2, O = (Z[k] - Z̄[half-k])/2i, for all k but 0 and quarter.
   */
  private void split(MemorySegment re, MemorySegment im, MemorySegment bins) {
    double[] line = new double[Twiddles.lineLength(2)];
    double c = scale / 2;
    for (long group = 0; group < quarter; group += GROUP) {
      twiddles.line(group, line);
      long end = Math.min(quarter, group + GROUP);
      for (long k = Math.max(1, group); k < end; k++) {
        long mirror = half - k;
        double wr = line[(int) (k - group)];
        double wi = line[(int) (k - group) + GROUP];
        double er = get(re, k) + get(re, mirror);
        double ei = get(im, k) - get(im, mirror);
        double or = get(im, k) + get(im, mirror);
        double oi = get(re, mirror) - get(re, k);
        double tr = or * wr - oi * wi;
        double ti = or * wi + oi * wr;
        set(bins, 2 * k, (er + tr) * c);
        set(bins, 2 * k + 1, (ei + ti) * c);
        set(bins, 2 * mirror, (er - tr) * c);
        set(bins, 2 * mirror + 1, (ti - ei) * c);
      }
    }
  }

  /**
   * The way back: Z[k] = E + i·O from E = (X[k] + X̄[half-k])/2, O = (X[k] -
   * X̄[half-k])/2W<sup>k</sup>.
   */
  private void join(MemorySegment bins, MemorySegment re, MemorySegment im) {
    double[] line = new double[Twiddles.lineLength(2)];
    double c = scale / 2;
    for (long group = 0; group < quarter; group += GROUP) {
      twiddles.line(group, line);
      long end = Math.min(quarter, group + GROUP);
      for (long k = Math.max(1, group); k < end; k++) {
        long mirror = half - k;
        double wr = line[(int) (k - group)];
        double wi = line[(int) (k - group) + GROUP];
        double er = get(bins, 2 * k) + get(bins, 2 * mirror);
        double ei = get(bins, 2 * k + 1) - get(bins, 2 * mirror + 1);
        double dr = get(bins, 2 * k) - get(bins, 2 * mirror);
        double di = get(bins, 2 * k + 1) + get(bins, 2 * mirror + 1);
        double or = dr * wr + di * wi;
        double oi = di * wr - dr * wi;
        set(re, k, (er - oi) * c);
        set(im, k, (ei + or) * c);
        set(re, mirror, (er + oi) * c);
        set(im, mirror, (or - ei) * c);
      }
    }
  }

  private static double get(MemorySegment memory, long index) {
    return memory.getAtIndex(ValueLayout.JAVA_DOUBLE, index);
  }

  private static void set(MemorySegment memory, long index, double value) {
    memory.setAtIndex(ValueLayout.JAVA_DOUBLE, index, value);
  }
}

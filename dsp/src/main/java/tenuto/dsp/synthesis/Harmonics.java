package tenuto.dsp.synthesis;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.fft.Fft;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * The harmonics of one period: the amplitudes of their cosines and sines, from the mean on.
 *
 * <p>For a period whose length is not a power of two they are computed by a convolution with a
 * chirp (L. Bluestein, "A linear filtering approach to the computation of discrete Fourier
 * transform", 1970).
 */
record Harmonics(double[] cosines, double[] sines) {
  private static final int READ = 1024;

  /** The number of harmonics, without the mean. */
  int count() {
    return cosines.length - 1;
  }

  /** The harmonics of a table, {@code most} at most. */
  static Harmonics of(Reader table, int most) {
    int n = Math.toIntExact(table.length());
    double[] x = new double[n];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * READ, 64), 0);
      for (int at = 0; at < n; at += READ) {
        int now = Math.min(READ, n - at);
        table.read(at, block, 0, now);
        MemorySegment.copy(block.memory(), ValueLayout.JAVA_DOUBLE, 0, x, at, now);
      }
    }
    int count = Math.min(most, (n - 1) / 2);
    return Integer.bitCount(n) == 1 ? direct(x, count) : byChirp(x, count);
  }

  private static Harmonics direct(double[] x, int count) {
    try (Arena arena = Arena.ofConfined()) {
      Complex z = new Complex(arena, x.length);
      for (int i = 0; i < x.length; i++) {
        z.set(i, x[i], 0);
      }
      z.forward();
      return of(x.length, count, k -> z.re(k), k -> z.im(k));
    }
  }

  private static Harmonics byChirp(double[] x, int count) {
    int n = x.length;
    try (Arena arena = Arena.ofConfined()) {
      int size = Integer.highestOneBit(2 * n) * 2;
      Complex z = new Complex(arena, size);
      Complex chirp = new Complex(arena, size);
      double[] re = new double[n];
      double[] im = new double[n];
      for (int i = 0; i < n; i++) {
        double turns = (double) ((long) i * i % (2L * n)) / (2L * n);
        re[i] = Phase.cosine(turns);
        im[i] = Phase.sine(turns);
        z.set(i, x[i] * re[i], -x[i] * im[i]);
        chirp.set(i, re[i], im[i]);
        chirp.set((size - i) % size, re[i], im[i]);
      }
      z.forward();
      chirp.forward();
      for (int i = 0; i < size; i++) {
        double real = z.re(i) * chirp.re(i) - z.im(i) * chirp.im(i);
        z.set(i, real / size, (z.re(i) * chirp.im(i) + z.im(i) * chirp.re(i)) / size);
      }
      z.inverse();
      return of(
          n, count, k -> z.re(k) * re[k] + z.im(k) * im[k], k -> z.im(k) * re[k] - z.re(k) * im[k]);
    }
  }

  private interface Bin {
    double of(int k);
  }

  private static Harmonics of(int n, int count, Bin re, Bin im) {
    double[] cosines = new double[count + 1];
    double[] sines = new double[count + 1];
    for (int k = 0; k <= count; k++) {
      double scale = k == 0 ? 1.0 / n : 2.0 / n;
      cosines[k] = re.of(k) * scale;
      sines[k] = -im.of(k) * scale;
    }
    return new Harmonics(cosines, sines);
  }

  /**
   * One period of {@code size} samples with the harmonics up to {@code last}, each harmonic k
   * multiplied by {@code gains[k]}.
   *
   * @param size a power of two
   */
  double[] period(int last, int size, double[] gains) {
    try (Arena arena = Arena.ofConfined()) {
      Complex z = new Complex(arena, size);
      for (int k = 0; k <= Math.min(last, count()); k++) {
        z.set(k, cosines[k] * gains[k], -sines[k] * gains[k]);
      }
      z.inverse();
      double[] x = new double[size];
      for (int i = 0; i < size; i++) {
        x[i] = z.re(i);
      }
      return x;
    }
  }

  /** Complex numbers in native memory, and their transform. */
  private static final class Complex {
    private final Fft fft;
    private final MemorySegment[] parts = new MemorySegment[4];

    Complex(Arena arena, int size) {
      fft = Fft.ofSize(size, arena);
      for (int i = 0; i < parts.length; i++) {
        parts[i] = arena.allocate(8L * size, 64);
      }
    }

    double re(int i) {
      return parts[0].get(ValueLayout.JAVA_DOUBLE, 8L * i);
    }

    double im(int i) {
      return parts[1].get(ValueLayout.JAVA_DOUBLE, 8L * i);
    }

    void set(int i, double re, double im) {
      parts[0].set(ValueLayout.JAVA_DOUBLE, 8L * i, re);
      parts[1].set(ValueLayout.JAVA_DOUBLE, 8L * i, im);
    }

    void forward() {
      fft.forward(parts[0], parts[1], parts[2], parts[3]);
    }

    void inverse() {
      fft.inverse(parts[0], parts[1], parts[2], parts[3]);
    }
  }
}

package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.engine.base.Fma;

/** The steps of a {@link LaneFft} one number at a time; see {@link VectorLanes}. */
final class ScalarLanes {
  private static final int ROW = LaneFft.ROW;
  private static final int PART = LaneFft.PART;

  private ScalarLanes() {}

  static void two(
      MemorySegment x,
      long from,
      long pitch,
      MemorySegment y,
      long to,
      long unit,
      int count,
      int stride,
      double[] factors) {
    int rows = count * stride;
    long apart = pitch * rows;
    long further = unit * stride;
    for (int i = 0; i < rows; i++) {
      int p = i & -stride;
      for (int lane = 0; lane < PART; lane += 8) {
        long a = from + lane + pitch * i;
        long b = a + apart;
        long o = to + lane + unit * (i + p);
        int k = 2 * (p / stride);
        put(y, o, at(x, a) + at(x, b));
        put(y, o + PART, at(x, a + PART) + at(x, b + PART));
        turn(y, o + further, at(x, a) - at(x, b), at(x, a + PART) - at(x, b + PART), factors, k);
      }
    }
  }

  static void four(
      MemorySegment x,
      long from,
      long pitch,
      MemorySegment y,
      long to,
      long unit,
      int count,
      int stride,
      double[] factors) {
    int rows = count * stride;
    long apart = pitch * rows;
    long further = unit * stride;
    for (int i = 0; i < rows; i++) {
      int p = i & -stride;
      for (int lane = 0; lane < PART; lane += 8) {
        long a = from + lane + pitch * i;
        long b = a + apart;
        long c = b + apart;
        long d = c + apart;
        long o = to + lane + unit * (i + 3 * p);
        int k = 6 * (p / stride);
        double er = at(x, a) + at(x, c);
        double ei = at(x, a + PART) + at(x, c + PART);
        double fr = at(x, b) + at(x, d);
        double fi = at(x, b + PART) + at(x, d + PART);
        double gr = at(x, a) - at(x, c);
        double gi = at(x, a + PART) - at(x, c + PART);
        double hr = at(x, b) - at(x, d);
        double hi = at(x, b + PART) - at(x, d + PART);
        put(y, o, er + fr);
        put(y, o + PART, ei + fi);
        turn(y, o + further, gr + hi, gi - hr, factors, k);
        turn(y, o + 2 * further, er - fr, ei - fi, factors, k + 2);
        turn(y, o + 3 * further, gr - hi, gi + hr, factors, k + 4);
      }
    }
  }

  static void odd(
      int radix,
      double[] waves,
      MemorySegment x,
      long from,
      long pitch,
      MemorySegment y,
      long to,
      long unit,
      int count,
      int stride,
      double[] factors) {
    int rows = count * stride;
    long apart = pitch * rows;
    long further = unit * stride;
    int half = radix / 2;
    for (int i = 0; i < rows; i++) {
      int p = i / stride;
      int q = i % stride;
      int first = 2 * (radix - 1) * p;
      for (int lane = 0; lane < PART; lane += 8) {
        long a = from + lane + pitch * i;
        long o = to + lane + unit * (radix * stride * p + q);
        double sr = at(x, a);
        double si = at(x, a + PART);
        for (int j = 1; j <= half; j++) {
          long u = a + apart * j;
          long v = a + apart * (radix - j);
          sr += at(x, u) + at(x, v);
          si += at(x, u + PART) + at(x, v + PART);
        }
        put(y, o, sr);
        put(y, o + PART, si);
        for (int k = 1; k <= half; k++) {
          double er = at(x, a);
          double ei = at(x, a + PART);
          double or = 0;
          double oi = 0;
          for (int j = 1; j <= half; j++) {
            long u = a + apart * j;
            long v = a + apart * (radix - j);
            double cosine = waves[2 * (half * (k - 1) + j - 1)];
            double sine = waves[2 * (half * (k - 1) + j - 1) + 1];
            er = Fma.of(at(x, u) + at(x, v), cosine, er);
            ei = Fma.of(at(x, u + PART) + at(x, v + PART), cosine, ei);
            double dr = at(x, u) - at(x, v);
            double di = at(x, u + PART) - at(x, v + PART);
            or =
                j == 1 ? dr * sine : Fma.of(dr, sine, or); // a sum with 0 would lose the sign of -0
            oi = j == 1 ? di * sine : Fma.of(di, sine, oi);
          }
          int other = radix - k;
          turn(y, o + further * k, er + oi, ei - or, factors, first + 2 * k - 2);
          turn(y, o + further * other, er - oi, ei + or, factors, first + 2 * other - 2);
        }
      }
    }
  }

  static void turn(MemorySegment x, long from, int n, double[] factors, int at) {
    for (int i = 0; i < n; i++) {
      for (int lane = 0; lane < PART; lane += 8) {
        long a = from + lane + (long) ROW * i;
        turn(x, a, at(x, a), at(x, a + PART), factors, at + 2 * i);
      }
    }
  }

  /** As {@link LaneFft#multiplyExchanged}, from byte {@code from} on to byte {@code to} on. */
  static void multiplyExchanged(
      MemorySegment x, long from, MemorySegment y, long to, int n, double[] factors, int at) {
    for (int i = 0; i < n; i++) {
      for (int lane = 0; lane < PART; lane += 8) {
        long a = from + lane + (long) ROW * i;
        long o = to + lane + (long) ROW * i;
        double s = at(x, a);
        double t = at(x, a + PART);
        double w = factors[at + 2 * i];
        double v = factors[at + 2 * i + 1];
        put(y, o, Fma.of(t, w, s * v));
        put(y, o + PART, s * w - t * v);
      }
    }
  }

  /**
   * Copies {@code n} times as many numbers as there are lanes.
   *
   * @param step bytes from one of n to the next in {@code x}, and {@code further} in {@code y}
   * @param apart bytes from one lane to the next in {@code x}, and {@code unit} in {@code y}
   */
  static void transpose(
      MemorySegment x,
      long from,
      long step,
      long apart,
      MemorySegment y,
      long to,
      long further,
      long unit,
      int n) {
    for (int i = 0; i < n; i++) {
      for (int lane = 0; lane < LaneFft.LANES; lane++) {
        put(y, to + further * i + unit * lane, at(x, from + step * i + apart * lane));
      }
    }
  }

  /** Writes s + it times a factor. */
  private static void turn(MemorySegment y, long o, double s, double t, double[] factors, int k) {
    double w = factors[k];
    double v = factors[k + 1];
    put(y, o, s * w - t * v);
    put(y, o + PART, Fma.of(t, w, s * v));
  }

  private static double at(MemorySegment memory, long offset) {
    return memory.get(ValueLayout.JAVA_DOUBLE, offset);
  }

  private static void put(MemorySegment memory, long offset, double value) {
    memory.set(ValueLayout.JAVA_DOUBLE, offset, value);
  }
}

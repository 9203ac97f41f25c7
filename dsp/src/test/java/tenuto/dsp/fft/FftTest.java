package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jtransforms.fft.DoubleFFT_1D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class FftTest {
  /** Complex noise of 2^bits points, re and im in turn. */
  static double[] noise(int bits) {
    return new Random(bits).doubles(2L << bits, -1, 1).toArray();
  }

  public static double[] forward(double[] x) {
    return transform(x, false, true);
  }

  /** By vectors from the first number on, or never. */
  static Fft fft(int bits, boolean vectors, Arena arena) {
    return new Fft(bits, new Roots(bits), 0, warmUp(vectors), arena);
  }

  public static VectorWarmUp warmUp(boolean vectors) {
    return VectorWarmUp.fixed(vectors);
  }

  /** A long one can be stopped, and the next is right again. */
  @Test
  void oneThatTakesLongCanBeEnded() {
    double[] x = noise(12);
    AtomicInteger asked = new AtomicInteger();
    Runnable between =
        () -> {
          if (asked.incrementAndGet() == 2) {
            throw new CancellationException("enough");
          }
        };
    try (Arena arena = Arena.ofConfined()) {
      Fft fft = new Fft(12, new Roots(12), 0, warmUp(false), arena, between);
      assertThatThrownBy(() -> transform(fft, x, false)).hasMessage("enough");
      assertThat(transform(fft, x, false)).isEqualTo(transform(x, false, false));
    }
  }

  static double[] transform(double[] x, boolean inverse, boolean vectors) {
    try (Arena arena = Arena.ofConfined()) {
      int bits = Integer.numberOfTrailingZeros(x.length / 2);
      return transform(fft(bits, vectors, arena), x, inverse);
    }
  }

  private static double[] transform(Fft fft, double[] x, boolean inverse) {
    try (Arena arena = Arena.ofConfined()) {
      ComplexMemory signal = ComplexMemory.of(x, arena);
      ComplexMemory scratch = ComplexMemory.of(new double[x.length], arena);
      if (inverse) {
        fft.inverse(signal.re(), signal.im(), scratch.re(), scratch.im());
      } else {
        fft.forward(signal.re(), signal.im(), scratch.re(), scratch.im());
      }
      return signal.toArray();
    }
  }

  /** The root mean square of a - b over that of b. */
  public static double relativeError(double[] a, double[] b) {
    double difference = 0;
    double power = 0;
    for (int i = 0; i < b.length; i++) {
      difference += (a[i] - b[i]) * (a[i] - b[i]);
      power += b[i] * b[i];
    }
    return Math.sqrt(difference / power);
  }

  private static double[] plainTransform(double[] x, int sign) {
    int size = x.length / 2;
    double[] cosine = new double[size];
    double[] sine = new double[size];
    for (int k = 0; k < size; k++) {
      cosine[k] = StrictMath.cos(2 * Math.PI * k / size);
      sine[k] = sign * StrictMath.sin(2 * Math.PI * k / size);
    }
    double[] y = new double[x.length];
    for (int k = 0; k < size; k++) {
      for (int n = 0; n < size; n++) {
        int turn = (int) ((long) n * k % size);
        y[2 * k] += x[2 * n] * cosine[turn] - x[2 * n + 1] * sine[turn];
        y[2 * k + 1] += x[2 * n] * sine[turn] + x[2 * n + 1] * cosine[turn];
      }
    }
    return y;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void equalsThePlainTransformBothWays(int bits) {
    double[] x = noise(bits);
    for (boolean vectors : new boolean[] {false, true}) {
      assertThat(relativeError(transform(x, false, vectors), plainTransform(x, -1)))
          .isLessThan(1e-14);
      assertThat(relativeError(transform(x, true, vectors), plainTransform(x, 1)))
          .isLessThan(1e-14);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void equalsJTransforms(int bits) {
    double[] x = noise(bits);
    double[] expected = x.clone();
    new DoubleFFT_1D(1L << bits).complexForward(expected);
    assertThat(relativeError(forward(x), expected)).isLessThan(2e-16 * Math.sqrt(bits));
  }

  /** Three and four passes, as only large transforms have. */
  @ParameterizedTest
  @ValueSource(ints = {9, 11, 12, 13, 16})
  void moreAndSmallerPassesMakeTheSame(int bits) {
    double[] x = noise(bits);
    double[][] made = new double[2][];
    try (Arena arena = Arena.ofConfined()) {
      for (int i = 0; i < 2; i++) {
        made[i] =
            transform(
                new Fft(bits, 4, new Roots(bits), 0, warmUp(i == 1), arena, () -> {}), x, false);
      }
    }
    assertThat(made[1]).isEqualTo(made[0]);
    assertThat(relativeError(made[0], forward(x))).isLessThan(1e-15);
  }

  /** Of a sum of three waves three bins are left, a few ulp of the largest beside them. */
  @ParameterizedTest
  @ValueSource(ints = {4, 11, 18, 19, 22, 24})
  void wavesBecomeTheirBins(int bits) {
    long size = 1L << bits;
    long[] bins = {1, size / 3, size - 2};
    double[] weights = {1, 0.5, -0.25};
    double[] powers = new double[8192];
    Roots roots = new Roots(bits);
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment[] memory = new MemorySegment[4];
      Arrays.setAll(memory, i -> arena.allocate(8 * size, 64));
      int stretch = (int) Math.min(size, 4096);
      for (long n = 0; n < size; n += stretch) {
        double[] re = new double[stretch];
        double[] im = new double[stretch];
        for (int w = 0; w < bins.length; w++) {
          roots.line(-n * bins[w], -bins[w], stretch, powers, 0);
          for (int i = 0; i < stretch; i++) {
            re[i] += weights[w] * powers[2 * i];
            im[i] += weights[w] * powers[2 * i + 1];
          }
        }
        MemorySegment.copy(re, 0, memory[0], ValueLayout.JAVA_DOUBLE, 8 * n, stretch);
        MemorySegment.copy(im, 0, memory[1], ValueLayout.JAVA_DOUBLE, 8 * n, stretch);
      }
      fft(bits, true, arena).forward(memory[0], memory[1], memory[2], memory[3]);
      double error = 0;
      for (long k = 0; k < size; k++) {
        double re = memory[0].getAtIndex(ValueLayout.JAVA_DOUBLE, k);
        for (int w = 0; w < bins.length; w++) {
          re -= k == bins[w] ? weights[w] * size : 0;
        }
        error = Math.max(error, Math.abs(re));
        error = Math.max(error, Math.abs(memory[1].getAtIndex(ValueLayout.JAVA_DOUBLE, k)));
      }
      assertThat(error / size).isLessThan(4e-16);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 12, 17})
  void inverseOfForwardIsTheInputTimesTheSize(int bits) {
    double[] x = noise(bits);
    double[] back = transform(forward(x), true, true);
    for (int i = 0; i < back.length; i++) {
      back[i] /= 1L << bits;
    }
    assertThat(relativeError(back, x)).isLessThan(2e-16 * Math.sqrt(2 * bits));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 9, 16})
  void keepsThePowerTimesTheSize(int bits) {
    double[] x = noise(bits);
    assertThat(power(forward(x)) / power(x) / (1L << bits)).isCloseTo(1, within(5e-14));
  }

  private static double power(double[] x) {
    double sum = 0;
    for (double v : x) {
      sum += v * v;
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 100, 511, 512, 4095})
  void impulseAtPlaceTurnsEachBinByThePlace(int place) {
    int size = 4096;
    double[] x = new double[2 * size];
    x[2 * place] = 1;
    double[] y = forward(x);
    for (int k = 0; k < size; k++) {
      double angle = 2 * Math.PI * ((long) k * place % size) / size;
      assertThat(y[2 * k]).isCloseTo(StrictMath.cos(angle), within(2e-15));
      assertThat(y[2 * k + 1]).isCloseTo(-StrictMath.sin(angle), within(2e-15));
    }
  }

  @Test
  void threadsShareOneTransform() throws Exception {
    double[] x = noise(12);
    double[] expected = forward(x);
    try (Arena arena = Arena.ofShared();
        ExecutorService threads = Executors.newFixedThreadPool(4)) {
      Fft fft = fft(12, true, arena);
      List<Callable<double[]>> tasks = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        tasks.add(() -> transform(fft, x, false));
      }
      for (Future<double[]> result : threads.invokeAll(tasks)) {
        assertThat(result.get()).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -4, 3, 1000, (1L << 40) + 1, 1L << 41, Long.MIN_VALUE})
  void refusesOtherSizes(long size) {
    assertThatThrownBy(() -> Fft.ofSize(size, Arena.global()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("power of two from 1 to 2^40")
        .hasMessageContaining(Long.toString(size));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void refusesMemoryThatIsTooSmall(boolean vectors) {
    try (Arena arena = Arena.ofConfined()) {
      Fft fft = fft(6, vectors, arena);
      ComplexMemory small = ComplexMemory.of(new double[126], arena);
      ComplexMemory scratch = ComplexMemory.of(new double[128], arena);
      assertThatThrownBy(() -> fft.forward(small.re(), small.im(), scratch.re(), scratch.im()))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }
}

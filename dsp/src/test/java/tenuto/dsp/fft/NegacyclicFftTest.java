package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.fft.NegacyclicFft.Product;

class NegacyclicFftTest {
  static double[] noise(int length, long seed) {
    return new Random(seed).doubles(length, -1, 1).toArray();
  }

  private static MemorySegment memory(Arena arena, double[] samples) {
    MemorySegment memory = arena.allocate(8L * samples.length, 64);
    MemorySegment.copy(samples, 0, memory, ValueLayout.JAVA_DOUBLE, 0, samples.length);
    return memory;
  }

  /** The sum of the convolutions of signals, one after the other, with responses. */
  static double[] convolution(boolean vectors, List<double[]> signals, List<double[]> responses) {
    int bits = Integer.numberOfTrailingZeros(signals.getFirst().length);
    try (Arena arena = Arena.ofConfined()) {
      NegacyclicFft fft = new NegacyclicFft(bits, ResidueWarmUp.fixed(vectors), arena, () -> {});
      MemorySegment y = memory(arena, new double[1 << bits]);
      List<Product> products = new ArrayList<>();
      for (int i = 0; i < signals.size(); i++) {
        MemorySegment response = memory(arena, responses.get(i));
        fft.transformResponse(response);
        products.addFirst(new Product(memory(arena, signals.get(i)), response));
        fft.convolve(products.getFirst().x(), products, y);
      }
      return y.toArray(ValueLayout.JAVA_DOUBLE);
    }
  }

  /** What comes after the end is negated at the beginning. */
  private static double[] direct(double[] x, double[] h) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      for (int k = 0; k < x.length; k++) {
        y[(i + k) % x.length] += i + k < x.length ? x[i] * h[k] : -x[i] * h[k];
      }
    }
    return y;
  }

  private static void assertAlike(double[] actual, double[] expected) {
    double peak = Arrays.stream(expected).map(Math::abs).max().orElseThrow();
    double error = 0;
    for (int i = 0; i < expected.length; i++) {
      error = Math.max(error, Math.abs(actual[i] - expected[i]));
    }
    assertThat(error).isLessThan(1e-14 * peak);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9, 10, 11, 12, 13})
  void isTheDirectSum(int bits) {
    double[] x = noise(1 << bits, 1);
    double[] h = noise(1 << bits, 2);
    double[] expected = direct(x, h);
    double[] plain = convolution(false, List.of(x), List.of(h));
    assertAlike(plain, expected);
    assertThat(convolution(true, List.of(x), List.of(h))).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 11, 12})
  void partsAreAdded(int bits) {
    List<double[]> x = List.of(noise(1 << bits, 1), noise(1 << bits, 2), noise(1 << bits, 3));
    List<double[]> h = List.of(noise(1 << bits, 4), noise(1 << bits, 5), noise(1 << bits, 6));
    double[] expected = new double[1 << bits];
    for (int i = 0; i < x.size(); i++) {
      double[] y = direct(x.get(i), h.get(i));
      Arrays.setAll(expected, k -> expected[k] + y[k]);
    }
    double[] plain = convolution(false, x, h);
    assertAlike(plain, expected);
    assertThat(convolution(true, x, h)).isEqualTo(plain);
  }

  /** Of single samples, as far as double precision goes. */
  @ParameterizedTest
  @ValueSource(ints = {16, 19, 21})
  void aSampleDelaysWhateverTheSize(int bits) {
    int size = 1 << bits;
    double[] x = noise(size, 1);
    double[] h = new double[size];
    int delay = size / 3;
    h[delay] = 1;
    double[] expected = new double[size];
    Arrays.setAll(expected, i -> i < delay ? -x[i + size - delay] : x[i - delay]);
    double[] y = convolution(true, List.of(x), List.of(h));
    assertThat(FftTest.relativeError(y, expected)).isLessThan(2e-16 * Math.sqrt(2 * bits));
    assertThat(convolution(false, List.of(x), List.of(h))).isEqualTo(y);
  }

  @Test
  void isDoneInPlaceByAnyThread() {
    double[] x = noise(4096, 1);
    double[] h = noise(4096, 2);
    double[] expected = convolution(false, List.of(x), List.of(h));
    try (Arena arena = Arena.ofShared()) {
      NegacyclicFft fft = new NegacyclicFft(12, new ResidueWarmUp(), arena, () -> {});
      MemorySegment response = memory(arena, h);
      fft.transformResponse(response);
      List<MemorySegment> all = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        all.add(memory(arena, x));
      }
      all.parallelStream()
          .forEach(each -> fft.convolve(each, List.of(new Product(each, response)), each));
      for (MemorySegment each : all) {
        assertThat(each.toArray(ValueLayout.JAVA_DOUBLE)).isEqualTo(expected);
      }
    }
  }

  @Test
  void canBeAborted() {
    try (Arena arena = Arena.ofConfined()) {
      NegacyclicFft fft =
          new NegacyclicFft(
              13,
              ResidueWarmUp.fixed(false),
              arena,
              () -> {
                throw new CancellationException();
              });
      MemorySegment x = memory(arena, noise(8192, 1));
      assertThatThrownBy(() -> fft.convolve(x, List.of(new Product(x, x)), x))
          .isInstanceOf(CancellationException.class);
    }
  }
}

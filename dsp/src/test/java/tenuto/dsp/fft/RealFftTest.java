package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RealFftTest {
  /** The bins of a signal, re and im in turn, or the signal of such bins. */
  static double[] transform(double[] x, boolean inverse, boolean vectors, double scale) {
    try (Arena arena = Arena.ofConfined()) {
      RealFft fft =
          new RealFft(Integer.numberOfTrailingZeros(x.length), FftTest.warmUp(vectors), arena);
      ComplexMemory signal = ComplexMemory.of(x, arena);
      ComplexMemory scratch = ComplexMemory.of(new double[x.length], arena);
      if (inverse) {
        fft.inverse(signal.re(), signal.im(), scratch.re(), scratch.im(), scale);
      } else {
        fft.forward(signal.re(), signal.im(), scratch.re(), scratch.im(), scale);
      }
      return signal.toArray();
    }
  }

  private static double[] noise(int bits) {
    return new Random(bits).doubles(1L << bits, -1, 1).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 11, 12, 17})
  void isTheLowerHalfOfTheComplexTransformAndTheNyquistBin(int bits) {
    double[] x = noise(bits);
    double[] complex = new double[2 * x.length];
    for (int i = 0; i < x.length; i++) {
      complex[2 * i] = x[i];
    }
    double[] whole = FftTest.forward(complex);
    double[] expected = Arrays.copyOf(whole, x.length);
    expected[1] = whole[x.length];
    for (boolean vectors : new boolean[] {false, true}) {
      double[] bins = transform(x, false, vectors, 1);
      assertThat(FftTest.relativeError(bins, expected)).isLessThan(1e-15);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 11, 12, 17})
  void thereAndBackIsTheSignal(int bits) {
    double[] x = noise(bits);
    for (boolean vectors : new boolean[] {false, true}) {
      double[] bins = transform(x, false, vectors, 0.5);
      double[] back = transform(bins, true, vectors, 2.0 / x.length);
      assertThat(FftTest.relativeError(back, x)).isLessThan(1e-15);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 10, 13})
  void plainNumbersGiveTheSameBits(int bits) {
    double[] x = noise(bits);
    double[] bins = transform(x, false, false, 0.5);
    assertThat(transform(x, false, true, 0.5)).isEqualTo(bins);
    assertThat(transform(bins, true, true, 0.5)).isEqualTo(transform(bins, true, false, 0.5));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8, 21, 3000})
  void pairsAreParted(int pairs) {
    double[] x = new Random(pairs).doubles(2L * pairs).toArray();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment from = arena.allocateFrom(ValueLayout.JAVA_DOUBLE, x);
      for (boolean vectors : new boolean[] {false, true}) {
        MemorySegment firsts = arena.allocate(8L * pairs);
        MemorySegment seconds = arena.allocate(8L * pairs);
        MemorySegment joined = arena.allocate(16L * pairs);
        int third = pairs / 3;
        int rest = pairs - third;
        Interleaving.part(from, 0, firsts, seconds, 0, third, vectors);
        Interleaving.part(from, 16L * third, firsts, seconds, 8L * third, rest, vectors);
        for (int i = 0; i < pairs; i++) {
          assertThat(firsts.getAtIndex(ValueLayout.JAVA_DOUBLE, i)).isEqualTo(x[2 * i]);
          assertThat(seconds.getAtIndex(ValueLayout.JAVA_DOUBLE, i)).isEqualTo(x[2 * i + 1]);
        }
        Interleaving.join(firsts, seconds, 0, joined, 0, third, vectors);
        Interleaving.join(firsts, seconds, 8L * third, joined, 16L * third, rest, vectors);
        assertThat(joined.toArray(ValueLayout.JAVA_DOUBLE)).isEqualTo(x);
      }
    }
  }
}

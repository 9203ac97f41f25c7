package tenuto.dsp.spectral;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.ArrayReader;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Reader;

public class CrossProductTest {
  private static double[] noise(int length, long seed) {
    return new Random(seed).doubles(length, -1, 1).toArray();
  }

  private static double[] expected(double[] a, double[] b, int length) {
    double[] x = Arrays.copyOf(a, length);
    double[] y = Arrays.copyOf(b, length);
    double[] product = new double[length];
    for (int i = 0; i < length; i += 2) {
      product[i] = Math.fma(x[i], y[i], -(x[i + 1] * y[i + 1]));
      product[i + 1] = Math.fma(x[i + 1], y[i], x[i] * y[i + 1]);
    }
    return product;
  }

  /** By vectors, where there are any. */
  public static double[] product(double[] a, double[] b, int length, int blockLength) {
    return product(new CrossProduct(), a, b, length, blockLength);
  }

  private static double[] product(
      Combiner combiner, double[] a, double[] b, int length, int blockLength) {
    Reader left = new ArrayReader(a);
    Reader right = new ArrayReader(b);
    double[] result = new double[length];
    try (Arena arena = Arena.ofConfined()) {
      Block x = new Block(arena.allocate(8L * blockLength + 64, 64), 64);
      Block y = new Block(arena.allocate(8L * blockLength, 64), 0);
      for (int start = 0; start < length; start += blockLength) {
        left.read(start, x, 0, blockLength);
        right.read(start, y, 0, blockLength);
        combiner.apply(x, y, x, blockLength);
        for (int i = 0; i < Math.min(blockLength, length - start); i++) {
          result[start + i] = x.get(i);
        }
      }
    }
    return result;
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 16, 24, 64, 1000, 1024, 4096})
  void multipliesBinsInBlocksOfAnyLength(int blockLength) {
    double[] a = noise(5000, 1);
    double[] b = noise(5000, 2);
    double[] expected = expected(a, b, 5000);
    assertThat(product(a, b, 5000, blockLength)).isEqualTo(expected);
    assertThat(product(new CrossProduct().scalarForm(), a, b, 5000, blockLength))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"100, 100", "101, 101", "100, 37", "38, 101", "101, 0", "1, 2", "4097, 2048"})
  void isSilentWhereOneHasEnded(int left, int right) {
    double[] a = noise(left, 1);
    double[] b = noise(right, 2);
    int longer = Math.max(left, right);
    double[] expected = Arrays.copyOf(expected(a, b, longer + longer % 2), longer);
    try (Session session = Session.open()) {
      double[] product = Signals.samples(session, CrossProduct.of(Signals.of(a), Signals.of(b)));
      assertThat(product).usingComparatorWithPrecision(0.0).containsExactly(expected);
      for (int i = Math.min(left, right) + 1; i < longer; i++) {
        assertThat(product[i]).as("sample %d", i).isZero();
      }
    }
  }

  @Test
  void multipliesInPlace() {
    double[] a = noise(64, 1);
    double[] b = noise(64, 2);
    try (Arena arena = Arena.ofConfined()) {
      Block left = new Block(arena.allocate(512, 64), 0);
      Block right = new Block(arena.allocate(512, 64), 0);
      for (Combiner form : List.of(new CrossProduct(), new CrossProduct().scalarForm())) {
        new ArrayReader(a).read(0, left, 0, 64);
        new ArrayReader(b).read(0, right, 0, 64);
        form.apply(left, right, right, 64);
        assertThat(right.memory().toArray(ValueLayout.JAVA_DOUBLE)).isEqualTo(expected(a, b, 64));
      }
    }
  }
}

package tenuto.dsp.spectra;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.fft.ComplexProduct;
import tenuto.dsp.support.ArrayReader;
import tenuto.engine.Block;
import tenuto.engine.Reader;

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

  public static double[] product(double[] a, double[] b, int length, int blockLength) {
    List<Reader> inputs = List.of(new ArrayReader(a), new ArrayReader(b));
    double[] result = new double[length];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * blockLength + 64, 64), 64);
      Block scratch = new Block(arena.allocate(8L * blockLength, 64), 0);
      for (int start = 0; start < length; start += blockLength) {
        new CrossProduct().fill(start, block, blockLength, inputs, scratch);
        for (int i = 0; i < Math.min(blockLength, length - start); i++) {
          result[start + i] = block.get(i);
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
    assertThat(product(a, b, 5000, blockLength)).isEqualTo(expected(a, b, 5000));
  }

  @Test
  void isSilentWhereOneHasEnded() {
    double[] a = noise(100, 1);
    double[] b = noise(37, 2);
    double[] product = product(a, b, 100, 64);
    assertThat(product).usingComparatorWithPrecision(0.0).containsExactly(expected(a, b, 100));
    assertThat(Arrays.copyOfRange(product, 38, 100)).containsOnly(0, -0.0);
  }

  @Test
  void multipliesInPlace() {
    double[] a = noise(64, 1);
    double[] b = noise(64, 2);
    try (Arena arena = Arena.ofConfined()) {
      Block left = new Block(arena.allocate(512, 64), 0);
      Block right = new Block(arena.allocate(512, 64), 0);
      new ArrayReader(a).read(0, left, 0, 64);
      new ArrayReader(b).read(0, right, 0, 64);
      ComplexProduct.multiply(left, right, right, 64);
      assertThat(right.memory().toArray(ValueLayout.JAVA_DOUBLE)).isEqualTo(expected(a, b, 64));
    }
  }
}

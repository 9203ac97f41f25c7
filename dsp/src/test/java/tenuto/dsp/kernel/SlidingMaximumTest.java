package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;

class SlidingMaximumTest {
  private static final int LENGTH = 600;

  /** Numbers of which some are 0, -0, infinite or NaN, the last with either sign. */
  private static double[] numbers() {
    double[] x = Blocks.noise(LENGTH, 1, 8);
    for (int i = 0; i < LENGTH; i++) {
      x[i] = Math.abs(x[i]);
    }
    x[150] = 0;
    x[151] = -0.0;
    x[300] = Double.POSITIVE_INFINITY;
    x[400] = Double.NaN;
    x[500] = Double.longBitsToDouble(0xFFF8000000000000L);
    return x;
  }

  private static double[] plain(double[] x, int count) {
    double[] most = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      for (int k = Math.max(0, i - count + 1); k <= i; k++) {
        most[i] = Math.max(most[i], x[k]);
      }
    }
    return most;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 30, 97, 256, 601})
  void rowsGiveTheLargestOfTheLastOnes(int count) {
    double[] x = numbers();
    SlidingMaximum most = new SlidingMaximum(count);
    double[] got = new double[LENGTH];
    for (int at = 0, n = 8; at < LENGTH; at += n, n = Math.min(n + 24, LENGTH - at)) {
      double[] part = Arrays.copyOfRange(x, at, at + n);
      most.run(part, n);
      System.arraycopy(part, 0, got, at, n);
    }
    assertThat(got).containsExactly(plain(x, count));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 30, 601})
  void oneByOneTheyGiveThatToo(int count) {
    double[] x = numbers();
    x[151] = 0;
    SlidingMaximum most = new SlidingMaximum(count);
    double[] got = new double[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      got[i] = most.next(x[i]);
    }
    assertThat(got).containsExactly(plain(x, count));
  }
}

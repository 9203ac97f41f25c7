package tenuto.dsp.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.Settings;

class StatisticsTest {
  /** What processors make of 0/0. */
  private static final double NEGATIVE_NAN = Double.longBitsToDouble(0xfff8000000000000L);

  private static Statistics of(double... samples) {
    try (Session session = new Session(new Settings())) {
      return Statistics.of(session, Signals.of(samples));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 255, 256, 257, 5003, 70_001})
  void isWhatEachSampleInItsLaneAddsUpTo(int n) {
    double[] x = Blocks.noise(n, 1, n);
    double sum = 0;
    double squares = 0;
    for (int from = 0; from < n; from += 1 << 16) {
      double[] sums = new double[8];
      double[] squared = new double[8];
      for (int i = from; i < Math.min(n, from + (1 << 16)); i++) {
        sums[i % 8] += x[i];
        squared[i % 8] += x[i] * x[i];
      }
      sum += Arrays.stream(sums).reduce(0, Double::sum);
      squares += Arrays.stream(squared).reduce(0, Double::sum);
    }
    double max = Arrays.stream(x).reduce(Double.NEGATIVE_INFINITY, Math::max);
    double min = Arrays.stream(x).reduce(Double.POSITIVE_INFINITY, Math::min);
    assertThat(of(x)).isEqualTo(new Statistics(n, sum, squares, max, min));
  }

  @Test
  void extremesAreThoseOfMaxAndMin() {
    Statistics zeros = of(-0.0, 0.0, -0.0);
    assertThat(1 / zeros.max()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(1 / zeros.min()).isEqualTo(Double.NEGATIVE_INFINITY);
    Statistics infinite = of(3, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    assertThat(infinite.max()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(infinite.min()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(of(-5, -3).max()).isEqualTo(-3);
    assertThat(of(-5, -3).min()).isEqualTo(-5);
    for (double nan : new double[] {Double.NaN, NEGATIVE_NAN}) {
      Statistics lost = of(1, nan, 2);
      assertThat(lost.max()).isNaN();
      assertThat(lost.min()).isNaN();
    }
  }
}

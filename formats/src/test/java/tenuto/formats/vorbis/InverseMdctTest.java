package tenuto.formats.vorbis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InverseMdctTest {
  @ParameterizedTest
  @ValueSource(ints = {8, 16, 64, 512})
  void itIsTheSumOfCosines(int n) {
    Random random = new Random(n);
    double[] x = new double[n / 2];
    for (int k = 0; k < x.length; k++) {
      x[k] = random.nextGaussian();
    }
    double[] y = new double[n];
    new InverseMdct(n).apply(x, y);
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int k = 0; k < x.length; k++) {
        sum += x[k] * Math.cos(2 * Math.PI / n * (i + 0.5 + n / 4.0) * (k + 0.5));
      }
      assertThat(y[i]).as("%d of %d", i, n).isCloseTo(sum, within(1e-11));
    }
  }
}

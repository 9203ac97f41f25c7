package tenuto.dsp.dynamics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.kernel.VectorProcessor;

class LevelGainTest {
  private static final double[] AWKWARD = {
    0, 1, 1e-15, 1e-16, Double.MIN_VALUE, 0.1, 1e300, Double.POSITIVE_INFINITY
  };

  /** Of a compressor and of expanders, with and without a knee, with controls that move or stay. */
  @ParameterizedTest
  @CsvSource({"6, NaN, false", "0, NaN, true", "6, -40, false", "0, -40, true", "12, 0, true"})
  void bothFormsGiveTheSameBits(double knee, double range, boolean moves) {
    LevelGain gain = new LevelGain(knee, range, 5, new Ballistics(0.9, 0.99));
    VectorProcessor vectors = (VectorProcessor) gain.begin();
    VectorProcessor scalar = (VectorProcessor) gain.begin();
    Random random = new Random(3);
    double level = 1;
    for (int span = 0; span < 40; span++) {
      int n = 8 * (1 + random.nextInt(32));
      double[][] in = new double[4][256];
      for (int i = 0; i < n; i++) {
        level *= Math.exp(random.nextGaussian() / 4);
        in[0][i] = span < 38 ? level : AWKWARD[random.nextInt(AWKWARD.length)];
        in[1][i] = moves ? 500 * random.nextGaussian() : -20;
        in[2][i] = moves ? 1000 * random.nextDouble() : 4;
        in[3][i] = moves ? 300 * random.nextGaussian() : 3;
      }
      double[][] wanted = new double[1][256];
      double[][] got = new double[1][256];
      double[][] same = {in[0].clone(), in[1].clone(), in[2].clone(), in[3].clone()};
      scalar.work(in, wanted, n, false);
      vectors.work(same, got, n, true);
      assertThat(got[0]).as("span %d", span).isEqualTo(wanted[0]);
    }
  }
}

package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Bilinear;

class SvfTest {
  private static final int N = Spans.LENGTH;

  private final double[] sine = new double[N];
  private final double[] cosine = new double[N];
  private final double[] damping = new double[N];

  @Test
  void whatIsTunedOnceSoundsAsWhatIsTunedAlikeAgainAndAgain() {
    double[] hz = new double[N];
    Arrays.fill(hz, 1234.5);
    Bilinear.warp(hz, 48_000, sine, cosine, N);
    Arrays.fill(damping, 0.3);
    Svf once = new Svf();
    Svf again = new Svf();
    once.tune(sine, cosine, damping, N);
    Random random = new Random(5);
    for (int span = 0; span < 20; span++) {
      double[] x = random.doubles(N, -1, 1).toArray();
      again.tune(sine, cosine, damping, N);
      assertThat(run(once, x)).isEqualTo(run(again, x));
    }
  }

  private static double[][] run(Svf section, double[] x) {
    double[][] outputs = new double[2][N];
    section.run(x, outputs[0], outputs[1], N);
    return outputs;
  }
}

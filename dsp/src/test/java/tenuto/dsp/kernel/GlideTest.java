package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tenuto.engine.base.Block;

class GlideTest {
  private static double square(double x) {
    return x * x;
  }

  @Test
  void aRowOfCoefficientsGivesTheSameBitsAsOneAfterTheOther() {
    Glide one = new Glide(GlideTest::square);
    Glide row = new Glide((x, n) -> Arrays.setAll(x, i -> i < n ? square(x[i]) : x[i]));
    double[] control = new double[Spans.LENGTH];
    double[] expected = new double[Spans.LENGTH];
    double[] actual = new double[Spans.LENGTH];
    for (int span = 0; span < 5; span++) {
      int n = span == 3 ? 5 * Block.GROUP : Spans.LENGTH;
      boolean moves = span != 1;
      double from = span == 4 ? Double.NaN : span;
      Arrays.setAll(control, i -> moves ? from + i / 3 : 0.5);
      assertThat(row.fill(control, actual, n)).isEqualTo(one.fill(control, expected, n));
      assertThat(Arrays.copyOf(actual, n)).isEqualTo(Arrays.copyOf(expected, n));
    }
  }

  @Test
  void theCoefficientReachesThatOfAGroupsFirstSampleAtItsEnd() {
    Glide glide = new Glide((x, n) -> Arrays.setAll(x, i -> 10 * x[i]));
    double[] control = new double[2 * Block.GROUP];
    Arrays.fill(control, Block.GROUP, control.length, 0.8);
    double[] to = new double[control.length];
    assertThat(glide.fill(control, to, to.length)).isFalse();
    assertThat(Arrays.copyOf(to, Block.GROUP)).containsOnly(0);
    assertThat(Arrays.copyOfRange(to, Block.GROUP, to.length))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }
}

package tenuto.dsp.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;

class PowerTest {
  private static final int N = 4000;

  @ParameterizedTest
  @ValueSource(doubles = {1.5, 0.5, 2, 1, 7.25, -1, -3.5, 0, 30})
  void isThePowerWithinTheDocumentedError(double exponent) {
    double[] x = Blocks.noise(N, 2, 9);
    for (int i = 0; i < N; i++) {
      x[i] = Math.scalb(x[i], i % 61 - 50);
    }
    double[] got = Blocks.apply(new Power(exponent), x);
    double bound = (2 + Math.abs(exponent)) * 3e-16;
    for (int i = 0; i < N; i++) {
      double wanted = formula(x[i], exponent);
      assertThat(got[i]).as("%s", x[i]).isCloseTo(wanted, within(bound * Math.abs(wanted)));
    }
  }

  @Test
  void oneAndItsPowersOfTwoAreExact() {
    double[] x = {1, -1, 4, -0.25, 0x1p-40, 16, 1, 0};
    assertThat(Blocks.apply(new Power(1.5), x))
        .containsExactly(1, -1, 8, -0.125, 0x1p-60, 64, 1, 0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.5, -2, 0, 400})
  void whatIsNoOrdinaryNumberIsDoneByTheLibrary(double exponent) {
    double[] x = {
      0,
      -0.0,
      Double.NaN,
      1 / 0.0,
      -1 / 0.0,
      Double.MIN_VALUE,
      -1e-310,
      Double.MAX_VALUE,
      1e-300,
      -1e300,
      0.5,
      2,
      -3,
      1e-5,
      1e5,
      8
    };
    double[] got = Blocks.apply(new Power(exponent), x);
    for (int i = 0; i < x.length; i++) {
      double wanted = formula(x[i], exponent);
      if (Double.isNaN(wanted) || Double.isInfinite(wanted) || wanted == 0) {
        assertThat((Double) got[i]).as("%s", x[i]).isEqualTo((Double) wanted);
      } else {
        assertThat(got[i] / wanted).as("%s", x[i]).isCloseTo(1, within(2e-13));
      }
    }
  }

  @Test
  void aSampleDoesNotDependOnItsNeighbours() {
    double[] x = Blocks.noise(64, 1, 4);
    double[] alone = Blocks.apply(new Power(1.5), x);
    double[] among = x.clone();
    Arrays.fill(among, 0, 8, Double.NaN);
    for (int i = 9; i < 64; i += 2) {
      among[i] = 1e-320;
    }
    double[] got = Blocks.apply(new Power(1.5), among);
    for (int i = 8; i < 64; i += 2) {
      assertThat(got[i]).isEqualTo(alone[i]);
    }
  }

  private static double formula(double x, double exponent) {
    return Math.signum(x) * StrictMath.pow(Math.abs(x), exponent);
  }
}

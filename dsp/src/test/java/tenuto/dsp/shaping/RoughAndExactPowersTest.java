package tenuto.dsp.shaping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;

class RoughAndExactPowersTest {
  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 2, 3, -1, -2, 0.5, 1.5, -0.5, 400, 1e300})
  void raiseIsThePowerOfTheLibrary(double exponent) {
    double[] x = Blocks.awkward(2000, 3);
    double[] got = Blocks.apply(new Raise(exponent), x);
    for (int i = 0; i < x.length; i++) {
      double wanted = Math.pow(x[i], exponent);
      // Of infinity the library has a power even for exponents that are not whole.
      wanted = x[i] < 0 && exponent != Math.rint(exponent) ? Double.NaN : wanted;
      if (Double.isFinite(wanted)) {
        assertThat(got[i])
            .as("%s to the power of %s", x[i], exponent)
            .isCloseTo(
                wanted,
                within(3e-16 * (2 + Math.abs(exponent)) * Math.abs(wanted) + Double.MIN_VALUE));
      } else {
        assertThat(got[i])
            .as("%s to the power of %s", x[i], exponent)
            .isEqualTo(Double.valueOf(wanted));
      }
    }
  }

  @Test
  void aRoughPowerIsRoughlyThePower() {
    for (double x = 0.01; x < 4; x += 0.01) {
      for (double p = 0.5; p < 2.1; p += 0.25) {
        assertThat(DirtyPower.of(x, p)).isCloseTo(Math.pow(x, p), within(0.2 * Math.pow(x, p)));
      }
    }
  }

  @Test
  void aRoughPowerNeverWrapsAround() {
    assertThat(DirtyPower.of(0, 0)).isZero();
    assertThat(DirtyPower.of(1e10, 1e10)).isInfinite().isPositive();
    assertThat(DirtyPower.of(1e-10, 1e10)).isZero();
    assertThat(DirtyPower.of(1e10, Double.POSITIVE_INFINITY)).isInfinite().isPositive();
    assertThat(DirtyPower.of(Double.NaN, 2)).isNaN();
    assertThat(DirtyPower.of(2, Double.NaN)).isNaN();
  }

  @Test
  void theSignOfARoughPowerIsKeptOrRaisedToo() {
    double two = DirtyPower.of(2, 3);
    double[] x = {-2, 2, 0};
    assertThat(Blocks.apply(new DirtyPower(3, true), x)).containsExactly(-two, two, 0);
    assertThat(Blocks.apply(new DirtyPower(3, false), x)).containsExactly(-two, two, 0);
    assertThat(Blocks.apply(new DirtyPower(1.5, false), x)[0]).isNaN();
    assertThat(Blocks.apply(new DirtyPower(2, false), x)[0]).isPositive();
  }

  @Test
  void aPowerPerSampleIsExactBelowZeroAndRoughAbove() {
    double nan = Double.NaN;
    double[] x = {-0.7, 0.7, 0, -1, 0.7, nan, -0.7, 0.7};
    double[] y = {1.7, 1.7, 1.7, 9, 1, 1, nan, nan};
    double[] got = x.clone();
    new PowerOf().scalar(got, y, x.length);
    assertThat(got)
        .containsExactly(
            -StrictMath.pow(0.7, 1.7), DirtyPower.of(0.7, 1.7), 0, -1, 0.7, nan, nan, nan);
  }

  @Test
  void aCombinerOfArraysReachesEverySample() {
    double[] x = Blocks.noise(2001, 1, 1);
    double[] y = Blocks.noise(2001, 2, 2);
    double[] wanted = x.clone();
    new PowerOf().scalar(wanted, y, x.length);
    try (Arena arena = Arena.ofConfined()) {
      Block out = Blocks.of(arena, new double[x.length]);
      new PowerOf()
          .apply(Blocks.of(arena, x), Blocks.of(arena, y), out, Block.wholeGroups(x.length));
      assertThat(Blocks.samples(out, x.length)).isEqualTo(wanted);
    }
  }
}

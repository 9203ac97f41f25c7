package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.generators.FrequencyModulatedSine;
import tenuto.dsp.levels.HalfBand;
import tenuto.dsp.support.Blocks;
import tenuto.engine.signal.Filter;

class FollowersTest {
  static Stream<Filter> filters() {
    return Stream.of(
        new Follower(0.9, 0.99, true),
        new Follower(0.9, 0.99, false),
        new SlewLimit(0.3),
        new HalfBand(),
        new FrequencyModulatedSine(48000));
  }

  @ParameterizedTest
  @MethodSource("filters")
  void anyBlocksGiveTheSameBits(Filter filter) {
    double[] x = Blocks.noise(3000, 1, 5);
    double[] whole = Blocks.apply(filter, x, 3000);
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(Blocks.apply(filter, x, size)).isEqualTo(whole);
    }
  }

  @Test
  void aHundredthOfAStepIsLeftAfterTheTime() {
    double[] step = new double[2000];
    Arrays.fill(step, 0, 1000, -1);
    Follower follower = new Follower(Follower.factor(240), Follower.factor(480), true);
    double[] followed = Blocks.apply(follower, step, 64);
    assertThat(followed[239]).isCloseTo(0.99, within(1e-12));
    assertThat(followed[1479] / followed[999]).isCloseTo(0.01, within(1e-12));
  }

  @Test
  void withoutTimeItIsTheSignal() {
    double[] x = Blocks.noise(100, 1, 3);
    double at = Follower.factor(0);
    assertThat(Blocks.apply(new Follower(at, at, false), x, 64)).isEqualTo(x);
  }

  @Test
  void aFadingTailComesToRest() {
    double[] click = new double[200_000];
    click[0] = 1;
    double[] followed = Blocks.apply(new Follower(0, 0.9, true), click, 1000);
    assertThat(Arrays.stream(followed).filter(y -> y != 0 && y < 1e-291)).isEmpty();
    assertThat(followed[199_999]).isZero();
  }

  @Test
  void aSlewLimitStepsByAtMostSoMuch() {
    double[] x = {1, 1, 1, 1, -0.2, -0.25, -0.25, 0};
    assertThat(Blocks.apply(new SlewLimit(0.5), x, 8))
        .containsExactly(0.5, 1, 1, 1, 0.5, 0, -0.25, 0);
  }

  @Test
  void aSlewLimitStaysLostAfterANaN() {
    double[] x = {1, Double.NaN, 1, Double.POSITIVE_INFINITY, 0, 0, 0, 0};
    double[] got = Blocks.apply(new SlewLimit(0.5), x, 8);
    assertThat(got[0]).isEqualTo(0.5);
    assertThat(Arrays.stream(got).skip(1)).allMatch(y -> Double.isNaN(y));
  }

  @Test
  void aHalfBandFilterHasItsTaps() {
    double[] click = new double[24];
    click[0] = 16384;
    assertThat(Blocks.apply(new HalfBand(), click, 8))
        .startsWith(18, 0, -116, 0, 429, 0, -1277, 0, 5042, 8192, 5042, 0, -1277, 0, 429)
        .endsWith(0, -116, 0, 18, 0, 0, 0, 0, 0);
  }

  @Test
  void aModulatedFrequencyAddsUpAllThatWasBefore() {
    double[] hz = new double[5000];
    for (int i = 0; i < hz.length; i++) {
      hz[i] = 200 + i * 0.375;
    }
    double[] got = Blocks.apply(new FrequencyModulatedSine(48000), hz, 512);
    double sum = 0;
    for (int i = 0; i < hz.length; i++) {
      assertThat(got[i]).isCloseTo(Math.sin(2 * Math.PI * sum / 48000), within(1e-12));
      sum += hz[i];
    }
  }

  @Test
  void aModulatedFrequencyIsLostBehindANaN() {
    double[] hz = {100, 100, Double.NEGATIVE_INFINITY, 100, 100};
    double[] got = Blocks.apply(new FrequencyModulatedSine(48000), hz, 8);
    assertThat(Arrays.stream(got, 0, 3)).allMatch(Double::isFinite);
    assertThat(Arrays.stream(got, 3, 5)).allMatch(y -> Double.isNaN(y));
  }
}

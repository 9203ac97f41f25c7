package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;

class RbjTest {
  private static final double RATE = 48000;

  static Stream<Arguments> goldens() {
    return Stream.of(
        Arguments.of("RBJBandPass", Rbj.bandPass(1000, 1.5, RATE)),
        Arguments.of("RBJNotch", Rbj.notch(1000, 1.5, RATE)),
        Arguments.of("RBJPeaking", Rbj.peaking(1000, 1.5, 6, RATE)),
        Arguments.of("RBJLimitedPeaking", Rbj.peaking(1000, 1.5, 6, RATE)),
        Arguments.of("RBJHighShelf", Rbj.highShelf(1000, 1, -6, RATE)));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void matchesTheOriginal(String golden, Biquad filter) {
    Goldens.get(golden).assertMatches(Blocks.apply(filter, Goldens.src(), 1000));
  }

  @Test
  void gainsAreWhatTheirNamesSay() {
    for (double hz : new double[] {20, 1000, 15000}) {
      assertGains(Rbj.lowPass(hz, 3, RATE), hz, 1, 3, 0);
      assertGains(Rbj.highPass(hz, 3, RATE), hz, 0, 3, 1);
      assertGains(Rbj.allPass(hz, 3, RATE), hz, 1, 1, 1);
      assertGains(Rbj.bandPass(hz, 1, RATE), hz, 0, 1, 0);
      assertGains(Rbj.notch(hz, 1, RATE), hz, 1, 0, 1);
      assertGains(Rbj.peaking(hz, 1, 20, RATE), hz, 1, 10, 1);
      assertGains(Rbj.lowShelf(hz, 1, 20, RATE), hz, 10, Math.sqrt(10), 1);
      assertGains(Rbj.highShelf(hz, 1, 20, RATE), hz, 1, Math.sqrt(10), 10);
    }
  }

  @Test
  void parametersAreChecked() {
    assertThatThrownBy(() -> Rbj.lowPass(24000, 1, RATE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("hz must be above 0 and below 24000 (half the sample rate), but is 24000");
    assertThatThrownBy(() -> Rbj.notch(100, 0, RATE))
        .hasMessage("octaves must be above 0 and finite, but is 0");
    assertThatThrownBy(() -> Rbj.peaking(100, 1, Double.NaN, RATE))
        .hasMessage("dB must be between -400 and 400, but is NaN");
  }

  private static void assertGains(Biquad filter, double hz, double dc, double at, double top) {
    assertThat(gain(filter, 0)).as("0 Hz").isCloseTo(dc, within(1e-8));
    assertThat(gain(filter, hz / RATE)).as("%s Hz", hz).isCloseTo(at, within(1e-8));
    assertThat(gain(filter, 0.5)).as("half the rate").isCloseTo(top, within(1e-8));
  }

  /** |H| at {@code turns} of a turn a sample, by definition. */
  static double gain(Biquad f, double turns) {
    double w = 2 * Math.PI * turns;
    double cos = StrictMath.cos(w);
    double cos2 = StrictMath.cos(2 * w);
    double sin = StrictMath.sin(w);
    double sin2 = StrictMath.sin(2 * w);
    return Math.hypot(f.b0() + f.b1() * cos + f.b2() * cos2, f.b1() * sin + f.b2() * sin2)
        / Math.hypot(1 + f.a1() * cos + f.a2() * cos2, f.a1() * sin + f.a2() * sin2);
  }
}

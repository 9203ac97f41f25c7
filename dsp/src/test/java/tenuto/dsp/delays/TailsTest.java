package tenuto.dsp.delays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.signal.Signal;

/** How long effects ring on after a sound's end. */
class TailsTest extends MovingEffects {
  @Test
  void voicesAreHeardToTheirEnd() {
    Signal half = number(0.5);
    double[] chorus =
        samples(
            Choruses.chorus(
                    session, List.of(lastClick()), number(0), number(2), number(12), 1, half, half)
                .getFirst());
    assertThat(chorus).hasSize(4800 + 14 * 48);
    double late = Math.sin(2 * Math.PI * -0.25 / 2); // where its wave is, for the left channel
    assertThat(largest(chorus, 4801)).isCloseTo(4799 + 48 * (12 + 2 * late), within(1.0));
    double[] ensemble =
        samples(
            Choruses.ensemble(
                    session,
                    List.of(lastClick()),
                    number(0),
                    number(0),
                    number(0),
                    number(0),
                    half,
                    half)
                .getFirst());
    assertThat(largest(ensemble, 4801)).isCloseTo(4799 + 48 * 8, within(0.1));
    List<Signal> rotary = rotated(lastClick(), -1, 0);
    assertThat(rotary.getFirst().length()).isGreaterThan(4800 + 8);
    double[] rotated = samples(rotary.getFirst());
    double[] early = samples(rotated(impulse(), -1, 0).getFirst());
    assertThat(Arrays.copyOfRange(rotated, 4799, rotated.length))
        .containsExactly(Arrays.copyOf(early, rotated.length - 4799), within(1e-12));
    assertThat(power(early, rotated.length - 4799) / power(early, 0)).isLessThan(1e-6);
  }

  private static double largest(double[] x, int from) {
    int at = from;
    for (int i = from; i < x.length; i++) {
      at = Math.abs(x[i]) > Math.abs(x[at]) ? i : at;
    }
    return at;
  }

  private static double power(double[] x, int from) {
    return Arrays.stream(x, from, x.length).map(v -> v * v).sum();
  }

  /** What is cut off of their responses is 60 dB below the whole, and not another 60. */
  @ParameterizedTest
  @CsvSource({"6, 0, 1200", "6, 0.5, 300", "1, 0.9, 1200", "12, 0.8, 400", "32, 0.3, 300"})
  void aPhaserRingsUntilItIsSoft(int stages, double feedback, double hz) {
    double[] whole = phased(impulse(), hz, stages, feedback, 1);
    double[] cut = phased(lastClick(), hz, stages, feedback, 1);
    int rung = cut.length - 4799;
    assertThat(power(whole, rung) / power(whole, 0)).isLessThan(1e-6);
    assertThat(power(whole, rung / 3) / power(whole, 0)).isGreaterThan(1e-12);
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "2, 0.5", "5, -0.9"})
  void aFlangerRingsUntilItIsSoft(double ms, double feedback) {
    double[] cut = flanged(lastClick(), number(ms), feedback, 1);
    // Echo k is k·ms late and softer by feedback^(k − 1): all up to −60 dB are there.
    double echoes =
        feedback == 0 ? 1 : 1 + Math.ceil(Math.log(1e-3) / Math.log(Math.abs(feedback)));
    assertThat(cut).hasSize(4800 + (int) (echoes * ms * 48));
    double[] whole = flanged(impulse(), number(ms), feedback, 1);
    for (int i = 4800; i < cut.length; i++) {
      assertThat(cut[i]).isCloseTo(whole[i - 4799], within(1e-12));
    }
  }
}

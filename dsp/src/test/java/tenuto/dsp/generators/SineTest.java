package tenuto.dsp.generators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.math.Turns;
import tenuto.dsp.support.Blocks;

class SineTest {
  private static final BigDecimal TWO_PI =
      new BigDecimal("6.28318530717958647692528676655900576839433879875021");

  @ParameterizedTest
  @CsvSource({
    "440, 0, 96000, 0",
    "440, 0, 96000, 10000000000",
    "0.01, 0.3, 44100, 10000000000",
    "19999.9, -7.25, 44100, 1000000000000",
    "-1000.1, 0, 48000, 10000000000",
    "123456.789, 0.125, 96000, 8",
    "1e200, 0, 48000, 800",
    "1e-310, 0, 48000, 800"
  })
  void isTheSineOfTheExactPhase(double hz, double phase, double sampleRate, long start) {
    double[] got = Blocks.fill(new Sine(hz, phase, sampleRate), start, 120);
    double worst = 0;
    for (int i = 0; i < got.length; i++) {
      BigDecimal turns =
          new BigDecimal(hz)
              .multiply(BigDecimal.valueOf(start + i))
              .divide(new BigDecimal(sampleRate), 60, RoundingMode.HALF_EVEN)
              .add(new BigDecimal(phase));
      worst = Math.max(worst, Math.abs(got[i] - sineOfTurns(turns)));
    }
    assertThat(worst).isLessThan(2.5e-16);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64, 1000, 4096})
  void anyBlocksGiveTheSameBits(int size) {
    Sine sine = new Sine(441.7, 0.1, 48000);
    assertThat(Blocks.fill(sine, 0, 8000, size)).isEqualTo(Blocks.fill(sine, 0, 8000));
  }

  @Test
  void theQuartersOfATurnAreExact() {
    assertThat(Blocks.fill(new Sine(12000, 0, 48000), 1L << 40, 8))
        .containsExactly(0, 1, 0, -1, 0, 1, 0, -1);
    assertThat(Blocks.fill(new Sine(24000, 0.5, 48000), 0, 8)).containsOnly(0.0);
    assertThat(Blocks.fill(new Sine(0, 0.25, 48000), 80, 8)).containsOnly(1.0);
  }

  @Test
  void parametersAreItsIdentityAndText() {
    assertThat(new Sine(440, 0, 48000)).isEqualTo(new Sine(440, 0, 48000));
    assertThat(new Sine(440, 0, 48000)).isNotEqualTo(new Sine(440, 0.5, 48000));
    assertThat(new Sine(440, 0.25, 48000))
        .hasToString("Sine[hz=440.0, phase=0.25, sampleRate=48000.0]");
  }

  @Test
  void parametersMustBeFinite() {
    assertThatThrownBy(() -> new Sine(Double.NaN, 0, 48000))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("hz must be finite, but is NaN");
    assertThatThrownBy(() -> new Sine(440, 0, 0))
        .hasMessage("sampleRate must be above 0 and finite, but is 0");
  }

  @Test
  void turnsCountBackwards() {
    Turns step = Turns.of(1, 3);
    assertThat(step.times(-3_000_000_001L).plus(step.times(3_000_000_001L)))
        .isEqualTo(new Turns(0, 0));
    assertThat(Turns.of(-1, 3).plus(step)).isEqualTo(new Turns(0, 0));
  }

  /** The sine to far more than a double's digits, by its series. */
  private static double sineOfTurns(BigDecimal turns) {
    MathContext digits = new MathContext(50);
    BigDecimal x =
        turns.subtract(turns.setScale(0, RoundingMode.HALF_EVEN)).multiply(TWO_PI, digits);
    BigDecimal square = x.multiply(x, digits).negate();
    BigDecimal term = x;
    BigDecimal sum = x;
    for (int k = 2; k < 60; k += 2) {
      term = term.multiply(square, digits).divide(BigDecimal.valueOf(k * (k + 1L)), digits);
      sum = sum.add(term, digits);
    }
    return sum.doubleValue();
  }
}

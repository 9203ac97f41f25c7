package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TickTest {
  private static List<String> texts(List<Tick> ticks) {
    return ticks.stream().map(Tick::text).filter(text -> !text.isEmpty()).toList();
  }

  @Test
  void stepsAreOneTwoOrFive() {
    assertThat(Tick.step(1, 10)).isEqualTo(0.1);
    assertThat(Tick.step(1, 7)).isEqualTo(0.2);
    assertThat(Tick.step(1, 3)).isEqualTo(0.5);
    assertThat(Tick.step(9, 10)).isEqualTo(1);
    assertThat(Tick.step(70, 10)).isEqualTo(10);
    assertThat(Tick.step(3e-5, 5)).isEqualTo(1e-5);
    for (double span = 1e-6; span < 1e12; span *= 1.37) {
      for (int most = 1; most < 30; most++) {
        double step = Tick.step(span, most);
        assertThat(span / step).isLessThanOrEqualTo(most * (1 + 1e-6));
        assertThat(span / step).isGreaterThan(most / 2.6);
      }
    }
  }

  @Test
  void evenTicksAreMultiplesWithAsManyDigitsAsTheyNeed() {
    assertThat(texts(Tick.even(-1, 1, 5))).containsExactly("−1.0", "−0.5", "0.0", "0.5", "1.0");
    assertThat(texts(Tick.even(-1, 1, 2))).containsExactly("−1", "0", "1");
    assertThat(texts(Tick.even(-0.02, 0.02, 4)))
        .containsExactly("−0.02", "−0.01", "0.00", "0.01", "0.02");
    assertThat(texts(Tick.even(0, 2e6, 2))).containsExactly("0", "1e6", "2e6");
    assertThat(Tick.even(0.1, 0.7, 6)).hasSize(7);
  }

  @Test
  void frequenciesAreNamedInEachDecade() {
    assertThat(texts(Tick.frequencies(20, 22050)))
        .containsExactly("20", "50", "100", "200", "500", "1k", "2k", "5k", "10k", "20k");
    assertThat(texts(Tick.frequencies(0.005, 0.5)))
        .containsExactly("0.005", "0.01", "0.02", "0.05", "0.1", "0.2", "0.5");
    assertThat(Tick.frequencies(100, 1000)).hasSize(10);
  }

  @Test
  void evenFrequenciesHaveTheDigitsThatTheyNeed() {
    assertThat(texts(Tick.frequencies(Axis.even(0, 24_000, 0, 1), 6)))
        .containsExactly("0", "5k", "10k", "15k", "20k");
    assertThat(texts(Tick.frequencies(Axis.even(900, 1100, 0, 1), 4)))
        .containsExactly("900", "950", "1.00k", "1.05k", "1.10k");
    assertThat(texts(Tick.frequencies(Axis.logarithmic(1000, 1400, 0, 1), 4)))
        .containsExactly("1.0k", "1.1k", "1.2k", "1.3k", "1.4k");
    assertThat(Tick.frequencies(Axis.logarithmic(20, 22_050, 0, 1), 4))
        .isEqualTo(Tick.frequencies(20, 22_050));
  }

  @Test
  void timesAreToldInTheUnitOfTheirSize() {
    assertThat(texts(Tick.times(0, 0.02, 4))).containsExactly("0", "5", "10", "15", "20");
    assertThat(Tick.unit(0.02)).isEqualTo("ms");
    assertThat(texts(Tick.times(0, 3, 6)))
        .containsExactly("0.0", "0.5", "1.0", "1.5", "2.0", "2.5", "3.0");
    assertThat(Tick.unit(3)).isEqualTo("s");
    assertThat(texts(Tick.times(0, 225, 5))).containsExactly("0:00", "1:00", "2:00", "3:00");
    assertThat(Tick.unit(225)).isEqualTo("min:s");
    assertThat(texts(Tick.times(59, 61, 5)))
        .containsExactly("0:59.0", "0:59.5", "1:00.0", "1:00.5", "1:01.0");
    assertThat(texts(Tick.times(0, 7500, 3))).containsExactly("0:00:00", "1:00:00", "2:00:00");
    assertThat(Tick.unit(7500)).isEqualTo("h:min:s");
    assertThat(Tick.times(0, 1e7, 5)).hasSizeBetween(3, 6);
  }

  @Test
  void levelsStepInDecibelsThatPeopleUse() {
    assertThat(texts(Tick.decibels(-100, 0, 5)))
        .containsExactly("−100", "−80", "−60", "−40", "−20", "0");
  }
}

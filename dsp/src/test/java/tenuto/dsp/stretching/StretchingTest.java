package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Signals;
import tenuto.engine.signal.Signal;

class StretchingTest extends StretchedSounds {
  @ParameterizedTest
  @ValueSource(doubles = {0.25, 0.5, 1.25, 2})
  void aToneKeepsItsPitchAndLevel(double ratio) {
    double[] y = of(stretched(Signals.of(tone(440, RATE)), ratio));
    assertThat(y.length).isEqualTo((int) (RATE * ratio));
    int edge = y.length / 4;
    assertThat(cents(y, edge, y.length - edge, 440)).isCloseTo(0, within(0.05));
    assertThat(amplitude(y, edge, y.length - edge, 440)).isCloseTo(0.5, within(0.001));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1.3, 3.1})
  void clicksAreHeardOnceAtTheirTimes(double ratio) {
    int n = RATE;
    double[] y = of(stretched(Signals.of(clicks(n)), ratio));
    for (int at = EVERY / 2; at < n; at += EVERY) {
      int place = (int) Math.rint(at * ratio);
      int best = place - 50;
      for (int i = place - 50; i < Math.min(y.length, place + 50); i++) {
        best = Math.abs(y[i]) > Math.abs(y[best]) ? i : best;
      }
      assertThat(best).isBetween(place - 1, place + 1);
      assertThat(y[best]).isCloseTo(0.9, within(0.01));
      y[best] = 0;
    }
    assertThat(Arrays.stream(y).map(Math::abs).max().orElse(1)).isLessThan(0.01);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void drumsBeginAsSharplyAsTheyDid(double ratio) {
    double[] x = drums(RATE);
    double[] y = of(stretched(Signals.of(x), ratio));
    for (int at = RATE / 8; at < RATE; at += RATE / 4) {
      int place = (int) Math.rint(at * ratio);
      double first = power(x, at, at + 96); // 2 ms
      assertThat(power(y, place, place + 96) / first).isBetween(0.8, 1.25);
      assertThat(power(y, place - 480, place - 24) / first).isLessThan(0.04);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void aMelodyKeepsItsNotes(double ratio) {
    double[] y = of(stretched(Signals.of(melody()), ratio));
    int each = y.length / 4;
    for (int i = 0; i < 4; i++) {
      int from = i * each + each / 5;
      int to = i * each + each * 4 / 5;
      for (int h = 1; h < 4; h++) {
        assertThat(cents(y, from, to, h * note(i))).isCloseTo(0, within(3.0));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void aVoiceKeepsPitchAndFormant(double ratio) {
    double[] y = of(stretched(Signals.of(voice(110, 1000, RATE)), ratio));
    int edge = y.length / 4;
    assertThat(cents(y, edge, y.length - edge, 990)).isCloseTo(0, within(3.0));
    assertThat(centre(y, 110)).isCloseTo(centre(voice(110, 1000, RATE), 110), within(20.0));
  }

  @Test
  void aRatioOfOneIsTheSignal() {
    double[] x = drums(20_000);
    assertThat(Arrays.equals(of(stretched(Signals.of(x), 1)), x)).isTrue();
    Signal nearly = Signals.of(array(20_000, i -> i < 19_000 ? 1 : 1.001));
    double[] y =
        of(
            Stretching.timeStretch(context, List.of(Signals.of(x)), nearly, SIZE, WINDOW)
                .getFirst());
    for (int i = 0; i < 15_000; i++) {
      assertThat(y[i]).isCloseTo(x[i], within(1e-14));
    }
  }

  @Test
  void aRatioMovesAlongTheInput() {
    int n = RATE;
    double[] ratio = array(n, i -> 0.5 + 1.5 * i / n);
    Signal x = Signals.of(clicks(n));
    double[] y =
        of(Stretching.timeStretch(context, List.of(x), Signals.of(ratio), SIZE, WINDOW).getFirst());
    assertThat((double) y.length).isCloseTo(Arrays.stream(ratio).sum(), within(1.0));
    for (int at = EVERY / 2; at < n; at += EVERY) {
      double place = Arrays.stream(ratio, 0, at).sum();
      int from = (int) place - 3;
      double most = Arrays.stream(y, from, from + 7).map(Math::abs).max().orElse(0);
      assertThat(most).isCloseTo(0.9, within(0.01));
    }
  }

  @Test
  void aConstantSignalIsANumber() {
    double[] x = drums(10_000);
    Signal same = Signals.of(array(4000, i -> 1.3));
    double[] y =
        of(Stretching.timeStretch(context, List.of(Signals.of(x)), same, SIZE, WINDOW).getFirst());
    assertThat(Arrays.equals(y, of(stretched(Signals.of(x), 1.3)))).isTrue();
  }

  @Test
  void channelsKeepTheirPhases() {
    double[] left = array(RATE, i -> 0.4 * Math.sin(2 * Math.PI * 500 * i / RATE));
    double[] right = array(RATE, i -> 0.4 * Math.cos(2 * Math.PI * 500 * i / RATE));
    List<Signal> both = List.of(Signals.of(left), Signals.of(right));
    List<Signal> made = Stretching.timeStretch(context, both, Channels.steady(1.7), SIZE, WINDOW);
    double[] a = of(made.get(0));
    double[] b = of(made.get(1));
    double apart = phase(b, 20_000, 60_000, 500) - phase(a, 20_000, 60_000, 500);
    assertThat(Math.IEEEremainder(apart - Math.PI / 2, 2 * Math.PI)).isCloseTo(0, within(1e-4));
  }

  @Test
  void nothingIsReadBeforeItIsNeeded() {
    Signal hours = Channels.steady(1);
    assertThat(stretched(hours, 0.5).length()).isEqualTo(hours.length() / 2);
    assertThatThrownBy(() -> stretched(hours, 4.01)).hasMessageContaining("ratio");
  }
}

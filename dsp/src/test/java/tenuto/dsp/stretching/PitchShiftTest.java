package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Signals;

class PitchShiftTest extends StretchedSounds {
  @ParameterizedTest
  @ValueSource(doubles = {-24, -12, 0.3, 7, 12})
  void aToneMovesBySemitones(double semitones) {
    double[] y = of(shifted(Signals.of(tone(440, RATE)), semitones, 0));
    assertThat(y.length).isEqualTo(RATE);
    double hz = 440 * Math.pow(2, semitones / 12);
    assertThat(cents(y, 12_000, 36_000, hz)).isCloseTo(0, within(0.05));
    assertThat(amplitude(y, 12_000, 36_000, hz)).isCloseTo(0.5, within(0.002));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-12, 12})
  void aMelodyMovesAsAWhole(double semitones) {
    double[] y = of(shifted(Signals.of(melody()), semitones, 0));
    int each = y.length / 4;
    for (int i = 0; i < 4; i++) {
      double hz = note(i) * Math.pow(2, semitones / 12);
      assertThat(cents(y, i * each + each / 5, i * each + each * 4 / 5, hz))
          .isCloseTo(0, within(3.0));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-12, 12})
  void attacksStayWhereTheyAre(double semitones) {
    double[] x = clicks(RATE);
    double[] y = of(shifted(Signals.of(x), semitones, 0));
    for (int at = EVERY / 2; at < RATE; at += EVERY) {
      double all = power(y, at - EVERY / 2, at + EVERY / 2) * EVERY;
      assertThat(power(y, at - 48, at + 48) * 96 / all).isGreaterThan(0.99); // within 1 ms
    }
    double[] drums = drums(RATE);
    double[] z = of(shifted(Signals.of(drums), semitones, 0));
    for (int at = RATE / 8; at < RATE; at += RATE / 4) {
      assertThat(power(z, at - 480, at - 24) / power(z, at, at + 240)).isLessThan(0.04);
    }
  }

  @ParameterizedTest
  @CsvSource({"7", "-7", "12"})
  void formantsStayOrMove(double semitones) {
    double[] x = voice(110, 1000, RATE);
    double hz = 110 * Math.pow(2, semitones / 12);
    double[] moved = of(shifted(Signals.of(x), semitones, 0));
    assertThat(centre(moved, hz) / centre(x, 110) / (hz / 110)).isCloseTo(1, within(0.03));
    double[] kept = of(shifted(Signals.of(x), semitones, 1));
    assertThat(centre(kept, hz) / centre(voice(hz, 1000, RATE), hz)).isCloseTo(1, within(0.06));
    assertThat(cents(kept, 12_000, 36_000, Math.rint(1000 / hz) * hz)).isCloseTo(0, within(3.0));
  }

  @Test
  void whatWouldLieAboveHalfTheSampleRateIsTakenOut() {
    double[] y = of(shifted(Signals.of(tone(15_000, RATE)), 12, 0));
    assertThat(10 * Math.log10(power(y, 12_000, 36_000) / 0.125)).isLessThan(-80);
  }

  @Test
  void vibratoFollowsItsSignal() {
    double[] semitones = array(RATE, i -> Math.sin(2 * Math.PI * 3 * i / RATE));
    double[] y =
        of(
            Stretching.pitchShift(
                    context,
                    List.of(Signals.of(tone(440, RATE))),
                    Signals.of(semitones),
                    0,
                    SIZE,
                    WINDOW)
                .getFirst());
    for (int at = 12_000; at < 36_000; at += 1000) {
      double[] middle = Arrays.copyOfRange(semitones, at - 400, at + 400);
      double hz = 440 * Math.pow(2, Arrays.stream(middle).average().orElse(0) / 12);
      assertThat(cents(y, at - 400, at + 400, hz)).isCloseTo(0, within(3.0));
    }
  }

  /**
   * High voices keep their level though their formants stay. Rubber Band 3.1.2 ({@code rubberband
   * -3 -F -p 3}) is within 0.8 dB up to 600 Hz.
   */
  @ParameterizedTest
  @CsvSource({"110, 3", "220, 3", "440, 3", "600, 3", "740, 3", "740, -5", "600, 7", "1200, 3"})
  void highVoicesKeepTheirLevel(double hz, double semitones) {
    double[] voice = voice(hz, 1000, RATE);
    double[] kept = of(shifted(Signals.of(voice), semitones, 1));
    double level = power(kept, 12_000, 36_000) / power(voice, 12_000, 36_000);
    assertThat(10 * Math.log10(level)).isCloseTo(0, within(0.8));
    double[] single = tone(hz, RATE);
    double[] moved = of(shifted(Signals.of(single), semitones, 1));
    level = power(moved, 12_000, 36_000) / power(single, 12_000, 36_000);
    assertThat(10 * Math.log10(level)).isCloseTo(0, within(0.8));
  }

  /**
   * A tone keeps its level beside what goes beyond half the sample rate, and is taken out: only
   * what is still heard counts.
   */
  @Test
  void formantsKeepTheLevelOfWhatIsStillHeard() {
    double[] x =
        array(
            RATE,
            i -> {
              double sum = 0.3 * Math.sin(2 * Math.PI * 1000 * i / RATE);
              for (int k = 70; k < 120; k++) {
                sum += 0.03 * Math.sin(2 * Math.PI * 200 * k * i / RATE + k * k);
              }
              return sum;
            });
    double[] y = of(shifted(Signals.of(x), 12, 1));
    assertThat(20 * Math.log10(amplitude(y, 12_000, 36_000, 2000) / 0.3)).isCloseTo(0, within(0.8));
  }
}

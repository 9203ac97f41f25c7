package tenuto.dsp.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static tenuto.dsp.spectral.Sounds.RATE;
import static tenuto.dsp.spectral.Sounds.dB;
import static tenuto.dsp.spectral.Sounds.made;
import static tenuto.dsp.spectral.Sounds.noise;
import static tenuto.dsp.spectral.Sounds.rms;
import static tenuto.dsp.spectral.Sounds.sine;
import static tenuto.dsp.spectral.Sounds.steady;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.engine.signal.Signal;

class SpectralWordsTest {
  private static final int SECOND = (int) RATE;

  @TempDir static Path folder;

  private static Sounds sounds;

  @BeforeAll
  static void open() {
    sounds = new Sounds(folder);
  }

  @AfterAll
  static void close() {
    sounds.close();
  }

  // ---- SpectralGate ----------------------------------------------------------------------------

  private static Signal gated(Signal x, Signal noise, double dB) {
    return SpectralWords.gate(sounds.context, x, noise, steady(dB), 3, 2048, 80);
  }

  @ParameterizedTest
  @CsvSource({"6", "12", "24", "40"})
  void aGateTakesNoiseDownByWhatIsAsked(double dB) {
    double[] x = noise(SECOND, 1);
    double[] y = sounds.of(gated(Signals.of(x), Signals.of(noise(SECOND / 2, 2)), dB));
    double down = dB(rms(x, 4000, 44000) / rms(y, 4000, 44000));
    assertThat(down).isCloseTo(dB, within(0.5));
    double[] told = sounds.of(gated(Signals.of(x), steady(0), dB));
    assertThat(dB(rms(x, 4000, 44000) / rms(told, 4000, 44000))).isCloseTo(dB, within(0.5));
  }

  @Test
  void aGateKeepsATone() {
    double[] noise = noise(SECOND, 1);
    Signal x = made(SECOND, i -> 0.5 * sine(1000, i) + 0.01 * noise[i]);
    double[] other = noise(SECOND / 2, 2);
    double[] y = sounds.of(gated(x, made(SECOND / 2, i -> 0.01 * other[i]), 24));
    double kept = dB(Sounds.amplitude(y, 10_000, 40_000, 1000) / 0.5);
    double rest = dB(Sounds.without(y, 10_000, 40_000, 1000) / 0.01);
    assertThat(kept).isCloseTo(0, within(0.01));
    assertThat(rest).isLessThan(-18);
  }

  @Test
  void aGateThatHasLearnedNothingDoesNothing() {
    double[] x = noise(5000, 1);
    for (int n : new int[] {0, 1, 3000}) {
      double[] y = sounds.of(gated(Signals.of(x), Signals.of(new double[n]), 24));
      assertThat(Sounds.apart(x, y, 0, 5000)).isLessThan(1e-15);
    }
    double[] y = sounds.of(gated(Signals.of(x), Signals.of(noise(10, 2)), 0));
    assertThat(Sounds.apart(x, y, 0, 5000)).isLessThan(1e-15);
  }

  // ---- SpectralFreeze --------------------------------------------------------------------------

  private static Signal frozen(Signal x, double ms, double tail) {
    return SpectralWords.freeze(sounds.context, x, ms, tail, steady(1), 4096, 80);
  }

  @Test
  void aFrozenChordIsSteady() {
    double[] hz = {220, 277.2, 329.6, 1318.5};
    Signal x =
        made(
            SECOND,
            i -> {
              double sum = 0;
              for (double each : hz) {
                sum += 0.2 * sine(each, i) * Math.exp(-3.0 * i / SECOND);
              }
              return sum;
            });
    double[] y = sounds.of(frozen(x, 500, 2000));
    assertThat(y).hasSize(3 * SECOND);
    for (double each : hz) {
      double early = Sounds.amplitude(y, 28_000, 52_000, each);
      double late = Sounds.amplitude(y, 115_000, 139_000, each);
      assertThat(dB(late / early)).isCloseTo(0, within(0.001));
    }
  }

  @Test
  void aFrozenSineKeepsItsPitchAndPhase() {
    double[] y = sounds.of(frozen(made(SECOND, i -> sine(441.3, i)), 300, 1000));
    double rest = Sounds.without(y, 20_000, 90_000, 441.3);
    assertThat(dB(rest)).isLessThan(-90);
    assertThat(dB(Sounds.apart(y, Sounds.array(90_000, i -> sine(441.3, i)), 0, 90_000)))
        .isLessThan(-90);
  }

  @Test
  void beforeItIsFrozenTheSoundIsItself() {
    double[] x = noise(SECOND, 3);
    double[] y = sounds.of(frozen(Signals.of(x), 500, 0));
    assertThat(Sounds.apart(x, y, 0, 24_000 - 4096)).isLessThan(1e-14);
    double most = 0;
    double least = 1e9;
    for (int i = 28_000; i + 2400 <= SECOND; i += 2400) {
      most = Math.max(most, rms(y, i, i + 2400));
      least = Math.min(least, rms(y, i, i + 2400));
    }
    assertThat(dB(most / least)).isLessThan(0.5);
  }

  @Test
  void aSignalFreezesAndLetsGo() {
    double[] x = noise(SECOND, 4);
    Signal gate = made(SECOND, i -> i > 12_000 && i < 24_000 ? 1 : 0);
    double[] y =
        sounds.of(SpectralWords.freeze(sounds.context, Signals.of(x), 0, 0, gate, 1024, 80));
    assertThat(Sounds.apart(x, y, 0, 10_900)).isLessThan(1e-14);
    assertThat(Sounds.apart(x, y, 14_000, 22_000)).isGreaterThan(0.5);
    assertThat(Sounds.apart(x, y, 25_100, SECOND)).isLessThan(1e-14);
  }

  // ---- SpectralBlur ----------------------------------------------------------------------------

  private static double[] blurred(Signal x, double ms, double tail) {
    return sounds.of(SpectralWords.blur(sounds.context, x, steady(ms), tail, 2048, 80));
  }

  @Test
  void aBlurOfNoTimeIsTheSound() {
    double[] x = noise(SECOND / 2, 5);
    double off = Sounds.apart(x, blurred(Signals.of(x), 0, 0), 0, SECOND / 2);
    assertThat(off).isLessThan(1e-14);
  }

  @Test
  void aBlurredToneStaysAndFadesAtItsPitch() {
    double[] y = blurred(made(SECOND, i -> i < SECOND ? sine(1000, i) : 0), 200, 2000);
    assertThat(y).hasSize(3 * SECOND);
    assertThat(dB(Sounds.without(y, 40_000, 46_000, 1000))).isLessThan(-50);
    double level = dB(Sounds.amplitude(y, 40_000, 46_000, 1000));
    double fade =
        dB(Sounds.amplitude(y, 60_000, 66_000, 1000) / Sounds.amplitude(y, 79_200, 85_200, 1000));
    assertThat(fade).isCloseTo(2 * 8.6859, within(0.01));
    assertThat(level).isCloseTo(0, within(0.11)); // all but e^-4.4 of the way up
  }

  // ---- SpectralShift ---------------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource({"1000, 123.4", "1000, -333.3", "5000, 0.5", "440, 10000", "20000, -19000", "300, 0"})
  void aShiftMovesASineByExactlyThat(double hz, double by) {
    Signal x = made(SECOND, i -> sine(hz, i));
    double[] y = sounds.of(SpectralWords.shift(sounds.context, x, steady(by), 4096, 80));
    double rest = dB(Sounds.without(y, 4800, 43_000, hz + by));
    double level = dB(Sounds.amplitude(y, 4800, 43_000, hz + by));
    assertThat(rest).isLessThan(-120);
    assertThat(level).isCloseTo(0, within(1e-5));
  }

  @Test
  void whatWouldFoldIsLeftOut() {
    Signal x = made(SECOND, i -> sine(300, i) + sine(23_000, i));
    double[] down = sounds.of(SpectralWords.shift(sounds.context, x, steady(-1000), 4096, 80));
    double[] up = sounds.of(SpectralWords.shift(sounds.context, x, steady(2000), 4096, 80));
    assertThat(dB(Sounds.amplitude(down, 4800, 43_000, 700))).isLessThan(-150);
    assertThat(dB(Sounds.amplitude(up, 4800, 43_000, 23_000))).isLessThan(-150);
    assertThat(dB(Sounds.amplitude(down, 4800, 43_000, 22_000))).isCloseTo(0, within(0.01));
    assertThat(dB(Sounds.amplitude(up, 4800, 43_000, 2300))).isCloseTo(0, within(0.01));
  }

  /** A sine shifted by a slow sine is the sine whose phase is the sum of both frequencies. */
  @Test
  void aSignalShiftsWithoutSteps() {
    Signal x = made(SECOND, i -> sine(2000, i));
    Signal hz = made(SECOND, i -> 100 * sine(5, i));
    double[] y = sounds.of(SpectralWords.shift(sounds.context, x, hz, 4096, 80));
    double phase = 0;
    double most = 0;
    for (int i = 0; i < SECOND; i++) {
      if (i > 4096 && i < SECOND - 4096) {
        most = Math.max(most, Math.abs(y[i] - Math.sin(2 * Math.PI * (2000.0 * i / RATE + phase))));
      }
      phase += 100 * sine(5, i) / RATE;
    }
    assertThat(dB(most)).isLessThan(-120);
  }

  // ---- SpectralDelay ---------------------------------------------------------------------------

  @Test
  void eachBandIsAsLateAsAsked() {
    Signal x = made(SECOND / 2, i -> i < 4608 ? sine(500, i) + sine(4000, i) : 0);
    List<Row> bands = List.of(new Row(List.of(2000.0, 96.0)), new Row(List.of(0.0, 384.0)));
    double[] y =
        sounds.of(
            SpectralWords.delay(sounds.context, x, bands, steady(0.5), steady(1), 1000, 2048, 80));
    assertThat(y).hasSize(SECOND / 2 + SECOND);
    double first = Sounds.amplitude(y, 4608, 4608 + 4608, 4000);
    double second = Sounds.amplitude(y, 9216, 9216 + 4608, 4000);
    double late = Sounds.amplitude(y, 18_432, 18_432 + 4608, 500);
    double later = Sounds.amplitude(y, 36_864, 36_864 + 4608, 500);
    assertThat(dB(second / first)).isCloseTo(-6.0206, within(1e-4));
    assertThat(first).isCloseTo(1, within(1e-6));
    assertThat(dB(later / late)).isCloseTo(-6.0206, within(1e-4));
    assertThat(late).isCloseTo(1, within(1e-6));
    assertThat(Sounds.amplitude(y, 0, 3000, 500)).isLessThan(1e-3);
  }

  @Test
  void aDelayWithoutMixIsTheSound() {
    double[] x = noise(9000, 8);
    List<Row> bands = List.of(new Row(List.of(1000.0, 30.0)));
    double[] y =
        sounds.of(
            SpectralWords.delay(
                sounds.context, Signals.of(x), bands, steady(0.5), steady(0), 0, 1024, 80));
    assertThat(Sounds.apart(x, y, 0, 9000)).isLessThan(1e-15);
  }

  @Test
  void bandsThatMakeNoSenseAreErrors() {
    for (List<Double> row :
        List.of(List.of(-1.0, 1.0), List.of(1.0), List.of(1.0, -1.0), List.of(1.0, 60_001.0))) {
      assertThatThrownBy(
              () ->
                  SpectralWords.delay(
                      sounds.context,
                      made(1, i -> 0),
                      List.of(new Row(row)),
                      steady(0),
                      steady(0),
                      0,
                      1024,
                      80))
          .hasMessageStartingWith("bands must be");
    }
  }

  // ---- HarmonicPercussive ----------------------------------------------------------------------

  @Test
  void tonesAndClicksArePartedAndAddUp() {
    int n = 2 * SECOND;
    double[] tones = Sounds.array(n, i -> 0.1 * (sine(440, i) + sine(1234, i) + sine(3300, i)));
    double[] clicks = new double[n];
    double[] noise = noise(n, 6);
    for (int at = 6000; at < n; at += 12_000) {
      for (int i = 0; i < 200; i++) {
        clicks[at + i] = 0.5 * noise[at + i] * Math.exp(-i / 40.0);
      }
    }
    Signal x = made(n, i -> tones[i] + clicks[i]);
    List<Signal> both =
        HarmonicsAndOnsets.harmonicPercussive(sounds.context, x, 200, 500, 4096, 80);
    double[] harmonic = sounds.of(both.get(0));
    double[] percussive = sounds.of(both.get(1));
    assertThat(
            Sounds.apart(
                Sounds.array(n, i -> tones[i] + clicks[i]),
                Sounds.array(n, i -> harmonic[i] + percussive[i]),
                0,
                n))
        .isLessThan(1e-15);
    int from = 10_000;
    int to = n - 10_000;
    double lost = dB(Sounds.apart(harmonic, tones, from, to) / rms(tones, from, to));
    double clicksThere = dB(Sounds.apart(harmonic, tones, from, to) / rms(clicks, from, to));
    double tonesThere = dB(Sounds.amplitude(percussive, from, to, 1234) / 0.1);
    assertThat(clicksThere).as("clicks among tones").isLessThan(-20);
    assertThat(tonesThere).as("a tone among clicks").isLessThan(-60);
    assertThat(lost).as("what tones lose and gain").isLessThan(-36);
    assertThat(sounds.of(HarmonicsAndOnsets.harmonicPart(sounds.context, x, 200, 500, 4096, 80)))
        .isEqualTo(harmonic);
    assertThat(sounds.of(HarmonicsAndOnsets.percussivePart(sounds.context, x, 200, 500, 4096, 80)))
        .isEqualTo(percussive);
  }
}

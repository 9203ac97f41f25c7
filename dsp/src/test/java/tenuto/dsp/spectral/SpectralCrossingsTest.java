package tenuto.dsp.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tenuto.dsp.spectral.Sounds.RATE;
import static tenuto.dsp.spectral.Sounds.amplitude;
import static tenuto.dsp.spectral.Sounds.apart;
import static tenuto.dsp.spectral.Sounds.dB;
import static tenuto.dsp.spectral.Sounds.made;
import static tenuto.dsp.spectral.Sounds.noise;
import static tenuto.dsp.spectral.Sounds.rms;
import static tenuto.dsp.spectral.Sounds.sine;
import static tenuto.dsp.spectral.Sounds.steady;

import java.nio.file.Path;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.signal.Signal;

class SpectralCrossingsTest {
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

  /** Noise of two formants. */
  private static double[] spoken(double low, double high, long seed) {
    double[] x = noise(SECOND, seed);
    double[] one = Blocks.apply(Rbj.bandPass(low, 0.5, RATE), x, 64);
    double[] two = Blocks.apply(Rbj.bandPass(high, 0.5, RATE), x, 64);
    return Sounds.array(SECOND, i -> one[i] + two[i]);
  }

  /** The level in a band of a third of an octave. */
  private static double band(double[] x, double hz) {
    double[] once = Blocks.apply(Rbj.bandPass(hz, 0.33, RATE), x, 64);
    return dB(rms(Blocks.apply(Rbj.bandPass(hz, 0.33, RATE), once, 64), 6000, SECOND - 6000));
  }

  // ---- CrossSynthesis --------------------------------------------------------------------------

  private static double[] crossed(Signal x, Signal y, double depth, double hz) {
    return sounds.of(
        SpectralCrossings.crossSynthesis(sounds.context, x, y, steady(depth), hz, 2048, 80));
  }

  @Test
  void theEnvelopeIsTheOthers() {
    double[] y = spoken(700, 2500, 1);
    double[] x = noise(SECOND, 2);
    double[] z = crossed(made(SECOND, i -> 0.01 * x[i]), Signals.of(y), 1, 100);
    for (double hz : new double[] {250, 500, 700, 1000, 1500, 2500, 4000}) {
      assertThat(band(z, hz)).as("at %s Hz", hz).isCloseTo(band(y, hz), within(1.0));
    }
  }

  @Test
  void theTonesAreTheFirsts() {
    double[] noise = noise(SECOND, 3);
    Signal x = made(SECOND, i -> sine(1000, i));
    double[] z = crossed(x, Signals.of(noise), 1, 300);
    double rest = rms(z, 6000, 42_000);
    assertThat(amplitude(z, 6000, 42_000, 1000)).isGreaterThan(rest);
    double[] same = crossed(x, Signals.of(noise), 0, 300);
    assertThat(apart(same, Sounds.array(SECOND, i -> sine(1000, i)), 0, SECOND)).isLessThan(1e-14);
  }

  @Test
  void silenceGivesSilence() {
    Signal silent = Signals.of(new double[5000]);
    assertThat(crossed(silent, Signals.of(noise(5000, 1)), 1, 300)).containsOnly(0);
    assertThat(crossed(Signals.of(noise(5000, 1)), silent, 1, 300)).containsOnly(0);
    assertThat(voiced(silent, Signals.of(noise(5000, 1)), 1)).containsOnly(0);
    assertThat(voiced(Signals.of(noise(5000, 1)), silent, 1)).containsOnly(0);
  }

  // ---- SpectralMorph ---------------------------------------------------------------------------

  private static double[] morphed(Signal x, Signal y, double morph) {
    return sounds.of(SpectralCrossings.morph(sounds.context, x, y, steady(morph), 4096, 80));
  }

  @Test
  void eitherEndIsTheSoundItself() {
    double[] x = noise(SECOND, 5);
    double[] y = spoken(500, 1500, 6);
    double first = apart(morphed(Signals.of(x), Signals.of(y), 0), x, 0, SECOND);
    double second = apart(morphed(Signals.of(x), Signals.of(y), 1), y, 0, SECOND);
    assertThat(first).isLessThan(1e-14);
    assertThat(second).isLessThan(1e-14);
  }

  @Test
  void halfwayAToneIsBetween() {
    double[] z = morphed(made(SECOND, i -> sine(1000, i)), made(SECOND, i -> sine(1006, i)), 0.5);
    double best = 0;
    double at = 0;
    for (double hz = 990; hz < 1016; hz += 0.1) {
      double level = amplitude(z, 8000, 40_000, hz);
      if (level > best) {
        best = level;
        at = hz;
      }
    }
    assertThat(at).isCloseTo(1003, within(0.5));
    assertThat(best).isCloseTo(1, within(0.1));
  }

  /** A tone that fades to silence has nothing beside it, however quick the control. */
  @Test
  void aSteeredMorphMakesNoSteps() {
    Signal x = made(SECOND, i -> sine(500, i));
    Signal morph = made(SECOND, i -> 0.5 + 0.5 * sine(3, i));
    double[] z =
        sounds.of(
            SpectralCrossings.morph(
                sounds.context, x, Signals.of(new double[SECOND]), morph, 1024, 80));
    double[] beside =
        Blocks.apply(Butterworth.highPass(2000, 8, RATE, FilterScale.TEXTBOOK), z, 64);
    assertThat(dB(rms(beside, 4000, 44_000))).isLessThan(-90);
    assertThat(dB(amplitude(z, 4000, 44_000, 500))).isCloseTo(-6, within(0.5));
  }

  // ---- Vocoder ---------------------------------------------------------------------------------

  private static double[] voiced(Signal voice, Signal carrier, double shift) {
    return sounds.of(
        SpectralCrossings.vocoder(sounds.context, voice, carrier, steady(shift), 40, 2048, 80));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 1.5})
  void aCarrierSpeaks(double shift) {
    double[] voice = spoken(600, 2000, 7);
    double[] carrier = noise(SECOND, 8);
    double[] z = voiced(Signals.of(voice), made(SECOND, i -> 0.1 * carrier[i]), shift);
    double[] asked = spoken(600 * shift, 2000 * shift, 7);
    for (double hz : new double[] {300, 600, 1000, 2000, 3000, 5000}) {
      assertThat(band(z, hz * shift)).isCloseTo(band(asked, hz * shift), within(1.5));
    }
  }

  @Test
  void aVoicesToneLeavesOnlyTheCarriersOwn() {
    double[] carrier = noise(SECOND, 8);
    double[] z = voiced(made(SECOND, i -> sine(777, i)), made(SECOND, i -> 0.1 * carrier[i]), 1);
    double tone = amplitude(z, 6000, 42_000, 777);
    assertThat(tone).isLessThan(0.2 * rms(z, 6000, 42_000));
  }

  // ---- ChannelVocoder --------------------------------------------------------------------------

  private static double[] channels(Signal voice, Signal carrier, double shift) {
    return sounds.of(
        SpectralCrossings.channelVocoder(
            sounds.session(), voice, carrier, 20, 100, 8000, shift, 10, 60));
  }

  /** A voice of one tone in the middle of a band lets the carrier's tone there through. */
  @Test
  void aBandIsAsLoudAsTheVoicesIs() {
    double middle = 100 * Math.pow(80, 10 / 19.0);
    double edge = 100 * Math.pow(80, 10.5 / 19.0);
    double far = 100 * Math.pow(80, 13 / 19.0);
    for (double voice : new double[] {1, 0.1}) {
      Signal tone = made(SECOND, i -> voice * sine(middle, i));
      double[] z = channels(tone, made(SECOND, i -> sine(middle * 1.0003, i) + sine(far, i)), 1);
      double same = dB(amplitude(z, 12_000, 42_000, middle * 1.0003) / voice);
      double other = dB(amplitude(z, 12_000, 42_000, far) / voice);
      double[] between = channels(tone, made(SECOND, i -> sine(edge, i)), 1);
      double half = dB(amplitude(between, 12_000, 42_000, edge) / voice);
      // A tone is in the bands beside its own too, 18 dB below and turned, which takes 2 dB.
      assertThat(same).isCloseTo(-2, within(0.5));
      assertThat(other).isLessThan(-28); // in bands between both, in which both are faint
      // In both bands beside it the carrier is alone, and so as loud as the voice is there.
      assertThat(half).isCloseTo(0, within(2.0));
    }
  }

  /** What the word promises, and no more: the voice decides the level, and not the carrier. */
  @Test
  void theVoiceDecidesTheLevel() {
    double[] noise = noise(SECOND, 5);
    double[] other = noise(SECOND, 6);
    IntToDoubleFunction saw = i -> 2 * (i * 110 / RATE % 1) - 1;
    double first = level(i -> 0.1 * noise[i], saw);
    assertThat(level(i -> 0.01 * noise[i], saw)).isCloseTo(first - 20, within(0.01));
    assertThat(level(i -> noise[i], i -> 0.01 * saw.applyAsDouble(i)))
        .isCloseTo(first + 20, within(0.01));
    assertThat(level(i -> 0.1 * noise[i], i -> 10 * other[i])).isCloseTo(first, within(1.5));
    // White noise has 20·lg 0.1 dB at all frequencies, of which the bands are this part.
    double part = 10 * Math.log10((8000 * Math.pow(80, 0.5 / 19) - 97) / (RATE / 2));
    assertThat(first).isCloseTo(-20 + part, within(2.0));
  }

  private static double level(IntToDoubleFunction voice, IntToDoubleFunction carrier) {
    double[] z = channels(made(SECOND, voice), made(SECOND, carrier), 1);
    return dB(Sounds.rms(z, 12_000, SECOND));
  }

  /**
   * Neither where the carrier begins nor where it has stopped is anything louder than the voice.
   */
  @Test
  void aCarrierThatComesAndGoesIsNoBurst() {
    double[] noise = noise(SECOND, 7);
    boolean[] on = new boolean[SECOND];
    java.util.Arrays.fill(on, 12_000, 24_000, true);
    double[] z =
        channels(made(SECOND, i -> sine(440, i)), made(SECOND, i -> on[i] ? noise[i] : 0), 1);
    double steady = dB(Sounds.rms(z, 14_400, 24_000));
    for (int at = 0; at + 480 < SECOND; at += 480) {
      assertThat(dB(Sounds.rms(z, at, at + 480))).as("at %d", at).isLessThan(steady + 9);
    }
    assertThat(dB(Sounds.rms(z, 36_000, SECOND))).isLessThan(steady - 40);
  }

  @Test
  void itsBandsMoveTogether() {
    double middle = 100 * Math.pow(80, 10 / 19.0);
    double[] z =
        channels(
            made(SECOND, i -> sine(middle, i)),
            made(SECOND, i -> sine(middle, i) + sine(2 * middle, i)),
            2);
    double moved = dB(amplitude(z, 12_000, 42_000, 2 * middle));
    double stayed = dB(amplitude(z, 12_000, 42_000, middle));
    assertThat(moved).isCloseTo(-2, within(0.5));
    assertThat(stayed).isLessThan(-28);
  }

  @Test
  void theShorterSoundEndsThem() {
    Signal x = made(3000, i -> sine(440, i));
    Signal y = made(2000, i -> sine(550, i));
    for (double[] each :
        List.of(crossed(x, y, 1, 300), morphed(x, y, 0.5), voiced(x, y, 1), channels(x, y, 1))) {
      assertThat(each).hasSize(2000);
    }
  }
}

package tenuto.dsp.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/**
 * Coefficients against the same in plain loops: a transform by its definition, Slaney's bands from
 * his constants, a cosine transform by its definition.
 */
class MelCepstrumTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"48000, 13, 40, 8000", "44100, 20, 128, 20000", "22050, 13, 40, 8000"})
  void areWhatTheDefinitionSays(int rate, int count, int bands, double highest) {
    int window = rate / 25;
    double[] x = Blocks.noise(window, 0.3, 23);
    for (int i = 0; i < x.length; i++) {
      x[i] += 0.5 * Math.sin(2 * Math.PI * 440 * i / rate);
    }
    double[] expected = cepstrum(x, rate, count, bands, Math.min(highest, rate / 2.0));
    try (Session session =
            new Session(new Settings().withScratch(folder).withSampleRate(rate).withThreads(1));
        WordContext context = WordContext.of(session, folder)) {
      List<Signal> got = Analysis.mfcc(context, Signals.of(x), count, 10, 40, bands, highest);
      assertThat(got).hasSize(count);
      for (int i = 0; i < count; i++) {
        double[] values = Signals.samples(session, got.get(i));
        assertThat(values[0]).as("coefficient %d", i).isCloseTo(expected[i], within(1e-9));
        assertThat(values).containsOnly(values[0]); // one window is all there is
      }
    }
  }

  private static double[] cepstrum(double[] x, int rate, int count, int bands, double highest) {
    int points = Integer.highestOneBit(x.length - 1) * 2;
    double[] powers = powers(x, points);
    double[] levels = new double[bands];
    for (int band = 0; band < bands; band++) {
      double low = hz(mel(highest) * band / (bands + 1));
      double middle = hz(mel(highest) * (band + 1) / (bands + 1));
      double high = hz(mel(highest) * (band + 2) / (bands + 1));
      double sum = 0;
      for (int k = 0; k < powers.length; k++) {
        double hz = (double) k * rate / points;
        double height =
            hz <= low || hz >= high
                ? 0
                : hz < middle ? (hz - low) / (middle - low) : (high - hz) / (high - middle);
        sum += 2 / (high - low) * height * powers[k];
      }
      levels[band] = 10 * Math.log10(Math.max(1e-10, sum));
    }
    double[] result = new double[count];
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < bands; k++) {
        result[i] += levels[k] * Math.cos(Math.PI * i * (k + 0.5) / bands);
      }
      result[i] *= Math.sqrt((i == 0 ? 1.0 : 2.0) / bands);
    }
    return result;
  }

  /** Of von Hann's window; a full-scale sine has a power of 1. */
  private static double[] powers(double[] x, int points) {
    double[] powers = new double[points / 2 + 1];
    double sum = 0;
    double[] windowed = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      double window = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / x.length);
      sum += window;
      windowed[i] = window * x[i];
    }
    for (int k = 0; k < powers.length; k++) {
      double re = 0;
      double im = 0;
      for (int i = 0; i < x.length; i++) {
        double angle = 2 * Math.PI * ((long) i * k % points) / points;
        re += windowed[i] * Math.cos(angle);
        im += windowed[i] * Math.sin(angle);
      }
      powers[k] = (re * re + im * im) * 4 / (sum * sum);
    }
    return powers;
  }

  private static double mel(double hz) {
    return hz < 1000 ? 3 * hz / 200 : 15 + 27 * Math.log(hz / 1000) / Math.log(6.4);
  }

  private static double hz(double mel) {
    return mel < 15 ? 200 * mel / 3 : 1000 * Math.pow(6.4, (mel - 15) / 27);
  }

  @Test
  void theMelScaleIsSlaneys() {
    assertThat(MelBands.mel(1000)).isCloseTo(15, within(1e-12));
    assertThat(MelBands.mel(6400)).isCloseTo(42, within(1e-12));
    assertThat(MelBands.hz(42)).isCloseTo(6400, within(1e-9));
    assertThat(MelBands.hz(3)).isCloseTo(200, within(1e-12));
  }

  /** Of silence all levels are -100 dB: the first coefficient is their sum over the root. */
  @Test
  void silenceIsAt100dBBelow() {
    try (Session session = new Session(new Settings().withScratch(folder).withThreads(1));
        WordContext context = WordContext.of(session, folder)) {
      Signal silence = Signals.of(new double[5000]);
      List<Signal> got = Analysis.mfcc(context, silence, 4, 10, 40, 40, 8000);
      assertThat(Signals.samples(session, got.getFirst())[2500])
          .isCloseTo(-100 * Math.sqrt(40), within(1e-9));
      assertThat(Signals.samples(session, got.get(1))[2500]).isCloseTo(0, within(1e-9));
    }
  }
}

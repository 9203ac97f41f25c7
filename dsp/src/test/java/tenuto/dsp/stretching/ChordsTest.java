package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/**
 * Chords, bass, noise and short sounds, stretched and shifted. The frequencies of what must come
 * out are known, so what is beside them is what the sines of these frequencies that are nearest to
 * the output (by least squares) leave of it.
 */
class ChordsTest {
  private static final double[] TRIAD = {130.81, 164.81, 196.00};

  @TempDir Path folder;

  private double[] made(double[] x, int rate, Double ratio, Double semitones) {
    Settings settings = new Settings().withScratch(folder).withThreads(1).withSampleRate(rate);
    try (Session session = new Session(settings);
        WordContext context = WordContext.of(session, folder)) {
      List<Signal> in = List.of(Signals.of(x));
      List<Signal> out =
          ratio != null
              ? Stretching.timeStretch(context, in, Channels.steady(ratio), 0, 80)
              : Stretching.pitchShift(context, in, Channels.steady(semitones), 0, 0, 80);
      return Signals.samples(session, out.getFirst());
    }
  }

  private double[] stretched(double[] x, int rate, double ratio) {
    return made(x, rate, ratio, null);
  }

  private double[] shifted(double[] x, int rate, double semitones) {
    return made(x, rate, null, semitones);
  }

  private static double[] array(int n, IntToDoubleFunction sample) {
    double[] x = new double[n];
    Arrays.setAll(x, sample);
    return x;
  }

  private static double[] tones(double[] hz, int rate) {
    return array(
        rate * 3 / 2,
        i -> {
          double sum = 0;
          for (int k = 0; k < hz.length; k++) {
            sum += 0.2 / (k + 1) * Math.sin(2 * Math.PI * hz[k] * i / rate + 2.4 * k * k);
          }
          return sum;
        });
  }

  private static double[] times(double[] hz, double ratio) {
    return Arrays.stream(hz).map(each -> each * ratio).toArray();
  }

  /** What is left of the middle without sines of these frequencies, in dB under the whole. */
  private static double beside(double[] y, double[] hz, int rate) {
    int from = y.length / 5;
    int n = 2 * hz.length;
    double[][] matrix = new double[n][n + 1];
    double[] basis = new double[n];
    for (int i = from; i < y.length - from; i += 3) {
      basis(basis, hz, i, rate);
      for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
          matrix[a][b] += basis[a] * basis[b];
        }
        matrix[a][n] += basis[a] * y[i];
      }
    }
    double[] solved = solved(matrix);
    double left = 0;
    double all = 0;
    for (int i = from; i < y.length - from; i++) {
      basis(basis, hz, i, rate);
      double rest = y[i];
      for (int a = 0; a < n; a++) {
        rest -= basis[a] * solved[a];
      }
      left += rest * rest;
      all += y[i] * y[i];
    }
    return 10 * Math.log10(left / all);
  }

  private static void basis(double[] basis, double[] hz, int i, int rate) {
    for (int k = 0; k < hz.length; k++) {
      basis[2 * k] = Math.cos(2 * Math.PI * hz[k] * i / rate);
      basis[2 * k + 1] = Math.sin(2 * Math.PI * hz[k] * i / rate);
    }
  }

  /** By elimination; the matrix is nearly diagonal. */
  private static double[] solved(double[][] matrix) {
    int n = matrix.length;
    for (int k = 0; k < n; k++) {
      for (int row = 0; row < n; row++) {
        double factor = row == k ? 0 : matrix[row][k] / matrix[k][k];
        for (int j = k; j <= n && factor != 0; j++) {
          matrix[row][j] -= factor * matrix[k][j];
        }
      }
    }
    double[] solved = new double[n];
    Arrays.setAll(solved, k -> matrix[k][n] / matrix[k][k]);
    return solved;
  }

  @ParameterizedTest
  @CsvSource({"48000, 0.5", "48000, 1.5", "48000, 2", "96000, 1.5", "44100, 1.5"})
  void aTriadIsStretchedAsWellAtEveryRate(int rate, double ratio) {
    double[] y = stretched(tones(TRIAD, rate), rate, ratio);
    assertThat(beside(y, TRIAD, rate)).isLessThan(-40);
  }

  /** Two saws on a1 and e2, whose partials are 27 Hz apart and nearer, and beat in 171 ms. */
  @ParameterizedTest
  @ValueSource(doubles = {1.5, 2})
  void theLowestChordsAreStretched(double ratio) {
    double[] hz = partials(2000, 55, 82.41);
    double[] y = stretched(saws(2000, 55, 82.41), 48_000, ratio);
    assertThat(furtherThanFiveHz(y, hz)).isLessThan(-40);
  }

  @ParameterizedTest
  @ValueSource(doubles = {4, -5})
  void theLowestChordsAreShifted(double semitones) {
    double[] hz = partials(2000, 55, 82.41);
    double[] y = shifted(saws(2000, 55, 82.41), 48_000, semitones);
    assertThat(furtherThanFiveHz(y, times(hz, Math.pow(2, semitones / 12)))).isLessThan(-40);
  }

  /** The power more than 5 Hz beside tones over that at them, in dB, at 48 kHz. */
  private static double furtherThanFiveHz(double[] y, double[] hz) {
    int n = 1 << 16;
    int from = (y.length - n) / 2;
    double[] middle = array(n, i -> y[from + i] * blackmanHarris(2 * Math.PI * i / n));
    double[] amplitudes = Spectra.amplitudes(middle);
    double near = 0;
    double far = 0;
    for (int k = 28; k < n / 2; k++) { // from 20 Hz on
      double bin = k * 48_000.0 / n;
      boolean isNear = Arrays.stream(hz).anyMatch(each -> Math.abs(each - bin) <= 5);
      near += isNear ? amplitudes[k] * amplitudes[k] : 0;
      far += isNear ? 0 : amplitudes[k] * amplitudes[k];
    }
    return 10 * Math.log10(far / near);
  }

  /** The window of four terms whose side lobes are 92 dB down. */
  private static double blackmanHarris(double turn) {
    return 0.35875
        - 0.48829 * Math.cos(turn)
        + 0.14128 * Math.cos(2 * turn)
        - 0.01168 * Math.cos(3 * turn);
  }

  /** Two seconds of all partials, each n-th of a pitch by 1/n. */
  private static double[] saws(double highest, double... pitches) {
    double[] x = new double[96_000];
    int count = 0;
    for (double hz : pitches) {
      for (int n = 1; n <= (int) (highest / hz); n++, count++) {
        for (int i = 0; i < x.length; i++) {
          double phase = 2 * Math.PI * hz * n * i / 48_000 + 2.4 * count * count;
          x[i] += 0.1 / n * Math.sin(phase);
        }
      }
    }
    return x;
  }

  private static double[] partials(double highest, double... pitches) {
    return Arrays.stream(pitches)
        .flatMap(hz -> IntStream.rangeClosed(1, (int) (highest / hz)).mapToDouble(k -> k * hz))
        .toArray();
  }

  @ParameterizedTest
  @CsvSource({"48000, 4", "48000, -5", "96000, 4", "96000, -5"})
  void aTriadIsShifted(int rate, double semitones) {
    double[] hz = times(TRIAD, Math.pow(2, semitones / 12));
    assertThat(beside(shifted(tones(TRIAD, rate), rate, semitones), hz, rate)).isLessThan(-40);
  }

  @ParameterizedTest
  @CsvSource({"55, 0.5", "55, 1.5", "82.41, 1.5", "110, 2"})
  void thePartialsOfABassStayTones(double hz, double ratio) {
    double[] partials = array(16, k -> hz * (k + 1));
    double[] y = stretched(tones(partials, 48_000), 48_000, ratio);
    assertThat(beside(y, partials, 48_000)).isLessThan(-40);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 0.5, 0.8, 1.5, 2, 4})
  void noiseKeepsItsLevel(double ratio) {
    double[] x = Blocks.noise(48_000, 0.4, 5);
    double[] y = stretched(x, 48_000, ratio);
    double dB = 10 * Math.log10(power(y, y.length / 4, y.length / 2) / power(x, 0, x.length));
    assertThat(dB).isCloseTo(0, within(1.0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-12, -5, 4})
  void noiseKeepsItsLevelWhenItIsShifted(double semitones) {
    double[] x = Blocks.noise(48_000, 0.4, 5);
    double[] y = shifted(x, 48_000, semitones);
    double lost = Math.max(0, semitones / 12 * 10 * Math.log10(2)); // above half the sample rate
    double dB = 10 * Math.log10(power(y, 12_000, 24_000) / power(x, 0, x.length));
    assertThat(dB).isCloseTo(-lost, within(1.0));
  }

  /**
   * Noise that trembles as 1 + m·cos keeps its trembling: its power (1 + m·cos)² has the mean 1 +
   * m²/2 and swings by 2m. Frames of 171 ms alone would leave less than half of that from 20 Hz on.
   */
  @ParameterizedTest
  @CsvSource({"10, 0.5", "10, 1.5", "10, 2", "20, 0.5", "20, 1.5", "20, 2", "30, 0.5", "30, 1.5"})
  void tremblingNoiseTremblesAsDeep(double hz, double ratio) {
    double m = 0.8;
    double[] noise = Blocks.noise(96_000, 0.3, 1);
    double[] x = array(96_000, i -> noise[i] * (1 + m * Math.cos(2 * Math.PI * hz * i / 48_000)));
    double[] y = stretched(x, 48_000, ratio);
    double[] powers = Arrays.stream(y).map(v -> v * v).toArray();
    int from = y.length / 4;
    double swing = 0;
    for (int i = from; i < 3 * from; i++) {
      swing += 2 * powers[i] * Math.cos(2 * Math.PI * hz / ratio * i / 48_000);
    }
    double all = Arrays.stream(powers, from, 3 * from).sum();
    assertThat(swing / all).isCloseTo(2 * m / (1 + m * m / 2), within(0.12));
  }

  /**
   * A vibrato of a semitone, six times a second, becomes as wide a one that is as much slower: of
   * 20 ms at a time nothing but one sine is left, whose phase is that of the input's formula.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1.5, 2})
  void aVibratoStaysOneTone(double ratio) {
    double[] y = stretched(array(96_000, i -> 0.5 * Math.sin(vibrato(i))), 48_000, ratio);
    double left = 0;
    double all = 0;
    int n = 960;
    for (int at = y.length / 4; at < y.length * 3 / 4; at += n) {
      double[][] matrix = new double[2][3];
      for (int i = at; i < at + n; i++) {
        double cos = Math.cos(ratio * vibrato(i / ratio));
        double sin = Math.sin(ratio * vibrato(i / ratio));
        matrix[0][0] += cos * cos;
        matrix[0][1] += cos * sin;
        matrix[1][1] += sin * sin;
        matrix[0][2] += cos * y[i];
        matrix[1][2] += sin * y[i];
      }
      matrix[1][0] = matrix[0][1];
      double cosines = matrix[0][2];
      double sines = matrix[1][2];
      double[] solved = solved(matrix);
      double power = n * power(y, at, n);
      left += power - solved[0] * cosines - solved[1] * sines;
      all += power;
    }
    assertThat(10 * Math.log10(left / all)).isLessThan(-16);
  }

  /** The phase of 600 Hz that go up and down by a semitone, in radians, at a sample. */
  private static double vibrato(double i) {
    double turns = 2 * Math.PI * i / 48_000;
    return 600 * turns - 600 * 0.06 / 6 * Math.cos(6 * turns);
  }

  @Test
  void shortSoundsKeepTheirAttacks() {
    int n = 2400; // 50 ms
    double[] one =
        array(n, i -> 0.8 * Math.sin(2 * Math.PI * i / 80.0) * Math.exp(-i * 60 / 48_000.0));
    double[] x = array(12 * n, i -> one[i % n]);
    double[] y = stretched(x, 48_000, 0.25);
    for (int k = 0; k < 12; k++) {
      double dB = 10 * Math.log10(power(y, k * n / 4, 72) / power(one, 0, 72));
      assertThat(dB).isCloseTo(0, within(2.0));
    }
    double[] alone = stretched(one, 48_000, 0.25);
    assertThat(10 * Math.log10(power(alone, 0, 72) / power(one, 0, 72))).isCloseTo(0, within(1.0));
  }

  private static double power(double[] x, int from, int n) {
    double sum = 0;
    for (int i = from; i < from + n; i++) {
      sum += x[i] * x[i];
    }
    return sum / n;
  }
}

package tenuto.dsp.oversampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Spectra;

class OversamplingTest {
  private static final double RATE = 48_000;
  private static final int N = 4096;
  private static final int SPAN = 256;

  private static int cycles(double hz) {
    return (int) Math.round(hz / RATE * N) | 1;
  }

  /** All samples at the higher rate, in their order. */
  private static double[] up(Upsampler upsampler, int factor, double[] x, boolean vectors) {
    double[] y = new double[factor * x.length];
    for (int at = 0; at < x.length; at += SPAN) {
      double[][] phases = upsampler.up(Arrays.copyOfRange(x, at, at + SPAN), SPAN, vectors);
      for (int i = 0; i < SPAN; i++) {
        for (int p = 0; p < factor; p++) {
          y[factor * (at + i) + p] = phases[p][1 + i];
        }
      }
    }
    return y;
  }

  private static double[] down(Downsampler downsampler, int factor, double[] y, boolean vectors) {
    double[] x = new double[y.length / factor];
    double[][] phases = new double[factor][SPAN];
    double[] span = new double[SPAN];
    for (int at = 0; at < x.length; at += SPAN) {
      for (int i = 0; i < SPAN; i++) {
        for (int p = 0; p < factor; p++) {
          phases[p][i] = y[factor * (at + i) + p];
        }
      }
      downsampler.down(phases, 0, span, SPAN, vectors);
      System.arraycopy(span, 0, x, at, SPAN);
    }
    return x;
  }

  /** Up to 20 kHz of 48 nothing changes but the time, by whole samples. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void thereAndBackIsTheSameSomeSamplesLater(int factor) {
    for (double hz : new double[] {20, 1000, 10_000, 18_000, 20_000}) {
      Upsampler up = Upsampler.forShapes(factor, false);
      Downsampler down = new Downsampler(factor, up.latency());
      double[] x = Spectra.sine(cycles(hz), N, 1, 2 * N);
      double[] y = down(down, factor, up(up, factor, x, false), false);
      double most = 0;
      for (int i = N; i < 2 * N; i++) {
        most = Math.max(most, Math.abs(y[i] - x[i - down.latency()]));
      }
      assertThat(Spectra.dB(most)).as("%s Hz", hz).isLessThan(-90);
    }
  }

  /** A wave that becomes the means of its neighbours, as one does that is too soft to be bent. */
  @ParameterizedTest
  @CsvSource({"2, 0.04", "4, 0.001", "8, 0.001"})
  void whatAveragingLosesIsLifted(int factor, double dB) {
    for (double hz : new double[] {20, 1000, 7000, 12_000, 17_000, 20_000}) {
      Upsampler up = Upsampler.forShapes(factor, true);
      Downsampler down = new Downsampler(factor, up.latency());
      double[] x = Spectra.sine(cycles(hz), N, 1, 2 * N);
      double[] high = up(up, factor, x, false);
      double[] means = new double[high.length];
      for (int i = 1; i < high.length; i++) {
        means[i] = (high[i - 1] + high[i]) / 2;
      }
      double[] y = down(down, factor, means, false);
      double[] last = Arrays.copyOfRange(y, N, 2 * N);
      double level = Spectra.dB(Spectra.amplitudes(last)[cycles(hz)]);
      assertThat(level).as("%s Hz", hz).isCloseTo(0, within(dB));
      // No phase either: it is in step with the signal, late by whole samples.
      double sum = 0;
      for (int i = 0; i < N; i++) {
        sum += last[i] * x[N + i - down.latency()] * 2 / N;
      }
      assertThat(Spectra.dB(sum)).isCloseTo(level, within(1e-4));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void imagesAreStopped(int factor) {
    for (double hz : new double[] {1000, 10_000, 20_000}) {
      double[] x = Spectra.sine(cycles(hz), N, 1, 2 * N);
      double[] y = up(Upsampler.forShapes(factor, false), factor, x, false);
      double[] a = Spectra.amplitudes(Arrays.copyOfRange(y, factor * N, 2 * factor * N));
      for (int i = 0; i < a.length; i++) {
        if (i != cycles(hz)) {
          assertThat(Spectra.dB(a[i])).as("%s of %s Hz", i * RATE / N, hz).isLessThan(-100);
        }
      }
    }
  }

  /** What would fold into the band up to 20 kHz. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void whatWouldFoldIsStopped(int factor) {
    int n = factor * N;
    for (double hz = 28_000; hz < factor * RATE / 2; hz += 3_700) {
      double[] y = Spectra.sine((int) (hz / RATE * N) | 1, n, 1, 2 * n);
      double[] x = down(new Downsampler(factor, 0), factor, y, false);
      double[] a = Spectra.amplitudes(Arrays.copyOfRange(x, N, 2 * N));
      for (int i = 0; i <= cycles(20_000); i++) {
        assertThat(Spectra.dB(a[i])).as("%s Hz", hz).isLessThan(-100);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void vectorsGiveTheSameBits(int factor) {
    double[] x = Blocks.noise(2048, 1, 3);
    for (boolean averaged : new boolean[] {false, true}) {
      double[] slow = up(Upsampler.forShapes(factor, averaged), factor, x, false);
      assertThat(up(Upsampler.forShapes(factor, averaged), factor, x, true)).containsExactly(slow);
      assertThat(down(new Downsampler(factor, 5), factor, slow, true))
          .containsExactly(down(new Downsampler(factor, 5), factor, slow, false));
    }
  }
}

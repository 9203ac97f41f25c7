package tenuto.dsp.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.levels.Quantiser.Shape;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Spectra;

class DitherTest {
  private static final int N = 1 << 14;
  private static final double STEP = 1.0 / 128;

  private static double[] rounded(double[] x, Shape shape, double rate) {
    return Blocks.apply(new Quantiser(8, shape, rate, 5), x.clone(), 256);
  }

  /** A tone that no sample of is whole. */
  private static double[] tone(double amplitude) {
    double[] x = Spectra.sine(331, N, amplitude, N);
    return Arrays.stream(x).map(v -> v + 1e-7).toArray();
  }

  /** Of what was added, in dB of one step's power, between two frequencies. */
  private static double noise(Shape shape, double rate, double fromHz, double toHz) {
    double[] x = tone(0.3);
    double[] y = rounded(x, shape, rate);
    double[] error = new double[N];
    for (int i = 0; i < N; i++) {
      error[i] = (y[i] - x[i]) / STEP;
    }
    double[] a = Spectra.amplitudes(error);
    double sum = 0;
    int count = 0;
    for (int i = (int) (fromHz / rate * N) + 1; i < toHz / rate * N && i < N / 2; i++) {
      sum += a[i] * a[i] / 2;
      count++;
    }
    return 10 * Math.log10(sum / count * N / 2);
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void itIsOnTheGridAndWhatIsStays(Shape shape) {
    double[] x = Blocks.noise(2000, 0.9, 1);
    Arrays.fill(x, 500, 1000, 0);
    x[1200] = 17 * STEP;
    double[] y = rounded(x, shape, 48_000);
    for (int i = 0; i < x.length; i++) {
      assertThat(y[i] / STEP).isEqualTo(Math.rint(y[i] / STEP));
    }
    assertThat(Arrays.copyOfRange(y, 500, 1000)).containsOnly(0);
    assertThat(y[1200]).isEqualTo(17 * STEP);
    assertThat(rounded(y, shape, 48_000)).containsExactly(y);
  }

  /** Two's complement of n bits: -1 to 1 - 2^(1 - n). */
  @ParameterizedTest
  @EnumSource(Shape.class)
  void nothingIsBeyondTheIntegers(Shape shape) {
    double[] x = Blocks.noise(2000, 1, 3);
    Arrays.fill(x, 100, 300, 0.99999);
    Arrays.fill(x, 300, 500, -0.99999);
    x[600] = 1;
    x[700] = -3;
    double[] y = rounded(x, shape, 48_000);
    assertThat(Arrays.stream(y).max().orElseThrow()).isEqualTo(1 - STEP);
    assertThat(Arrays.stream(y).min().orElseThrow()).isEqualTo(-1);
    assertThat(rounded(y, shape, 48_000)).containsExactly(y);
  }

  @Test
  void noiseIsAsStrongAsItsFormulaHasIt() {
    // A step² / 12 of rounding, and of triangular noise two more of them.
    assertThat(noise(Shape.TPDF, 48_000, 100, 23_900)).isCloseTo(-6.02, within(0.15));
    assertThat(noise(Shape.TPDF, 48_000, 100, 5_000)).isCloseTo(-6.02, within(0.4));
    // White from rounding, and twice a uniform number's power times 1 - cos.
    assertThat(noise(Shape.HIGHPASS, 48_000, 20, 1_000)).isCloseTo(-10.8, within(0.6));
    assertThat(noise(Shape.HIGHPASS, 48_000, 22_000, 24_000)).isCloseTo(-3.8, within(0.6));
  }

  /** What the ear would hear of it, and where it went: the mean in dB stays (Gerzon, Craven). */
  @ParameterizedTest
  @ValueSource(doubles = {44_100, 48_000, 96_000})
  void shapedNoiseIsSoftWhereTheEarIsKeen(double rate) {
    double flat = noise(Shape.TPDF, rate, 2_500, 4_500);
    assertThat(noise(Shape.SHAPED, rate, 2_500, 4_500)).isLessThan(flat - 12);
    assertThat(noise(Shape.SHAPED, rate, 17_000, 20_000)).isGreaterThan(flat);
    double[] taps = HearingThreshold.taps(rate);
    double[] response = new double[4096];
    response[0] = 1;
    System.arraycopy(taps, 0, response, 1, taps.length);
    double[] a = Spectra.amplitudes(response);
    double mean = 0;
    for (int i = 1; i < 2048; i++) {
      mean += Spectra.dB(a[i] * 2048) / 2047;
    }
    assertThat(mean).isCloseTo(0, within(0.05));
  }

  /** A tone of less than a step, which rounding alone would make a square or nothing. */
  @Test
  void aToneBelowAStepIsThereWithoutHarmonics() {
    for (Shape shape : new Shape[] {Shape.TPDF, Shape.HIGHPASS, Shape.SHAPED}) {
      double[] sum = new double[N];
      for (int seed = 0; seed < 40; seed++) {
        double[] x = tone(0.7 * STEP);
        double[] y = Blocks.apply(new Quantiser(8, shape, 48_000, seed), x, 256);
        for (int i = 0; i < N; i++) {
          sum[i] += y[i] / STEP / 40;
        }
      }
      double[] a = Spectra.amplitudes(sum);
      assertThat(a[331]).as("%s", shape).isCloseTo(0.7, within(0.01));
      assertThat(a[993]).as("%s, third harmonic", shape).isLessThan(0.01);
    }
    double[] bare = Spectra.amplitudes(rounded(tone(0.7 * STEP), Shape.NONE, 48_000));
    assertThat(bare[993] / STEP).isGreaterThan(0.05);
  }
}

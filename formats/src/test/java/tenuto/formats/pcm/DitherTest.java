package tenuto.formats.pcm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DitherTest {
  private static final int BITS = 16;
  private static final double STEP = 0x1p-15;
  private static final int N = 200_000;
  private static final Dither TPDF = Dither.of("tpdf", 7);

  private static double[] dithered(Dither dither, int channel, long frame, double... samples) {
    double[] all = samples.clone();
    dither.add(channel, frame, all, all.length, BITS);
    return all;
  }

  private static double[] constant(double value) {
    double[] all = new double[N];
    Arrays.fill(all, value);
    return all;
  }

  /** What was added, in steps. */
  private static double[] noise(Dither dither, int channel) {
    double[] all = dithered(dither, channel, 0, constant(0.25 * STEP));
    for (int i = 0; i < N; i++) {
      all[i] = all[i] / STEP - 0.25;
    }
    return all;
  }

  private static double mean(double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < N; i++) {
      sum += x[i] * y[i];
    }
    return sum / N;
  }

  @Test
  void isTriangularOverTwoSteps() {
    double[] noise = noise(TPDF, 0);
    double[] ones = constant(1);
    assertThat(Arrays.stream(noise).max().orElseThrow()).isBetween(0.98, 1.0);
    assertThat(Arrays.stream(noise).min().orElseThrow()).isBetween(-1.0, -0.98);
    // A variance of 1/6; a triangle's share within half its width is 3/4.
    assertThat(mean(noise, ones)).isCloseTo(0, within(0.005));
    assertThat(mean(noise, noise)).isCloseTo(1 / 6.0, within(0.002));
    double inner = Arrays.stream(noise).filter(x -> Math.abs(x) < 0.5).count() / (double) N;
    assertThat(inner).isCloseTo(0.75, within(0.005));
  }

  @Test
  void channelsSeedsAndFramesHaveNothingInCommon() {
    double[] noise = noise(TPDF, 0);
    assertThat(mean(noise, noise(TPDF, 1))).isCloseTo(0, within(0.002));
    assertThat(mean(noise, noise(Dither.of("tpdf", 8), 0))).isCloseTo(0, within(0.002));
    double[] later = new double[N];
    System.arraycopy(noise, 0, later, 1, N - 1);
    assertThat(mean(noise, later)).isCloseTo(0, within(0.002));
  }

  @Test
  void dependsOnThePlaceAndNotOnTheStretch() {
    double[] samples = constant(0.3 * STEP);
    double[] all = dithered(TPDF, 3, 1L << 40, samples);
    for (int at : new int[] {0, 1, 999, 100_000}) {
      double[] part =
          dithered(TPDF, 3, (1L << 40) + at, Arrays.copyOfRange(samples, at, at + 1000));
      assertThat(part).isEqualTo(Arrays.copyOfRange(all, at, at + 1000));
    }
  }

  /** Without dither a tone below half a step is silence; with it, its mean is as it should be. */
  @Test
  void keepsWhatIsSmallerThanAStep() {
    SampleFormat format = SampleFormat.PCM_16;
    byte[] bytes = new byte[2 * N];
    double[] decoded = new double[N];
    double[] tone = new double[N];
    Arrays.setAll(tone, i -> 0.4 * STEP * StrictMath.sin(2 * Math.PI * i / 100));
    format.encode(tone, bytes, 0, 2, N);
    format.decode(bytes, 0, 2, decoded, N);
    assertThat(decoded).containsOnly(0.0);
    format.encode(dithered(TPDF, 0, 0, tone), bytes, 0, 2, N);
    format.decode(bytes, 0, 2, decoded, N);
    assertThat(mean(decoded, tone) / mean(tone, tone)).isCloseTo(1, within(0.03));
  }

  @Test
  void whatTheIntegersHoldExactlyIsLeftAlone() {
    double[] grid = {0, STEP, -STEP, 1 - STEP, -1, 1, 3, -12345 * STEP};
    assertThat(dithered(TPDF, 0, 0, grid)).isEqualTo(grid);
    double[] odd = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
    assertThat(dithered(TPDF, 0, 0, odd)).isEqualTo(odd);
    assertThat(dithered(Dither.NONE, 0, 0, 0.1, 0.2)).containsExactly(0.1, 0.2);
  }

  @Test
  void hasTwoNames() {
    assertThat(Dither.of("None", 5)).isEqualTo(Dither.NONE);
    assertThatThrownBy(() -> Dither.of("shaped", 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("dither must be none or tpdf, but is 'shaped'");
  }
}

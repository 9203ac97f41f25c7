package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.ScalarForm;
import tenuto.engine.signal.Filter;

/** What peaks between samples may leave out, and that both forms of them give the same bits. */
class InterpolatedPeaksTest {
  private static final int N = 1 << 13;
  private static final double FLOOR = 0.4;

  /** A sine whose amplitude grows to 0.6, with noise, a step, a click and awkward values. */
  private static double[] sound(double turns, double noise) {
    double[] x = Blocks.noise(N, noise, 3);
    for (int i = 0; i < N; i++) {
      x[i] += 0.6 * i / N * Math.sin(2 * Math.PI * turns * i) + (i / 1000 % 3 == 1 ? 0.2 : 0);
    }
    x[3001] = 0.9;
    x[N - 1000] = 1e300;
    x[N - 900] = Double.POSITIVE_INFINITY;
    x[N - 100] = Double.NaN;
    return x;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.02, 0.1, 0.25, 0.33, 0.47, 0.4999})
  void whatIsAboveTheFloorIsExact(double turns) {
    for (double noise : new double[] {0, 0.01, 0.3}) {
      double[] x = sound(turns, noise);
      double[] all = Blocks.apply(new IntersamplePeaks(8, 0), x.clone(), 2048);
      double[] loud = Blocks.apply(new IntersamplePeaks(8, FLOOR), x.clone(), 264);
      for (int i = 0; i < N; i++) {
        if (all[i] > FLOOR || Double.isNaN(all[i])) {
          assertThat(Double.compare(loud[i], all[i])).isZero();
        } else {
          assertThat(loud[i]).isLessThanOrEqualTo(all[i]);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.02})
  void aSmoothWaveBelowTheFloorIsNotInterpolated(double turns) {
    double[] x = new double[N];
    Arrays.setAll(x, i -> 0.95 * FLOOR * Math.sin(2 * Math.PI * turns * i));
    double[] peaks = Blocks.apply(new IntersamplePeaks(8, FLOOR), x, 2048);
    for (int i = 100; i < N; i++) { // the beginning is a corner
      double sample = 0.95 * FLOOR * Math.sin(2 * Math.PI * turns * (i - IntersamplePeaks.DELAY));
      assertThat(peaks[i]).isEqualTo(Math.abs(sample));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.02, 0.1, 0.25, 0.33, 0.47, 0.4999})
  void refinedPeaksAreTheSameInBothForms(double turns) {
    double[] x = sound(turns, 0.05);
    double[] rough = Blocks.apply(new IntersamplePeaks(8, 0), x.clone(), 2048);
    for (Filter fine : new Filter[] {new FinePeaks(0.1, false), new FinePeaks(0.1, true)}) {
      double[] vectors = Blocks.process(fine, 264, x, rough)[0];
      double[] scalar = Blocks.process(new ScalarForm(fine), 2048, x, rough)[0];
      assertThat(vectors).isEqualTo(scalar);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.02, 0.1, 0.25, 0.33, 0.47, 0.4999})
  void noCrestAboveTheFloorIsLeftOut(double turns) {
    for (double noise : new double[] {0, 0.01, 0.1, 0.3}) {
      double[] x = sound(turns, noise);
      double[] rough = Blocks.apply(new IntersamplePeaks(8, 0), x.clone(), 2048);
      double[] all = Blocks.process(new FinePeaks(0, false), 2048, x, rough)[0];
      double[] high = Blocks.process(new FinePeaks(FLOOR, false), 264, x, rough)[0];
      for (int i = 0; i < N - 1000; i++) { // before what is not finite
        if (all[i] > FLOOR) {
          assertThat(high[i]).isEqualTo(all[i]);
        } else {
          assertThat(high[i]).isLessThanOrEqualTo(all[i]);
        }
      }
    }
  }
}

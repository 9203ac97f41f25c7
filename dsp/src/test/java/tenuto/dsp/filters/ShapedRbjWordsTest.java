package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** The words {@code ShapedRBJ…} where no patch of Sonic Field's asks for its numbers. */
class ShapedRbjWordsTest {
  private static final double RATE = 96000;

  @TempDir Path folder;

  private double[] run(
      Dialect dialect, ShapedRbj.Kind kind, double[] x, double[] hz, double[] width, double[] dB) {
    try (Session session = new Session(new Settings().withThreads(1).withSampleRate(RATE));
        WordContext context = WordContext.of(session, folder)) {
      context.follow(dialect);
      Signal in = Signals.of(x);
      Signal at = Signals.of(hz);
      Signal wide = Signals.of(width);
      return Signals.samples(
          session,
          switch (kind) {
            case LOW_PASS -> ShapedFilters.lowPass(context, in, at, wide);
            case HIGH_PASS -> ShapedFilters.highPass(context, in, at, wide);
            case BAND_PASS -> ShapedFilters.bandPass(context, in, at, wide);
            case NOTCH -> ShapedFilters.notch(context, in, at, wide);
            case PEAKING -> ShapedFilters.peaking(context, in, at, wide, Signals.of(dB));
          });
    }
  }

  private static double[] steady(int n, double value) {
    double[] all = new double[n];
    Arrays.fill(all, value);
    return all;
  }

  /**
   * The formulas of the Audio EQ Cookbook: b0, b1, b2, a0, a1, a2.
   *
   * @param width Q, or octaves
   */
  private static double[] cookbook(ShapedRbj.Kind kind, double hz, double width, double dB) {
    double w0 = 2 * Math.PI * hz / RATE;
    double cos = Math.cos(w0);
    double sin = Math.sin(w0);
    double byQ = sin / (2 * width);
    double alpha = sin * Math.sinh(Math.log(2) / 2 * width * w0 / sin);
    double a = Math.pow(10, dB / 40);
    return switch (kind) {
      case LOW_PASS ->
          new double[] {(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + byQ, -2 * cos, 1 - byQ};
      case HIGH_PASS ->
          new double[] {(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + byQ, -2 * cos, 1 - byQ};
      case BAND_PASS -> new double[] {alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha};
      case NOTCH -> new double[] {1, -2 * cos, 1, 1 + alpha, -2 * cos, 1 - alpha};
      case PEAKING ->
          new double[] {
            1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a
          };
    };
  }

  @ParameterizedTest
  @EnumSource
  void theImpulseResponseOfSteadyParametersIsTheCookbooks(ShapedRbj.Kind kind) {
    int n = 2000;
    for (double hz : new double[] {1000, 3000, 12000, 30000, 45000}) {
      for (double width : new double[] {0.02, 0.3, 1, 4}) {
        for (double dB : kind == ShapedRbj.Kind.PEAKING ? new double[] {-30, 12} : new double[1]) {
          double[] c = cookbook(kind, hz, width, dB);
          double[] x = FrequencyResponse.impulse(n);
          double[] y = run(Dialect.TENUTO, kind, x, steady(n, hz), steady(n, width), steady(n, dB));
          double[] wanted = new double[n];
          for (int i = 0; i < n; i++) {
            double sum = i <= 2 ? c[i] : 0;
            sum -= i >= 1 ? c[4] * wanted[i - 1] : 0;
            sum -= i >= 2 ? c[5] * wanted[i - 2] : 0;
            wanted[i] = sum / c[3];
            assertThat(y[i])
                .as("%s %s %s at %d", hz, width, dB, i)
                .isCloseTo(wanted[i], within(1e-12));
          }
        }
      }
    }
  }

  /**
   * A sawtooth of 110 Hz through a cutoff that swings from 200 to 8000 Hz 300 times a second, with
   * Q 10: its energy is that of the analogue filter so steered, whose differential equation is
   * solved here by the classical Runge-Kutta method. The direct form is louder.
   */
  @Test
  void fastModulationGivesTheEnergyOfTheAnalogueFilter() {
    int n = 19200;
    double[] x = new double[n];
    double[] hz = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = saw(i / RATE);
      hz[i] = swung(i / RATE);
    }
    double[] low = run(Dialect.TENUTO, ShapedRbj.Kind.LOW_PASS, x, hz, steady(n, 10), null);
    double[] high = run(Dialect.TENUTO, ShapedRbj.Kind.HIGH_PASS, x, hz, steady(n, 10), null);
    double[][] analogue = analogue(n, 10);
    assertThat(decibels(low)).isCloseTo(decibels(analogue[0]), within(0.2));
    assertThat(decibels(high)).isCloseTo(decibels(analogue[1]), within(0.2));
    double[] direct =
        run(Dialect.SONIC_FIELD_2015, ShapedRbj.Kind.LOW_PASS, x, hz, steady(n, 10), null);
    assertThat(decibels(direct)).isGreaterThan(decibels(low) + 1);
  }

  private static double saw(double seconds) {
    double sum = 0;
    for (int k = 1; k <= 40; k++) {
      sum += Math.sin(2 * Math.PI * 110 * k * seconds) / k;
    }
    return sum * 2 / Math.PI;
  }

  private static double swung(double seconds) {
    return 4100 + 3900 * Math.sin(2 * Math.PI * 300 * seconds);
  }

  /** The low and the high output of band' = w·(x − band/Q − low), low' = w·band. */
  private static double[][] analogue(int n, double q) {
    int finer = 4;
    double step = 1 / RATE / finer;
    double[][] out = new double[2][n];
    double[] y = new double[2];
    for (int i = 0; i < n * finer; i++) {
      double t = i * step;
      if (i % finer == 0) {
        out[0][i / finer] = y[1];
        out[1][i / finer] = saw(t) - y[0] / q - y[1];
      }
      double[] k1 = slope(t, y[0], y[1], q);
      double[] k2 = slope(t + step / 2, y[0] + step / 2 * k1[0], y[1] + step / 2 * k1[1], q);
      double[] k3 = slope(t + step / 2, y[0] + step / 2 * k2[0], y[1] + step / 2 * k2[1], q);
      double[] k4 = slope(t + step, y[0] + step * k3[0], y[1] + step * k3[1], q);
      for (int j = 0; j < 2; j++) {
        y[j] += step / 6 * (k1[j] + 2 * k2[j] + 2 * k3[j] + k4[j]);
      }
    }
    return out;
  }

  private static double[] slope(double t, double band, double low, double q) {
    double w = 2 * Math.PI * swung(t);
    return new double[] {w * (saw(t) - band / q - low), w * band};
  }

  private static double decibels(double[] y) {
    return 10 * Math.log10(Arrays.stream(y).map(v -> v * v).average().orElseThrow());
  }

  /** Every setting, another at each sample: it stays bounded, and dies away when the sound ends. */
  @ParameterizedTest
  @EnumSource
  void wildMotionLeavesItBounded(ShapedRbj.Kind kind) {
    Random random = new Random(3);
    int n = 40_000;
    double[][] in = new double[4][n];
    for (int i = 0; i < n; i++) {
      in[0][i] = i < n / 2 ? 2 * random.nextDouble() - 1 : 0;
      in[1][i] = StrictMath.pow(10, 1.3 + 3.3 * random.nextDouble());
      in[2][i] = StrictMath.pow(10, 1.5 * random.nextDouble() - 0.5);
      in[3][i] = 24 * random.nextDouble() - 12;
    }
    double[] y = run(Dialect.TENUTO, kind, in[0], in[1], in[2], in[3]);
    assertThat(Arrays.stream(y).map(Math::abs).max().orElseThrow()).isBetween(0.1, 100.0);
    assertThat(Math.abs(y[n - 1])).isLessThan(1e-3);
  }
}

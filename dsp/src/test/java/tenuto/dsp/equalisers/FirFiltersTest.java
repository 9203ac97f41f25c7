package tenuto.dsp.equalisers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;

class FirFiltersTest {
  @TempDir static Path folder;

  private static List<Row> points(double... numbers) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      rows.add(new Row(List.of(numbers[i], numbers[i + 1])));
    }
    return rows;
  }

  static List<List<Row>> curves() {
    return List.of(
        points(1000, -6),
        points(40, 9, 120, 0, 1000, 0, 1800, -12, 2500, 3, 9000, 3, 16000, -20),
        points(30, -60, 60, 0, 15000, 0, 18000, -95),
        points(2000, 0, 3000, -130));
  }

  /** The curve by Hermite's basis, with slopes that are weighted harmonic means. */
  private static double gain(List<Row> points, double hz) {
    int n = points.size();
    double x = Math.log(hz);
    double[] at = points.stream().mapToDouble(row -> Math.log(row.at(0))).toArray();
    double[] value = points.stream().mapToDouble(row -> row.at(1)).toArray();
    double dB = x <= at[0] ? value[0] : value[n - 1];
    for (int i = 0; i + 1 < n; i++) {
      if (x > at[i] && x <= at[i + 1]) {
        double h = at[i + 1] - at[i];
        double t = (x - at[i]) / h;
        dB =
            (1 + 2 * t) * (1 - t) * (1 - t) * value[i]
                + t * t * (3 - 2 * t) * value[i + 1]
                + h * t * (1 - t) * (1 - t) * slope(at, value, i)
                - h * t * t * (1 - t) * slope(at, value, i + 1);
      }
    }
    return Math.pow(10, dB / 20);
  }

  private static double slope(double[] at, double[] value, int i) {
    if (i == 0 || i == at.length - 1) {
      return 0;
    }
    double before = at[i] - at[i - 1];
    double after = at[i + 1] - at[i];
    double up = (value[i] - value[i - 1]) / before;
    double on = (value[i + 1] - value[i]) / after;
    double ofUp = 2 * after + before;
    double ofOn = after + 2 * before;
    return up * on <= 0 ? 0 : (ofUp + ofOn) / (ofUp / up + ofOn / on);
  }

  private static double[] response(List<Row> points, boolean minimum, double rate) {
    return FirDesign.response(new FirDesign.Asked(points, minimum, 0, rate));
  }

  @ParameterizedTest
  @MethodSource("curves")
  void linearPhaseIsTheCurveAndTurnsNothing(List<Row> points) {
    for (double rate : new double[] {48000, 96000}) {
      double[] h = response(points, false, rate);
      int middle = h.length / 2;
      int periods = (int) Math.ceil(middle / (rate / 10));
      double[] turned = new double[(int) (periods * rate / 10) + middle + 1];
      for (int i = 0; i < h.length; i++) {
        turned[i >= middle ? i - middle : (int) (periods * rate / 10) + i - middle] += h[i];
      }
      FrequencyResponse.of(turned, rate)
          .assertIs(hz -> new Complex(gain(points, hz), 0), "linear " + points);
    }
  }

  @ParameterizedTest
  @MethodSource("curves")
  void minimumPhaseHasTheSameGainAndComesAtOnce(List<Row> points) {
    for (double rate : new double[] {48000, 96000}) {
      double[] h = response(points, true, rate);
      FrequencyResponse response = FrequencyResponse.of(h, rate);
      for (double hz : FrequencyResponse.HZ) {
        double wanted = gain(points, hz);
        if (wanted > 1e-5) {
          double dB = 20 * Math.log10(response.at(hz).magnitude() / wanted);
          assertThat(dB).as("%s at %s Hz", points, hz).isCloseTo(0, within(0.01));
        }
      }
      double early = 0;
      double all = 0;
      for (int i = 0; i < h.length; i++) {
        all += h[i] * h[i];
        early += i < rate / 100 ? h[i] * h[i] : 0;
      }
      assertThat(early / all).isGreaterThan(0.9);
    }
  }

  /** Through a thousand points of an analogue peak's gain, its phase comes by itself. */
  @ParameterizedTest
  @ValueSource(doubles = {100, 1000, 6000})
  void minimumPhaseIsAnAnaloguePeaks(double peak) {
    for (double rate : new double[] {48000, 96000}) {
      double cutoff = FrequencyResponse.analogue(peak, rate).im();
      List<Row> points = new ArrayList<>();
      for (double hz = 4; hz < 0.4999 * rate; hz *= 1.01) {
        Complex s = FrequencyResponse.analogue(hz, rate).times(1 / cutoff);
        points.add(new Row(List.of(hz, 20 * StrictMath.log10(bell(s).magnitude()))));
      }
      FrequencyResponse.of(response(points, true, rate), rate)
          .assertIsAnalogue(s -> bell(s.times(1 / cutoff)), "minimum " + peak);
    }
  }

  /** 8 dB, Q 2. */
  private static Complex bell(Complex s) {
    double a = StrictMath.pow(10, 8.0 / 40);
    Complex square = s.times(s).plus(1);
    return square.plus(s.times(a / 2)).over(square.plus(s.times(1 / a / 2)));
  }

  /** An impulse stays where it is, and is the response. */
  @Test
  void theWordsAlignWhatTheyGive() {
    List<Row> points = points(500, 0, 2000, -10);
    double[] x = new double[9000];
    x[4000] = 1;
    try (Session session = new Session(new Settings().withThreads(1))) {
      WordContext context = WordContext.of(session, folder);
      double[] linear =
          Signals.samples(session, FirFilters.linear(context, Signals.of(x), points, 0));
      double[] h = response(points, false, session.sampleRate());
      assertThat(linear).hasSize(9000);
      int middle = h.length / 2;
      for (int i = -200; i < 200; i++) {
        assertThat(linear[4000 + i]).isCloseTo(h[middle + i], within(1e-14));
        assertThat(h[middle + i]).isEqualTo(h[middle - i]);
      }
      double[] minimum =
          Signals.samples(session, FirFilters.minimum(context, Signals.of(x), points, 0));
      double[] early = response(points, true, session.sampleRate());
      for (int i = 0; i < 400; i++) {
        assertThat(minimum[4000 + i]).isCloseTo(early[i], within(1e-14));
        assertThat(minimum[3999 - i]).isCloseTo(0, within(1e-14));
      }
    }
  }

  @Test
  void aLengthThatIsToldIsKept() {
    List<Row> points = points(100, 0, 200, -10);
    assertThat(FirDesign.response(new FirDesign.Asked(points, false, 300, 48000))).hasSize(601);
    assertThat(FirDesign.response(new FirDesign.Asked(points, true, 300, 48000))).hasSize(300);
    assertThat(FirDesign.response(new FirDesign.Asked(points, true, 1, 48000))).hasSize(1);
  }

  @Test
  void whatAreNoPointsIsAnError() {
    assertThatThrownBy(() -> new GainCurve(List.of()))
        .hasMessage("points must contain at least one, but contains none");
    assertThatThrownBy(() -> new GainCurve(points(100, 0, 100, 1)))
        .hasMessageContaining("each above the one before, but one is at 100.0");
    assertThatThrownBy(() -> new GainCurve(points(100, 500)))
        .hasMessage("points must have gains between -400 and 400 dB, but one has 500.0");
    assertThatThrownBy(() -> new GainCurve(List.of(new Row(List.of(1.0)))))
        .hasMessage("points must be pairs (hz, dB), but one has 1 numbers");
  }

  @Test
  void aCurveNeverLeavesItsPoints() {
    GainCurve curve = new GainCurve(points(50, 0, 100, 12, 110, 12, 3000, -40, 3100, 0));
    double[] octaves = Blocks.noise(2000, 1, 3);
    for (double each : octaves) {
      double hz = 400 * Math.pow(10, each);
      assertThat(curve.decibels(hz)).isBetween(-40.0, 12.0);
    }
    assertThat(curve.decibels(105)).isEqualTo(12);
    assertThat(curve.decibels(0)).isZero();
  }
}

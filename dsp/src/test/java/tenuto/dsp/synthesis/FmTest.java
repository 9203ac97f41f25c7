package tenuto.dsp.synthesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.envelopes.Envelopes;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.support.Lines;
import tenuto.dsp.support.Samples;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Frequency modulation has the spectrum of its formula, and voices are what their chips' are. */
class FmTest {
  private static final double RATE = 48_000;

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Signal steady(double value) {
    return Channels.steady(value);
  }

  /** The Bessel function of the first kind, by its series. */
  private static double bessel(int n, double x) {
    double term = 1;
    for (int k = 1; k <= n; k++) {
      term *= x / 2 / k;
    }
    double sum = 0;
    for (int k = 0; k < 60; k++) {
      sum += term;
      term *= -(x / 2) * (x / 2) / ((k + 1) * (n + k + 1.0));
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 4.5})
  void sidebandsAreBesselsFunctionsOfTheIndex(double index) {
    Signal modulator = Generators.sineWave(session, 1500, 150);
    double[] x =
        Signals.samples(
            session,
            FmVoices.fmOperator(
                session, 1500, steady(1000), modulator, steady(2), steady(index), steady(0)));
    Lines lines = Lines.of(x, RATE);
    for (int n = 0; n < 6; n++) {
      double dB = 20 * Math.log10(Math.abs(bessel(n, index)));
      assertThat(lines.at(2000 + 150 * n)).as("upper %d", n).isCloseTo(dB, within(1e-3));
      assertThat(lines.at(2000 - 150 * n)).as("lower %d", n).isCloseTo(dB, within(1e-3));
    }
  }

  /** The recursion as it is written, in plain sines. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, -1.2})
  void feedbackIsTheMeanOfTheLastTwo(double feedback) {
    double[] got =
        Signals.samples(
            session,
            FmVoices.fmOperator(
                session, 100, steady(441), steady(0), steady(1), steady(1), steady(feedback)));
    double[] wanted = new double[got.length];
    for (int i = 0; i < got.length; i++) {
      double before = i < 1 ? 0 : wanted[i - 1];
      double twoBefore = i < 2 ? 0 : wanted[i - 2];
      wanted[i] = Math.sin(2 * Math.PI * 441 * i / RATE + feedback * (before + twoBefore) / 2);
    }
    Samples.assertClose(got, i -> wanted[i], 1e-7);
  }

  @Test
  void quickSinesAreSines() {
    for (double turns = -3; turns < 3; turns += 0.000_77) {
      assertThat(FastSine.of(turns)).isCloseTo(Math.sin(2 * Math.PI * turns), within(5e-9));
    }
    assertThat(FastSine.of(Double.NaN)).isNaN();
    assertThat(FastSine.of(Double.POSITIVE_INFINITY)).isNaN();
  }

  /** As the owner's manuals print them. */
  @Test
  void whatIsHeardIsWhatTheManualsDraw() {
    String[] six = {
      "13", "13", "14", "14", "135", "135", "13", "13", "13", "14", "14", "13", "13", "13", "13",
      "1", "1", "1", "145", "124", "1245", "1345", "1245", "12345", "12345", "124", "124", "136",
      "1235", "1236", "12345", "123456"
    };
    assertThat(FmAlgorithm.OF_SIX.count()).isEqualTo(32);
    for (int k = 1; k <= 32; k++) {
      assertThat(heard(FmAlgorithm.OF_SIX, k, 6)).as("algorithm %d", k).isEqualTo(six[k - 1]);
    }
    String[] four = {"1", "1", "1", "1", "13", "123", "123", "1234"};
    assertThat(FmAlgorithm.OF_FOUR.count()).isEqualTo(8);
    for (int k = 1; k <= 8; k++) {
      assertThat(heard(FmAlgorithm.OF_FOUR, k, 4)).as("algorithm %d", k).isEqualTo(four[k - 1]);
    }
  }

  private static String heard(FmAlgorithm family, int algorithm, int operators) {
    return family.carriers(algorithm, operators).stream()
        .map(i -> Integer.toString(i + 1))
        .collect(Collectors.joining());
  }

  /** Sample by sample, each operator after those that modulate it. */
  @ParameterizedTest
  @CsvSource({
    "6, 1, 21 43 54 65, 66, 13",
    "6, 4, 21 32 54 65, 46, 14",
    "6, 6, 21 43 65, 56, 135",
    "6, 16, 21 31 51 43 65, 66, 1",
    "6, 20, 31 32 54 64, 66, 124",
    "6, 32, '', 66, 123456",
    "4, 1, 43 32 21, 44, 1",
    "4, 3, 41 21 32, 44, 1",
    "4, 5, 43 21, 44, 13",
    "4, 8, '', 44, 1234"
  })
  void aVoiceIsItsAlgorithm(
      int operators, int algorithm, String arrows, String feedback, String heard) {
    double[] ratio = {1, 2.01, 1, 3, 0.5, 7};
    double[] level = {0.4, 1.3, 0.3, 0.9, 0.6, 0.8};
    List<Row> rows = new ArrayList<>();
    for (int k = 0; k < operators; k++) {
      double returned = k == operators - 1 ? 0.7 : 0;
      rows.add(new Row(List.of(ratio[k], level[k], returned, 0.0, 0.0, 1.0, 0.0)));
    }
    double[] index = new double[4000];
    Arrays.setAll(index, i -> 1 + Math.sin(i * 0.001));
    double[] got =
        Signals.samples(
            session,
            FmVoices.fmVoice(session, 80, steady(300), rows, algorithm, Signals.of(index)));
    assertThat(got).hasSize(3840);
    int from = feedback.charAt(0) - '1';
    double[] wave = new double[6];
    double[] before = new double[6];
    double[] wanted = new double[got.length];
    for (int i = 0; i < got.length; i++) {
      double returned = 0.7 * (wave[from] + before[from]) / 2;
      before = wave.clone();
      double[] given = new double[6];
      for (int k = operators - 1; k >= 0; k--) {
        double moved = k == operators - 1 ? returned : 0;
        for (String arrow : arrows.split(" ")) {
          if (!arrow.isEmpty() && arrow.charAt(1) - '1' == k) {
            moved += given[arrow.charAt(0) - '1'];
          }
        }
        wave[k] = Math.sin(2 * Math.PI * (300 * ratio[k] * i / RATE % 1) + moved);
        boolean isHeard = heard.indexOf('1' + k) >= 0;
        given[k] = wave[k] * level[k] * (isHeard ? 1 : index[i]);
        wanted[i] += isHeard ? given[k] : 0;
      }
    }
    Samples.assertClose(got, i -> wanted[i], 1e-6);
  }

  @Test
  void eachOperatorHasItsEnvelopeAndTheLongestHeardIsTheEnd() {
    List<Row> rows =
        List.of(
            new Row(List.of(0.0, 0.0)),
            new Row(List.of(1.0, 0.5, 0.0, 20.0, 30.0, 0.5, 60.0)),
            new Row(List.of(1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 90.0)),
            new Row(List.of(1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 500.0)));
    // Of algorithm 7 operators 1, 2 and 3 are heard.
    double[] got =
        Signals.samples(session, FmVoices.fmVoice(session, 100, steady(50), rows, 7, steady(1)));
    double[] envelope = Signals.samples(session, Envelopes.adsr(session, 100, 20, 30, 0.5, 60, -4));
    assertThat(got).hasSize(190 * 48);
    Samples.assertClose(
        got,
        i -> i < envelope.length ? 0.5 * envelope[i] * Math.sin(2 * Math.PI * 50 * i / RATE) : 0,
        1e-12);
  }
}

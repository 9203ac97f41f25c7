package tenuto.dsp.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Lines;
import tenuto.dsp.support.Samples;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;
import tenuto.engine.signal.Signal;

/** A bank of partials is the sum of its sines. */
class AdditiveTest {
  private static final double RATE = 48_000;

  private static final List<Row> ROWS =
      List.of(
          new Row(List.of(1.0, 0.5)),
          new Row(List.of(2.007, 0.25, 0.3)),
          new Row(List.of(-3.0, 0.2)),
          new Row(List.of(17.31, -0.1, 0.9)),
          new Row(List.of(60.0, 0.1)));

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

  /** The sum of sines whose phases are the sums of their frequencies. */
  private static double[] sum(double[] hz) {
    double[] wanted = new double[hz.length];
    for (Row row : ROWS) {
      double phase = row.at(2, 0);
      double before = Double.NaN;
      for (int i = 0; i < hz.length; i++) {
        double turns = row.at(0) * hz[i] / RATE;
        // Over each group of 8 the fade goes to what its first sample asks.
        double heard = Math.clamp((0.5 - Math.abs(turns)) / 0.025, 0, 1);
        before = i == 0 ? heard : before;
        double then = Math.clamp((0.5 - Math.abs(row.at(0) * hz[i & -8] / RATE)) / 0.025, 0, 1);
        double gain = before + (then - before) * (i % 8 + 1) / 8;
        wanted[i] += gain * row.at(1) * Math.sin(2 * Math.PI * phase);
        phase = (phase + turns) % 1;
        before = i % 8 == 7 ? then : before;
      }
    }
    return wanted;
  }

  private static double[] play(double ms, Signal hz) {
    return Signals.samples(session, Partials.additive(session, ms, hz, ROWS));
  }

  @ParameterizedTest
  @ValueSource(doubles = {20, 440, 391.3, 2700, -100})
  void steadyPartialsAreSines(double hz) {
    double[] wanted = new double[9600];
    Arrays.fill(wanted, hz);
    double[] sum = sum(wanted);
    Samples.assertClose(play(200, Channels.steady(hz)), i -> sum[i], 1e-10);
  }

  @Test
  void movingPartialsAreToo() {
    double[] hz = new double[24_000];
    Arrays.setAll(
        hz,
        i ->
            i < 6000 // still, moving, jumping, still, and moving again across half the rate
                ? 300
                : i < 12_000 ? 300 + (i - 6000) * 0.02 : i < 18_003 ? 1350 : 200 + i * 0.05);
    double[] sum = sum(hz);
    Samples.assertClose(play(500, Signals.of(hz)), i -> sum[i], 1e-9);
  }

  @ParameterizedTest
  @EnumSource
  void bothFormsAreTheSame(Forms forms) {
    double[] wanted = play(300, Channels.steady(441.7));
    try (Session other = new Session(new Settings().withForms(forms).withBlockSize(64))) {
      other.sampleRate(RATE);
      Signal same = Partials.additive(other, 300, Channels.steady(441.7), ROWS);
      assertThat(Signals.samples(other, same)).isEqualTo(wanted);
    }
  }

  @Test
  void nothingFoldsBack() {
    List<Row> saw = new ArrayList<>();
    for (double n = 1; n <= 100; n++) {
      saw.add(new Row(List.of(n, 1 / n)));
    }
    double[] x =
        Signals.samples(session, Partials.additive(session, 1500, Channels.steady(5000), saw));
    assertThat(Lines.of(x, RATE).besideMultiples(5000)).isLessThan(-140);
  }
}

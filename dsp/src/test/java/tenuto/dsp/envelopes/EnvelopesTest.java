package tenuto.dsp.envelopes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Samples;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Envelopes are their formulas. */
class EnvelopesTest {
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

  /** A line from one value to another, by the formula of the field. */
  private static double line(double x, double from, double to, double curve) {
    double bent = curve == 0 ? x : StrictMath.expm1(curve * x) / StrictMath.expm1(curve);
    return from + (to - from) * bent;
  }

  private static void assertIs(Signal signal, DoubleUnaryOperator valueAtMs, double error) {
    Samples.assertClose(
        Signals.samples(session, signal), i -> valueAtMs.applyAsDouble(i * 1000 / RATE), error);
  }

  @ParameterizedTest
  @CsvSource({
    "300, 10, 100, 0.7, 200, -4",
    "300, 10, 100, 0.7, 200, 0",
    "300, 10.3, 99.9, 0, 33.33, 3",
    "60, 10, 100, 0.5, 200, -4",
    "7.7, 10, 100, 0.5, 20, 0.01",
    "50, 0, 20, 0.25, 20, 1e-9",
    "50, 0, 0, 0.25, 0, -100",
    "0, 10, 20, 0.25, 10, -4"
  })
  void anAdsrIsItsFourLines(
      double ms, double attack, double decay, double sustain, double release, double curve) {
    DoubleUnaryOperator held =
        t ->
            t < attack
                ? line(t / attack, 0, 1, curve)
                : t < attack + decay ? line((t - attack) / decay, 1, sustain, curve) : sustain;
    Signal adsr = Envelopes.adsr(session, ms, attack, decay, sustain, release, curve);
    assertThat(adsr.length()).isEqualTo((long) ((ms + release) * RATE / 1000));
    double level = ms == 0 ? 0 : held.applyAsDouble(ms);
    assertIs(
        adsr,
        t -> t < ms ? held.applyAsDouble(t) : line((t - ms) / release, level, 0, curve),
        1e-12);
  }

  @Test
  void theOthersAreAdsrsOfTheirKind() {
    assertSame(
        Envelopes.ar(session, 100, 20, 50, -4), Envelopes.adsr(session, 100, 20, 0, 1, 50, -4));
    double[] late = Signals.samples(session, Envelopes.dadsr(session, 130, 30, 5, 20, 0.5, 40, -3));
    double[] soon = Signals.samples(session, Envelopes.adsr(session, 100, 5, 20, 0.5, 40, -3));
    assertThat(Arrays.copyOf(late, 1440)).containsOnly(0);
    Samples.assertClose(Arrays.copyOfRange(late, 1440, late.length), i -> soon[i], 1e-12);
    assertIs(
        Envelopes.percussive(session, 10, 200, -4),
        t -> t < 10 ? line(t / 10, 0, 1, -4) : line((t - 10) / 200, 1, 0, -4),
        1e-12);
    assertThat(Envelopes.percussive(session, 10, 200, -4).length()).isEqualTo(210 * 48);
  }

  private static void assertSame(Signal a, Signal b) {
    assertThat(Signals.samples(session, a)).isEqualTo(Signals.samples(session, b));
  }

  private static Row row(double... numbers) {
    return new Row(Arrays.stream(numbers).boxed().toList());
  }

  @Test
  void breakpointsAreStraightInTheirUnit() {
    List<Row> gains = List.of(row(0, -60), row(50, 0), row(120, -20), row(120, -6), row(200, -6));
    assertIs(
        Breakpoints.breakpoints(session, gains, "dB"),
        t ->
            StrictMath.pow(
                10,
                (t < 50 ? line(t / 50, -60, 0, 0) : t < 120 ? line((t - 50) / 70, 0, -20, 0) : -6)
                    / 20),
        1e-13);
    List<Row> hz = List.of(row(0, 100), row(100, 1600), row(150, 200));
    assertIs(
        Breakpoints.breakpoints(session, hz, "Hz"),
        t -> t < 100 ? 100 + 15 * t : 1600 - 28 * (t - 100),
        1e-10);
    assertIs(
        Breakpoints.breakpoints(session, hz, "pitch"),
        t ->
            t < 100
                ? 100 * StrictMath.pow(16, t / 100)
                : 1600 * StrictMath.pow(0.125, (t - 100) / 50),
        1e-10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"value", "dB", "Hz", "pitch"})
  void eachLineHasItsCurveInEachUnit(String unit) {
    List<Row> points = List.of(row(10, 40), row(30, 12, -4), row(30.5, 25, 7), row(90, 1, 0.3));
    DoubleUnaryOperator value =
        t ->
            t < 10
                ? 0
                : t < 30
                    ? line((t - 10) / 20, 0, 1, -4)
                    : t < 30.5 ? line((t - 30) / 0.5, 0, 1, 7) : line((t - 30.5) / 59.5, 0, 1, 0.3);
    double[] at = {40, 12, 25, 1};
    assertIs(
        Breakpoints.breakpoints(session, points, unit),
        t -> {
          int line = t < 10 ? 0 : t < 30 ? 0 : t < 30.5 ? 1 : 2;
          double from = at[line];
          double to = at[line + 1];
          double bent = value.applyAsDouble(t);
          double straight = from + (to - from) * bent;
          return switch (unit) {
            case "dB" -> StrictMath.pow(10, straight / 20);
            case "pitch" -> from * StrictMath.pow(to / from, bent);
            default -> straight;
          };
        },
        1e-11);
  }

  @Test
  void whatIsWrongWithPointsIsSaid() {
    assertSays("unit must be", () -> Breakpoints.breakpoints(session, List.of(row(0, 1)), "db"));
    assertSays("rows (ms, value)", () -> Breakpoints.breakpoints(session, List.of(row(0)), "dB"));
    assertSays(
        "ascend", () -> Breakpoints.breakpoints(session, List.of(row(5, 1), row(4, 1)), "dB"));
    assertSays(
        "a value of points", () -> Breakpoints.breakpoints(session, List.of(row(0, 0)), "pitch"));
    assertSays(
        "a sample long",
        () -> Breakpoints.envelopeLoop(session, 9, List.of(row(0, 0), row(1, 1)), 1, 1, "value"));
  }

  private static void assertSays(
      String text, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(text);
  }

  @Test
  void aLoopGoesBackUntilTheKeyIsReleased() {
    List<Row> points = List.of(row(0, 0), row(10, 1), row(17.3, 0.2), row(23.7, 1), row(60, 0));
    DoubleUnaryOperator once =
        t ->
            t < 10
                ? t / 10
                : t < 17.3 ? line((t - 10) / 7.3, 1, 0.2, 0) : line((t - 17.3) / 6.4, 0.2, 1, 0);
    DoubleUnaryOperator held = t -> once.applyAsDouble(t < 23.7 ? t : 10 + (t - 10) % 13.7);
    assertIs(
        Breakpoints.envelopeLoop(session, 200, points, 1, 3, "value"),
        t ->
            t < 200 ? held.applyAsDouble(t) : line((t - 200) / 36.3, held.applyAsDouble(200), 0, 0),
        1e-9);
    Signal lfo = Breakpoints.envelopeLoop(session, 100, points, 0, -1, "value");
    assertThat(lfo.length()).isEqualTo(4800);
  }

  @Test
  void aGateIsOpenWhileANoteIsHeld() {
    List<Row> notes =
        List.of(row(30, 20, 0.5), row(0, 10), row(40, 5, 0.8), row(45, 0), row(60, 5));
    double[] gate = Signals.samples(session, Gates.noteGate(session, notes, 0));
    double[] bound = Signals.samples(session, Gates.noteGate(session, notes, 1));
    assertThat(gate).hasSize(65 * 48);
    IntToDoubleFunction open =
        i -> i < 480 ? 1 : i < 1440 ? 0 : i < 1920 ? 0.5 : i < 2400 ? 0.8 : i < 2880 ? 0 : 1;
    Samples.assertClose(bound, open, 0);
    Samples.assertClose(gate, i -> i == 1919 ? 0 : open.applyAsDouble(i), 0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-4, 0, 2.5, 1e-6})
  void whatFollowsAGateIsTheAdsrOfTheNote(double curve) {
    Signal gate = Gates.noteGate(session, List.of(row(0, 150, 0.5)), 0);
    double[] got =
        Signals.samples(session, Gates.gatedAdsr(session, gate, 10.01, 80, 0.3, 60, curve));
    double[] adsr =
        Signals.samples(session, Envelopes.adsr(session, 150, 10.01, 80, 0.3, 60, curve));
    assertThat(got).hasSameSizeAs(adsr);
    Samples.assertClose(got, i -> adsr[i] / 2, 1e-10);
  }

  @Test
  void aNewNoteBeginsWhereTheOneBeforeItIs() {
    Signal gate = Gates.noteGate(session, List.of(row(0, 50), row(60, 50)), 0);
    double[] got = Signals.samples(session, Gates.gatedAdsr(session, gate, 10, 0, 1, 100, 0));
    int at = 60 * 48;
    assertThat(got[at]).isCloseTo(0.9, within(1e-9));
    assertThat(got[at + 240]).isCloseTo(0.95, within(1e-9));
    assertThat(got[at + 480]).isEqualTo(1);
  }
}

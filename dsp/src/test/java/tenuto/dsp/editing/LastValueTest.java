package tenuto.dsp.editing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** What ends holds the value to which it leads, which is that of its last point. */
class LastValueTest {
  private static final double RATE = 1000;

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

  private static Object made(String word, Object... arguments) {
    try (WordContext context = WordContext.of(session, Path.of("."))) {
      return new Catalogue().word(word).call(context, arguments);
    }
  }

  private static Signal shape(double... values) {
    Point[] points = new Point[values.length];
    Arrays.setAll(points, i -> new Point(10.0 * i, values[i]));
    return (Signal) made("NumericShape", List.of(points));
  }

  private static OptionalDouble last(Signal x) {
    return LastValue.of(x, each -> OptionalDouble.empty());
  }

  @Test
  void envelopesEndAt0() {
    assertThat(last((Signal) made("ADSR", 50.0, 5.0, 5.0, 0.5, 20.0, -4.0))).hasValue(0);
    assertThat(last((Signal) made("DADSR", 50.0, 5.0, 5.0, 5.0, 0.5, 20.0, -4.0))).hasValue(0);
    assertThat(last((Signal) made("AR", 50.0, 5.0, 20.0, 3.0))).hasValue(0);
    assertThat(last((Signal) made("Percussive", 5.0, 20.0, 0.0))).hasValue(0);
  }

  @Test
  void linesEndAtTheirLastPoint() {
    assertThat(last(shape(1, 0.25))).hasValue(0.25);
    Signal jump =
        (Signal)
            made("LinearShape", List.of(new Point(0, 1), new Point(20, 1), new Point(20, 0.5)));
    assertThat(jump.length()).isEqualTo(20);
    assertThat(Signals.samples(session, jump)).containsOnly(1);
    assertThat(last(jump)).hasValue(0.5);
    Signal gain = (Signal) made("ExponentialShape", List.of(new Point(0, 0), new Point(20, -20)));
    assertThat(last(gain).getAsDouble()).isCloseTo(0.1, within(1e-15));
    Signal staircase = (Signal) made("SimpleShape", List.of(new Point(0, -40), new Point(20, 0)));
    assertThat(last(staircase)).hasValue(1);
    List<Row> rows = List.of(new Row(List.of(0.0, 1.0)), new Row(List.of(20.0, 1.0)));
    assertThat(last((Signal) made("Breakpoints", rows, "value"))).hasValue(1);
    List<Row> jumping = List.of(rows.getFirst(), rows.getLast(), new Row(List.of(20.0, 0.0)));
    assertThat(last((Signal) made("Breakpoints", jumping, "value"))).hasValue(0);
    assertThat(last((Signal) made("EnvelopeLoop", 50.0, jumping, 0.0, 1.0, "value"))).hasValue(0);
    Signal gate = (Signal) made("NoteGate", List.of(new Row(List.of(0.0, 20.0, 0.5))), 0.0);
    assertThat(last(gate)).hasValue(0);
    assertThat(last((Signal) made("GatedADSR", gate, 5.0, 5.0, 0.5, 5.0, 0.0))).hasValue(0);
    assertThat(last((Signal) made("Constant", 20.0, 0.5))).hasValue(0.5);
  }

  @Test
  void arithmeticOfThemEndsWhereTheirLastValuesLead() {
    Signal x = shape(1, 0.5);
    Signal twice = Mapped.of(new Arithmetic.Gain(2), x);
    assertThat(last(twice)).hasValue(1);
    assertThat(last(Combined.of(new Arithmetic.Sum(), List.of(x, twice)))).hasValue(1.5);
    assertThat(last(Combined.of(new Arithmetic.Product(), List.of(twice, x, x)))).hasValue(0.25);
    Signal longer = shape(1, 0.5, 0.25);
    assertThat(last(Combined.of(new Arithmetic.Sum(), List.of(x, longer)))).isEmpty();
    assertThat(last(LastValue.held(x, 100))).hasValue(0.5);
    assertThat(last(Slices.of(longer, 5, 20))).hasValue(0.25);
    assertThat(last(Slices.of(longer, 0, 10))).isEmpty();
    assertThat(last(Signals.of(1, 2, 3))).isEmpty();
  }

  @Test
  void whatFadesOutEndsAt0() {
    Signal x = shape(1, 0.5);
    for (String curve : List.of("linear", "smooth", "exponential")) {
      assertThat(last((Signal) made("Fade", x, 2.0, 3.0, curve))).as(curve).hasValue(0);
      assertThat(last((Signal) made("Fade", x, 2.0, 0.0, curve))).as(curve).hasValue(0.5);
    }
  }

  @Test
  void whatIsSmoothedSettles() {
    Signal x = shape(1, -0.5);
    Object hz = made("Constant", 10.0, 50.0);
    assertThat(last((Signal) made("OnePoleLowPass", x, hz))).hasValue(-0.5);
    assertThat(last((Signal) made("FollowingLowPass", x, 5.0, 20.0))).hasValue(-0.5);
    assertThat(last((Signal) made("Follow", x, 5.0, 20.0))).hasValue(0.5);
    assertThat(last((Signal) made("MaxDeviation", x, 0.01))).hasValue(-0.5);
    assertThat(last((Signal) made("MaxDeviation", x, 0.0))).isEmpty();
    assertThat(last((Signal) made("OnePoleHighPass", x, hz))).isEmpty();
    assertThat(last((Signal) made("OnePoleLowPass", Signals.of(1, 2, 3), hz))).isEmpty();
  }

  /** A gate of 20 ms that falls: after the release time, 30 ms, a hundredth of it remains. */
  @Test
  void whatIsSmoothedComesToItsLastValueWithoutAStep() {
    Signal gate = (Signal) made("NoteGate", List.of(new Row(List.of(0.0, 20.0, 0.5))), 0.0);
    Signal smooth = (Signal) made("FollowingLowPass", gate, 0.0, 30.0);
    double[] held = Signals.samples(session, LastValue.held(smooth, 60));
    assertThat(held).hasSize(60);
    for (int i = 0; i < 60; i++) {
      double formula = 0.5 * (i < 20 ? 1 : Math.pow(0.01, (i - 19) / 30.0));
      assertThat(held[i]).as("%d", i).isCloseTo(formula, within(1e-15));
    }
  }

  @Test
  void whatIsSmoothedAndCannotGoOnIsHeldAtThatValue() {
    Signal smooth = (Signal) made("FollowingLowPass", Signals.of(1, 1, 1), 0.0, 30.0);
    assertThat(Signals.samples(session, LastValue.held(smooth, OptionalDouble.of(0), 6)))
        .containsExactly(1, 1, 1, 0, 0, 0);
  }

  /** 3^31 ways lead down from the last of them. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aSignalThatIsReadTwiceIsAskedOnce() {
    Signal x = shape(1, 0.5);
    for (int i = 0; i < 31; i++) {
      x = Combined.of(new Arithmetic.Sum(), List.of(x, x, x));
    }
    assertThat(last(x)).hasValue(0.5 * 617_673_396_283_947L); // 3^31
  }

  @Test
  void holdsTheLastPointOrElseTheLastSample() {
    Signal x = shape(1, 0);
    double[] held = Signals.samples(session, LastValue.held(x, 100));
    assertThat(held).hasSize(100);
    for (int i = 0; i < held.length; i++) {
      assertThat(held[i]).isCloseTo(Math.max(0, 1 - i / 10.0), within(1e-15));
    }
    Signal samples = Signals.of(1, 2, 3);
    assertThat(Signals.samples(session, LastValue.held(samples, 20)))
        .startsWith(1, 2, 3, 3, 3)
        .endsWith(3)
        .hasSize(20);
    assertThat(Signals.samples(session, LastValue.held(samples, OptionalDouble.of(7), 6)))
        .containsExactly(1, 2, 3, 7, 7, 7);
    assertThat(LastValue.held(samples, 3)).isSameAs(samples);
    assertThat(Signals.samples(session, LastValue.held(Slices.none(), 5))).containsOnly(0);
    Signal tail = Gathered.of(new Timeline.Slice(40), List.of(LastValue.held(samples, 50)), 10);
    assertThat(Signals.samples(session, tail)).containsOnly(3);
  }
}

package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.LoopTuning;
import tenuto.engine.signal.Signal;

/** Loops that are tuned sound at their frequency, whatever filters are in them. */
class LoopTuningTest {
  private static final double RATE = 96_000;
  private static final int LENGTH = 96_000;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = Session.open();
    context = WordContext.of(session, Path.of("."));
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  private static Signal word(String name, Object... arguments) {
    return (Signal) new Catalogue().word(name).call(context, arguments);
  }

  /** What a click sounds like in a loop. */
  private static double[] rung(long delay, LoopTuning tuning, UnaryOperator<Signal> filter) {
    double[] click = new double[LENGTH];
    click[0] = 1;
    Signal x = Signals.of(click);
    FeedbackLoop loop = new FeedbackLoop(List.of(x), delay, tuning, session.memory().workspaces());
    Signal back = filter.apply(loop.past().getFirst());
    return Signals.samples(session, loop.closed(List.of(word("Mix", List.of(x, back)))).getFirst());
  }

  /**
   * The frequency near one that is there, by how far its phase gets: first roughly, then finely.
   */
  private static double measured(double[] x, double near) {
    return finer(x, finer(x, near, 4), Math.max(4, near / 20));
  }

  private static double finer(double[] x, double near, double periods) {
    int apart = (int) Math.round(periods * RATE / near);
    double turned = phase(x, apart, near) - phase(x, 0, near) + 2 * Math.PI * near * apart / RATE;
    double whole = 2 * Math.PI * near * apart / RATE;
    return (whole + Math.IEEEremainder(turned - whole, 2 * Math.PI)) * RATE / (2 * Math.PI * apart);
  }

  private static double phase(double[] x, int from, double hz) {
    double re = 0;
    double im = 0;
    int n = (int) (16 * Math.round(RATE / hz));
    for (int i = 0; i < n; i++) {
      double window = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / n);
      double at = 2 * Math.PI * hz * (from + i) / RATE;
      re += x[from + i] * window * Math.cos(at);
      im -= x[from + i] * window * Math.sin(at);
    }
    return Math.atan2(im, re);
  }

  private static double cents(double hz, double right) {
    return 1200 * Math.log(hz / right) / Math.log(2);
  }

  private static UnaryOperator<Signal> lowPass(double hz) {
    return past -> word("NumericVolume", word("OnePoleLowPass", past, Channels.steady(hz)), 0.995);
  }

  @ParameterizedTest
  @ValueSource(doubles = {55, 110, 440, 1760, 4186})
  void aLowPassInALoopLeavesItsPitch(double hz) {
    LoopTuning tuning = new LoopTuning(hz, RATE, 0);
    double[] tuned = rung((long) (RATE / hz), tuning, lowPass(6 * hz));
    assertThat(cents(measured(tuned, hz), hz)).isCloseTo(0, within(0.5));
  }

  /** The phase of a bilinear one-pole is −atan(tan(ω/2)/tan(ω_c/2)), and its lag is heard. */
  @ParameterizedTest
  @ValueSource(doubles = {110, 440, 1760})
  void withoutItIsFlat(double hz) {
    long delay = Math.round(RATE / hz);
    double cutoff = 6 * hz;
    double right = hz;
    for (int i = 0; i < 50; i++) {
      double lag = Math.atan(Math.tan(Math.PI * right / RATE) / Math.tan(Math.PI * cutoff / RATE));
      right = (1 - lag / (2 * Math.PI)) * RATE / delay;
    }
    double[] flat = rung(delay, null, lowPass(cutoff));
    assertThat(cents(measured(flat, hz), right)).isCloseTo(0, within(0.5));
    assertThat(cents(right, hz)).isLessThan(-40);
  }

  @ParameterizedTest
  @CsvSource({
    "RBJLowPass, 2500, 0.7",
    "RBJHighPass, 60, 0.7",
    "RBJAllPass, 900, 0.7",
    "SVFLowPass, 3000, 0.7",
    "SVFBandPass, 300, 0.8"
  })
  void anyFilterDoes(String name, double cutoff, double q) {
    LoopTuning tuning = new LoopTuning(330, RATE, 0);
    UnaryOperator<Signal> filter =
        past ->
            word(
                "NumericVolume",
                name.startsWith("SVF")
                    ? word(name, past, Channels.steady(cutoff), Channels.steady(q))
                    : word(name, past, cutoff, q),
                0.99);
    double[] tuned = rung((long) (RATE / 330), tuning, filter);
    assertThat(cents(measured(tuned, 330), 330)).isCloseTo(0, within(1.0));
  }

  @Test
  void anInvertedLoopIsHalfAsLong() {
    LoopTuning tuning = new LoopTuning(200, RATE, 0);
    UnaryOperator<Signal> inverted = past -> word("Invert", lowPass(8000).apply(past));
    double[] tuned = rung((long) (RATE / 200), tuning, inverted);
    assertThat(cents(measured(tuned, 200), 200)).isCloseTo(0, within(0.1));
    assertThat(cents(measured(tuned, 600), 600)).isCloseTo(0, within(3.0));
  }

  @Test
  void aSaturatingLoopIsTunedAsItIsWhenQuiet() {
    LoopTuning tuning = new LoopTuning(440, RATE, 0);
    double[] tuned = rung(218, tuning, past -> word("Tanh", lowPass(6000).apply(past)));
    assertThat(cents(measured(tuned, 440), 440)).isCloseTo(0, within(0.2));
  }

  /** Ten periods of 441 Hz are the nearest to 22 ms. */
  @Test
  void aLongerDelayIsTheNearestInTune() {
    double[] tuned = rung(2112, new LoopTuning(441, RATE, 2112), lowPass(6000));
    assertThat(cents(measured(tuned, 441), 441)).isCloseTo(0, within(0.1));
    int first = 0;
    for (int i = 1; i < 4000; i++) {
      first = Math.abs(tuned[i]) > Math.abs(tuned[first == 0 ? i - 1 : first]) ? i : first;
    }
    assertThat(first / RATE * 441).isCloseTo(10, within(0.2));
  }

  @Test
  void whatCannotBeTunedIsRefused() {
    assertThatThrownBy(
            () ->
                rung(
                    4,
                    new LoopTuning(20_000, RATE, 0),
                    past -> lowPass(200).apply(lowPass(200).apply(lowPass(200).apply(past)))))
        .hasMessageContaining("sf.feedback: the period of tune must be at least");
    assertThatThrownBy(
            () -> rung(218, new LoopTuning(440, RATE, 0), past -> word("NumericVolume", past, 0.0)))
        .hasMessageContaining("sf.feedback: tune must be a frequency that the loop passes");
  }
}

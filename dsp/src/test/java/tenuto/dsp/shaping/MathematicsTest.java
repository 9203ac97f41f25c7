package tenuto.dsp.shaping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Functions of samples are those of the textbook. */
class MathematicsTest {
  private static final double[] X = {-3.7, -1, -0.25, -0.0, 0, 1e-9, 0.3, 1, 2, 2.5, 7.9, 12};
  private static final double[] Y = {1.5, -1, 0.25, 3, -2.5, 1, 0.3, 0.5, 2, -0.7, 4, 5};

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static double[] made(String word, Object... arguments) {
    try (WordContext context = WordContext.of(session, Path.of("."))) {
      return Signals.samples(session, (Signal) new Catalogue().word(word).call(context, arguments));
    }
  }

  private static void isOf(DoubleUnaryOperator wanted, String word, Object... further) {
    Object[] all = new Object[further.length + 1];
    all[0] = Signals.of(X);
    System.arraycopy(further, 0, all, 1, further.length);
    double[] got = made(word, all);
    for (int i = 0; i < X.length; i++) {
      double value = wanted.applyAsDouble(X[i]);
      assertThat(got[i])
          .as("%s of %s", word, X[i])
          .isCloseTo(value, within(2e-14 * Math.abs(value)));
    }
  }

  private static void isOfTwo(DoubleBinaryOperator wanted, String word) {
    double[] got = made(word, Signals.of(X), Signals.of(Y));
    double[] number = made(word, Signals.of(X), Channels.steady(0.3));
    assertThat(got).hasSize(X.length);
    for (int i = 0; i < X.length; i++) {
      double value = wanted.applyAsDouble(X[i], Y[i]);
      assertThat(got[i]).as("%s of %s, %s", word, X[i], Y[i]).isCloseTo(value, within(1e-14));
      assertThat(number[i]).isCloseTo(wanted.applyAsDouble(X[i], 0.3), within(1e-14));
    }
  }

  @Test
  void functionsOfOneSignal() {
    isOf(x -> 1 / Math.exp(-x), "Exp", Math.E);
    isOf(x -> Math.pow(2, x), "Exp", 2.0);
    isOf(Math::sin, "Sin");
    isOf(x -> Math.expm1(2 * x) / (Math.expm1(2 * x) + 2), "Tanh");
    isOf(x -> Math.rint(x - 0.5 + 1e-12), "Floor");
    assertThat(made("Exp", Signals.of(-3, 0, 1, 10, 5000), 2.0))
        .containsExactly(0.125, 1, 2, 1024, Double.MAX_VALUE);
    assertThat(made("Log", Signals.of(0.25, 1, 1024), 2.0)).containsExactly(-2, 0, 10);
    assertThat(made("Log", Signals.of(0, -1), Math.E)).containsOnly(Math.log(Double.MIN_NORMAL));
  }

  @Test
  void functionsOfTwoSignals() {
    isOfTwo((x, y) -> (x + y - Math.abs(x - y)) / 2, "Minimum");
    isOfTwo((x, y) -> (x + y + Math.abs(x - y)) / 2, "Maximum");
    isOfTwo((x, y) -> x - y * Math.floor(x / y), "Modulo");
    isOfTwo((x, y) -> x - y > 0 ? 1 : 0, "Greater");
    isOfTwo((x, y) -> y - x > 0 ? 1 : 0, "Less");
    assertThat(made("Modulo", Signals.of(1, -1, 0), Channels.steady(0))).containsOnly(0);
    assertThat(made("Greater", Signals.of(Double.NaN, 1), Channels.steady(0)))
        .containsExactly(Double.NaN, 1);
  }

  @Test
  void theShorterOfTwoSignalsIsSilentAfterItsEnd() {
    assertThat(made("Maximum", Signals.of(-1, -1, -1), Signals.of(-2))).containsExactly(-1, 0, 0);
    assertThat(made("Less", Signals.of(-1), Signals.of(1, 1, -1))).containsExactly(1, 1, 0);
  }
}

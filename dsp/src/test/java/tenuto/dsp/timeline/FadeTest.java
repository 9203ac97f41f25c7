package tenuto.dsp.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.engine.Session;

class FadeTest {
  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(1000);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static double[] faded(double[] x, double rise, double fall, String shape) {
    return Signals.samples(session, Edges.fade(session, Signals.of(x), rise, fall, shape));
  }

  private static double weight(String shape, double t) {
    return switch (shape) {
      case "linear" -> t;
      case "power" -> Math.sin(Math.PI / 2 * t);
      case "smooth" -> (1 - Math.cos(Math.PI * t)) / 2;
      default -> (Math.pow(10, 5 * (t - 1)) - 1e-5) / (1 - 1e-5);
    };
  }

  /** The steepest that each shape is, for a way of 1. */
  @ParameterizedTest
  @CsvSource({"linear,1.0001", "power,1.571", "smooth,1.571", "exponential,11.52"})
  void aSoundComesAndGoesByTheShape(String shape, double steepest) {
    double[] x = Blocks.noise(4003, 1, 1);
    double[] got = faded(x, 1200, 700, shape);
    for (int i = 0; i < got.length; i++) {
      double t = Math.min(1, Math.min(i / 1200.0, (4003 - i) / 700.0));
      assertThat(got[i]).as("sample %d", i).isCloseTo(weight(shape, t) * x[i], within(1e-14));
    }
    double[] ones = new double[4003];
    Arrays.fill(ones, 1);
    double[] weights = faded(ones, 1200, 700, shape);
    assertThat(weights[0]).isZero();
    assertThat(weights[1200]).isEqualTo(1);
    assertThat(weights[3303]).isEqualTo(1);
    for (int i = 1; i < weights.length; i++) {
      int way = i <= 1200 ? 1200 : 700;
      assertThat(Math.abs(weights[i] - weights[i - 1])).isLessThanOrEqualTo(steepest / way);
    }
  }

  @Test
  void aSmoothFadeHasNoStepAndNoCorner() {
    double[] x = new double[48_000];
    Arrays.setAll(x, i -> 0.5 * Math.sin(2 * Math.PI * i / 240));
    assertThat(Zipper.largestStep(faded(x, 9600, 9600, "smooth"), 0, x.length)).isLessThan(-120);
  }

  @Test
  void longFadesAreShortened() {
    double[] got = faded(new double[] {1, 1, 1, 1, 1, 1}, 8, 4, "smooth");
    assertThat(got[0]).isZero();
    assertThat(got[2]).isCloseTo(0.5, within(1e-15));
    assertThat(got[5]).isCloseTo(0.5, within(1e-15));
    assertThatThrownBy(() -> faded(new double[3], 1, 1, "bent"))
        .hasMessageStartingWith("shape must be linear, power, smooth or exponential");
  }
}

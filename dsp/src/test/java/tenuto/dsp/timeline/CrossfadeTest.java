package tenuto.dsp.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

class CrossfadeTest {
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

  private static double[] faded(double[] x, double[] next, double ms, String shape) {
    Signal both = Joining.crossfade(session, Signals.of(x), Signals.of(next), ms, shape);
    return Signals.samples(session, both);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "power", "smooth"})
  void oneGoesOverIntoTheOther(String shape) {
    double[] x = Blocks.noise(3000, 1, 1);
    double[] next = Blocks.noise(2500, 1, 2);
    double[] got = faded(x, next, 1200, shape);
    assertThat(got).hasSize(3000 + 2500 - 1200);
    for (int i = 0; i < got.length; i++) {
      double t = Math.clamp((i - 1800) / 1200.0, 0, 1);
      double rise =
          switch (shape) {
            case "linear" -> t;
            case "power" -> Math.sin(Math.PI / 2 * t);
            default -> (1 - Math.cos(Math.PI * t)) / 2;
          };
      double fall =
          switch (shape) {
            case "power" -> Math.cos(Math.PI / 2 * t);
            default -> 1 - rise;
          };
      double wanted = (i < 3000 ? fall * x[i] : 0) + (i < 1800 ? 0 : rise * next[i - 1800]);
      assertThat(got[i]).as("sample %d", i).isCloseTo(wanted, within(1e-14));
    }
  }

  @Test
  void whatIsAlikeStaysAsItIs() {
    double[] ones = new double[2000];
    Arrays.fill(ones, 1);
    for (double sample : faded(ones, ones, 1500, "smooth")) {
      assertThat(sample).isCloseTo(1, within(1e-15));
    }
  }

  @Test
  void aCrossfadeIsAtMostAsLongAsTheShorterSignal() {
    assertThat(faded(new double[] {1, 1, 1}, new double[] {2, 2}, 1000, "linear"))
        .containsExactly(1, 1, 1.5);
    assertThat(faded(new double[] {1}, new double[] {2, 2}, 0, "linear")).containsExactly(1, 2, 2);
    assertThatThrownBy(() -> faded(new double[1], new double[1], 1, "loud"))
        .hasMessageStartingWith("shape must be");
  }
}

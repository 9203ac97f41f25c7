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
import tenuto.dsp.support.Zipper;
import tenuto.engine.Session;

class LoopTest {
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

  private static double[] looped(
      double[] x, double ms, double from, double to, double fade, String shape) {
    return Signals.samples(
        session, Joining.loop(session, Signals.of(x), ms, from, to, fade, shape));
  }

  private static double[] sine(int n, double period) {
    double[] x = new double[n];
    Arrays.setAll(x, i -> Math.sin(2 * Math.PI * i / period));
    return x;
  }

  @Test
  void withoutACrossfadeThePartIsRepeated() {
    assertThat(looped(new double[] {1, 2, 3, 4, 5}, 12, 1, 4, 0, "power"))
        .containsExactly(1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "smooth"})
  void whatIsAlikeGoesOnAsItIs(String shape) {
    double[] got = looped(sine(3000, 50), 20_000, 1000, 1700, 300, shape);
    double[] wanted = sine(20_000, 50);
    for (int i = 0; i < got.length; i++) {
      assertThat(got[i]).as("sample %d", i).isCloseTo(wanted[i], within(1e-11));
    }
  }

  @Test
  void theCrossfadePlaysWhatIsBeforeThePart() {
    double[] x = Blocks.noise(900, 1, 1);
    double[] got = looped(x, 1500, 400, 800, 100, "power");
    assertThat(Arrays.copyOf(got, 700)).isEqualTo(Arrays.copyOf(x, 700));
    for (int i = 700; i < 800; i++) {
      double t = (i - 700) / 100.0;
      double wanted = Math.cos(Math.PI / 2 * t) * x[i] + Math.sin(Math.PI / 2 * t) * x[i - 400];
      assertThat(got[i]).isCloseTo(wanted, within(1e-14));
    }
    assertThat(Arrays.copyOfRange(got, 800, 1100)).isEqualTo(Arrays.copyOfRange(x, 400, 700));
    assertThat(Arrays.copyOfRange(got, 1100, 1500)).isEqualTo(Arrays.copyOfRange(got, 700, 1100));
  }

  /** The whole of it has nothing before it, so its end is given up for the cross-fade. */
  @Test
  void aWholeSoundIsLoopedToo() {
    double[] x = Blocks.noise(1000, 1, 2);
    double[] got = looped(x, 3000, 0, 0, 100, "linear");
    assertThat(Arrays.copyOf(got, 900)).isEqualTo(Arrays.copyOf(x, 900));
    for (int i = 900; i < 1000; i++) {
      double t = (i - 900) / 100.0;
      assertThat(got[i]).isCloseTo((1 - t) * x[i] + t * x[i - 900], within(1e-14));
    }
    assertThat(Arrays.copyOfRange(got, 1000, 1800)).isEqualTo(Arrays.copyOfRange(x, 100, 900));
    assertThat(Arrays.copyOfRange(got, 1800, 2700)).isEqualTo(Arrays.copyOfRange(got, 900, 1800));
  }

  @Test
  void thereIsNoStepWhereItGoesBack() {
    double[] got = looped(sine(48_000, 240), 96_000, 10_000, 31_111, 9600, "smooth");
    assertThat(Zipper.largestStep(got, 0, got.length)).isLessThan(-120);
    double[] bare = looped(sine(48_000, 240), 96_000, 10_000, 31_111, 0, "smooth");
    assertThat(Zipper.largestStep(bare, 0, bare.length)).isGreaterThan(-20);
  }

  @Test
  void whatCannotBeLoopedEndsInSilence() {
    assertThat(looped(new double[] {1, 2}, 4, 5, 0, 1, "power")).containsExactly(1, 2, 0, 0);
    assertThat(looped(new double[0], 2, 0, 0, 50, "power")).containsExactly(0, 0);
    assertThat(looped(new double[] {1}, 3, 0, 0, 50, "power")).containsExactly(1, 1, 1);
    assertThatThrownBy(() -> looped(new double[9], 9, 5, 4, 0, "power"))
        .hasMessageStartingWith("toMs must be 0 or more than fromMs");
  }
}

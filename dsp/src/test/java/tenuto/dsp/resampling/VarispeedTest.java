package tenuto.dsp.resampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class VarispeedTest {
  private static final double RATE = 48_000;

  /** −90 dB. */
  private static final double LEAST = 3.16e-5;

  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  private static double[] at(Signal speed, double[] x) {
    return Signals.samples(session, Resampling.varispeed(context, Signals.of(x), speed));
  }

  private static Signal number(double speed) {
    return Generated.of(new Constant(speed), Controls.ENDLESS);
  }

  private static double[] array(int n, IntToDoubleFunction of) {
    double[] x = new double[n];
    Arrays.setAll(x, of);
    return x;
  }

  private static double[] tone(int n, double hz) {
    return array(n, i -> Math.sin(2 * Math.PI * (hz * i / RATE % 1)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.37, 0.5, 1, 1.03, 1.25, 2, 2.9, 7.7})
  void tonesThatStayBelowTwentyKilohertzAreTonesAndNothingElse(double speed) {
    int n = (int) (6000 * Math.max(1, speed));
    for (double hz : new double[] {100, 3000, 11_000, 19_000, 20_000}) {
      double out = hz * Math.min(1, 1 / speed); // so that it comes to hz or less
      double[] got = at(number(speed), tone(n, out));
      assertThat((double) got.length).isCloseTo(n / speed, within(1.1));
      double most = 0;
      for (int i = got.length / 4; i < got.length * 3 / 4; i++) {
        // What differs is a wrong gain, a wrong time, or an image.
        most =
            Math.max(most, Math.abs(got[i] - Math.sin(2 * Math.PI * (out * speed * i / RATE % 1))));
      }
      // Between two filters the one of the higher speed passes a sixteenth less.
      double allowed = speed > 1 && hz > 18_800 ? 0.1 : LEAST;
      assertThat(most).as("%s Hz at %s", hz, speed).isLessThan(allowed);
    }
  }

  /** What is above half the sample rate afterwards, and would come back below 20 kHz. */
  @ParameterizedTest
  @ValueSource(doubles = {1.3, 1.49, 2, 3.7, 15.9})
  void whatTheRateCannotHoldVanishes(double speed) {
    int n = (int) (3000 * speed);
    for (int k = 0; k < 7; k++) {
      double part = 28_000 / RATE + k / 7.0 * (speed / 2 - 28_000 / RATE);
      double[] got = at(number(speed), tone(n, part * RATE / speed));
      double most = 0;
      for (int i = got.length / 4; i < got.length * 3 / 4; i++) {
        most = Math.max(most, Math.abs(got[i]));
      }
      assertThat(most).as("%s of the rate at %s", part, speed).isLessThan(LEAST);
    }
  }

  /** The image of what is near half the sample rate would be far below it at a slow speed. */
  @Test
  void slowTapesHaveNoImages() {
    for (double hz : new double[] {21_500, 22_500, 23_500}) {
      double[] got = at(number(0.5), tone(8000, hz));
      double[] wave =
          array(got.length, i -> Math.cos(2 * Math.PI * ((RATE - hz) * 0.5 * i / RATE)));
      double[] other =
          array(got.length, i -> Math.sin(2 * Math.PI * ((RATE - hz) * 0.5 * i / RATE)));
      double re = 0;
      double im = 0;
      double all = 0;
      for (int i = 2000; i < 14_000; i++) {
        double window = 1 - Math.cos(2 * Math.PI * (i - 2000) / 12_000);
        window *= window;
        re += window * got[i] * wave[i];
        im += window * got[i] * other[i];
        all += window;
      }
      assertThat(2 * Math.hypot(re, im) / all).as("%s Hz", hz).isLessThan(LEAST);
    }
  }

  @Test
  void aConstantSignalGivesTheSameBitsAsTheNumber() {
    double[] x = tone(5000, 997);
    for (double speed : new double[] {0.1, 0.7, 1, 1.5, Math.PI}) {
      double[] wanted = at(number(speed), x);
      assertThat(at(Signals.of(array(60_000, i -> speed)), x)).isEqualTo(wanted);
      assertThat(at(Generated.of(new Constant(speed), 60_000), x)).isEqualTo(wanted);
    }
    double third = 1 / 3.0;
    assertThat(Speed.place(1L << 40, third)).isCloseTo((1L << 40) * third, within(1e-4));
  }

  /** A tone whose pitch follows: its phase is that of the sum of the speeds. */
  @Test
  void theSpeedMayChange() {
    double[] speed = array(48_000, i -> 1.2 - Math.cos(2 * Math.PI * i / 24_000.0) / 1.7);
    double[] got = at(Signals.of(speed), tone(96_000, 1000));
    double place = 0;
    for (int i = 0; i < got.length; i++) {
      if (place > 200 && place < 95_800) {
        assertThat(got[i]).isCloseTo(Math.sin(2 * Math.PI * 1000 * place / RATE), within(LEAST));
      }
      place += speed[Math.min(i, speed.length - 1)];
    }
    assertThat(place).as("the last speed holds to the end").isBetween(96_000.0, 96_002.0);
  }

  @Test
  void aTapeThatComesToRestEnds() {
    double[] x = tone(9600, 300);
    for (double last : new double[] {0, 2e-5, 0.0009}) {
      assertThat(at(Signals.of(1, 0.5, last), x)).hasSize(3);
    }
    assertThat(at(Signals.of(1, 0.5, 0.5), x)).hasSize(3 + 2 * (9600 - 2));
  }

  @Test
  void aSweptSpeedMakesNoStep() {
    double[] x = tone(96_000, 200);
    double[] swept =
        at(Signals.of(array(48_000, i -> 1.1 + 0.8 * Math.sin(2 * Math.PI * i / 9600))), x);
    assertThat(Zipper.largestStep(swept, 1000, 48_000)).isLessThan(-90);
    double[] through = at(Signals.of(array(48_000, i -> 0.5 + i / 24_000.0)), x);
    assertThat(Zipper.largestStep(through, 1000, 48_000)).isLessThan(-90);
  }

  @Test
  void aTapeThatStopsHoldsItsSample() {
    double[] x = tone(9600, 300);
    double[] got = at(Signals.of(array(9600, i -> Math.max(-0.5, 1 - i / 2400.0))), x);
    assertThat(got).hasSize(9600);
    for (int i = 2401; i < got.length; i++) {
      assertThat(got[i]).isEqualTo(got[2400]);
    }
    assertThat(Zipper.largestStep(got, 1000, got.length)).isLessThan(-90);
    assertThat(at(Signals.of(0, 0, 0), x)).hasSize(3);
  }

  @Test
  void speedsOutOfRange() {
    double[] x = tone(3200, 30);
    assertThat(at(Signals.of(array(400, i -> 100)), x)).isEqualTo(at(number(32), x)).hasSize(100);
    double[] torn = at(Signals.of(1, 1, Double.NaN, 1, 1), x);
    assertThat(torn[1]).isNotNaN();
    assertThat(Arrays.copyOfRange(torn, 2, 5)).containsOnly(Double.NaN);
    assertThat(at(Generated.of(new Constant(0), 7), x)).hasSize(7);
    assertThat(at(number(1), new double[0])).isEmpty();
    for (double wrong : new double[] {0, -1, 32.1}) {
      assertThatThrownBy(() -> at(number(wrong), x))
          .hasMessageStartingWith("speed must be above 0, at most 32");
    }
  }
}

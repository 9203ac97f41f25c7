package tenuto.dsp.reverbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Controls;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class ConvolutionReverbTest {
  private static final int LENGTH = 700;
  private static final int RESPONSE = 300;
  private static final double MS = 2;
  private static final int LATE = 96;

  private Session session;

  @BeforeEach
  void open() {
    session = Session.open();
    session.sampleRate(48_000);
  }

  @AfterEach
  void close() {
    session.close();
  }

  private double[][] heard(double mix, double[][] x, double[][] response) {
    Signal part = Generated.of(new Constant(mix), Controls.ENDLESS);
    List<Signal> both =
        Responses.convolutionReverb(session, signals(x), signals(response), part, MS);
    return Signals.visited(session, both);
  }

  private static List<Signal> signals(double[][] all) {
    return Arrays.stream(all).map(Signals::of).toList();
  }

  private static double[][] noises(int count, int n, long seed) {
    double[][] all = new double[count][];
    Arrays.setAll(all, i -> Blocks.noise(n, 1, seed + i));
    return all;
  }

  private static double power(double[]... all) {
    return Arrays.stream(all).flatMapToDouble(Arrays::stream).map(v -> v * v).sum();
  }

  /** (1 − mix)·x + mix·gain·Σ h∗x, the second part late. */
  private static double[] wanted(
      double mix, double gain, double[] dry, double[][] x, double[][] responses) {
    double[] sum = new double[LENGTH + RESPONSE - 1 + LATE];
    for (int i = 0; i < LENGTH; i++) {
      sum[i] += (1 - mix) * dry[i];
      for (int channel = 0; channel < x.length; channel++) {
        for (int k = 0; k < RESPONSE; k++) {
          sum[i + k + LATE] += mix * gain * x[channel][i] * responses[channel][k];
        }
      }
    }
    return sum;
  }

  private static void assertNear(double[] got, double[] wanted) {
    assertThat(got).hasSameSizeAs(wanted);
    double peak = Arrays.stream(wanted).map(Math::abs).max().orElseThrow();
    for (int i = 0; i < got.length; i++) {
      assertThat(got[i]).isCloseTo(wanted[i], within(1e-12 * peak));
    }
  }

  @Test
  void oneResponseServesAllChannels() {
    double[][] x = noises(3, LENGTH, 1);
    double[][] h = noises(1, RESPONSE, 9);
    double gain = 1 / Math.sqrt(power(h));
    double[][] got = heard(0.4, x, h);
    assertThat(got).hasNumberOfRows(3);
    for (int i = 0; i < 3; i++) {
      assertNear(got[i], wanted(0.4, gain, x[i], new double[][] {x[i]}, h));
    }
  }

  @Test
  void aSignalBecomesAsManyChannelsAsResponses() {
    double[][] x = noises(1, LENGTH, 1);
    double[][] h = noises(2, RESPONSE, 9);
    double gain = 1 / Math.sqrt(power(h) / 2);
    double[][] got = heard(1, x, h);
    assertThat(got).hasNumberOfRows(2);
    for (int i = 0; i < 2; i++) {
      assertNear(got[i], wanted(1, gain, x[0], x, new double[][] {h[i]}));
    }
  }

  @Test
  void eachChannelHasItsOwnOrOneToEach() {
    double[][] x = noises(2, LENGTH, 1);
    double[][] own = noises(2, RESPONSE, 9);
    double gain = 1 / Math.sqrt(power(own) / 2);
    double[][] got = heard(0.3, x, own);
    for (int i = 0; i < 2; i++) {
      assertNear(got[i], wanted(0.3, gain, x[i], new double[][] {x[i]}, new double[][] {own[i]}));
    }
    double[][] matrix = noises(4, RESPONSE, 20);
    gain = 1 / Math.sqrt(power(matrix) / 2);
    got = heard(0.3, x, matrix);
    for (int i = 0; i < 2; i++) {
      assertNear(got[i], wanted(0.3, gain, x[i], x, new double[][] {matrix[i], matrix[2 + i]}));
    }
  }

  @Test
  void otherNumbersOfResponsesAreAnError() {
    assertThatThrownBy(() -> heard(1, noises(2, LENGTH, 1), noises(3, RESPONSE, 2)))
        .hasMessage("response must have 1, 2 or 4 channels for a sound of 2, but has 3");
  }

  @Test
  void ofASilentResponseOnlyTheSoundIsHeard() {
    double[][] x = noises(1, LENGTH, 1);
    double[] got = heard(0.5, x, new double[1][RESPONSE])[0];
    assertNear(got, wanted(0.5, 0, x[0], x, new double[1][RESPONSE]));
  }
}

package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;

class ZeroPhaseTest {
  /** The square of a low-pass's gain, and no phase: the response is symmetric. */
  @ParameterizedTest
  @ValueSource(doubles = {100, 1000, 15000})
  void gainIsSquaredAndNothingTurns(double hz) {
    for (double rate : new double[] {48000, 96000}) {
      Settings settings = new Settings().withThreads(1);
      try (Session session = new Session(settings)) {
        session.sampleRate(rate);
        int middle = (int) rate / 5;
        double[] x = new double[2 * middle + 1];
        x[middle] = 1;
        double[] y =
            Signals.samples(session, ZeroPhase.zeroPhase(Signals.of(x), lowPass(hz, rate)));
        double[] turned = new double[y.length];
        for (int i = 0; i < y.length; i++) {
          turned[i >= middle ? i - middle : 2 * middle + i - middle] += y[i];
        }
        double cutoff = FrequencyResponse.analogue(hz, rate).im();
        FrequencyResponse.of(turned, rate)
            .assertIsAnalogue(
                s -> {
                  Complex at = s.times(1 / cutoff);
                  double gain =
                      Complex.ONE.over(at.times(at).plus(at.times(1 / 0.9)).plus(1)).magnitude();
                  return new Complex(gain * gain, 0);
                },
                "zero phase " + hz);
      }
    }
  }

  private static Cascade lowPass(double hz, double rate) {
    return new Cascade(List.of(Rbj.lowPass(hz, 0.9, rate)));
  }

  /** At the very end it is as if silence followed. */
  @Test
  void whatRingsAfterTheEndIsFilteredBackToo() {
    try (Session session = new Session(new Settings().withThreads(1))) {
      double rate = session.sampleRate();
      double[] x = new double[4000];
      x[3990] = 1;
      double[] longer = Arrays.copyOf(x, 60_000);
      Cascade filter = Butterworth.lowPass(200, 4, rate);
      double[] y = Signals.samples(session, ZeroPhase.zeroPhase(Signals.of(x), filter));
      double[] wanted = Signals.samples(session, ZeroPhase.zeroPhase(Signals.of(longer), filter));
      assertThat(y).hasSize(4000);
      for (int i = 0; i < y.length; i++) {
        assertThat(y[i]).isCloseTo(wanted[i], within(1e-11));
      }
    }
  }
}

package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sines read between their samples are the sines. */
class SincRowsTest {
  /** −90 dB. */
  private static final double NEAR = Math.pow(10, -90 / 20.0);

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.1, 0.2, 0.3, 0.4})
  void isWithin90DbOfASine(double cyclesPerSample) {
    History history = new History(256);
    double[] sine = new double[256];
    for (int i = 0; i < sine.length; i++) {
      sine[i] = Math.sin(2 * Math.PI * cyclesPerSample * i);
    }
    history.take(sine, 0, sine.length);
    double power = 0;
    int places = 0;
    for (double place = 64; place < 192; place += 0.0937, places++) {
      double error = SincRows.at(history, place) - Math.sin(2 * Math.PI * cyclesPerSample * place);
      power += 2 * error * error;
    }
    assertThat(Math.sqrt(power / places)).isLessThan(NEAR);
  }
}

package tenuto.dsp.synthesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Partial;
import tenuto.dsp.support.Samples;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;

/** Modes are sines that die away in their times. */
class ModesTest {
  private static final double RATE = 48_000;

  /** The area of an impulse of 1 at 96 kHz. */
  private static final double IMPULSE = RATE / 96_000;

  private static Session session;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(1));
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static double[] struck(List<Row> modes, double tail) {
    return Signals.samples(session, Modal.modes(session, Signals.of(0, IMPULSE), modes, tail));
  }

  @Test
  void anImpulseGivesEachItsSine() {
    List<Row> modes =
        List.of(
            new Row(List.of(50.0, 200.0, 0.5)),
            new Row(List.of(997.0, 300.0, -0.4)),
            new Row(List.of(3000.0, 10.0, 0.3)),
            new Row(List.of(19_000.0, 50.0, 0.2)),
            new Row(List.of(24_000.0, 900.0, 0.9)), // not heard
            new Row(List.of(7000.0, 5.0, 1.0)));
    double[] got = struck(modes, -1);
    assertThat(got).hasSize(2 + 300 * 48);
    Samples.assertClose(
        got,
        i -> {
          double sum = 0;
          for (Row mode : modes) {
            double seconds = (i - 1) / RATE;
            if (i > 0 && mode.at(0) < RATE / 2) {
              sum +=
                  mode.at(2)
                      * Math.pow(10, -3 * seconds / (mode.at(1) / 1000))
                      * Math.sin(2 * Math.PI * mode.at(0) * seconds);
            }
          }
          return sum;
        },
        1e-10);
  }

  @ParameterizedTest
  @CsvSource({"30, 3000", "440, 1000", "440, 20000", "8000, 100"})
  void eachFallsBySixtyDecibelsInItsTime(double hz, double decay) {
    double[] x = struck(List.of(new Row(List.of(hz, decay, 1.0))), 1000);
    int later = (int) Math.min(28_800, decay / 2 * RATE / 1000);
    int width = Math.min(9600, later / 2);
    double got = Partial.decay(x, hz / RATE, width, width + later, width) * 1000 / RATE;
    assertThat(got).isCloseTo(decay, withinPercentage(0.1));
  }
}

package tenuto.dsp.resonators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

class CombFiltersTest {
  private static final double TAIL = 20;

  private static Signal moving(double value) {
    double[] x = new double[5000];
    Arrays.fill(x, value);
    return Signals.of(x);
  }

  private static Signal number(double value) {
    return Channels.steady(value);
  }

  /** Though a number needs a shorter line. */
  @Test
  void aNumberGivesTheBitsOfASignal() {
    try (Session session = new Session(new Settings().withThreads(1))) {
      Signal x = Signals.of(Blocks.noise(3000, 1, 1));
      assertThat(
              Signals.samples(
                  session,
                  CombFilters.comb(session, x, number(443), number(0.8), number(0.3), TAIL)))
          .isEqualTo(
              Signals.samples(
                  session,
                  CombFilters.comb(session, x, moving(443), moving(0.8), moving(0.3), TAIL)));
      assertThat(
              Signals.samples(
                  session, CombFilters.schroeder(session, x, number(3.3), number(0.8), TAIL)))
          .isEqualTo(
              Signals.samples(
                  session, CombFilters.schroeder(session, x, moving(3.3), moving(0.8), TAIL)));
    }
  }

  /** It sounds on for its tail, or until what steers it ends. */
  @Test
  void itsLengthIsTheSignalsAndTheTail() {
    try (Session session = new Session(new Settings().withThreads(1))) {
      Signal x = Signals.of(new double[3000]);
      long tail = session.samples(TAIL);
      assertThat(CombFilters.comb(session, x, number(443), number(0.8), number(0), TAIL).length())
          .isEqualTo(3000 + tail);
      assertThat(CombFilters.schroeder(session, x, moving(3), number(0.8), 1000).length())
          .isEqualTo(5000);
    }
  }
}

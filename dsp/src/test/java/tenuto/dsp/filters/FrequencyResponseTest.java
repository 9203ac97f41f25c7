package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.equalisers.Crossovers;
import tenuto.dsp.equalisers.Equalisers;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** The response that a formula gives is the Fourier transform of the filter's impulse response. */
class FrequencyResponseTest {
  private static final double RATE = 48_000;
  private static final int SAMPLES = 1 << 16;
  private static final double[] HZ = {30, 300, 1000, 3000, 12_000, 21_000};

  private static Signal n(double value) {
    return Channels.steady(value);
  }

  private static Session session() {
    Session session = new Session(new Settings().withThreads(1));
    session.sampleRate(RATE);
    return session;
  }

  /** A filter of each word, by name. */
  static Stream<Arguments> filters() {
    Session s = session();
    List<Arguments> all = new ArrayList<>();
    add(all, "RBJLowPass", x -> RbjFilters.lowPass(s, x, 1000, 0.7));
    add(all, "RBJPeaking", x -> RbjFilters.peaking(s, x, 1000, 1.5, 6));
    add(all, "RBJHighShelf", x -> RbjFilters.highShelf(s, x, 2000, 0.7, -6));
    add(all, "SVFLowPass", x -> StateVariableFilters.lowPass(s, x, n(700), n(2)));
    add(all, "SVFHighPass", x -> StateVariableFilters.highPass(s, x, n(700), n(2)));
    add(all, "SVFBandPass", x -> StateVariableFilters.bandPass(s, x, n(700), n(2)));
    add(all, "SVFNotch", x -> StateVariableFilters.notch(s, x, n(700), n(2)));
    add(all, "SVFPeak", x -> StateVariableFilters.peak(s, x, n(700), n(2), n(9)));
    add(all, "SVFLowShelf", x -> StateVariableFilters.lowShelf(s, x, n(700), n(0.7), n(9)));
    add(all, "SVFHighShelf", x -> StateVariableFilters.highShelf(s, x, n(700), n(0.7), n(-9)));
    for (int i = 0; i < 5; i++) {
      int output = i;
      add(all, "SVF " + i, x -> StateVariableFilters.all(s, x, n(700), n(2), n(6)).get(output));
    }
    add(all, "OnePoleLowPass", x -> OnePoleFilters.lowPass(s, x, n(700)));
    add(all, "OnePoleHighPass", x -> OnePoleFilters.highPass(s, x, n(700)));
    add(all, "Tilt", x -> OnePoleFilters.tilt(s, x, n(6), n(800)));
    add(all, "AllPass 1", x -> OnePoleFilters.allPass(s, x, n(700), n(0.7), 1));
    add(all, "AllPass 2", x -> OnePoleFilters.allPass(s, x, n(700), n(0.7), 2));
    List<Row> bands =
        List.of(new Row(List.of(100.0, 6.0, 0.7)), new Row(List.of(3000.0, -9.0, 2.0)));
    add(all, "ParametricEQ", x -> Equalisers.parametric(s, x, bands));
    for (int order : new int[] {2, 4, 8}) {
      for (int i = 0; i < 3; i++) {
        int band = i;
        add(
            all,
            "Crossover " + order + ", " + i,
            x -> Crossovers.crossover(s, x, n(300), n(3000), n(0), order).get(band));
      }
    }
    add(
        all,
        "two in a row",
        x -> RbjFilters.highPass(s, StateVariableFilters.lowPass(s, x, n(5000), n(1)), 200, 0.7));
    return all.stream();
  }

  private static void add(List<Arguments> all, String name, UnaryOperator<Signal> filter) {
    all.add(Arguments.of(name, filter));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("filters")
  void theFormulaIsWhatIsHeard(String name, UnaryOperator<Signal> filter) {
    double[] impulse = new double[SAMPLES];
    impulse[0] = 1;
    Signal y = filter.apply(Signals.of(impulse));
    FilterChain chain = FilterChain.of(y, RATE);
    double[] samples;
    try (Session session = session()) {
      samples = Signals.samples(session, y);
    }
    for (double hz : HZ) {
      double re = 0;
      double im = 0;
      for (int i = 0; i < SAMPLES; i++) {
        double w = 2 * Math.PI * (hz * i / RATE % 1);
        re += samples[i] * Math.cos(w);
        im -= samples[i] * Math.sin(w);
      }
      assertThat(chain.response(hz).re()).as("%s at %s Hz", name, hz).isCloseTo(re, within(1e-9));
      assertThat(chain.response(hz).im()).as("%s at %s Hz", name, hz).isCloseTo(im, within(1e-9));
    }
  }

  /**
   * Butterworth's are 3.0103 dB down at their cutoff, by a quarter turn for each order in phase.
   */
  @Test
  void isTheTextbooksAtTheCutoff() {
    try (Session session = session()) {
      Signal x = Signals.of(new double[8]);
      double[] row =
          Responses.frequencyResponse(
                  session,
                  StateVariableFilters.lowPass(session, x, n(1000), n(Math.sqrt(0.5))),
                  1000,
                  1000,
                  2)
              .rows()
              .getFirst();
      assertThat(row[0]).isEqualTo(1000);
      assertThat(row[1]).isCloseTo(-3.010299956639812, within(1e-9));
      assertThat(row[2]).isCloseTo(-90, within(1e-9));
      assertThatThrownBy(() -> Responses.frequencyResponse(session, x, 20, 20_000, 10))
          .hasMessageStartingWith("x must come from a linear filter");
      Signal moved = StateVariableFilters.lowPass(session, x, Signals.of(1, 2, 3), n(1));
      assertThatThrownBy(() -> Responses.frequencyResponse(session, moved, 20, 20_000, 10))
          .hasMessageStartingWith("x must come from a linear filter");
    }
  }
}

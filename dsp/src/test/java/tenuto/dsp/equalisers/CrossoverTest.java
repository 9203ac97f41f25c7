package tenuto.dsp.equalisers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Sweeps;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

class CrossoverTest {
  private static final double RATE = 48000;

  /** A Butterworth polynomial of half the order, by its poles on the unit circle. */
  private static Complex butterworth(Complex s, int order) {
    int poles = order / 2;
    Complex product = Complex.ONE;
    for (int k = 0; k < poles; k++) {
      product = product.times(s.minus(Complex.turned(Math.PI * (2 * k + poles + 1) / (2 * poles))));
    }
    return product;
  }

  private static Complex low(Complex s, int order) {
    Complex poles = butterworth(s, order);
    return Complex.ONE.over(poles.times(poles));
  }

  /** Inverted where the order is twice an odd number, as the bands would cancel otherwise. */
  private static Complex high(Complex s, int order) {
    Complex power = Complex.ONE;
    for (int k = 0; k < order; k++) {
      power = power.times(s);
    }
    return power.times(low(s, order)).times(order == 2 ? -1 : 1);
  }

  private static Complex allPass(Complex s, int order) {
    return butterworth(s.times(-1), order).over(butterworth(s, order));
  }

  private static double[][] run(LinkwitzRiley filter, double[] x, double... hz) {
    double[][] in = new double[filter.bands()][x.length];
    in[0] = x;
    for (int i = 1; i < in.length; i++) {
      Arrays.fill(in[i], hz[i - 1]);
    }
    return Blocks.process(filter, 1024, in);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void everyBandIsItsFormulaAndTheSumIsAllPass(int order) {
    double[][] edges = {{20}, {1000}, {20000}, {90, 2500}, {120, 1000, 7000}};
    for (double rate : new double[] {48000, 96000}) {
      for (double[] hz : edges) {
        int bands = hz.length + 1;
        double[] x = FrequencyResponse.impulse((int) (rate * (0.01 + 20 / hz[0])));
        double[][] y = run(new LinkwitzRiley(bands, order, rate), x, hz);
        double[] sum = new double[x.length];
        for (int band = 0; band < bands; band++) {
          int which = band;
          FrequencyResponse.of(y[band], rate)
              .assertIsAnalogue(
                  s -> {
                    Complex product = Complex.ONE;
                    for (int split = 0; split < hz.length; split++) {
                      Complex at = s.times(1 / FrequencyResponse.analogue(hz[split], rate).im());
                      product =
                          product.times(
                              split < which
                                  ? high(at, order)
                                  : split == which ? low(at, order) : allPass(at, order));
                    }
                    return product;
                  },
                  "band %d of %s, order %d".formatted(band, Arrays.toString(hz), order));
          Arrays.setAll(sum, i -> sum[i] + y[which][i]);
        }
        FrequencyResponse whole = FrequencyResponse.of(sum, rate);
        for (double at : FrequencyResponse.HZ) {
          assertThat(whole.at(at).magnitude()).as("%s Hz", at).isCloseTo(1, within(1e-4));
        }
      }
    }
  }

  /** An all-pass loses nothing: the sum has the energy of the signal, however the edges move. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void theSumStaysTheSumWhereEdgesMove(int order) {
    int n = 8192;
    double[][] in = {
      Blocks.noise(n, 1, 1),
      Sweeps.exponential(n, 100, 900, 20, RATE),
      Sweeps.exponential(n, 1000, 9000, 30, RATE)
    };
    double[][] three = Blocks.process(new LinkwitzRiley(3, order, RATE), 1024, in);
    double[][] two = Blocks.process(new LinkwitzRiley(2, order, RATE), 64, in[0], in[1]);
    double[] all = new double[n];
    Arrays.setAll(all, i -> two[0][i] + two[1][i]);
    double[][] second = Blocks.process(new LinkwitzRiley(2, order, RATE), 256, all, in[2]);
    for (int i = 0; i < n; i++) {
      assertThat(three[0][i] + three[1][i] + three[2][i])
          .isCloseTo(second[0][i] + second[1][i], within(1e-12));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void nothingStepsWhereItIsSwept(int order) {
    double[] x = Sweeps.tone(Sweeps.LENGTH, 100, RATE);
    double[] hz = Sweeps.exponential(x.length, 50, 600, 5, RATE);
    for (double[] y : Blocks.process(new LinkwitzRiley(2, order, RATE), 1024, x, hz)) {
      assertThat(Sweeps.stepsInDb(y)).isLessThan(-90);
    }
  }

  @Test
  void edgesAscend() {
    try (Session session = Session.open()) {
      Signal x = Signals.of(1, 2, 3);
      assertThatThrownBy(() -> split(session, x, 300, 200, 0, 4))
          .hasMessage("hz2 must be above hz = 300.0, but is 200.0");
      assertThatThrownBy(() -> split(session, x, 300, 0, 400, 4))
          .hasMessage("hz3 must have a hz2 below it, but that is 0");
      assertThatThrownBy(() -> split(session, x, 300, 400, 500, 6))
          .hasMessage("order must be 2, 4 or 8, but is 6");
      assertThat(Crossovers.crossover(session, x, steady(300), steady(400), steady(500), 8))
          .hasSize(4);
    }
  }

  private static void split(
      Session session, Signal x, double hz, double hz2, double hz3, double order) {
    Crossovers.crossover(session, x, steady(hz), steady(hz2), steady(hz3), order);
  }

  private static Signal steady(double value) {
    return Channels.steady(value);
  }
}

package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

class SteeredFiltersTest {
  private static final double RATE = 48000;
  private static final int LENGTH = 4000;

  @ParameterizedTest
  @EnumSource
  void heldStillItIsTheFilterItself(ShapedRbj.Kind kind) {
    double[] x = Blocks.noise(LENGTH, 1, 1);
    Biquad still =
        switch (kind) {
          case LOW_PASS -> Rbj.lowPass(900, 1.5, RATE);
          case HIGH_PASS -> Rbj.highPass(900, 1.5, RATE);
          case BAND_PASS -> Rbj.bandPass(900, 1.5, RATE);
          case NOTCH -> Rbj.notch(900, 1.5, RATE);
          case PEAKING -> Rbj.peaking(900, 1.5, 6, RATE);
        };
    assertClose(steered(new ShapedRbj(kind, RATE), x, 900, 1.5, 6), Blocks.apply(still, x, 64));
  }

  @ParameterizedTest
  @EnumSource
  void nothingMakesItFail(ShapedRbj.Kind kind) {
    double[] x = Blocks.noise(LENGTH, 1, 2);
    for (double hz : new double[] {-1, 0, 1e-300, 24000, 1e300, Double.POSITIVE_INFINITY}) {
      for (double width : new double[] {-1, 0, 1e-300, 1000, 1e300}) {
        for (double dB : new double[] {-1e300, 0, 1e300}) {
          double[] y = steered(new ShapedRbj(kind, RATE), x, hz, width, dB);
          assertThat(Arrays.stream(y).noneMatch(Double::isNaN))
              .as("%s, %s, %s", hz, width, dB)
              .isTrue();
        }
      }
    }
    double[] y = steered(new ShapedRbj(kind, RATE), x, 900, Double.NaN, 0);
    assertThat(Arrays.stream(y).allMatch(Double::isNaN)).isTrue();
  }

  @Test
  void aBandHeldStillIsTheFilterItself() {
    double[] x = Blocks.noise(LENGTH, 1, 3);
    for (int order = 1; order <= Butterworth.MOST_IN_BAND; order++) {
      assertClose(
          steered(new ShapedButterworth(order, RATE, FilterScale.SONIC_FIELD), x, 500, 2000, 0),
          Blocks.apply(
              Butterworth.bandPass(500, 2000, order, RATE, FilterScale.SONIC_FIELD), x, 64));
    }
  }

  /** Edges that jump at every sample, and by a square of 3 kHz: bounded, and silent in the end. */
  @Test
  void aBandStaysBoundedHoweverItMoves() {
    int n = 40_000;
    Random random = new Random(1);
    double[][] in = new double[3][n];
    for (int order = 1; order <= Butterworth.MOST_IN_BAND; order++) {
      for (boolean square : new boolean[] {false, true}) {
        for (int i = 0; i < n; i++) {
          in[0][i] = i < n / 2 ? 2 * random.nextDouble() - 1 : 0;
          in[1][i] =
              square
                  ? (i / 8 % 2 == 0 ? 200 : 8000)
                  : StrictMath.pow(10, 1.7 + 2.5 * random.nextDouble());
          in[2][i] = 1.2 * in[1][i];
        }
        double[] y =
            Blocks.process(new ShapedButterworth(order, RATE, FilterScale.SONIC_FIELD), 1024, in)[
                0];
        assertThat(Arrays.stream(y).allMatch(v -> Math.abs(v) < 100)).as("%s", order).isTrue();
        assertThat(y[n - 1]).isCloseTo(0, within(1e-3));
      }
    }
  }

  @Test
  void aBandOfImpossibleEdgesIsTheNearest() {
    double[] x = Blocks.noise(LENGTH, 1, 4);
    for (double low : new double[] {-1, 0, 3000, 24000, 1e300}) {
      for (double high : new double[] {-1, 0, 3000, 24000, 1e300}) {
        double[] y =
            steered(new ShapedButterworth(3, RATE, FilterScale.SONIC_FIELD), x, low, high, 0);
        assertThat(Arrays.stream(y).allMatch(Double::isFinite)).as("%s, %s", low, high).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLadderBearsAnyLevel(Ladder.Tuning tuning) {
    double[] x = Blocks.noise(LENGTH, 1000, 5);
    for (double hz : new double[] {0, 100, 5000, 24000, 1e300}) {
      for (double resonance : new double[] {-1, 0, 0.5, 1, 1e300}) {
        double[] y = steered(new Ladder(tuning, RATE), x, hz, resonance, 0);
        assertThat(Arrays.stream(y).allMatch(v -> Math.abs(v) < 1)).isTrue();
      }
    }
  }

  /** Steered from a signal beneath which another steered filter lies. */
  @ParameterizedTest
  @CsvSource({"1, 2048", "2, 8", "2, 2048", "8, 64"})
  void nothingIsStoredForThem(int threads, int blockSize) {
    double[][] wanted;
    try (Session session = new Session(new Settings().withThreads(1).withBlockSize(512))) {
      List<Signal> all = several(session);
      wanted = all.stream().map(x -> Signals.samples(session, x)).toArray(double[][]::new);
    }
    try (Session session =
        new Session(new Settings().withThreads(threads).withBlockSize(blockSize))) {
      assertThat(Signals.visited(session, several(session))).isDeepEqualTo(wanted);
      assertThat(session.memory().usage().peakLent()).isZero();
    }
  }

  private static List<Signal> several(Session session) {
    Signal x = Generated.of(new Noise(1), LENGTH);
    Signal hz = Mapped.of(new Absolute(), Generated.of(new Noise(2), LENGTH + 100));
    Signal q = Generated.of(new Constant(2), LENGTH + 50);
    Signal low = Filtered.of(new ShapedRbj(ShapedRbj.Kind.LOW_PASS, RATE), List.of(x, hz, q));
    return List.of(
        low,
        Filtered.of(new ShapedRbj(ShapedRbj.Kind.PEAKING, RATE), List.of(low, hz, q, x)),
        Filtered.of(new Ladder(Ladder.Tuning.EXACT, RATE), List.of(x, hz, low)));
  }

  /** Up to 9000. */
  private record Absolute() implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, Math.abs(in.get(i)) * 9000);
      }
    }
  }

  private static double[] steered(Filter filter, double[] x, double... controls) {
    double[][] ins = new double[filter.inputs()][x.length];
    ins[0] = x;
    for (int i = 1; i < ins.length; i++) {
      Arrays.fill(ins[i], controls[i - 1]);
    }
    return Blocks.process(filter, 128, ins)[0];
  }

  private static void assertClose(double[] got, double[] wanted) {
    for (int i = 0; i < wanted.length; i++) {
      assertThat(got[i]).as("sample %d", i).isCloseTo(wanted[i], within(1e-11));
    }
  }
}

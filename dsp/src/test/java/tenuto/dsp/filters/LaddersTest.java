package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Sweeps;
import tenuto.engine.Session;
import tenuto.engine.signal.Filter;

class LaddersTest {
  private static final double RATE = 48000;

  /** So soft that nothing bends. */
  private static final double SOFT = 1e-4;

  private static final int MOST = 100;

  enum Kind {
    MOOG(4),
    DIODE(17);

    /** The feedback at which it sounds by itself. */
    private final double sounds;

    Kind(double sounds) {
      this.sounds = sounds;
    }

    Filter filter(double bass, double rate) {
      return this == MOOG ? new MoogLadder(bass, rate) : new DiodeLadder(bass, rate);
    }

    /** The analogue ladders, in s over the frequency at which they sound. */
    Complex formula(Complex s, double k, double bass) {
      Complex square = s.times(s);
      Complex one = s.plus(1);
      double root = Math.sqrt(2);
      Complex poles =
          this == MOOG
              ? one.times(one).times(one).times(one)
              : square
                  .times(square)
                  .times(2)
                  .plus(square.times(s).times(8 * root))
                  .plus(square.times(20))
                  .plus(s.times(8 * root))
                  .plus(1);
      return new Complex(1 + bass * k, 0).over(poles.plus(k));
    }
  }

  private static double[] run(Filter filter, double[] x, double hz, double resonance, double dB) {
    double[][] in = new double[4][x.length];
    in[0] = x;
    Arrays.fill(in[1], hz);
    Arrays.fill(in[2], resonance);
    Arrays.fill(in[3], dB);
    return Blocks.process(filter, 1024, in)[0];
  }

  @ParameterizedTest
  @EnumSource
  void gainAndPhaseOfSoftSoundsAreTheAnalogueLadders(Kind kind) {
    for (double rate : new double[] {48000, 96000}) {
      for (double hz : new double[] {20, 100, 1000, 9000, 20000}) {
        for (double resonance : new double[] {0, 0.4, 0.8}) {
          double rings = (kind == Kind.MOOG ? 10 : 40) / (1 - resonance) / hz;
          double[] x = FrequencyResponse.impulse((int) (rate * (0.01 + rings)));
          x[0] = SOFT;
          double[] y = run(kind.filter(0.3, rate), x, hz, resonance, 6);
          double level = SOFT * StrictMath.pow(10, 6.0 / 20);
          double[] level1 = Arrays.stream(y).map(v -> v / level).toArray();
          double cutoff = FrequencyResponse.analogue(hz, rate).im();
          FrequencyResponse.of(level1, rate)
              .assertIsAnalogue(
                  s -> kind.formula(s.times(1 / cutoff), kind.sounds * resonance, 0.3),
                  "%s %s %s".formatted(kind, hz, resonance));
        }
      }
    }
  }

  /** From resonance 1 on, within a cent of hz; below it dies away. */
  @ParameterizedTest
  @EnumSource
  void soundsByItselfInTune(Kind kind) {
    for (double hz : new double[] {110, 1000, 5000, 12000}) {
      double[] y = run(kind.filter(0.5, RATE), FrequencyResponse.impulse(1 << 15), hz, 1.1, 0);
      assertThat(1200 * Math.log(frequency(y) / hz) / Math.log(2))
          .as("%s Hz", hz)
          .isCloseTo(0, within(1.0));
      assertThat(peak(y, 1 << 14)).as("%s Hz", hz).isBetween(0.1, 1.0);
      double[] below = run(kind.filter(0.5, RATE), FrequencyResponse.impulse(1 << 15), hz, 0.9, 0);
      assertThat(peak(below, 1 << 14)).isLessThan(1e-3);
    }
  }

  /** Both ladders, and the shaped one, from 50 Hz to 10 kHz, as loud as they sound. */
  @ParameterizedTest
  @CsvSource({"48000, 1.02", "48000, 1.2", "96000, 1.05", "96000, 1.2"})
  void allSoundInTune(double rate, double resonance) {
    for (double hz : new double[] {50, 110, 440, 1000, 2000, 5000, 10_000}) {
      double[] x = new double[(int) (hz < 200 ? 3 * rate : rate)];
      Arrays.fill(x, 0, (int) (rate / hz / 4), 0.5); // sets it off
      for (Kind kind : Kind.values()) {
        double[] y = run(kind.filter(0.5, rate), x, hz, resonance, 0);
        double cents = 1200 * Math.log(frequency(y) * rate / RATE / hz) / Math.log(2);
        assertThat(cents).as("%s %s Hz", kind, hz).isCloseTo(0, within(5.0));
      }
      double[] cutoff = new double[x.length];
      double[] one = new double[x.length];
      Arrays.fill(cutoff, hz);
      Arrays.fill(one, 1);
      double[] y = Blocks.process(new Ladder(Ladder.Tuning.EXACT, rate), 1024, x, cutoff, one)[0];
      double cents = 1200 * Math.log(frequency(y) * rate / RATE / hz) / Math.log(2);
      assertThat(cents).as("shaped, %s Hz", hz).isCloseTo(0, within(5.0));
      assertThat(peak(y, x.length / 2)).as("shaped, %s Hz", hz).isBetween(0.003, 1.0);
    }
  }

  private static double peak(double[] y, int from) {
    return Arrays.stream(y, from, y.length).map(Math::abs).max().orElseThrow();
  }

  /** By the zeros of its second half, upward, found by lines. */
  private static double frequency(double[] y) {
    double first = -1;
    double last = 0;
    int count = -1;
    for (int i = y.length / 2; i < y.length; i++) {
      if (y[i - 1] < 0 && y[i] >= 0) {
        last = i - y[i] / (y[i] - y[i - 1]);
        first = first < 0 ? last : first;
        count++;
      }
    }
    return count * RATE / (last - first);
  }

  /**
   * Loud noise, edges and the highest tone, with every control jumping at random times, from each
   * sample on: never louder than 100, and silent some time after its input ends and the resonance
   * is small.
   */
  @ParameterizedTest
  @EnumSource
  void nothingMakesItGrow(Kind kind) {
    Random random = new Random(7);
    for (int trial = 0; trial < 60; trial++) {
      int n = 4096;
      double[][] in = new double[4][n];
      int stay = 1 + trial % 5 * trial;
      double level = StrictMath.pow(10, 4 * random.nextDouble() - 2);
      for (int i = 0; i < n; i++) {
        boolean over = i > n / 2;
        double noise = 2 * random.nextDouble() - 1;
        double wave =
            trial % 3 == 0 ? noise : trial % 3 == 1 ? Math.signum(noise) : 1 - 2 * (i % 2);
        in[0][i] = over ? 0 : level * wave;
        for (int control = 1; control < 4; control++) {
          in[control][i] = in[control][Math.max(0, i - 1)];
        }
        if (i % stay == 0 && !over) {
          in[1][i] =
              trial % 4 == 0
                  ? (random.nextBoolean() ? 20 : 24000)
                  : StrictMath.pow(10, 1.3 + 3.2 * random.nextDouble());
          in[2][i] = trial % 2 == 0 ? 1.2 : 1.2 * random.nextDouble();
          in[3][i] = 40 * random.nextDouble() - 20;
        } else if (over) {
          in[1][i] = 2000;
          in[2][i] = 0.2;
        }
      }
      double[] y = Blocks.process(kind.filter(1, RATE), 1024, in)[0];
      assertThat(Arrays.stream(y).allMatch(v -> Math.abs(v) < MOST)).as("trial %d", trial).isTrue();
      assertThat(y[n - 1]).as("trial %d", trial).isCloseTo(0, within(1e-9));
    }
  }

  /** At every pair of settings, from a loud start. */
  @ParameterizedTest
  @EnumSource
  void everySettingIsBounded(Kind kind) {
    double[] x = Blocks.noise(2048, 10, 5);
    for (double hz : new double[] {-1, 0, 20, 440, 3000, 12000, 21600, 24000, 1e300}) {
      for (double resonance : new double[] {-1, 0, 0.5, 1, 1.2, 1e300}) {
        for (double drive : new double[] {-1e300, 0, 60}) {
          double[] y = run(kind.filter(1, RATE), x, hz, resonance, drive);
          assertThat(Arrays.stream(y).allMatch(v -> Math.abs(v) < 8))
              .as("%s %s %s", hz, resonance, drive)
              .isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingStepsWhereItIsSwept(Kind kind) {
    double[] x = Sweeps.tone(Sweeps.LENGTH, 100, RATE);
    double[][] in = {
      Arrays.stream(x).map(v -> v * 0.1).toArray(),
      Sweeps.exponential(x.length, 150, 3000, 5, RATE),
      Sweeps.linear(x.length, 0, 0.9, 4, RATE),
      Sweeps.linear(x.length, -6, 6, 3, RATE)
    };
    double[] y = Blocks.process(kind.filter(0.5, RATE), 1024, in)[0];
    assertThat(Sweeps.stepsInDb(y)).isLessThan(-90);
  }

  @ParameterizedTest
  @EnumSource
  void theBitsDoNotDependOnWhatWasStill(Kind kind) {
    int n = 4096;
    double[][] in = {
      Blocks.noise(n, 1, 2),
      Sweeps.exponential(n, 100, 9000, 9, RATE),
      Sweeps.linear(n, 0, 1.1, 6, RATE),
      Sweeps.linear(n, -20, 20, 7, RATE)
    };
    for (int control = 1; control < 4; control++) {
      Arrays.fill(in[control], 300, 1500 + 7 * control, in[control][300]);
    }
    double[][] wanted = Blocks.process(kind.filter(0.5, RATE), 8, in);
    for (int size : new int[] {16, 64, 256, 4096}) {
      assertThat(Blocks.process(kind.filter(0.5, RATE), size, in)).isDeepEqualTo(wanted);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aNaNIsHeard(Kind kind) {
    for (int input = 0; input < 4; input++) {
      double[][] in = new double[4][400];
      Arrays.fill(in[1], 1000);
      in[input][100] = Double.NaN;
      double[] y = Blocks.process(kind.filter(0.5, RATE), 64, in)[0];
      assertThat(Arrays.stream(y, 0, 100)).allMatch(v -> v == 0);
      assertThat(Arrays.stream(y, 100, 400)).allMatch(v -> Double.isNaN(v));
    }
  }

  @Test
  void aCutoffThatItCannotHaveIsAnError() {
    try (Session session = Session.open()) {
      assertThatThrownBy(
              () ->
                  Ladders.moog(
                      session,
                      Signals.of(1),
                      Channels.steady(0.46 * session.sampleRate()),
                      Channels.steady(0),
                      Channels.steady(0),
                      0))
          .hasMessageStartingWith("hz must be above 0 and at most ");
    }
  }
}

package tenuto.dsp.resonators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.ScalarForm;
import tenuto.dsp.support.Sweeps;

class FractionalCombTest {
  private static final double RATE = 48000;

  private static FractionalComb filter(FractionalComb.Kind kind, double rate) {
    return new FractionalComb(kind, rate, (int) rate);
  }

  private static double[] run(
      FractionalComb filter, double[] x, double control, double feedback, double forward) {
    double[][] in = {x, new double[x.length], new double[x.length], new double[x.length]};
    Arrays.fill(in[1], control);
    Arrays.fill(in[2], feedback);
    Arrays.fill(in[3], forward);
    return Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))[0];
  }

  /** The shortest delay that is worked out in stretches, some between, and one on a sample. */
  @ParameterizedTest
  @ValueSource(doubles = {28.3, 29.7, 108.1, 300, 2345.6})
  void bothFormsGiveTheSameBits(double delay) {
    double[][] in = new double[4][4000];
    in[0] = Blocks.noise(4000, 1, 3);
    Arrays.fill(in[1], RATE / delay);
    Arrays.fill(in[2], 0.9);
    Arrays.fill(in[3], -0.4);
    FractionalComb comb = filter(FractionalComb.Kind.COMB, RATE);
    assertThat(Blocks.process(comb, 264, in)[0])
        .containsExactly(Blocks.process(new ScalarForm(comb), 1000, in)[0]);
  }

  /** With the delay of theory, to 20 kHz, as long as it has its 20 samples on either side. */
  @ParameterizedTest
  @ValueSource(doubles = {20.3, 110, 441.7, 1234.5, 2330})
  void aCombIsItsFormula(double hz) {
    for (double rate : new double[] {48000, 96000}) {
      for (double feedback : new double[] {0, 0.7, -0.9}) {
        for (double forward : new double[] {0, -0.5}) {
          double periods = feedback == 0 ? 2 : -12.5 / StrictMath.log(Math.abs(feedback));
          double[] x = FrequencyResponse.impulse((int) (rate * (0.01 + periods / hz)));
          double[] y = run(filter(FractionalComb.Kind.COMB, rate), x, hz, feedback, forward);
          FrequencyResponse.of(y, rate)
              .assertIs(
                  at -> {
                    Complex late = Complex.turned(-2 * Math.PI * at / hz);
                    return late.times(forward).plus(1).over(late.times(-feedback).plus(1));
                  },
                  "%s %s %s".formatted(hz, feedback, forward));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.43, 1.777, 10, 33.33})
  void anAllPassIsItsFormula(double ms) {
    for (double rate : new double[] {48000, 96000}) {
      for (double gain : new double[] {0.5, -0.8}) {
        double[] x = FrequencyResponse.impulse((int) (rate * (0.05 + 0.09 * ms)));
        double[] y = run(filter(FractionalComb.Kind.ALL_PASS, rate), x, ms, gain, 0);
        FrequencyResponse.of(y, rate)
            .assertIs(
                at -> {
                  Complex late = Complex.turned(-2 * Math.PI * at * ms / 1000);
                  return late.plus(-gain).over(late.times(-gain).plus(1));
                },
                "%s %s".formatted(ms, gain));
      }
    }
  }

  /** Shorter delays are softer at the top, but right where most of the sound is. */
  @ParameterizedTest
  @CsvSource({"3000, 18000", "5000, 12500", "11000, 2000", "21000, 500"})
  void highCombsAreRightBelow(double hz, double below) {
    double[] x = FrequencyResponse.impulse(2000);
    double[] y = run(filter(FractionalComb.Kind.COMB, RATE), x, hz, 0.7, 0);
    FrequencyResponse response = FrequencyResponse.of(y, RATE);
    for (double at : FrequencyResponse.HZ) {
      Complex wanted = Complex.ONE.over(Complex.turned(-2 * Math.PI * at / hz).times(-0.7).plus(1));
      double off = response.at(at).minus(wanted).magnitude() / wanted.magnitude();
      assertThat(off).as("%s Hz", at).isLessThan(at <= below ? 0.00116 : 2);
    }
  }

  /** At the sample rate's 100th the recursion is of whole samples, and exact. */
  @Test
  void awholeDelayIsTheRecursion() {
    double[] x = Blocks.noise(3000, 1, 3);
    double[] wanted = x.clone();
    for (int i = 100; i < x.length; i++) {
      wanted[i] = Math.fma(-0.6, wanted[i - 100], x[i]);
    }
    double[] y = run(filter(FractionalComb.Kind.COMB, RATE), x, 480, -0.6, 0);
    assertThat(y).isEqualTo(wanted);
  }

  /** Held, moved slowly, held, fast, in whole samples and below those that stand. */
  @ParameterizedTest
  @EnumSource
  void theBitsDoNotDependOnWhatWasStill(FractionalComb.Kind kind) {
    int n = 6144;
    boolean comb = kind == FractionalComb.Kind.COMB;
    double[] hz = Sweeps.exponential(n, 100, 20000, 25, RATE);
    Arrays.fill(hz, 700, 1700, 443.3);
    Arrays.fill(hz, 2000, 2900, 480);
    Arrays.fill(hz, 3100, 3800, 1700);
    Arrays.fill(hz, 4000, 4600, 9000);
    double[] control = Arrays.stream(hz).map(v -> comb ? v : 1000 / v).toArray();
    double[][] in = {
      Blocks.noise(n, 1, 2),
      control,
      Sweeps.linear(n, -0.9, 0.9, 31, RATE),
      Sweeps.linear(n, -0.9, 0.9, 17, RATE)
    };
    Arrays.fill(in[2], 500, 2100, 0.6);
    FractionalComb filter = filter(kind, RATE);
    double[][] given = Arrays.copyOf(in, filter.inputs());
    double[][] wanted = Blocks.process(filter, 8, given);
    for (int size : new int[] {16, 64, 256, 4096}) {
      assertThat(Blocks.process(filter, size, given)).isDeepEqualTo(wanted);
    }
  }

  /** Through every whole number of samples, where the number of weighed ones changes. */
  @ParameterizedTest
  @EnumSource
  void nothingStepsWhereItIsSwept(FractionalComb.Kind kind) {
    double[] x = Sweeps.tone(Sweeps.LENGTH, 100, RATE);
    boolean comb = kind == FractionalComb.Kind.COMB;
    double[] hz = Sweeps.exponential(x.length, 400, 12000, 3, RATE);
    double[][] in = {
      x,
      Arrays.stream(hz).map(v -> comb ? v : 1000 / v).toArray(),
      Sweeps.linear(x.length, -0.5, 0.8, 4, RATE),
      Sweeps.linear(x.length, -0.5, 0.8, 5, RATE)
    };
    FractionalComb filter = filter(kind, RATE);
    double[] y = Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))[0];
    assertThat(Sweeps.stepsInDb(y)).isLessThan(-90);
  }

  /** With the most feedback, at delays of every kind. */
  @ParameterizedTest
  @EnumSource
  void theMostFeedbackDiesAway(FractionalComb.Kind kind) {
    for (double samples = 1; samples < 50; samples += 0.37) {
      double[] x = new double[60_000];
      System.arraycopy(Blocks.noise(200, 1, 5), 0, x, 0, 200);
      for (double feedback : new double[] {1e300, -1e300}) {
        double control = kind == FractionalComb.Kind.COMB ? RATE / samples : samples / 48;
        double[] y = run(filter(kind, RATE), x, control, feedback, 0);
        double early = Arrays.stream(y, 500, 10_000).map(Math::abs).max().orElseThrow();
        double later = Arrays.stream(y, 50_000, 60_000).map(Math::abs).max().orElseThrow();
        assertThat(later).as("%s samples", samples).isLessThan(0.7 * early);
      }
    }
  }

  @Test
  void aTailFadesToSilence() {
    double[] y =
        run(
            filter(FractionalComb.Kind.COMB, RATE),
            FrequencyResponse.impulse(1 << 17),
            1101,
            0.7,
            0);
    assertThat(Arrays.stream(y)).noneMatch(v -> v != 0 && Math.abs(v) < 1e-300);
    assertThat(y[y.length - 1]).isCloseTo(0, within(0.0));
  }
}

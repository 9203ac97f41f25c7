package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Sweeps;

class OnePoleTest {
  private static final double RATE = 48000;

  private static Complex formula(OnePole.Kind kind, Complex s, double dB) {
    double a = StrictMath.pow(10, dB / 20);
    return switch (kind) {
      case LOW_PASS -> Complex.ONE.over(s.plus(1));
      case HIGH_PASS -> s.over(s.plus(1));
      case ALL_PASS -> Complex.ONE.minus(s).over(s.plus(1));
      case TILT -> s.times(a).plus(1).over(s.plus(a));
    };
  }

  private static double[] run(OnePole filter, double[] x, double hz, double dB) {
    double[][] in = {x, new double[x.length], new double[x.length]};
    Arrays.fill(in[1], hz);
    Arrays.fill(in[2], dB);
    return Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))[0];
  }

  @ParameterizedTest
  @EnumSource
  void gainAndPhaseAreTheAnalogueFilters(OnePole.Kind kind) {
    for (double rate : new double[] {48000, 96000}) {
      for (double hz : new double[] {20, 100, 1000, 9000, 20000}) {
        for (double dB : kind == OnePole.Kind.TILT ? new double[] {-18, 6} : new double[] {0}) {
          double rings = 4 * StrictMath.pow(10, Math.abs(dB) / 20) / hz;
          double[] x = FrequencyResponse.impulse((int) (rate * (0.01 + rings)));
          double cutoff = FrequencyResponse.analogue(hz, rate).im();
          FrequencyResponse.of(run(new OnePole(kind, rate), x, hz, dB), rate)
              .assertIsAnalogue(
                  s -> formula(kind, s.times(1 / cutoff), dB), "%s %s %s".formatted(kind, hz, dB));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theBitsDoNotDependOnWhatWasStill(OnePole.Kind kind) {
    int n = 4096;
    double[][] in = {
      Blocks.noise(n, 1, 2),
      Sweeps.exponential(n, 100, 9000, 9, RATE),
      Sweeps.linear(n, -20, 20, 6, RATE)
    };
    Arrays.fill(in[1], 300, 1500, 700);
    Arrays.fill(in[2], 1000, 3000, 5);
    OnePole filter = new OnePole(kind, RATE);
    double[][] given = Arrays.copyOf(in, filter.inputs());
    double[][] wanted = Blocks.process(filter, 8, given);
    for (int size : new int[] {16, 64, 256, 4096}) {
      assertThat(Blocks.process(filter, size, given)).isDeepEqualTo(wanted);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingStepsWhereItIsSwept(OnePole.Kind kind) {
    double[][] in = {
      Sweeps.tone(Sweeps.LENGTH, 100, RATE),
      Sweeps.exponential(Sweeps.LENGTH, 50, 6000, 5, RATE),
      Sweeps.linear(Sweeps.LENGTH, -12, 12, 5, RATE)
    };
    OnePole filter = new OnePole(kind, RATE);
    double[] y = Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))[0];
    assertThat(Sweeps.stepsInDb(y)).isLessThan(-90);
  }

  @ParameterizedTest
  @EnumSource
  void wildMotionLeavesItBounded(OnePole.Kind kind) {
    Random random = new Random(3);
    int n = 20_000;
    double[][] in = new double[3][n];
    for (int i = 0; i < n; i++) {
      in[0][i] = i < n / 2 ? 2 * random.nextDouble() - 1 : 0;
      in[1][i] = StrictMath.pow(10, 2 + 2.3 * random.nextDouble());
      in[2][i] = 24 * random.nextDouble() - 12;
    }
    OnePole filter = new OnePole(kind, RATE);
    double[] y = Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))[0];
    assertThat(Arrays.stream(y).map(Math::abs).max().orElseThrow()).isBetween(0.1, 100.0);
    assertThat(Math.abs(y[n - 1])).isLessThan(1e-6);
  }

  @Test
  void aConstantIsTakenAwayWithoutATrace() {
    double[] x = new double[96_000];
    Arrays.fill(x, 1);
    double[] y = run(new OnePole(OnePole.Kind.HIGH_PASS, RATE), x, 5, 0);
    assertThat(y[0]).isCloseTo(1, within(1e-3));
    assertThat(y[x.length - 1]).isCloseTo(0, within(1e-13));
  }
}

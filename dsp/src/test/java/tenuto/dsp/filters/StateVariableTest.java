package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.support.Sweeps;

class StateVariableTest {
  private static final double RATE = 48000;

  /** The analogue filters, in s over the cutoff. */
  private static Complex formula(StateVariable.Kind kind, Complex s, double q, double dB) {
    Complex square = s.times(s);
    Complex poles = square.plus(s.times(1 / q)).plus(1);
    double a = StrictMath.pow(10, dB / 40);
    double root = StrictMath.sqrt(a);
    Complex one = Complex.ONE;
    return switch (kind) {
      case LOW_PASS -> one.over(poles);
      case HIGH_PASS -> square.over(poles);
      case BAND_PASS -> s.times(1 / q).over(poles);
      case NOTCH -> square.plus(1).over(poles);
      case ALL_PASS -> square.plus(s.times(-1 / q)).plus(1).over(poles);
      case PEAK ->
          square.plus(s.times(a / q)).plus(1).over(square.plus(s.times(1 / a / q)).plus(1));
      case LOW_SHELF ->
          square
              .plus(s.times(root / q))
              .plus(a)
              .times(a)
              .over(square.times(a).plus(s.times(root / q)).plus(1));
      case HIGH_SHELF ->
          square
              .times(a)
              .plus(s.times(root / q))
              .plus(1)
              .times(a)
              .over(square.plus(s.times(root / q)).plus(a));
      case ALL -> throw new IllegalArgumentException();
    };
  }

  private static double[][] run(StateVariable filter, double[] x, double hz, double q, double dB) {
    double[][] in = new double[filter.inputs()][x.length];
    double[] controls = {hz, q, dB};
    in[0] = x;
    for (int i = 1; i < in.length; i++) {
      Arrays.fill(in[i], controls[i - 1]);
    }
    return Blocks.process(filter, 1024, in);
  }

  @ParameterizedTest
  @EnumSource
  void gainAndPhaseAreTheAnalogueFilters(StateVariable.Kind kind) {
    if (kind == StateVariable.Kind.ALL) {
      return;
    }
    for (double rate : new double[] {48000, 96000}) {
      for (double hz : new double[] {20, 100, 1000, 9000, 20000}) {
        for (double q : new double[] {0.3, 0.7071, 5}) {
          for (double dB : kind.hasGain() ? new double[] {-20, 15} : new double[] {0}) {
            double rings = 6 * Math.max(q, 1 / q) * StrictMath.pow(10, Math.abs(dB) / 40) / hz;
            double[] x = FrequencyResponse.impulse((int) (rate * (0.01 + rings)));
            double[] y = run(new StateVariable(kind, rate), x, hz, q, dB)[0];
            double cutoff = FrequencyResponse.analogue(hz, rate).im();
            FrequencyResponse.of(y, rate)
                .assertIsAnalogue(
                    s -> formula(kind, s.times(1 / cutoff), q, dB),
                    "%s %s %s %s".formatted(kind, hz, q, dB));
          }
        }
      }
    }
  }

  @Test
  void allOutputsAreTheSingleOnes() {
    double[] x = Blocks.noise(3000, 1, 1);
    double[] hz = Sweeps.exponential(3000, 100, 9000, 7, RATE);
    double[] q = Sweeps.exponential(3000, 0.5, 20, 5, RATE);
    double[] dB = Sweeps.linear(3000, -9, 20, 3, RATE);
    double[][] all =
        Blocks.process(new StateVariable(StateVariable.Kind.ALL, RATE), 512, x, hz, q, dB);
    List<StateVariable.Kind> kinds =
        List.of(
            StateVariable.Kind.LOW_PASS,
            StateVariable.Kind.HIGH_PASS,
            StateVariable.Kind.BAND_PASS,
            StateVariable.Kind.NOTCH);
    for (int i = 0; i < kinds.size(); i++) {
      assertThat(all[i])
          .isEqualTo(Blocks.process(new StateVariable(kinds.get(i), RATE), 64, x, hz, q)[0]);
    }
    assertThat(all[4])
        .isEqualTo(
            Blocks.process(new StateVariable(StateVariable.Kind.PEAK, RATE), 8, x, hz, q, dB)[0]);
  }

  /** Held for a while, moved, held: whatever the blocks, and whether it was known to be still. */
  @ParameterizedTest
  @EnumSource
  void theBitsDoNotDependOnWhatWasStill(StateVariable.Kind kind) {
    int n = 4096;
    double[][] in = {
      Blocks.noise(n, 1, 2),
      Sweeps.exponential(n, 100, 9000, 9, RATE),
      Sweeps.exponential(n, 0.5, 9, 4, RATE),
      Sweeps.linear(n, -20, 20, 6, RATE)
    };
    for (int k = 1; k < in.length; k++) {
      Arrays.fill(in[k], 300, 1500, in[k][300]);
      Arrays.fill(in[k], 2000 + 3 * k, 3000, in[k][2000]);
    }
    StateVariable filter = new StateVariable(kind, RATE);
    double[][] given = Arrays.copyOf(in, filter.inputs());
    double[][] wanted = Blocks.process(filter, 8, given);
    for (int size : new int[] {16, 64, 256, 4096}) {
      assertThat(Blocks.process(filter, size, given)).isDeepEqualTo(wanted);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingStepsWhereItIsSwept(StateVariable.Kind kind) {
    if (kind == StateVariable.Kind.ALL) {
      return;
    }
    double[] x = Sweeps.tone(Sweeps.LENGTH, 100, RATE);
    double[][] in = {
      x,
      Sweeps.exponential(x.length, 200, 6000, 5, RATE),
      Sweeps.exponential(x.length, 0.5, 4, 5, RATE),
      Sweeps.linear(x.length, -12, 12, 5, RATE)
    };
    StateVariable filter = new StateVariable(kind, RATE);
    double[] y = Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))[0];
    assertThat(Sweeps.stepsInDb(y)).as("%s", kind).isLessThan(-90);
  }

  /** Noise through every setting, changed at every sample. */
  @ParameterizedTest
  @EnumSource
  void wildMotionLeavesItBounded(StateVariable.Kind kind) {
    Random random = new Random(3);
    int n = 20_000;
    double[][] in = new double[4][n];
    for (int i = 0; i < n; i++) {
      in[0][i] = i < n / 2 ? 2 * random.nextDouble() - 1 : 0;
      in[1][i] = StrictMath.pow(10, 1 + 3.3 * random.nextDouble());
      in[2][i] = StrictMath.pow(10, 1.5 * random.nextDouble() - 0.5);
      in[3][i] = 24 * random.nextDouble() - 12;
    }
    StateVariable filter = new StateVariable(kind, RATE);
    for (double[] y : Blocks.process(filter, 1024, Arrays.copyOf(in, filter.inputs()))) {
      assertThat(Arrays.stream(y).map(Math::abs).max().orElseThrow()).isBetween(0.1, 100.0);
      assertThat(Math.abs(y[n - 1])).isLessThan(1e-3);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatLeavesARangeCountsAsTheNearest(StateVariable.Kind kind) {
    double[] x = Blocks.noise(400, 1, 4);
    StateVariable filter = new StateVariable(kind, RATE);
    assertThat(run(filter, x, -5, 0, 1000)).isDeepEqualTo(run(filter, x, 0.001, 0.01, 120));
    assertThat(run(filter, x, 1e300, 1e300, -1e300))
        .isDeepEqualTo(run(filter, x, 0.4999 * RATE, 1e4, -120));
    for (int control = 0; control < filter.inputs() - 1; control++) {
      double[][] in = {x, x.clone(), x.clone(), x.clone()};
      Arrays.fill(in[1], 1000);
      Arrays.fill(in[2], 1);
      Arrays.fill(in[3], 3);
      in[control + 1][101] = Double.NaN;
      double[] y =
          Blocks.process(filter, 64, Arrays.copyOf(in, filter.inputs()))[
              control / 2 * (filter.outputs() - 1)];
      assertThat(Arrays.stream(y, 0, 101)).noneMatch(v -> Double.isNaN(v));
      assertThat(Arrays.stream(y, 101, 400)).allMatch(v -> Double.isNaN(v));
    }
  }

  @Test
  void afterASignalItComesToRest() {
    double[] x = new double[1 << 16];
    Arrays.fill(x, 0, 200, 1);
    double[] y = run(new StateVariable(StateVariable.Kind.LOW_PASS, RATE), x, 3000, 0.7, 0)[0];
    assertThat(Arrays.stream(y)).noneMatch(v -> v != 0 && Math.abs(v) < 1e-305);
    assertThat(y[y.length - 1]).isZero();
  }
}

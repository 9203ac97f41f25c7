package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.math.Power;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Kernel;

class ArithmeticTest {
  private static final int N = 200;

  static Stream<Arguments> kernels() {
    return Stream.of(
        kernel(new Arithmetic.Gain(-0.3), x -> x * -0.3),
        kernel(new Arithmetic.Offset(0.7), x -> x + 0.7),
        kernel(new Arithmetic.Affine(0.1, 3), x -> (x - 0.1) * 3),
        kernel(new Arithmetic.Negate(), x -> -x),
        kernel(new Arithmetic.Absolute(), Math::abs),
        kernel(new Arithmetic.Clip(), x -> x > 1 ? 1 : x < -1 ? -1 : x),
        kernel(new Arithmetic.Saturate(), x -> x / (1 + Math.abs(x))));
  }

  static Stream<Arguments> combiners() {
    return Stream.of(
        combiner(new Arithmetic.Sum(), Double::sum),
        combiner(new Arithmetic.Product(), (a, b) -> a * b),
        combiner(
            new Arithmetic.Quotient(),
            (a, b) -> a / (Math.abs(b) < 0x1p-1022 ? Math.copySign(0x1p-1022, b) : b)));
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void kernelIsItsFormulaToTheBit(Kernel kernel, DoubleUnaryOperator formula) {
    double[] in = Blocks.awkward(N, 3);
    double[] out = Blocks.apply(kernel, in);
    for (int i = 0; i < N; i++) {
      assertSameBits(out[i], formula.applyAsDouble(in[i]), i);
    }
  }

  /** By which the engine pads the right one where it has ended. */
  @ParameterizedTest
  @MethodSource("combiners")
  void combinersIdentityLeavesTheLeftAsItIs(Combiner combiner, DoubleBinaryOperator formula) {
    for (double left : Blocks.awkward(N, 5)) {
      double same = formula.applyAsDouble(left, combiner.identity());
      // But for the sign of zero.
      assertThat(Double.compare(same + 0.0, left + 0.0)).as("%s", left).isZero();
    }
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void kernelWorksInPlace(Kernel kernel, DoubleUnaryOperator formula) {
    double[] in = Blocks.awkward(N, 3);
    try (Arena arena = Arena.ofConfined()) {
      Block block = Blocks.of(arena, in);
      kernel.apply(block, block, N);
      assertThat(Blocks.samples(block, N)).isEqualTo(Blocks.apply(kernel, in));
    }
  }

  @ParameterizedTest
  @MethodSource("combiners")
  void combinerIsItsFormulaToTheBit(Combiner combiner, DoubleBinaryOperator formula) {
    double[] a = Blocks.noise(N, 3, 2);
    double[] b = Blocks.awkward(N, 3);
    a[3] = 0;
    try (Arena arena = Arena.ofConfined()) {
      for (boolean overLeft : new boolean[] {true, false}) {
        Block left = Blocks.of(arena, a);
        Block right = Blocks.of(arena, b);
        Block out = overLeft ? left : right;
        combiner.apply(left, right, out, N);
        double[] got = Blocks.samples(out, N);
        for (int i = 0; i < N; i++) {
          assertSameBits(got[i], formula.applyAsDouble(a[i], b[i]), i);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("combiners")
  void identityLeavesTheLeftAsItIs(Combiner combiner, DoubleBinaryOperator formula) {
    for (double x : Blocks.noise(20, 3, 3)) {
      assertThat(formula.applyAsDouble(x, combiner.identity())).isEqualTo(x);
    }
  }

  @Test
  void quotientOfZerosIsZeroAndKeepsTheDivisorsSign() {
    try (Arena arena = Arena.ofConfined()) {
      Block out = Blocks.of(arena, 0, 1e-300, 1e-300, 0, 0, 0, 0, 0);
      new Arithmetic.Quotient().apply(out, Blocks.of(arena, 0.0, 0.0, -0.0), out, 8);
      assertThat(out.get(0)).isZero();
      assertThat(out.get(1)).isEqualTo(1e-300 / 0x1p-1022);
      assertThat(out.get(2)).isEqualTo(-1e-300 / 0x1p-1022);
    }
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void matchesTheOriginal(String golden, Kernel kernel) {
    Goldens.get(golden).assertMatches(Blocks.apply(kernel, Goldens.src()));
  }

  static Stream<Arguments> goldens() {
    return Stream.of(
        Arguments.of("DirectMix", new Arithmetic.Offset(0.5)),
        Arguments.of("Pcnt75", new Arithmetic.Gain(0.75)),
        Arguments.of("LinearVolume", new Arithmetic.Gain(0.3)),
        Arguments.of("Rectify", new Arithmetic.Absolute()),
        Arguments.of("Power", new Power(1.5)),
        Arguments.of("Saturate", new Arithmetic.Saturate()));
  }

  private static Arguments kernel(Kernel kernel, DoubleUnaryOperator formula) {
    return Arguments.of(kernel, formula);
  }

  private static Arguments combiner(Combiner combiner, DoubleBinaryOperator formula) {
    return Arguments.of(combiner, formula);
  }

  private static void assertSameBits(double got, double wanted, int at) {
    assertThat(Double.doubleToLongBits(got))
        .as("sample %d: %s, not %s", at, got, wanted)
        .isEqualTo(Double.doubleToLongBits(wanted));
  }
}

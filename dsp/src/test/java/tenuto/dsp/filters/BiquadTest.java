package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;

class BiquadTest {
  private static final double RATE = 96000;

  static Stream<Biquad> filters() {
    return Stream.of(
        Rbj.lowPass(5, 0.7071, RATE),
        Rbj.lowPass(5, 100, RATE),
        Rbj.highPass(5, 0.7071, RATE),
        Rbj.highPass(5, 100, RATE),
        Rbj.lowPass(1000, 0.7071, RATE),
        Rbj.lowPass(1000, 100, RATE),
        Rbj.highPass(20000, 100, RATE),
        Rbj.notch(50, 0.01, RATE),
        Rbj.peaking(40000, 0.01, 24, RATE),
        Rbj.lowShelf(10, 1, -40, RATE),
        new Biquad(0.3, 0, 0, 0, 0),
        new Biquad(0, 0, 0.5, -1.9, 0.95));
  }

  @ParameterizedTest
  @MethodSource("filters")
  void keepsThirteenDigitsWhereTheSerialFormulaDoesNot(Biquad filter) {
    double[] x = Blocks.noise(40_000, 1, 5);
    double[] got = Blocks.apply(filter, x, 4096);
    double[] serial = serial(filter, x);
    double[] exact = exact(filter, x);
    double peak = 0;
    double error = 0;
    double serialError = 0;
    for (int i = 0; i < x.length; i++) {
      peak = Math.max(peak, Math.abs(exact[i]));
      error = Math.max(error, Math.abs(got[i] - exact[i]));
      serialError = Math.max(serialError, Math.abs(serial[i] - exact[i]));
    }
    assertThat(error / peak).isLessThan(1e-13);
    if (serialError / peak > 1e-12) {
      assertThat(error).isLessThan(serialError / 50);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {5, 50, 1000, 20_000, 40_000})
  void aResonanceOfAThousandStaysWithinBounds(double hz) {
    double[] x = new double[1 << 19];
    for (int i = 0; i < x.length; i++) {
      x[i] = StrictMath.sin(2 * Math.PI * hz * i / RATE);
    }
    for (Biquad filter : List.of(Rbj.lowPass(hz, 1000, RATE), Rbj.highPass(hz, 1000, RATE))) {
      double[] got = Blocks.apply(filter, x, 1 << 19);
      double[] exact = exact(filter, x);
      double peak = 0;
      double error = 0;
      for (int i = 0; i < x.length; i++) {
        peak = Math.max(peak, Math.abs(exact[i]));
        error = Math.max(error, Math.abs(got[i] - exact[i]));
      }
      assertThat(error / peak).isLessThan(1e-11);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 16, 24, 40, 64, 504, 520, 1000, 4096})
  void anyBlocksGiveTheSameBits(int size) {
    Biquad filter = Rbj.lowPass(1000, 10, RATE);
    double[] x = Blocks.noise(8000, 1, 7);
    assertThat(Blocks.apply(filter, x, size)).isEqualTo(Blocks.apply(filter, x, 8000));
    Cascade cascade = new Cascade(List.of(filter, Rbj.notch(300, 1, RATE)));
    assertThat(Blocks.apply(cascade, x, size))
        .isEqualTo(Blocks.apply(cascade.sections().get(1), Blocks.apply(filter, x, 8000), 8000));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void whatIsNoNumberShowsFromItsOwnSampleOn(double value) {
    int length = 56; // four groups of 8 at once, and then three one by one
    double[] x = Blocks.noise(length, 1, 8);
    Biquad filter = Rbj.lowPass(1000, 1, RATE);
    double[] before = Blocks.apply(filter, x, length);
    for (int at : new int[] {0, 3, 29, 31, 39, 45}) {
      double[] spoilt = x.clone();
      spoilt[at] = value;
      double[] y = Blocks.apply(filter, spoilt, length);
      assertThat(Arrays.copyOf(y, at)).isEqualTo(Arrays.copyOf(before, at));
      assertThat(Arrays.stream(y, at, length)).noneMatch(Double::isFinite);
    }
  }

  @Test
  void comesToRestWithoutDenormalNumbers() {
    double[] x = new double[1 << 17];
    x[0] = 1;
    double[] y = Blocks.apply(Rbj.lowPass(1000, 0.5, RATE), x, 1 << 17);
    assertThat(Arrays.stream(y)).noneMatch(v -> v != 0 && Math.abs(v) < Double.MIN_NORMAL);
    assertThat(y[y.length - 1]).isZero();
  }

  private static double[] serial(Biquad f, double[] x) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      y[i] = f.b0() * x[i] + f.b1() * at(x, i - 1) + f.b2() * at(x, i - 2);
      y[i] -= f.a1() * at(y, i - 1) + f.a2() * at(y, i - 2);
    }
    return y;
  }

  /** The same with each output kept as the sum of two doubles: about 30 digits. */
  private static double[] exact(Biquad f, double[] x) {
    double[] y = new double[x.length];
    Pair y1 = new Pair(0, 0);
    Pair y2 = new Pair(0, 0);
    for (int i = 0; i < x.length; i++) {
      Pair sum =
          new Pair(0, 0)
              .plus(f.b0(), new Pair(x[i], 0))
              .plus(f.b1(), new Pair(at(x, i - 1), 0))
              .plus(f.b2(), new Pair(at(x, i - 2), 0))
              .plus(-f.a1(), y1)
              .plus(-f.a2(), y2);
      y2 = y1;
      y1 = sum;
      y[i] = sum.high;
    }
    return y;
  }

  private static double at(double[] x, int i) {
    return i < 0 ? 0 : x[i];
  }

  /** An unevaluated sum of two doubles. */
  private record Pair(double high, double low) {
    /** This + factor × other (Dekker's and Knuth's exact sums and products). */
    Pair plus(double factor, Pair other) {
      double product = factor * other.high;
      double rest = Math.fma(factor, other.high, -product) + factor * other.low;
      double sum = high + product;
      double back = sum - high;
      double lost = high - (sum - back) + (product - back) + low + rest;
      double top = sum + lost;
      return new Pair(top, lost - (top - sum));
    }
  }
}

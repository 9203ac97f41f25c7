package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.envelopes.ExponentialShape;
import tenuto.dsp.envelopes.Glissando;
import tenuto.dsp.envelopes.LinearShape;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.generators.Sine;
import tenuto.dsp.math.Power;
import tenuto.dsp.metering.IntersamplePeaks;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Kernel;

/** Both forms of every kernel give the same bits. */
class TwoFormsTest {
  private static final double RATE = 48000;

  /** Whole groups that fill no span, one, and several. */
  private static final int[] SIZES = {8, 16, 24, 40, 248, 256, 264, 520, 1000, 2048};

  private static final int MOST = 2048;

  /** Lines of odd and fractional lengths, several within one group, and a jump. */
  private static final List<Point> POINTS =
      List.of(
          new Point(3, -60),
          new Point(3.03, 0),
          new Point(3.1, -12),
          new Point(3.1, -3),
          new Point(7.77, -70),
          new Point(7.8, -1),
          new Point(7.83, -2),
          new Point(60.123, -90));

  static Stream<VectorKernel> kernels() {
    return Stream.of(
        new Arithmetic.Gain(-0.3),
        new Arithmetic.Gain(1e-300),
        new Arithmetic.Offset(0.7),
        new Arithmetic.Affine(0.1, 3),
        new Arithmetic.Negate(),
        new Arithmetic.Absolute(),
        new Arithmetic.Clip(),
        new Arithmetic.Saturate(),
        new Power(1.5),
        new Power(0.5),
        new Power(-3.7),
        new Power(0),
        new Power(400));
  }

  static Stream<VectorCombiner> combiners() {
    return Stream.of(new Arithmetic.Sum(), new Arithmetic.Product(), new Arithmetic.Quotient());
  }

  static Stream<Filter> filters() {
    return Stream.of(
        Rbj.lowPass(5, 0.7071, RATE),
        Rbj.lowPass(1000, 100, RATE),
        Rbj.highPass(5, 100, RATE),
        Rbj.notch(50, 0.01, RATE),
        new Biquad(0.3, 0, 0, 0, 0),
        new Biquad(0, 0, 0.5, -1.9, 0.95),
        Butterworth.lowPass(300, 5, RATE),
        new IntersamplePeaks(4, 0),
        new IntersamplePeaks(8, 0.7));
  }

  static Stream<VectorSource> sources() {
    return Stream.of(
        new Noise(0),
        new Noise(-1),
        new Sine(441.7, 0.1, RATE),
        new Sine(-12000, -0.25, RATE),
        new Sine(1e200, 0, RATE),
        new Glissando(List.of(new Point(0, 100), new Point(12, -300.3), new Point(47, 440)), 44100),
        new Glissando(POINTS, RATE),
        LinearShape.through(POINTS, RATE),
        LinearShape.through(List.of(new Point(0, -0.0), new Point(1e9, 3)), RATE),
        ExponentialShape.through(POINTS, RATE),
        ExponentialShape.through(List.of(new Point(0, -6000), new Point(20, 6000)), RATE));
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void kernelsAreTheSame(VectorKernel kernel) {
    double[] in = awkward(2);
    try (Arena arena = Arena.ofConfined()) {
      Kernel scalar = kernel.scalarForm();
      for (int n : SIZES) {
        Block wanted = Blocks.of(arena, new double[MOST]);
        Block got = Blocks.of(arena, new double[MOST]);
        kernel.apply(Blocks.of(arena, in), wanted, n);
        scalar.apply(Blocks.of(arena, in), got, n);
        assertSameBits(got, wanted);
        Block inPlace = Blocks.of(arena, in);
        scalar.apply(inPlace, inPlace, n);
        inPlace.copyTo(0, got, 0, n);
        assertSameBits(got, wanted);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("combiners")
  void combinersAreTheSame(VectorCombiner combiner) {
    double[] a = awkward(1);
    double[] b = awkward(1);
    // Every special value meets every other.
    for (int i = 0; i < 256; i++) {
      a[i] = a[3 + i % 15];
      b[i] = b[3 + i / 16 % 15];
    }
    try (Arena arena = Arena.ofConfined()) {
      Combiner scalar = new VectorCombiner.Loop(combiner);
      for (int n : SIZES) {
        Block wanted = Blocks.of(arena, a);
        combiner.apply(wanted, Blocks.of(arena, b), wanted, n);
        Block left = Blocks.of(arena, a);
        scalar.apply(left, Blocks.of(arena, b), left, n);
        assertSameBits(left, wanted);
        Block right = Blocks.of(arena, b);
        scalar.apply(Blocks.of(arena, a), right, right, n);
        right.copyTo(0, left, 0, n);
        assertSameBits(left, wanted);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("filters")
  void filtersAreTheSame(Filter filter) {
    double[] x = Blocks.noise(1 << 14, 1, 6);
    // A silence long enough for the tail to come to rest, then special values, NaN last.
    Arrays.fill(x, 2000, 12_000, 0);
    System.arraycopy(
        new double[] {-0.0, 1e-310, -Double.MIN_VALUE, Double.MIN_NORMAL, 1e300, -1e300},
        0,
        x,
        12_003,
        6);
    x[16_005] = Double.POSITIVE_INFINITY;
    x[16_100] = Double.NaN;
    for (int size : SIZES) {
      assertSameBits(run(filter, x, size, 1), run(filter, x, size, 0));
      assertSameBits(run(filter, x, size, 3), run(filter, x, size, 0));
    }
  }

  /** All in scalar form, or if {@code every} is 3, one block in three. */
  private static double[] run(Filter filter, double[] x, int size, int every) {
    try (Arena arena = Arena.ofConfined()) {
      Block whole = Blocks.of(arena, x);
      VectorState state = (VectorState) filter.begin();
      Filter.State scalar = state.scalarForm();
      for (int at = 0; at < x.length; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        int n = Math.min(size, x.length - at);
        if (every > 0 && at / size % every == 0) {
          scalar.apply(part, part, n);
        } else {
          state.apply(part, part, n);
        }
      }
      return Blocks.samples(whole, x.length);
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void sourcesAreTheSame(VectorSource source) {
    try (Arena arena = Arena.ofConfined()) {
      for (int n : SIZES) {
        for (long start : new long[] {0, 8, 136, 368, 1504, 2880, 8_000_000_000L}) {
          Block wanted = Blocks.of(arena, new double[MOST]);
          Block got = Blocks.of(arena, new double[MOST]);
          source.fill(start, wanted, n);
          source.scalarForm().fill(start, got, n);
          assertSameBits(got, wanted);
        }
      }
    }
  }

  /** Special values and numbers of every size. */
  private static double[] awkward(double peak) {
    double[] x = Blocks.awkward(MOST, peak);
    for (int i = 100; i < MOST; i += 3) {
      x[i] = Math.scalb(x[i], i - 1000);
    }
    return x;
  }

  private static void assertSameBits(Block got, Block wanted) {
    assertSameBits(Blocks.samples(got, MOST), Blocks.samples(wanted, MOST));
  }

  private static void assertSameBits(double[] got, double[] wanted) {
    assertThat(bits(got)).isEqualTo(bits(wanted));
  }

  /** With every NaN alike. */
  private static long[] bits(double[] x) {
    return IntStream.range(0, x.length).mapToLong(i -> Double.doubleToLongBits(x[i])).toArray();
  }
}

package tenuto.dsp.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Extremes, sums and peaks of stored signals, of computed ones, and of such on the way there. */
class MeasuresTest {
  private static final int STRETCH = 1 << 16;

  /** What processors make of 0/0. */
  private static final double NEGATIVE_NAN = Double.longBitsToDouble(0xfff8000000000000L);

  private static Extremes extremes(double... samples) {
    try (Session session = new Session(new Settings())) {
      return Extremes.of(session, Signals.of(samples));
    }
  }

  /** Each sample in its lane, each lane in its stretch. */
  private static double sum(double[] x, DoubleUnaryOperator summand) {
    double sum = 0;
    for (int from = 0; from < x.length; from += STRETCH) {
      double[] lanes = new double[8];
      for (int i = from; i < Math.min(x.length, from + STRETCH); i++) {
        lanes[i % 8] += summand.applyAsDouble(x[i]);
      }
      sum += Arrays.stream(lanes).reduce(0, Double::sum);
    }
    return sum;
  }

  /** Stored, computed in any order and computed onward: all of them the same samples. */
  private static List<Signal> ways(Session session, double[] x) {
    Signal anywhere = Mapped.of(new Gain(1), Signals.of(x));
    return List.of(session.store(anywhere), anywhere, Filtered.of(new Onward(), anywhere));
  }

  /** What can only be read onward, and is what it was. */
  private record Onward() implements Filter {
    @Override
    public State begin() {
      return (in, out, n) -> in.copyTo(0, out, 0, n);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "1, 7",
    "1, 8",
    "2, 511",
    "1, 512",
    "2, 513",
    "2, 5003",
    "1, 65535",
    "2, 65536",
    "5, 65537",
    "1, 200003",
    "2, 200003",
    "5, 200003",
    "2, 1400001",
    "5, 700001",
    "5, 1400001"
  })
  void areTheSameBitsInEveryWay(int threads, int n) {
    double[] x = Blocks.noise(n, 1, n);
    double sum = sum(x, it -> it);
    double squares = sum(x, it -> it * it);
    double max = Arrays.stream(x).reduce(Double.NEGATIVE_INFINITY, Math::max);
    double min = Arrays.stream(x).reduce(Double.POSITIVE_INFINITY, Math::min);
    double mean = sum / n;
    double area = sum(x, it -> Math.abs(it - mean));
    double centred = scale(Math.max(Math.abs(max - mean), Math.abs(min - mean)));
    double size = scale(Math.max(Math.abs(max), Math.abs(min)));
    try (Session session = new Session(new Settings().withThreads(threads))) {
      for (Signal signal : ways(session, x)) {
        assertThat(Total.ofSamples(n).of(session, signal)).isEqualTo(sum);
        for (int again = 0; again < 2; again++) {
          assertThat(Total.squares(session, signal)).isEqualTo(squares);
          assertThat(Extremes.of(session, signal)).isEqualTo(new Extremes(max, min));
        }
        are(session, Volumes.normalise(session, signal), x, it -> (it - mean) * centred);
        are(session, Volumes.fixSize(session, signal), x, it -> it * size);
        are(session, Volumes.removeDc(session, signal), x, it -> it - mean);
        are(session, Volumes.normaliseArea(session, signal), x, it -> (it - mean) * scale(area));
      }
    }
  }

  private static double scale(double size) {
    return size == 0 ? 1 : 1 / size;
  }

  private static void are(Session session, Stored result, double[] x, DoubleUnaryOperator wanted) {
    assertThat(Signals.samples(session, result)).isEqualTo(Arrays.stream(x).map(wanted).toArray());
    result.close();
  }

  @Test
  void theSumOfRoundNumbersIsExact() {
    double[] x = Blocks.noise(150_001, 1, 9);
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal squares = BigDecimal.ZERO;
    for (int i = 0; i < x.length; i++) {
      x[i] = Math.rint(x[i] * (1 << 16)) / (1 << 16);
      BigDecimal exact = new BigDecimal(x[i]);
      sum = sum.add(exact);
      squares = squares.add(exact.multiply(exact));
    }
    try (Session session = new Session(new Settings().withThreads(2))) {
      Signal signal = Signals.of(x);
      assertThat(new BigDecimal(Total.ofSamples(x.length).of(session, signal)))
          .isEqualByComparingTo(sum);
      assertThat(new BigDecimal(Total.squares(session, signal))).isEqualByComparingTo(squares);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aSumThatOverflowsOnTheWayDoesSoForAnyNumberOfThreads(int threads) {
    double[] x = new double[200_001];
    for (int i = 0; i < x.length; i++) {
      x[i] = i / 8 % 2 == 0 ? 1e308 : -1e308;
    }
    double[] lost = x.clone();
    lost[9] = 1e308;
    try (Session session = new Session(new Settings().withThreads(threads))) {
      for (double[] samples : List.of(x, lost)) {
        for (Signal signal : ways(session, samples)) {
          double sum = Total.ofSamples(samples.length).of(session, signal);
          assertThat(sum).isEqualTo(sum(samples, it -> it));
          assertThat(Total.squares(session, signal)).isInfinite();
        }
      }
      assertThat(sum(x, it -> it)).isFinite();
      assertThat(sum(lost, it -> it)).isInfinite();
    }
  }

  @Test
  void extremesAreThoseOfMaxAndMin() {
    Extremes zeros = extremes(-0.0, 0.0, -0.0);
    assertThat(1 / zeros.max()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(1 / zeros.min()).isEqualTo(Double.NEGATIVE_INFINITY);
    Extremes infinite = extremes(3, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    assertThat(infinite.max()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(infinite.min()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(extremes(-5, -3)).isEqualTo(new Extremes(-3, -5));
    assertThat(extremes())
        .isEqualTo(new Extremes(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    for (double nan : new double[] {Double.NaN, NEGATIVE_NAN}) {
      Extremes lost = extremes(1, nan, 2);
      assertThat(lost.max()).isNaN();
      assertThat(lost.min()).isNaN();
    }
  }

  @Test
  void aNanOfAnyKindMakesTheSameBits() {
    long usual = Double.doubleToRawLongBits(Double.NaN);
    double[] kinds = {Double.NaN, NEGATIVE_NAN, Double.longBitsToDouble(0x7fffffffffffffffL)};
    try (Session session = new Session(new Settings())) {
      for (double nan : kinds) {
        Peak peak = new Peak(3);
        session.measure().scan(Signals.of(1, nan, Double.POSITIVE_INFINITY), peak);
        assertThat(Double.doubleToRawLongBits(peak.value())).isEqualTo(usual);
      }
    }
  }
}

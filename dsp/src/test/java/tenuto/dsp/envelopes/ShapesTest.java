package tenuto.dsp.envelopes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.generators.Sine;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;
import tenuto.engine.signal.Source;

class ShapesTest {
  private static final double RATE = 48000;

  /** Lines of odd and fractional lengths, several within one group, and a jump. */
  private static final List<Point> ODD =
      points(3, -60, 3.03, 0, 3.1, -12, 3.1, -3, 7.77, -70, 7.8, -1, 7.83, -2, 60.123, -90);

  static Stream<Arguments> goldens() {
    return Stream.of(
        Arguments.of(
            "NumericShape", LinearShape.through(points(0, 0, 20, 1, 60, 0.25, 100, 0), RATE)),
        Arguments.of(
            "SimpleShape", StaircaseShape.through(points(0, -60, 10, 0, 50, -12, 100, -60), RATE)),
        Arguments.of("Slide", new Glissando(points(0, 220, 60, 880, 100, 440), RATE)),
        Arguments.of("Constant", new Constant(0.25)),
        Arguments.of("Silence", new Constant(0)));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void matchesTheOriginal(String golden, Source source) {
    Goldens.Golden wanted = Goldens.get(golden);
    wanted.assertMatches(Blocks.fill(source, 0, wanted.length()));
  }

  static Stream<Source> sources() {
    return Stream.of(
        LinearShape.through(ODD, RATE),
        ExponentialShape.through(ODD, RATE),
        StaircaseShape.through(ODD, RATE),
        new Glissando(points(0, 100, 1, 20000, 12, -300.3, 47, 440), 44100),
        new Constant(-0.5));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void anyBlocksGiveTheSameBits(Source source) {
    double[] whole = Blocks.fill(source, 0, 3000);
    for (int size : new int[] {8, 64, 1000}) {
      assertThat(Blocks.fill(source, 0, 3000, size)).isEqualTo(whole);
    }
    double[] part = Blocks.fill(source, 1504, 801, 400);
    assertThat(part).isEqualTo(Arrays.copyOfRange(whole, 1504, 2305));
  }

  @Test
  void linearIsWithinARoundingOfTheFormula() {
    double[] formula = twin(ODD, false, x -> x);
    double[] got = Blocks.fill(LinearShape.through(ODD, RATE), 0, 3000);
    for (int i = 0; i < 3000; i++) {
      assertThat(got[i]).isCloseTo(formula[i], within(90 * 0x1p-51));
    }
  }

  @Test
  void staircaseTakesAStepAtItsVerySample() {
    double[] got = Blocks.fill(StaircaseShape.through(points(0, 0, 1000, -60), RATE), 0, 48000);
    for (int step = 1; step < 600; step += 1) {
      double dB = -60.0 * (80 * step) / 48000;
      assertThat(got[80 * step]).isEqualTo(Decibels.tableGain(dB));
    }
  }

  @Test
  void staircaseIsTheTableOfTheFormula() {
    assertThat(Blocks.fill(StaircaseShape.through(ODD, RATE), 0, 3000))
        .isEqualTo(twin(ODD, true, Decibels::tableGain));
  }

  @Test
  void exponentialIsWithinRoundingOfThePower() {
    double[] got = Blocks.fill(ExponentialShape.through(ODD, RATE), 0, 3000);
    double[] dB = twin(ODD, true, x -> x);
    double worst = 0;
    int drawn = 1 + 3 + 224 + 1 + 1 + 2510;
    for (int i = 0; i < drawn; i++) {
      double power = StrictMath.pow(10, dB[i] / 20);
      worst = Math.max(worst, Math.abs(got[i] - power) / power);
    }
    // The power's own argument is rounded: 90/20·ln 10 · 2^-53.
    assertThat(worst).isLessThan(1.5e-15);
    assertThat(Arrays.stream(got, drawn, got.length)).containsOnly(0.0);
  }

  @Test
  void gainOfDecibelsIsAnExactPowerRounded() {
    double[] far = Blocks.fill(ExponentialShape.through(points(0, -6000, 20, 6000), 48000), 0, 960);
    MathContext digits = new MathContext(40);
    for (int i = 0; i < 960; i += 7) {
      double dB = -6000 + 12000.0 * i / 960;
      // 10^(dB/20) = 10^whole · 10^(rest/20) with an exact rest below 20 dB.
      int whole = (int) Math.floor(dB / 20);
      double rest = dB - 20 * whole;
      double wanted =
          BigDecimal.ONE
              .scaleByPowerOfTen(whole)
              .multiply(new BigDecimal(StrictMath.pow(10, rest / 20)), digits)
              .doubleValue();
      assertThat(Math.abs(far[i] - wanted) / wanted).as("%s dB", dB).isLessThan(6e-16);
    }
    assertThat(Blocks.fill(ExponentialShape.through(points(0, 0, 1, 0), RATE), 0, 8))
        .containsOnly(1.0);
  }

  @Test
  void slideSumsTheFrequenciesBefore() {
    double rate = 44100;
    List<Point> points = points(2.9, 100, 12.7, 20000.25, 23, -300.3, 47, 440);
    double[] got = Blocks.fill(new Glissando(points, rate), 0, 2100);
    double[] hz = new double[2100];
    int at = 0;
    for (int k = 0; k < 3; k++) {
      double ms = Math.floor(points.get(k + 1).ms()) - Math.floor(points.get(k).ms());
      double length = ms * rate / 1000;
      double from = points.get(k).value();
      for (int x = 0; x < length; x++) {
        hz[at++] = from + (points.get(k + 1).value() - from) * x / length;
      }
    }
    double turns = 0;
    for (int i = 0; i < at; i++) {
      assertThat(got[i] - StrictMath.sin(2 * Math.PI * turns)).as("%d", i).isBetween(-1e-11, 1e-11);
      turns += hz[i] / rate;
    }
    assertThat(at).isEqualTo(10 * 44 + 1 + 11 * 44 + 2 + 24 * 44 + 3);
    assertThat(Arrays.stream(got, at, got.length)).containsOnly(0.0);
  }

  @Test
  void levelSlideIsASineEvenAfterHours() {
    Glissando slide = new Glissando(points(0, 440.1, 1e9, 440.1), 96000);
    long late = 90_000_000_000L;
    double[] sine = Blocks.fill(new Sine(440.1, 0, 96000), late, 800);
    double[] got = Blocks.fill(slide, late, 800);
    for (int i = 0; i < sine.length; i++) {
      assertThat(got[i] - sine[i]).isBetween(-2e-16, 2e-16);
    }
  }

  @Test
  void pointsAreChecked() {
    assertThatThrownBy(() -> LinearShape.through(List.of(), RATE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("points must not be empty");
    assertThatThrownBy(() -> LinearShape.through(points(0, 0, 2, 1, 1, 0), RATE))
        .hasMessage("the times of points must ascend from 0, but 1.0 follows 2.0");
    assertThatThrownBy(() -> new Glissando(points(0, 0, 2, Double.NaN), RATE))
        .hasMessage("the value of point 1 must be finite, but is NaN");
    assertThatThrownBy(() -> StaircaseShape.through(points(0, 0, 2, 401), RATE))
        .hasMessage("dB must be at most 400, but is 401");
    assertThatThrownBy(() -> ExponentialShape.through(points(0, 0, 2, -6000.5), RATE))
        .hasMessage("dB must be between -6000 and 6000, but is -6000.5");
  }

  @Test
  void parametersAreIdentityAndText() {
    assertThat(LinearShape.through(points(0, 0, 1, 0.5), RATE))
        .isEqualTo(LinearShape.through(points(0, 0, 1, 0.5), RATE))
        .hasToString("LinearShape[ramps=[Ramp[begin=0, length=48.0, from=0.0, to=0.5]]]");
    assertThat(new Glissando(points(0, 1, 1, 2), RATE))
        .isEqualTo(new Glissando(points(0, 1, 1, 2), RATE))
        .hasToString(
            "Slide[points=[Point[ms=0.0, value=1.0], Point[ms=1.0, value=2.0]],"
                + " sampleRate=48000.0]");
  }

  private static double[] twin(List<Point> points, boolean whole, DoubleUnaryOperator then) {
    double[] result = new double[3000];
    int at = 0;
    for (int k = 1; k < points.size(); k++) {
      Point from = points.get(k - 1);
      Point to = points.get(k);
      double length = (to.ms() - from.ms()) * RATE / 1000;
      length = whole ? Math.floor(length) : length;
      for (double x = 0; x < length; x++) {
        double value = from.value() + (to.value() - from.value()) * x / length;
        result[at++] = then.applyAsDouble(value);
      }
    }
    return result;
  }

  private static List<Point> points(double... numbers) {
    List<Point> result = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      result.add(new Point(numbers[i], numbers[i + 1]));
    }
    return result;
  }
}

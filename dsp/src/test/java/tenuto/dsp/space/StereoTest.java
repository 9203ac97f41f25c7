package tenuto.dsp.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class StereoTest {
  private static final double RATE = 48_000;
  private static final int LENGTH = 12_000;

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static double[] filled(double value) {
    double[] x = new double[LENGTH];
    Arrays.fill(x, value);
    return x;
  }

  private static Signal sweep(double least, double most) {
    return Signals.of(
        IntStream.range(0, LENGTH)
            .mapToDouble(
                i -> least + (most - least) * (1 - Math.cos(2 * Math.PI * 5 * i / RATE)) / 2)
            .toArray());
  }

  private static double[][] samples(List<Signal> signals) {
    return signals.stream().map(each -> Signals.samples(session, each)).toArray(double[][]::new);
  }

  /** The gains of both sides for places from −1 to 1. */
  private static double[][] gains(String law) {
    double[] places = new double[LENGTH];
    Arrays.setAll(places, i -> -1 + 2.0 * i / (LENGTH - 1));
    return samples(Stereo.pan(List.of(Signals.of(filled(1))), Signals.of(places), law));
  }

  /** A sine's formula, of delays that know few samples after them too. */
  @ParameterizedTest
  @ValueSource(doubles = {0.4, 1.5, 5.3, 12.7, 40.3, 700.9})
  void whatIsLateIsTheBandLimitedSignal(double samples) {
    for (double turns : new double[] {0.01, 0.1, 0.2, 0.3, 0.4}) {
      double[] x = new double[4000];
      Arrays.setAll(x, i -> Math.sin(2 * Math.PI * turns * i));
      List<Signal> both = List.of(Signals.of(x));
      double[] right = samples(Stereo.haas(session, both, number(samples / 48)))[1];
      double[] left = samples(Stereo.haas(session, both, number(-samples / 48)))[0];
      for (int i = 800; i < 3900; i++) {
        double wanted = Math.sin(2 * Math.PI * turns * (i - samples));
        assertThat(right[i]).as("%s at %d", turns, i).isCloseTo(wanted, within(Math.pow(10, -4.5)));
        assertThat(left[i]).isEqualTo(right[i]);
      }
    }
  }

  @Test
  void lawsKeepWhatTheySay() {
    double[][] power = gains("power");
    double[][] linear = gains("linear");
    double[][] between = gains("-4.5dB");
    for (int i = 0; i < LENGTH; i++) {
      assertThat(power[0][i] * power[0][i] + power[1][i] * power[1][i]).isCloseTo(1, within(1e-15));
      assertThat(linear[0][i] + linear[1][i]).isCloseTo(1, within(1e-15));
      for (int side = 0; side < 2; side++) {
        assertThat(between[side][i])
            .isCloseTo(Math.sqrt(power[side][i] * linear[side][i]), within(1e-15));
        assertThat(power[side][i]).isCloseTo(power[1 - side][LENGTH - 1 - i], within(1e-12));
      }
    }
    for (double[][] law : new double[][][] {power, linear, between}) {
      assertThat(law[0][0]).isEqualTo(1);
      assertThat(law[1][0]).isZero();
      assertThat(law[1][LENGTH - 1]).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "power, -3.0103",
    "-3dB, -3.0103",
    "linear, -6.0206",
    "-6dB, -6.0206",
    "-4.5dB, -4.5154"
  })
  void theMiddleIsAsSoftAsTheLawSays(String law, double dB) {
    double[][] both = samples(Stereo.pan(List.of(Signals.of(1)), number(0), law));
    assertThat(20 * Math.log10(both[0][0])).isCloseTo(dB, within(1e-4));
    assertThat(both[0]).isEqualTo(both[1]);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, -0.3, 0, 0.77, 1})
  void aNumberGivesTheBitsOfASignalThatStaysThere(double value) {
    Signal x = Signals.of(Blocks.noise(LENGTH, 1, 1));
    Signal y = Signals.of(Blocks.noise(LENGTH, 1, 2));
    Signal steady = Signals.of(filled(value));
    Signal number = number(value);
    List<Signal> both = List.of(x, y);
    assertThat(samples(Stereo.pan(List.of(x), number, "power")))
        .isDeepEqualTo(samples(Stereo.pan(List.of(x), steady, "power")));
    assertThat(samples(Stereo.balance(both, number)))
        .isDeepEqualTo(samples(Stereo.balance(both, steady)));
    double[][] late = samples(Stereo.haas(session, both, number));
    double[][] steered = samples(Stereo.haas(session, both, steady));
    for (int side = 0; side < 2; side++) {
      assertThat(late[side]).hasSize(LENGTH + (int) Math.ceil(Math.abs(value * 48)));
      assertThat(Arrays.copyOf(steered[side], late[side].length)).isEqualTo(late[side]);
    }
    Signal wide = Signals.of(filled(1 + value));
    assertThat(samples(Stereo.width(both, number(1 + value))))
        .isDeepEqualTo(samples(Stereo.width(both, wide)));
  }

  @Test
  void whatIsSweptDoesNotStep() {
    double[] sine =
        IntStream.range(0, LENGTH)
            .mapToDouble(i -> Math.sin(2 * Math.PI * 200 * i / RATE))
            .toArray();
    Signal x = Signals.of(sine);
    List<Signal> both = List.of(x, number(0));
    List<List<Signal>> all =
        List.of(
            Stereo.pan(List.of(x), sweep(-1, 1), "power"),
            Stereo.pan(List.of(x), sweep(-1, 1), "-4.5dB"),
            Stereo.balance(both, sweep(-0.9, -0.1)),
            Stereo.width(both, sweep(0, 2)),
            Stereo.haas(session, List.of(x), sweep(5, 40)));
    for (List<Signal> each : all) {
      for (double[] y : samples(each)) {
        assertThat(Zipper.largestStep(y, 3000, LENGTH)).isLessThan(-90);
      }
    }
  }

  @Test
  void aBalanceOnlyMakesTheFurtherSideSofter() {
    List<Signal> both = List.of(Signals.of(1, 1), Signals.of(2, 2));
    assertThat(samples(Stereo.balance(both, number(0)))).isDeepEqualTo(rows(1, 2));
    assertThat(samples(Stereo.balance(both, number(0.25)))).isDeepEqualTo(rows(0.75, 2));
    assertThat(samples(Stereo.balance(both, number(-1)))).isDeepEqualTo(rows(1, 0));
  }

  private static double[][] rows(double left, double right) {
    return new double[][] {{left, left}, {right, right}};
  }

  @Test
  void aWidthOfOneChangesNothingAndOfNoneIsMono() {
    double[] left = Blocks.noise(1000, 1, 3);
    double[] right = Blocks.noise(1000, 1, 4);
    List<Signal> both = List.of(Signals.of(left), Signals.of(right));
    assertThat(samples(Stereo.width(both, number(1)))).isDeepEqualTo(new double[][] {left, right});
    double[][] mono = samples(Stereo.width(both, number(0)));
    assertThat(mono[0]).isEqualTo(mono[1]);
    double[][] wide = samples(Stereo.width(both, number(2.5)));
    for (int i = 0; i < 1000; i++) {
      double side = (left[i] - right[i]) / 2;
      assertThat(mono[0][i]).isCloseTo((left[i] + right[i]) / 2, within(1e-15));
      assertThat(wide[0][i] - wide[1][i]).isCloseTo(5 * side, within(1e-14));
    }
  }

  @Test
  void middleAndSideComeBackAsLeftAndRight() {
    // Of 24 bits, as from a file: nothing is rounded.
    double[] left = Arrays.stream(Blocks.noise(1000, 8_000_000, 5)).map(Math::rint).toArray();
    double[] right = Arrays.stream(Blocks.noise(1000, 8_000_000, 6)).map(Math::rint).toArray();
    List<Signal> both = List.of(Signals.of(left), Signals.of(right));
    assertThat(samples(Stereo.midSideDecode(Stereo.midSide(both))))
        .isDeepEqualTo(new double[][] {left, right});
    double[][] of = samples(Stereo.midSide(both));
    assertThat(of[0][7]).isEqualTo((left[7] + right[7]) / 2);
    assertThat(of[1][7]).isEqualTo((left[7] - right[7]) / 2);
    Signal one = Signals.of(left);
    assertThat(samples(Stereo.midSideDecode(Stereo.midSide(List.of(one)))))
        .isDeepEqualTo(new double[][] {left, left});
  }

  @ParameterizedTest
  @ValueSource(doubles = {15, -7.5, 0})
  void oneSideIsLate(double ms) {
    double[] x = Blocks.noise(4800, 1, 7);
    double[][] both = samples(Stereo.haas(session, List.of(Signals.of(x)), number(ms)));
    int late = (int) Math.abs(ms * 48);
    assertThat(both[ms > 0 ? 0 : 1]).isEqualTo(Arrays.copyOf(x, 4800 + late));
    for (int i = 0; i < 4800 + late; i++) {
      assertThat(both[ms > 0 ? 1 : 0][i]).isEqualTo(i < late ? 0 : x[i - late]);
    }
  }

  @Test
  void whatHasSeveralPlacesIsAnError() {
    List<Signal> both = List.of(Signals.of(1), Signals.of(2));
    assertThatThrownBy(() -> Stereo.pan(both, number(0), "power"))
        .hasMessageStartingWith("x must be one signal");
    assertThatThrownBy(() -> Stereo.pan(List.of(Signals.of(1)), number(0), "loud"))
        .hasMessageStartingWith("law must be");
  }
}

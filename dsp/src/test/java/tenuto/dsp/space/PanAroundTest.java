package tenuto.dsp.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class PanAroundTest {
  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static double[] gains(double azimuth, double elevation, String layout) {
    return LayoutWords.panAround(List.of(Signals.of(1)), number(azimuth), number(elevation), layout)
        .stream()
        .mapToDouble(each -> Signals.samples(session, each)[0])
        .toArray();
  }

  private static double power(double[] gains) {
    double power = 0;
    for (double gain : gains) {
      power += gain * gain;
    }
    return power;
  }

  /** Pulkki's equation 2: the tangent law, tan φ/tan φ0 = (g1 − g2)/(g1 + g2). */
  @ParameterizedTest
  @CsvSource({"stereo, 30", "quad, 45"})
  void betweenTwoLoudspeakersItIsTheTangentLaw(String layout, double half) {
    for (double azimuth = -half; azimuth <= half; azimuth += 2.5) {
      double[] gains = gains(azimuth, 0, layout);
      double wanted = Math.tan(Math.toRadians(azimuth)) / Math.tan(Math.toRadians(half));
      assertThat((gains[0] - gains[1]) / (gains[0] + gains[1])).isCloseTo(wanted, within(1e-12));
      assertThat(power(gains)).isCloseTo(1, within(1e-12));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mono",
        "stereo",
        "3.0",
        "quad",
        "5.0",
        "5.1",
        "6.1",
        "7.0",
        "7.1",
        "5.1.4",
        "7.1.4",
        "hexagon",
        "octagon",
        "cube",
        "0/20 120/20 -120/20",
        "10/80",
        "90 -90",
        "0 0/90",
        "10 30 60"
      })
  void theLoudspeakerInTheDirectionPlaysAloneAndThePowerIsConstant(String layout) {
    List<Layout.Place> places = Layout.of(layout).places();
    for (int i = 0; i < places.size(); i++) {
      Layout.Place place = places.get(i);
      if (!place.isLow()) {
        double[] gains = gains(place.azimuth(), place.elevation(), layout);
        for (int k = 0; k < gains.length; k++) {
          assertThat(gains[k]).isCloseTo(k == i ? 1 : 0, within(1e-9));
        }
      }
    }
    double[] before = null;
    for (int azimuth = -180; azimuth <= 180; azimuth++) {
      for (int elevation : new int[] {-90, -50, 0, 17, 60, 90}) {
        double[] gains = gains(azimuth, elevation, layout);
        assertThat(power(gains)).isCloseTo(1, within(1e-9));
        for (int k = 0; k < gains.length; k++) {
          assertThat(gains[k]).isNotNegative();
          assertThat(places.get(k).isLow() && gains[k] != 0).isFalse();
        }
        if (elevation == 17) {
          for (int k = 0; before != null && k < gains.length; k++) {
            assertThat(gains[k]).as("no step at %d", azimuth).isCloseTo(before[k], within(0.12));
          }
          before = gains;
        }
      }
    }
  }

  /** p = g1·l1 + g2·l2 + g3·l3, scaled: their sum points at the sound, and three play at most. */
  @ParameterizedTest
  @ValueSource(strings = {"cube", "0/90 0/-30 120/-30 -120/-30", "0/90 0/-90 90 -90 0 180"})
  void vectorsOfThreeLoudspeakersAddUpToTheDirection(String layout) {
    List<Layout.Place> places = Layout.of(layout).places();
    for (int azimuth = -180; azimuth < 180; azimuth += 7) {
      for (int elevation = -90; elevation <= 90; elevation += 11) {
        double[] gains = gains(azimuth, elevation, layout);
        double[] sum = new double[3];
        for (int k = 0; k < gains.length; k++) {
          for (int i = 0; i < 3; i++) {
            sum[i] += gains[k] * places.get(k).vector()[i];
          }
        }
        double length = Math.sqrt(power(sum));
        double[] wanted = new Layout.Place(azimuth, elevation).vector();
        for (int i = 0; i < 3; i++) {
          assertThat(sum[i] / length).isCloseTo(wanted[i], within(1e-9));
        }
        assertThat(IntStream.range(0, gains.length).filter(k -> gains[k] > 1e-9).count())
            .isLessThanOrEqualTo(3);
      }
    }
  }

  @Test
  void whatIsBehindStereoIsBetweenBoth() {
    double[] behind = gains(180, 0, "stereo");
    assertThat(behind[0]).isCloseTo(Math.sqrt(0.5), within(1e-12));
    double[] below = gains(10, -90, "5.1.4");
    for (int k : new int[] {0, 1, 2, 4, 5}) {
      assertThat(below[k]).isCloseTo(Math.sqrt(0.2), within(1e-9));
    }
  }

  @Test
  void aMovingSoundHasTheGainsOfEachPlace() {
    int length = 400;
    Signal turning =
        Signals.of(IntStream.range(0, length).mapToDouble(i -> 5.0 * i - 700).toArray());
    Signal rising = Signals.of(IntStream.range(0, length).mapToDouble(i -> 0.4 * i - 80).toArray());
    Signal one = Generated.of(new Constant(1), length);
    for (String layout : List.of("7.1.4", "octagon")) {
      List<Signal> moved = LayoutWords.panAround(List.of(one), turning, rising, layout);
      double[][] samples = Signals.visited(session, moved);
      for (int i = 0; i < length; i++) {
        double[] wanted = gains(5.0 * i - 700, 0.4 * i - 80, layout);
        for (int k = 0; k < wanted.length; k++) {
          assertThat(samples[k][i]).isEqualTo(wanted[k]);
        }
      }
    }
  }

  @Test
  void wrongLayoutsAreNamed() {
    assertThatThrownBy(() -> gains(0, 0, "circle"))
        .hasMessageContaining("layout must be mono, stereo")
        .hasMessageEndingWith("but is 'circle'");
    assertThatThrownBy(() -> gains(0, 0, "45 -315"))
        .hasMessage("layout must have loudspeakers at different places, but two are at -315.0/0.0");
    assertThatThrownBy(() -> Layout.speakers("5.1", 2))
        .hasMessage("layout '5.1' has 6 channels, but x has 2");
    assertThatThrownBy(() -> Layout.speakers("45 -45", 2))
        .hasMessageContaining("hexagon, octagon or cube, but is '45 -45'");
  }
}

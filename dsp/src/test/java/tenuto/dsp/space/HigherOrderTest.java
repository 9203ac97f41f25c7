package tenuto.dsp.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
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

/** Ambisonics of second and third order, and rotation. */
class HigherOrderTest {
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

  private static double[] first(List<Signal> signals) {
    return signals.stream().mapToDouble(each -> Signals.samples(session, each)[0]).toArray();
  }

  private static List<Signal> encoded(double azimuth, double elevation, int order) {
    return Ambisonics.encode(List.of(Signals.of(1)), number(azimuth), number(elevation), order);
  }

  /** P_l^m(sin e) without the Condon-Shortley phase, by the recursion in l. */
  private static double legendre(int l, int m, double x) {
    double start = 1;
    for (int k = 1; k <= m; k++) {
      start *= (2 * k - 1) * Math.sqrt(1 - x * x);
    }
    double before = 0;
    double now = start;
    for (int k = m + 1; k <= l; k++) {
      double next = ((2 * k - 1) * x * now - (k + m - 1) * before) / (k - m);
      before = now;
      now = next;
    }
    return now;
  }

  private static double factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  /**
   * ambiX, equations 2 and 3: channel l² + l + m is √((2 − δ_m)·(l − |m|)!/(l + |m|)!) ·
   * P_l^|m|(sin e) · cos mφ, or sin |m|φ of a negative m.
   */
  @ParameterizedTest
  @CsvSource({"0, 0", "30, 40", "-100, -65", "180, 10", "77, 90"})
  void aFieldIsAmbiX(double azimuth, double elevation) {
    double[] field = first(encoded(azimuth, elevation, 3));
    assertThat(field).hasSize(16);
    double sine = Math.sin(Math.toRadians(elevation));
    for (int l = 0; l <= 3; l++) {
      for (int m = -l; m <= l; m++) {
        int size = Math.abs(m);
        double norm = Math.sqrt((m == 0 ? 1 : 2) * factorial(l - size) / factorial(l + size));
        double angle = size * Math.toRadians(azimuth);
        double wanted =
            norm * legendre(l, size, sine) * (m < 0 ? Math.sin(angle) : Math.cos(angle));
        assertThat(field[l * l + l + m]).as("%d, %d", l, m).isCloseTo(wanted, within(1e-14));
      }
    }
    assertThat(first(encoded(azimuth, elevation, 2)))
        .hasSize(9)
        .containsExactly(Arrays.copyOf(field, 9));
  }

  @Test
  void whatMovesHasTheFieldOfEachPlace() {
    Signal turning = Signals.of(IntStream.range(0, 100).mapToDouble(i -> 7.0 * i).toArray());
    Signal one = Generated.of(new Constant(1), 100);
    double[][] moved =
        Signals.visited(session, Ambisonics.encode(List.of(one), turning, number(20), 3));
    for (int i = 0; i < 100; i++) {
      double[] wanted = first(encoded(7.0 * i, 20, 3));
      for (int k = 0; k < 16; k++) {
        assertThat(moved[k][i]).isCloseTo(wanted[k], within(1e-14));
      }
    }
  }

  /** The longest energy vector of third order: cos 22.5° on a circle, 0.861136 on a sphere. */
  @ParameterizedTest
  @CsvSource({
    "octagon, 0, 3, 0.92388",
    "octagon, 0, 2, 0.86603",
    "hexagon, 0, 3, 0.86603",
    "quad, 0, 3, 0.70711",
    "cube, 35, 3, 0.57735",
    "5.0, 0, 3, 0",
    "5.1, 0, 2, 0",
    "7.1, 0, 3, 0"
  })
  void loudspeakersPlayTheFieldAsLoudFromEverywhere(
      String layout, double elevation, int order, double length) {
    List<Layout.Place> places = Layout.of(layout).places();
    for (int azimuth = -180; azimuth < 180; azimuth += 5) {
      double[] played = first(Ambisonics.decode(encoded(azimuth, elevation, order), layout));
      double energy = 0;
      double[] vector = new double[3];
      for (int k = 0; k < played.length; k++) {
        double power = played[k] * played[k];
        assertThat(places.get(k).isLow() && power > 0).isFalse();
        energy += power;
        for (int i = 0; i < 3; i++) {
          vector[i] += power * places.get(k).vector()[i];
        }
      }
      assertThat(10 * Math.log10(energy)).as("at %d", azimuth).isCloseTo(0, within(0.01));
      double[] own = new Layout.Place(azimuth, elevation).vector();
      for (int i = 0; i < 3 && length > 0; i++) {
        assertThat(vector[i] / energy).isCloseTo(length * own[i], within(1e-5));
      }
    }
  }

  /**
   * The 24 corners of a snub cube that A. McLaren improved into a spherical 7-design ("Optimal
   * numerical integration on a sphere", 1963), of which third order makes the longest energy vector
   * of a sphere: the largest roots of P₃ and P₄.
   */
  @ParameterizedTest
  @CsvSource({"1, 0.577350", "2, 0.774597", "3, 0.861136"})
  void aSphereOfLoudspeakersIsAsDirectionalAsTheOrderAllows(int order, double length) {
    double[] v = {0.866246818107821, 0.422518653761154, 0.266635401516705};
    StringBuilder layout = new StringBuilder();
    for (int signs = 0; signs < 8; signs++) {
      double a = (signs & 1) == 0 ? v[0] : -v[0];
      double b = (signs & 2) == 0 ? v[1] : -v[1];
      double c = (signs & 4) == 0 ? v[2] : -v[2];
      if (Integer.bitCount(signs) % 2 == 0) {
        layout.append(angles(a, b, c)).append(angles(b, c, a)).append(angles(c, a, b));
      } else {
        layout.append(angles(b, a, c)).append(angles(a, c, b)).append(angles(c, b, a));
      }
    }
    String text = layout.toString();
    List<Layout.Place> places = Layout.of(text).places();
    assertThat(places).hasSize(24);
    for (int azimuth = 0; azimuth < 360; azimuth += 31) {
      double elevation = azimuth / 4.0 - 45;
      double[] played = first(Ambisonics.decode(encoded(azimuth, elevation, order), text));
      double energy = 0;
      double along = 0;
      double[] own = new Layout.Place(azimuth, elevation).vector();
      for (int k = 0; k < played.length; k++) {
        double[] vector = places.get(k).vector();
        double power = played[k] * played[k];
        energy += power;
        along += power * (own[0] * vector[0] + own[1] * vector[1] + own[2] * vector[2]);
      }
      assertThat(energy).isCloseTo(1, within(1e-9));
      assertThat(along / energy).isCloseTo(length, within(1e-5));
    }
  }

  private static String angles(double x, double y, double z) {
    double azimuth = Math.toDegrees(Math.atan2(y, x));
    double elevation = Math.toDegrees(Math.atan2(z, Math.hypot(x, y)));
    return azimuth + "/" + elevation + " ";
  }

  /** A turned field is that of the turned source. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aTurnedFieldIsThatOfTheTurnedSource(int order) {
    SplittableRandom random = new SplittableRandom(order);
    for (int i = 0; i < 50; i++) {
      double[] angles = random.doubles(5, -180, 180).toArray();
      angles[1] /= 2;
      double[] v = new Layout.Place(angles[0], angles[1]).vector();
      turn(v, 1, 2, angles[4]); // roll: the left goes up
      turn(v, 0, 2, angles[3]); // pitch: the front goes up
      turn(v, 0, 1, angles[2]); // yaw: the front goes to the left
      double azimuth = Math.toDegrees(Math.atan2(v[1], v[0]));
      double elevation = Math.toDegrees(Math.asin(v[2]));
      double[] wanted = first(encoded(azimuth, elevation, order));
      double[] turned =
          first(
              Ambisonics.rotate(
                  encoded(angles[0], angles[1], order),
                  number(angles[2]),
                  number(angles[3]),
                  number(angles[4])));
      for (int k = 0; k < wanted.length; k++) {
        assertThat(turned[k]).as("%d", k).isCloseTo(wanted[k], within(1e-12));
      }
    }
  }

  private static void turn(double[] v, int from, int to, double degrees) {
    double cosine = Math.cos(Math.toRadians(degrees));
    double sine = Math.sin(Math.toRadians(degrees));
    double a = v[from];
    double b = v[to];
    v[from] = cosine * a - sine * b;
    v[to] = sine * a + cosine * b;
  }

  @Test
  void otherNumbersOfChannelsAreErrors() {
    for (int channels : new int[] {2, 3, 5, 8, 15, 17, 25}) {
      List<Signal> x = Collections.nCopies(channels, Signals.of(1));
      assertThatThrownBy(() -> Ambisonics.rotate(x, number(0), number(0), number(0)))
          .hasMessage("x must be a sound field of 1, 4, 9 or 16 channels, but has " + channels);
      if (channels > 4) {
        assertThatThrownBy(() -> Ambisonics.decode(x, "quad"))
            .hasMessageEndingWith("9 or 16 channels, but has " + channels);
      }
    }
  }
}

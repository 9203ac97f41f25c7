package tenuto.dsp.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class SurroundTest {
  private static final double RATE = 48_000;
  private static final double RADIUS = 0.0875;
  private static final double SOUND = 343;

  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static double[][] samples(List<Signal> signals) {
    return signals.stream().map(each -> Signals.samples(session, each)).toArray(double[][]::new);
  }

  private static double[][] ears(double azimuth, double elevation) {
    double[] x = new double[512];
    x[0] = 1;
    return samples(
        Surround.binaural(
            context,
            List.of(Signals.of(x)),
            number(azimuth),
            number(elevation),
            100 * RADIUS,
            "sphere"));
  }

  /** Gain and delay in seconds at a frequency. */
  private static double[] response(double[] h, double hz) {
    double[] phase = new double[2];
    double gain = 0;
    double step = 0.01;
    for (int k = 0; k < 2; k++) {
      double re = 0;
      double im = 0;
      for (int i = 0; i < h.length; i++) {
        double w = 2 * Math.PI * (hz + k * step) / RATE;
        re += h[i] * Math.cos(w * i);
        im -= h[i] * Math.sin(w * i);
      }
      phase[k] = Math.atan2(im, re);
      gain = k == 0 ? Math.hypot(re, im) : gain;
    }
    double turned = Math.IEEEremainder(phase[1] - phase[0], 2 * Math.PI);
    return new double[] {gain, -turned / (2 * Math.PI * step)};
  }

  /** Woodworth's a/c·(θ + sin θ), where the shadow no longer delays: it does at low frequencies. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 10, 30, 45, 60, 90, -30, -90})
  void theFurtherEarHearsItLater(double azimuth) {
    double[][] both = ears(azimuth, 0);
    double theta = Math.toRadians(azimuth);
    double wanted = RADIUS / SOUND * (theta + Math.sin(theta));
    double[] delays = new double[2];
    for (int side = 0; side < 2; side++) {
      double incidence = Math.PI / 2 - (side == 0 ? theta : -theta);
      delays[side] = response(both[side], 6000)[1] - shadow(incidence, 6000)[1];
    }
    assertThat(delays[1] - delays[0]).isCloseTo(wanted, within(1e-7));
  }

  /** Gain and group delay of (1 + α·jω/2ω₀)/(1 + jω/2ω₀), bilinear. */
  private static double[] shadow(double incidence, double hz) {
    double alpha = 1.05 + 0.95 * Math.cos(incidence / Math.toRadians(150) * Math.PI);
    double tan = Math.tan(SOUND / RADIUS / RATE);
    double[] phases = new double[2];
    double gain = 0;
    double step = 0.01;
    for (int k = 0; k < 2; k++) {
      double w = Math.tan(Math.PI * (hz + k * step) / RATE) / tan;
      phases[k] = Math.atan(alpha * w) - Math.atan(w);
      gain = k == 0 ? Math.hypot(1, alpha * w) / Math.hypot(1, w) : gain;
    }
    return new double[] {gain, -(phases[1] - phases[0]) / (2 * Math.PI * step)};
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "45, 0", "-120, 0", "80, 30", "30, -60"})
  void eachEarHasTheShadowOfASphere(double azimuth, double elevation) {
    double[][] both = ears(azimuth, elevation);
    double across = Math.sin(Math.toRadians(azimuth)) * Math.cos(Math.toRadians(elevation));
    for (int side = 0; side < 2; side++) {
      double incidence = Math.acos(side == 0 ? across : -across);
      for (double hz : new double[] {50, 500, 2000, 8000, 12_000}) {
        double got = 20 * Math.log10(response(both[side], hz)[0]);
        double wanted = 20 * Math.log10(shadow(incidence, hz)[0]);
        assertThat(got).as("%s Hz, side %d", hz, side).isCloseTo(wanted, within(0.01));
      }
    }
  }

  @Test
  void leftAndRightAreHeardFromTheirSides() {
    Signal left = Signals.of(Blocks.noise(1000, 1, 1));
    Signal right = Signals.of(Blocks.noise(1000, 1, 2));
    double[][] both =
        samples(
            Surround.binaural(
                context, List.of(left, right), number(40), number(0), 8.75, "sphere"));
    double[][] first =
        samples(Surround.binaural(context, List.of(left), number(40), number(0), 8.75, "sphere"));
    double[][] second =
        samples(Surround.binaural(context, List.of(right), number(-40), number(0), 8.75, "sphere"));
    for (int side = 0; side < 2; side++) {
      for (int i = 0; i < 1000; i++) {
        assertThat(both[side][i]).isCloseTo(first[side][i] + second[side][i], within(1e-14));
      }
    }
  }

  @Test
  void whatMovesDoesNotStep() {
    int length = 24_000;
    Signal x =
        Signals.of(
            IntStream.range(0, length)
                .mapToDouble(i -> Math.sin(2 * Math.PI * 200 * i / RATE))
                .toArray());
    Signal turning =
        Signals.of(IntStream.range(0, length).mapToDouble(i -> 720.0 * i / length).toArray());
    for (double[] y :
        samples(Surround.binaural(context, List.of(x), turning, number(0), 8.75, "sphere"))) {
      assertThat(Zipper.largestStep(y, 1000, length)).isLessThan(-90);
    }
    for (double[] y : samples(Ambisonics.encode(List.of(x), turning, number(10), 1))) {
      assertThat(Zipper.largestStep(y, 1000, length)).isLessThan(-90);
    }
  }

  /** Impulses, one while the source stands in front and one after it has moved to the left. */
  @Test
  void whatHasMovedAfterStandingStillIsHeardFromThere() {
    double[] x = new double[24_000];
    x[1000] = 1;
    x[20_000] = 1;
    Signal azimuth =
        Signals.of(IntStream.range(0, x.length).mapToDouble(i -> i < 12_000 ? 0 : 90).toArray());
    double[][] moved =
        samples(
            Surround.binaural(
                context, List.of(Signals.of(x)), azimuth, number(0), 100 * RADIUS, "sphere"));
    double[][] front = ears(0, 0);
    double[][] left = ears(90, 0);
    for (int side = 0; side < 2; side++) {
      for (int i = 0; i < 400; i++) {
        assertThat(moved[side][1000 + i]).isCloseTo(front[side][i], within(1e-9));
        assertThat(moved[side][20_000 + i]).isCloseTo(left[side][i], within(1e-9));
      }
    }
  }

  @Test
  void aFieldIsAmbiX() {
    double azimuth = Math.toRadians(30);
    double elevation = Math.toRadians(40);
    double[][] field =
        samples(Ambisonics.encode(List.of(Signals.of(1)), number(30), number(40), 1));
    double[] wanted = {
      1,
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation)
    };
    for (int i = 0; i < 4; i++) {
      assertThat(field[i][0]).isCloseTo(wanted[i], within(1e-15));
    }
  }

  private static double[][] decoded(double azimuth, double elevation, String layout) {
    return samples(
        Ambisonics.decode(
            Ambisonics.encode(List.of(Signals.of(1)), number(azimuth), number(elevation), 1),
            layout));
  }

  /**
   * Energy and the energy vector of M. Gerzon: all loudspeakers together are as loud as the sound,
   * from wherever it comes; of regular layouts the vector has the greatest length that there is in
   * first order, cos 45° on a circle and 1/√3 on a sphere, and points at the sound.
   */
  @ParameterizedTest
  @CsvSource({
    "quad, 0, 0.70711",
    "hexagon, 0, 0.70711",
    "octagon, 0, 0.70711",
    "5.0, 0, 0",
    "cube, 35, 0.57735",
    "cube, -80, 0.57735",
    "'0/90 0/-90 90 -90 0 180', -20, 0.57735",
    "'0/90 0/-30 120/-30 -120/-30', 50, 0",
    "'20 -40 100 -150', 0, 0"
  })
  void theSoundIsAsLoudFromEverywhere(String layout, double elevation, double length) {
    List<Layout.Place> places = Layout.of(layout).places();
    for (int azimuth = -180; azimuth < 180; azimuth += 5) {
      double[][] played = decoded(azimuth, elevation, layout);
      assertThat(played).hasNumberOfRows(places.size());
      double energy = 0;
      double[] vector = new double[3];
      for (int k = 0; k < played.length; k++) {
        double power = played[k][0] * played[k][0];
        energy += power;
        for (int i = 0; i < 3; i++) {
          vector[i] += power * places.get(k).vector()[i];
        }
      }
      assertThat(10 * Math.log10(energy)).as("at %d", azimuth).isCloseTo(0, within(0.01));
      if (length > 0) {
        double[] own = new Layout.Place(azimuth, elevation).vector();
        for (int i = 0; i < 3; i++) {
          assertThat(vector[i] / energy).isCloseTo(length * own[i], within(1e-5));
        }
      }
    }
  }

  /** A ring of n: (W + √2·(X·cos + Y·sin))/√(2n). */
  @Test
  void aRingPlaysTheProjection() {
    double[][] played = decoded(20, 0, "hexagon");
    double[] azimuths = {30, -30, 90, -90, 150, -150};
    for (int k = 0; k < 6; k++) {
      double toward = Math.cos(Math.toRadians(azimuths[k] - 20));
      assertThat(played[k][0])
          .isCloseTo((1 + Math.sqrt(2) * toward) / Math.sqrt(12), within(1e-12));
    }
  }

  @Test
  void stereoIsTwoMicrophones() {
    assertThat(decoded(90, 0, "stereo")[0][0]).isEqualTo(1);
    assertThat(decoded(90, 0, "stereo")[1][0]).isEqualTo(0);
    assertThat(decoded(0, 0, "stereo")[1][0]).isEqualTo(0.5);
    assertThat(samples(Ambisonics.decode(List.of(Signals.of(1)), "quad"))[3][0])
        .isCloseTo(Math.sqrt(0.125), within(1e-12));
  }

  @Test
  void whatIsNoLayoutIsAnError() {
    List<Signal> fields = new ArrayList<>(List.of(Signals.of(1)));
    for (String layout : List.of("", "round", "45 x", "1000", "45/nan")) {
      assertThatThrownBy(() -> Ambisonics.decode(fields, layout))
          .hasMessageStartingWith("layout must be");
    }
    fields.addAll(Arrays.asList(fields.getFirst(), fields.getFirst(), fields.getFirst()));
    assertThat(Ambisonics.decode(fields, "quad")).hasSize(4);
    fields.add(fields.getFirst());
    assertThatThrownBy(() -> Ambisonics.decode(fields, "quad")).hasMessageStartingWith("x must be");
  }
}

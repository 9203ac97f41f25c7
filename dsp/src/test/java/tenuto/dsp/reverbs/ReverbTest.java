package tenuto.dsp.reverbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.dsp.word.Controls;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** What is heard of rooms, plates and springs beside how long they ring. */
class ReverbTest {
  private static final double RATE = 48_000;
  private static final int SECOND = 48_000;

  private Session session;

  @BeforeEach
  void open() {
    session = Session.open();
    session.sampleRate(RATE);
  }

  @AfterEach
  void close() {
    session.close();
  }

  private static Stage stage(double seconds) {
    long length = (long) (seconds * RATE) & -8;
    return new Stage(1, 0, length, Collections.nCopies(Stage.CONTROLS, length), length, RATE);
  }

  private Rung room(double size, double damping, double depth, double seconds) {
    return room(RATE, size, damping, depth, seconds);
  }

  private Rung room(double rate, double size, double damping, double depth, double seconds) {
    Decay decay = new Decay(2000, 1, 1, 250, 4000, damping);
    long length = (long) (seconds * rate) & -8;
    Stage stage =
        new Stage(1, 0, length, Collections.nCopies(Stage.CONTROLS, length), length, rate);
    return Rung.of(
        new FeedbackNetwork(stage, size, decay, depth > 0, session.memory().workspaces()),
        depth,
        0.5);
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 3, 1, 0.3",
    "48000, 10, 1, 0.3",
    "48000, 25, 1, 0.3",
    "48000, 40, 0, 0",
    "48000, 60, 0, 0.3",
    "48000, 100, 1, 0.3",
    "96000, 6, 0, 0",
    "96000, 25, 0, 0",
    "96000, 40, 1, 0.3",
    "96000, 60, 0, 0",
    "96000, 100, 0, 0.3"
  })
  void aRoomIsAsDenseAsNoiseWithin100Ms(double rate, double size, double damping, double depth) {
    Rung rung = room(rate, size, damping, depth, 0.25);
    for (int side = 0; side < 2; side++) {
      assertThat(rung.denseFrom(side)).isLessThan(100);
      assertThat(rung.density(side, 50, 200)).isGreaterThan(0.94);
    }
  }

  @ParameterizedTest
  @CsvSource({"44100, 0.3", "48000, 0.3", "48000, 0", "96000, 0.3", "96000, 0"})
  void aPlateIsToo(double rate, double depth) {
    Decay decay = new Decay(2500, 1, 1, 250, 4000, 0.5);
    long length = (long) (0.5 * rate) & -8;
    Stage stage =
        new Stage(1, 0, length, Collections.nCopies(Stage.CONTROLS, length), length, rate);
    Rung rung =
        Rung.of(new PlateTank(stage, decay, depth > 0, session.memory().workspaces()), depth, 0.8);
    for (int side = 0; side < 2; side++) {
      assertThat(rung.denseFrom(side)).isLessThan(100);
      assertThat(rung.density(side, 50, 200)).isGreaterThan(0.94);
    }
    assertThat(rung.correlation(0, 0.5)).isBetween(-0.1, 0.1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 6, 15, 25, 40, 60, 100})
  void bothSidesAreNearlyIndependent(double size) {
    Rung rung = room(size, 1, 0.3, 1);
    assertThat(rung.correlation(0, 1)).isBetween(-0.1, 0.1);
    double later = size > 60 ? 0.2 : 0.1; // of few echoes yet
    assertThat(rung.correlation(0.1, 1)).isBetween(-later, later);
  }

  @Test
  void springsAreToo() {
    Stage.On springs =
        new Springs(stage(1), Decay.even(2500), 0.056, 4500, true, session.memory().workspaces());
    assertThat(Rung.of(springs, 0.05, 0.7).correlation(0, 1)).isBetween(-0.1, 0.1);
  }

  /** Of noise it is e^−γ = 0.56, of a few ringing modes near 0. */
  @Test
  void nothingRingsLouderThanInNoise() {
    assertThat(room(25, 0, 0.3, 1.5).flatness(0.3, 2)).isGreaterThan(0.4);
    assertThat(room(50, 0, 0.3, 1.5).flatness(0.3, 2)).isGreaterThan(0.45);
  }

  @Test
  void noSettingGrows() {
    SplittableRandom random = new SplittableRandom(7);
    double rate = 16_000;
    int n = (int) (4 * rate);
    double[] burst = new double[n];
    System.arraycopy(Blocks.noise(2000, 1, 1), 0, burst, 0, 2000);
    for (int i = 0; i < 24; i++) {
      double low = random.nextDouble(20, 1000);
      double high = low * random.nextDouble(1.01, 30);
      Decay decay =
          new Decay(
              Math.pow(10, random.nextDouble(1, 5)),
              Math.pow(10, random.nextDouble(-1, 1)),
              Math.pow(10, random.nextDouble(-1, 1)),
              low,
              high,
              random.nextInt(2) * random.nextDouble(0, 100));
      Stage stage = new Stage(1, 0, n, Collections.nCopies(Stage.CONTROLS, (long) n), n, rate);
      Stage.On filter =
          switch (i % 4) {
            case 0 -> new PlateTank(stage, decay, true, session.memory().workspaces());
            case 1 ->
                new Springs(
                    stage,
                    Decay.even(decay.ms()),
                    random.nextDouble(0.01, 0.5),
                    random.nextDouble(500, 9000),
                    true,
                    session.memory().workspaces());
            default ->
                new FeedbackNetwork(
                    stage,
                    Math.pow(10, random.nextDouble(0, 2)),
                    decay,
                    true,
                    session.memory().workspaces());
          };
      double[][] in = controls(n, 1, 1, random.nextDouble(0, 5), random.nextDouble(0, 10));
      in[0] = burst;
      for (double[] side : Blocks.process(filter, 2048, in)) {
        double early = power(side, n / 4, n / 2);
        double late = power(side, 3 * n / 4, n);
        assertThat(early).as("%s", filter).isFinite();
        assertThat(late).as("%s", filter).isLessThanOrEqualTo(early);
      }
    }
  }

  /** Where lines are to amplify what all-passes are to lose, and cannot. */
  @ParameterizedTest
  @CsvSource({"100, 10, 10, 0", "30, 10, 1, 0", "300, 10, 10, 90", "10, 10, 10, 100"})
  void whatIsToRingTenTimesAsLongDoesNotGrow(double ms, double low, double high, double damping) {
    Decay decay = new Decay(ms, low, high, 250, 4000, damping);
    double[][] in = controls(2 * SECOND, 1, 1, 0.3, 0.5);
    in[0][0] = 1;
    Stage.On plate = new PlateTank(stage(2), decay, true, session.memory().workspaces());
    Stage.On room = new FeedbackNetwork(stage(2), 25, decay, true, session.memory().workspaces());
    for (Stage.On filter : List.of(plate, room)) {
      double[][] copy = Arrays.stream(in).map(double[]::clone).toArray(double[][]::new);
      for (double[] side : Blocks.process(filter, 2048, copy)) {
        double early = power(side, 0, SECOND / 2);
        double late = power(side, 3 * SECOND / 2, 2 * SECOND);
        assertThat(late).as("%s", filter).isLessThan(1e-2 * early);
      }
    }
  }

  private static double[][] controls(int n, double mix, double width, double depth, double rate) {
    double[][] in = new double[5][n];
    Arrays.fill(in[1], mix);
    Arrays.fill(in[2], width);
    Arrays.fill(in[3], depth);
    Arrays.fill(in[4], rate);
    return in;
  }

  private static double power(double[] x, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += x[i] * x[i];
    }
    return sum / (to - from);
  }

  /** Also where the controls jump. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void noControlMakesAStep(int kind) {
    int n = SECOND;
    double[][] in = controls(n, 1, 1, 0.3, 0.5);
    for (int i = 0; i < n; i++) {
      in[0][i] = 0.5 * Math.sin(2 * Math.PI * 200 * i / RATE);
      in[1][i] = 0.5 + 0.5 * Math.sin(2 * Math.PI * 3 * i / RATE);
      in[2][i] = 1 + Math.sin(2 * Math.PI * 2 * i / RATE);
      in[3][i] = i / 9000 % 2 == 0 ? 0.1 : 2;
      in[4][i] = i / 5000 % 2 == 0 ? 0.3 : 8;
    }
    Stage stage = stage(1);
    Decay decay = new Decay(2000, 1, 1, 250, 4000, 1);
    Stage.On filter =
        switch (kind) {
          case 0 -> new FeedbackNetwork(stage, 25, decay, true, session.memory().workspaces());
          case 1 -> new PlateTank(stage, decay, true, session.memory().workspaces());
          default -> new Springs(stage, decay, 0.056, 4500, true, session.memory().workspaces());
        };
    for (double[] side : Blocks.process(filter, 2048, in)) {
      assertThat(Zipper.largestStep(side, SECOND / 2, n)).isLessThan(-90);
    }
  }

  private static Signal steady(double value) {
    return Generated.of(new Constant(value), Controls.ENDLESS);
  }

  private static Signal noise(long seed, int n) {
    return Generated.of(new Noise(seed), n);
  }

  private List<Signal> reverb(
      List<Signal> x, Signal mix, double preDelay, Signal width, double tail) {
    return Reverbs.reverb(
        session,
        x,
        500,
        8,
        mix,
        preDelay,
        1,
        1,
        1,
        width,
        steady(0.3),
        steady(0.5),
        250,
        4000,
        tail);
  }

  private double[][] samples(List<Signal> both) {
    return Signals.visited(session, both);
  }

  @Test
  void aSignalHasTwoSidesAndItsOwnSoundInBoth() {
    Signal x = noise(1, 4800);
    double[][] dry = samples(reverb(List.of(x), steady(0), 0, steady(1), 100));
    double[] own = Signals.samples(session, x);
    for (double[] side : dry) {
      assertThat(Arrays.copyOf(side, 4800)).isEqualTo(own);
      assertThat(Arrays.copyOfRange(side, 4800, side.length)).containsOnly(0);
    }
    double[][] wet = samples(reverb(List.of(x), steady(1), 0, steady(1), 100));
    assertThat(wet[0]).isNotEqualTo(wet[1]);
    double[][] twice = samples(reverb(List.of(x, x), steady(1), 0, steady(1), 100));
    assertThat(twice).isDeepEqualTo(wet);
    double[][] narrow = samples(reverb(List.of(x), steady(1), 0, steady(0), 100));
    assertThat(narrow[0]).isEqualTo(narrow[1]);
    for (int i = 0; i < wet[0].length; i++) {
      assertThat(narrow[0][i]).isCloseTo((wet[0][i] + wet[1][i]) / 2, within(1e-12));
    }
  }

  @Test
  void whatIsOnOneSideIsHeardOnBoth() {
    Signal silence = Generated.of(new Constant(0), 4800);
    double[][] wet =
        samples(reverb(List.of(noise(1, 4800), silence), steady(1), 0, steady(1), 100));
    double left = power(wet[0], 0, 9600);
    double right = power(wet[1], 0, 9600);
    assertThat(left / right).isBetween(0.5, 2.0);
  }

  @Test
  void noiseIsAboutAsLoudInARoomAsWithoutIt() {
    int n = 2 * SECOND;
    double[][] wet =
        samples(
            Reverbs.reverb(
                session,
                List.of(noise(1, n), noise(2, n)),
                1000,
                25,
                steady(1),
                0,
                1,
                1,
                0,
                steady(1),
                steady(0),
                steady(0.5),
                250,
                4000,
                0));
    for (double[] side : wet) {
      assertThat(10 * Math.log10(power(side, n / 2, n) * 3)).isBetween(-1.5, 1.5);
    }
  }

  /** Also on one that rings for so short a time that little is left at the end of its delays. */
  @ParameterizedTest
  @ValueSource(doubles = {50, 200, 1000, 4000})
  void noiseIsAboutAsLoudOnAPlateAsWithoutIt(double ms) {
    int n = 2 * SECOND;
    double[][] in = controls(n, 1, 1, 0, 0);
    in[0] = Blocks.noise(n, 1, 5);
    Stage.On plate = new PlateTank(stage(2), Decay.even(ms), false, session.memory().workspaces());
    double own = power(in[0], 0, n);
    for (double[] side : Blocks.process(plate, 2048, in)) {
      assertThat(10 * Math.log10(power(side, n / 2, n) / own)).isBetween(-2.5, 2.5);
    }
  }

  @Test
  void reverberationIsLateByThePreDelay() {
    Signal x = noise(1, 4800);
    double[][] now = samples(reverb(List.of(x), steady(1), 0, steady(1), 400));
    double[][] later = samples(reverb(List.of(x), steady(1), 25, steady(1), 400));
    int late = 1200;
    assertThat(Arrays.copyOf(later[0], late)).containsOnly(0);
    // Not the same, as swings do not wait: but as soon, and as loud.
    assertThat(later[0][late]).isEqualTo(now[0][0]);
    assertThat(power(later[1], late, late + 4800) / power(now[1], 0, 4800)).isBetween(0.8, 1.25);
  }

  @Test
  void itEndsSilently() {
    for (double tail : new double[] {-1, 100}) {
      double[][] wet = samples(reverb(List.of(noise(1, 4800)), steady(1), 10, steady(1), tail));
      int length = wet[0].length;
      assertThat(length).isEqualTo(4800 + (tail < 0 ? expectedTail() : 4800));
      double begin = Math.sqrt(power(wet[0], 2400, 4800));
      for (double[] side : wet) {
        assertThat(Math.abs(side[length - 1])).isLessThan(1e-5 * begin);
        double step = Math.abs(side[length - 1] - side[length - 2]);
        assertThat(step).isLessThan(1e-4 * begin);
      }
      if (tail < 0) {
        int fades = 4800 + (length - 4800) * 9 / 10;
        double end = Math.sqrt(power(wet[0], fades - 480, fades));
        assertThat(20 * Math.log10(end / begin)).isLessThan(-60);
      }
    }
  }

  /** Of a sound in one channel of a field every channel reverberates, each in its own way. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6, 8, 12})
  void aFieldReverberatesFromEverywhere(int channels) {
    int n = SECOND;
    Signal silence = Generated.of(new Constant(0), n);
    List<Signal> x = new ArrayList<>(Collections.nCopies(channels, silence));
    x.set(1, noise(3, n));
    double[][] wet = samples(reverb(x, steady(1), 10, steady(1), -1));
    assertThat(wet).hasNumberOfRows(channels);
    double mean = 0;
    for (double[] channel : wet) {
      assertThat(channel).hasSize(n + expectedTail());
      mean += power(channel, n / 2, n) / channels;
    }
    for (int i = 0; i < channels; i++) {
      double own = power(wet[i], n / 2, n);
      assertThat(own / mean).as("channel %d", i).isBetween(0.6, 1.6);
      for (int k = 0; k < i; k++) {
        double product = 0;
        double other = 0;
        double both = 0;
        for (int at = 0; at < wet[i].length; at++) {
          product += wet[i][at] * wet[k][at];
          other += wet[k][at] * wet[k][at];
          both += wet[i][at] * wet[i][at];
        }
        assertThat(product / Math.sqrt(both * other)).as("%d, %d", i, k).isBetween(-0.1, 0.1);
      }
    }
  }

  @Test
  void theMixOfAFieldIsThatOfStereo() {
    int n = 4800;
    List<Signal> x = List.of(noise(1, n), noise(2, n), noise(3, n));
    double[][] dry = samples(reverb(x, steady(0), 10, steady(1), 100));
    double[][] wet = samples(reverb(x, steady(1), 10, steady(1), 100));
    double[][] both = samples(reverb(x, steady(0.25), 10, steady(1), 100));
    for (int i = 0; i < 3; i++) {
      assertThat(Arrays.copyOf(dry[i], n)).isEqualTo(Signals.samples(session, x.get(i)));
      for (int at = 0; at < both[i].length; at++) {
        double wanted = 0.75 * dry[i][at] + 0.25 * wet[i][at];
        assertThat(both[i][at]).isCloseTo(wanted, within(1e-12));
      }
    }
  }

  private static int expectedTail() {
    return (int) (1.12 * (500 + 2000 * FeedbackNetwork.mean(8) + 10) * RATE / 1000);
  }

  @Test
  void controlsStayAsTheyEndedWhileItRings() {
    Signal x = noise(1, 4800);
    double[] ones = new double[4800];
    Arrays.fill(ones, 1);
    double[][] held = samples(reverb(List.of(x), Signals.of(ones), 0, Signals.of(ones), 200));
    double[][] steady = samples(reverb(List.of(x), steady(1), 0, steady(1), 200));
    assertThat(held).isDeepEqualTo(steady);
    Arrays.fill(ones, 7);
    double[][] most = samples(reverb(List.of(x), Signals.of(ones), 0, steady(1), 200));
    assertThat(most).as("what is too much counts as the most").isDeepEqualTo(steady);
  }

  @Test
  void wrongNumbersAreNamed() {
    List<Signal> x = List.of(noise(1, 100));
    assertThatThrownBy(() -> reverb(x, steady(1), 0, steady(1), -2)).hasMessageStartingWith("tail");
    assertThatThrownBy(() -> new Decay(5, 1, 1, 250, 4000, 1)).hasMessageStartingWith("decay");
    assertThatThrownBy(() -> new Decay(500, 1, 1, 4000, 400, 1)).hasMessageStartingWith("lowHz");
    assertThatThrownBy(() -> reverb(List.of(), steady(1), 0, steady(1), 0))
        .hasMessageContaining("at least one");
  }

  /** The delay of the all-passes at a frequency, from their phase. */
  @ParameterizedTest
  @ValueSource(doubles = {500, 1500, 2500, 3500})
  void aSpringDelaysHighsMore(double hz) {
    double[] in = new double[SECOND / 4];
    double[][] all = controls(in.length, 1, 1, 0, 0);
    for (int i = 0; i < 2400; i++) {
      double window = 1 - Math.cos(2 * Math.PI * i / 2400);
      all[0][i] = window * Math.sin(2 * Math.PI * hz * i / RATE);
    }
    Stage.On springs =
        new Springs(stage(0.25), Decay.even(400), 0.1, 4800, false, session.memory().workspaces());
    double[] left = Blocks.process(springs, 2048, all)[0];
    int stretch = 5;
    double a = 0.62;
    double angle = 2 * Math.PI * hz * stretch / RATE;
    double each = stretch * (1 - a * a) / (1 + 2 * a * Math.cos(angle) + a * a);
    double low = stretch * (1 - a) / (1 + a);
    double expected = 1200 + 0.1 * RATE + 100 * (each - low);
    assertThat(middle(left, (int) expected - 3600, (int) expected + 3600))
        .isCloseTo(expected, within(120.0));
  }

  /** Where the middle of what sounds is. */
  private static double middle(double[] x, int from, int to) {
    double sum = 0;
    double at = 0;
    for (int i = from; i < Math.min(to, x.length); i++) {
      sum += x[i] * x[i];
      at += i * x[i] * x[i];
    }
    return at / sum;
  }
}

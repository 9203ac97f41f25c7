package tenuto.dsp.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.ResumedState;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/**
 * A measured set whose responses follow from a formula: make_head.py beside the resource, which
 * h5py has written with chunks, shuffled and deflated. Each ear has one sample of 0.5 + 0.3·s +
 * 0.01·k at 20 − 8·s, where s is the direction's cosine with the ear's axis and k its number.
 */
class HrirSetTest {
  private static final double OWN = 48_000;
  private static final double[] SIDES = {0, 1, 0, -1, 0, 0};

  @TempDir Path folder;

  private Path sofa;

  @BeforeEach
  void write() throws IOException {
    sofa = folder.resolve("head.sofa");
    try (InputStream in = HrirSetTest.class.getResourceAsStream("head.sofa")) {
      Files.copy(in, sofa);
    }
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private interface Heard {
    double[][] of(List<double[]> x, Signal azimuth, double elevation);
  }

  private interface Work {
    void with(Heard heard);
  }

  private void at(double rate, Work work) {
    Settings settings = new Settings().withScratch(folder).withThreads(2).withSampleRate(rate);
    try (Session session = new Session(settings);
        WordContext context = WordContext.of(session, folder)) {
      work.with((x, azimuth, elevation) -> heard(context, x, azimuth, elevation));
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  private double[][] heard(
      WordContext context, List<double[]> x, Signal azimuth, double elevation) {
    return Surround.binaural(
            context,
            x.stream().map(Signals::of).toList(),
            azimuth,
            number(elevation),
            8.75,
            sofa.toString())
        .stream()
        .map(each -> Signals.samples(context.session(), each))
        .toArray(double[][]::new);
  }

  /** From a direction and those nearer to it than to any other. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "90, 0, 1",
    "180, 0, 2",
    "-90, 0, 3",
    "270, 0, 3",
    "0, 90, 4",
    "20, -88, 5",
    "50, 10, 1",
    "-130, 0, 3",
    "-30, 20, 0",
    "450, 0, 1"
  })
  void eachEarHearsTheNearestResponse(double azimuth, double elevation, int k) {
    double[] x = Blocks.noise(1000, 1, 1);
    at(
        OWN,
        heard -> {
          double[][] ears = heard.of(List.of(x), number(azimuth), elevation);
          for (int ear = 0; ear < 2; ear++) {
            double side = ear == 0 ? SIDES[k] : -SIDES[k];
            int late = (int) (20 - 8 * side);
            double gain = 0.5 + 0.3 * side + 0.01 * k;
            assertThat(ears[ear]).hasSize(x.length);
            for (int i = 0; i < x.length; i++) {
              assertThat(ears[ear][i]).isCloseTo(i < late ? 0 : gain * x[i - late], within(1e-15));
            }
          }
        });
  }

  /** At other sample rates a tone has the same level and the same time between both ears. */
  @ParameterizedTest
  @ValueSource(doubles = {22_050, 44_100, 96_000, 192_000, 50_000.5})
  void levelAndTimeAreKeptAtEverySampleRate(double rate) {
    for (double hz : new double[] {100, 1000, 8000}) {
      int n = (int) (rate / 10);
      double[] x = new double[n];
      Arrays.setAll(x, i -> Math.sin(2 * Math.PI * hz * i / rate));
      at(
          rate,
          heard -> {
            double[][] ears = heard.of(List.of(x), number(90), 0);
            double[] left = tone(ears[0], hz, rate);
            double[] right = tone(ears[1], hz, rate);
            assertThat(20 * Math.log10(left[0] / 0.81)).isCloseTo(0, within(0.01));
            assertThat(20 * Math.log10(right[0] / 0.21)).isCloseTo(0, within(0.01));
            double turns = (left[1] - right[1]) / (2 * Math.PI) - hz * 16 / OWN;
            assertThat(turns - Math.rint(turns)).isCloseTo(0, within(1e-4));
          });
    }
  }

  /** As in a batch of files of several sample rates, which have one context. */
  @Test
  void aSampleRateThatChangesChangesTheResponses() {
    List<double[]> x = List.of(Blocks.noise(1000, 1, 1));
    double[][][] alone = new double[1][][];
    at(OWN, heard -> alone[0] = heard.of(x, number(30), 0));
    Settings settings = new Settings().withScratch(folder).withSampleRate(2 * OWN);
    try (Session session = new Session(settings);
        WordContext context = WordContext.of(session, folder)) {
      heard(context, x, number(30), 0);
      session.sampleRate(OWN);
      assertThat(heard(context, x, number(30), 0)).isDeepEqualTo(alone[0]);
    }
  }

  /** Amplitude and phase, by least squares in effect: a whole number of periods. */
  private static double[] tone(double[] y, double hz, double rate) {
    double re = 0;
    double im = 0;
    double all = 0;
    for (int i = y.length / 5; i < y.length; i++) {
      double t = 2 * Math.PI * (i - y.length / 5 + 0.5) / (y.length - y.length / 5);
      double weight = 0.42 - 0.5 * Math.cos(t) + 0.08 * Math.cos(2 * t);
      re += weight * y[i] * Math.cos(2 * Math.PI * hz * i / rate);
      im -= weight * y[i] * Math.sin(2 * Math.PI * hz * i / rate);
      all += weight;
    }
    return new double[] {2 * Math.hypot(re, im) / all, Math.atan2(im, re)};
  }

  /** What a file says of delays comes before its responses, parts of samples too. */
  @ParameterizedTest
  @ValueSource(doubles = {22_050, 44_100, 48_000, 96_000})
  void delaysOfTheFileAreHeard(double rate) {
    double[][] delays = {{0, 0}, {3.25, 200.5}};
    double[][] directions = {{1, 0, 0}, {0, 1, 0}};
    double[][][] responses = {{{0.5, 0.25}, {0.5, 0.25}}, {{0.5, 0.25}, {0.5, 0.25}}};
    HrirSet set = new HrirSet(new SofaFile("", OWN, directions, responses, delays, ""), rate);
    for (double hz : new double[] {100, 1000, 8000}) {
      double[] none = spectrum(set.response(0, 0), hz, rate);
      double own =
          Math.hypot(
              0.5 + 0.25 * Math.cos(2 * Math.PI * hz / OWN),
              0.25 * Math.sin(2 * Math.PI * hz / OWN));
      for (int ear = 0; ear < 2; ear++) {
        double[] late = spectrum(set.response(1, ear), hz, rate);
        assertThat(20 * Math.log10(late[0] / own)).isCloseTo(0, within(0.01));
        double turns = (none[1] - late[1]) / (2 * Math.PI) - hz * delays[1][ear] / OWN;
        assertThat(turns - Math.rint(turns)).isCloseTo(0, within(1e-4));
      }
    }
  }

  /** Amplitude and phase at a frequency, of all samples. */
  private static double[] spectrum(double[] h, double hz, double rate) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < h.length; i++) {
      re += h[i] * Math.cos(2 * Math.PI * hz * i / rate);
      im -= h[i] * Math.sin(2 * Math.PI * hz * i / rate);
    }
    return new double[] {Math.hypot(re, im), Math.atan2(im, re)};
  }

  @Test
  void leftAndRightComeFromTheirSides() {
    double[] left = Blocks.noise(500, 1, 1);
    double[] right = Blocks.noise(500, 1, 2);
    at(
        OWN,
        heard -> {
          double[][] both = heard.of(List.of(left, right), number(90), 0);
          double[][] first = heard.of(List.of(left), number(90), 0);
          double[][] second = heard.of(List.of(right), number(-90), 0);
          for (int i = 0; i < 500; i++) {
            assertThat(both[0][i]).isCloseTo(first[0][i] + second[0][i], within(1e-14));
            assertThat(both[1][i]).isCloseTo(first[1][i] + second[1][i], within(1e-14));
          }
        });
  }

  @Test
  void whatMovesDoesNotStep() {
    double[] x = new double[24_000];
    Arrays.setAll(x, i -> Math.sin(2 * Math.PI * 200 * i / OWN));
    double[] turning = new double[24_000];
    Arrays.setAll(turning, i -> 720.0 * i / 24_000);
    at(
        OWN,
        heard -> {
          for (double[] y : heard.of(List.of(x), Signals.of(turning), 0)) {
            assertThat(Zipper.largestStep(y, 1000, 24_000)).isLessThan(-60);
          }
        });
  }

  @Test
  void whatIsNoSetIsAnError() throws IOException {
    double[] x = {1};
    Files.writeString(sofa, "no HDF5");
    at(
        OWN,
        heard ->
            assertThatThrownBy(() -> heard.of(List.of(x), number(0), 0))
                .hasMessageContaining("head.sofa cannot be read as a SOFA file"));
    Files.delete(sofa);
    at(
        OWN,
        heard ->
            assertThatThrownBy(() -> heard.of(List.of(x), number(0), 0))
                .hasMessageContaining("there is no file"));
    try (InputStream in = HrirSetTest.class.getResourceAsStream("plain.sofa")) {
      Files.copy(in, sofa);
    }
    at(
        OWN,
        heard ->
            assertThatThrownBy(() -> heard.of(List.of(x), number(0), 0))
                .hasMessageContaining("head.sofa has no Data.IR"));
  }

  /** Its state is all that follows: from any sample on, another one hears the same. */
  @Test
  void anEarGoesOnFromAState() {
    Settings settings = new Settings().withScratch(folder).withSampleRate(OWN);
    try (Session session = new Session(settings);
        WordContext context = WordContext.of(session, folder)) {
      List<Signal> x = List.of(Signals.of(new double[100]));
      Signal heard =
          Surround.binaural(context, x, number(30), number(0), 8.75, sofa.toString()).getFirst();
      Filter ear = ((Filtered) heard).filter();
      assertThat(ear.resumes()).isTrue();
      for (int seed = 0; seed < 5; seed++) {
        ResumedState.check(ear, new Random(seed));
      }
    }
  }
}

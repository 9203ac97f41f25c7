package tenuto.dsp.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.shaping.Threshold;
import tenuto.dsp.shaping.WavePolynomial;
import tenuto.dsp.spectral.Convolutions;
import tenuto.dsp.spectral.Spectra;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Goldens;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

class EdgesAndGrainsTest {
  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(2).withSampleRate(48000));
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  private static double[] samples(Signal signal) {
    double[] samples = Signals.samples(session, signal);
    if (signal instanceof Stored stored) {
      stored.close();
    }
    return samples;
  }

  @Test
  void roundOffFadesBothEnds() {
    double[] x = Goldens.src();
    double[] rounded = samples(Edges.roundOff(Signals.of(x)));
    Goldens.Golden golden = Goldens.get("RoundOff");
    for (int k = 0; k < golden.index().length; k++) {
      int at = golden.index()[k];
      double expected = at < 1920 ? x[at] * at / 1920 : golden.values()[k];
      assertThat(rounded[at]).isCloseTo(expected, within(1e-9));
    }
    assertThat(samples(Edges.roundOff(Signals.of(1, 1, 1, 1, 1))))
        .containsExactly(0, 0.5, 1, 1, 0.5);
    assertThat(samples(Edges.roundOff(Signals.of(1)))).containsExactly(1);
  }

  @Test
  void aShortSignalIsMadeSafe() {
    assertThat(samples(Edges.clipToSafe(Signals.of(3, 1, 1, 1, 1, 1))))
        .containsExactly(0, -1, 0, 1, 2 / 3.0, 1 / 3.0);
    assertThat(samples(Edges.clipToSafe(Signals.of(3)))).containsExactly(0);
  }

  @Test
  void aGrainRisesAndFalls() {
    assertThat(samples(Edges.toGrain(Signals.of(1, 1, 1, 1, 1))))
        .containsExactly(0, 0.5, 1, 2 / 3.0, 1 / 3.0);
  }

  @Test
  void trimsWhatSixteenBitsDoNotShow() {
    double quiet = 1.0 / 32768;
    double loud = Math.nextUp(quiet);
    double[] x = {0, -quiet, loud, 0, 1, -loud, quiet};
    assertThat(samples(Edges.trim(session, Signals.of(x)))).containsExactly(loud, 0, 1, -loud);
    assertThat(samples(Edges.rTrim(session, Signals.of(x)))).isEqualTo(Arrays.copyOf(x, 6));
    assertThat(samples(Edges.trim(session, Signals.of(0, quiet)))).isEmpty();
    double[] far = new double[20_000];
    far[9_000] = Double.NaN;
    far[9_001] = 0.5;
    assertThat(samples(Edges.trim(session, Signals.of(far)))).containsExactly(Double.NaN, 0.5);
  }

  @Test
  void beginsAtTheFirstCrossing() {
    assertThat(samples(Edges.firstCross(context, Signals.of(0, 1, -2, 3)))).containsExactly(-2, 3);
    assertThat(samples(Edges.firstCross(context, Signals.of(-1, 0, -3)))).containsExactly(0, -3);
    assertThat(samples(Edges.firstCross(context, Signals.of(1, 2, 3)))).isEmpty();
    double[] late = new double[4098];
    late[4096] = -1;
    assertThat(samples(Edges.firstCross(context, Signals.of(late)))).containsExactly(-1, 0);
  }

  @ParameterizedTest
  @CsvSource({"20, 0, 48000", "13.7, 0, 48000", "0.3, 1, 44100", "20, 35, 44100", "300, 0, 44100"})
  void mixedAgainGrainsAreTheSignal(double ms, double random, double rate) {
    session.sampleRate(rate);
    double[] x = Goldens.src();
    List<Grains> ways =
        List.of(
            Granular.granulate(context, Signals.of(x), ms, random),
            Granular.crossFadeSplit(session, Signals.of(x), ms));
    for (Grains grains : ways) {
      double[] mixed = samples(Mixing.mixAt(session, grains.pieces()));
      assertThat(mixed).hasSize(x.length);
      for (int i = 0; i < x.length; i++) {
        assertThat(mixed[i]).as("sample %d", i).isCloseTo(x[i], within(1e-14));
      }
      grains.source().close();
    }
    session.sampleRate(48000);
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void chanceMakesGrainsLonger() {
    Grains grains = Granular.granulate(context, Signals.of(Goldens.src()), 5, 10);
    List<Long> lengths = grains.pieces().stream().map(piece -> piece.signal().length()).toList();
    grains.source().close();
    assertThat(lengths.subList(0, lengths.size() - 1)).allMatch(n -> n >= 240 && n < 240 + 960);
    assertThat(lengths.stream().distinct().count()).isGreaterThan(3);
  }

  @Test
  void blocksBeginWithinEachOther() {
    double[] x = Goldens.src();
    Grains blocks = Granular.blockulate(context, Signals.of(x), 7, 0);
    assertThat(blocks.pieces()).hasSize(27);
    for (int i = 0; i < 27; i++) {
      TimedSignal block = blocks.pieces().get(i);
      assertThat(samples(block.signal())).isEqualTo(Arrays.copyOfRange(x, 168 * i, 168 * i + 336));
      assertThat(block.ms()).isCloseTo(3.5 * i, within(1e-12));
    }
    blocks.source().close();
  }

  @Test
  void collapsedPairsSoundTheSame() {
    Signal one = Signals.of(Goldens.src());
    Signal other = Signals.of(Blocks.noise(1000, 1, 1));
    List<TimedSignal> pairs =
        List.of(new TimedSignal(one, 30.03), new TimedSignal(other, 5), new TimedSignal(one, 7.3));
    List<TimedSignal> collapsed = Granular.collapse(session, pairs);
    assertThat(collapsed).hasSize(2);
    assertThat(collapsed.get(0).ms()).isEqualTo(7.3);
    assertThat(collapsed.get(1)).isEqualTo(pairs.get(1));
    double[] expected = samples(Mixing.mixAt(session, pairs));
    double[] got = samples(Mixing.mixAt(session, collapsed));
    assertThat(got).hasSize(expected.length);
    for (int i = 0; i < got.length; i++) {
      assertThat(got[i]).isCloseTo(expected[i], within(1e-15));
    }
  }

  @Test
  void spectraAreSplitAndJoined() {
    double[] x = Blocks.noise(5001, 1, 3);
    List<Signal> parts = Spectra.rectangularSplit(Signals.of(x));
    assertThat(samples(parts.get(1))[1000]).isEqualTo(x[2001]);
    assertThat(samples(Spectra.rectangularJoin(parts.get(0), parts.get(1))))
        .isEqualTo(Arrays.copyOf(x, 5002));
  }

  /** Of 2 ms, as the original makes it. */
  private static double[] hann() {
    double[] window = new double[96];
    for (int i = 0; i < window.length; i++) {
      window[i] = 0.5 - 0.5 * StrictMath.cos(2 * Math.PI * i / 95);
    }
    return window;
  }

  @Test
  void convolutionsGiveTheNumbersOfTheOriginal() {
    Signal x = Signals.of(Goldens.src());
    Signal k = Signals.of(hann());
    Goldens.get("Convolve").assertMatches(samples(Convolutions.convolve(session, x, k)));
    Goldens.get("ConvolveDelay").assertMatches(samples(Convolutions.convolveDelay(session, x, k)));
    Goldens.get("ConvolveForward")
        .assertMatches(samples(Convolutions.convolveForward(session, x, k)));
  }

  @ParameterizedTest
  @CsvSource({"500, 7", "500, 8", "5, 8", "5, 1", "1, 1"})
  void convolutionsAreTheirSums(int n, int m) {
    double[] x = Blocks.noise(n, 1, 1);
    double[] k = Blocks.noise(m, 1, 2);
    Signal xs = Signals.of(x);
    Signal ks = Signals.of(k);
    double[] around = samples(Convolutions.convolve(session, xs, ks));
    double[] late = samples(Convolutions.convolveDelay(session, xs, ks));
    double[] early = samples(Convolutions.convolveForward(session, xs, ks));
    double[] auto = samples(Convolutions.autoCorrolate(session, xs, 1));
    assertThat(around).hasSize(n);
    assertThat(late).hasSize(n);
    assertThat(early).hasSize(n + m);
    assertThat(auto).hasSize(n / 2);
    for (int i = 0; i < n + m; i++) {
      double sumAround = 0;
      double sumLate = 0;
      double sumEarly = 0;
      for (int j = 1; j <= m; j++) {
        int at = i - m / 2 + j;
        sumAround += k[m - j] * sample(x, at < 0 ? at + m : at >= n ? at - m : at);
        sumLate += k[m - j] * sample(x, i - j);
        sumEarly += k[m - j] * sample(x, i + j);
      }
      assertThat(early[i]).isCloseTo(i < n ? sumEarly : 0, within(1e-13));
      if (i < n) {
        assertThat(around[i]).isCloseTo(sumAround, within(1e-13));
        assertThat(late[i]).isCloseTo(sumLate, within(1e-13));
      }
    }
    for (int i = 0; i < n / 2; i++) {
      double sum = 0;
      for (int j = 0; j < n / 2 - i; j++) {
        sum += x[j] * x[j + i];
      }
      assertThat(auto[i]).isCloseTo(sum, within(1e-12));
    }
  }

  private static double sample(double[] x, int at) {
    return at >= 0 && at < x.length ? x[at] : 0;
  }

  @Test
  void curvesAndThresholdsAreOfEachSample() {
    double[] x = Blocks.noise(1000, 1.5, 4);
    double[] shaped = Blocks.apply(new WavePolynomial(List.of(0.1, 0.2, 0.3, -0.4, 0.5, 0.6)), x);
    double[] gated = Blocks.apply(new Threshold(0.25, 0), x);
    for (int i = 0; i < x.length; i++) {
      double v = x[i];
      double sum =
          0.6 * v
              + 0.5 * v * v
              - 0.4 * Math.pow(v, 3)
              + 0.3 * Math.pow(v, 4)
              + 0.2 * Math.pow(v, 5)
              + 0.1 * Math.pow(v, 6);
      assertThat(shaped[i]).isCloseTo(sum, within(1e-13));
      assertThat(gated[i]).isEqualTo(v < 0.25 ? 0 : 1);
    }
    assertThat(Blocks.apply(new Threshold(0.25, -1), new double[] {0.25, 0, Double.NaN}))
        .containsExactly(1, -1, Double.NaN);
  }
}

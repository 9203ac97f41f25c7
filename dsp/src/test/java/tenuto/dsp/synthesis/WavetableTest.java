package tenuto.dsp.synthesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Lines;
import tenuto.dsp.support.Samples;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** Wavetables are the sum of their harmonics that there is room for. */
class WavetableTest {
  private static final double RATE = 48_000;

  private WordContext context;

  @BeforeEach
  void open() {
    Session session = new Session(new Settings().withThreads(1));
    session.sampleRate(RATE);
    context = WordContext.of(session, Path.of("."));
  }

  @AfterEach
  void close() {
    context.close();
    context.session().close();
  }

  /** A saw of n samples, with every harmonic that they can have. */
  private static double[] saw(int n) {
    double[] x = new double[n];
    Arrays.setAll(x, i -> 2.0 * i / n - 1);
    return x;
  }

  private double[] play(double ms, Signal hz, List<double[]> tables, Signal morph) {
    List<Signal> signals = tables.stream().map(Signals::of).toList();
    return Signals.samples(
        context.session(), Wavetables.wavetableOsc(context, ms, hz, signals, morph, 0));
  }

  private double[] play(double ms, double hz, double[] table) {
    return play(ms, Channels.steady(hz), List.of(table), Channels.steady(0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {5000, 4801.3, 997, 55.1})
  void nothingFoldsBack(double hz) {
    Lines lines = Lines.of(play(1500, hz, saw(2048)), RATE);
    // Those from 22.86 kHz on may be softer.
    for (int n = 1; n * hz < 22_800; n = n < 4 ? n + 1 : n * 3) {
      double amplitude = 2 / (2048 * Math.sin(Math.PI * n / 2048));
      assertThat(lines.at(n * hz))
          .as("harmonic %d", n)
          .isCloseTo(20 * Math.log10(amplitude), within(0.001));
    }
    assertThat(lines.besideMultiples(hz)).isLessThan(-100);
  }

  @Test
  void aSineIsASine() {
    double[] sine = new double[64];
    Arrays.setAll(sine, i -> Math.sin(2 * Math.PI * i / 64));
    double[] got = play(500, 441.7, sine);
    Samples.assertClose(got, i -> Math.sin(2 * Math.PI * 441.7 * i / RATE), 1e-9);
  }

  /** No power of two, and odd. */
  @ParameterizedTest
  @ValueSource(ints = {3, 109, 1000, 2047})
  void aTableOfAnyLengthHasItsHarmonics(int n) {
    double[] table = new double[n];
    int last = (n - 1) / 2;
    Arrays.setAll(
        table,
        i ->
            0.25
                + 0.5 * Math.cos(2 * Math.PI * i / n + 1)
                + 0.2 * Math.sin(2 * Math.PI * last * i / n));
    double[] got = play(100, 20, table);
    double loss = 2e-5;
    Samples.assertClose(
        got,
        i ->
            0.25
                + 0.5 * Math.cos(2 * Math.PI * 20 * i / RATE + 1)
                + 0.2 * Math.sin(2 * Math.PI * last * 20 * i / RATE),
        loss);
  }

  /** As it should be by the formulas: each harmonic as loud as its limit is reached. */
  @Test
  void aGlideHasNoSteps() {
    int length = 24_000;
    double[] hz = new double[length];
    Arrays.setAll(hz, i -> 300 * Math.pow(60, (double) i / length));
    double[] got = play(500, Signals.of(hz), List.of(fortyHarmonics()), Channels.steady(0));
    double[] phase = new double[length + 1];
    for (int i = 0; i < length; i++) {
      phase[i + 1] = (phase[i] + hz[i] / RATE) % 1;
    }
    Samples.assertClose(got, i -> sumOfLimited(hz[i] / RATE, phase[i]), 3e-5);
  }

  private static double[] fortyHarmonics() {
    double[] table = new double[256];
    Arrays.setAll(table, i -> sumOfLimited(1e-9, i / 256.0));
    return table;
  }

  private static double sumOfLimited(double turns, double phase) {
    int[] limits = TableLevels.LIMITS;
    int k = limits.length - 1;
    while (limits[k] > 0.5 / turns) {
      k--;
    }
    double entered = Math.min(1, (0.5 / turns / limits[k] - 1) / 0.05);
    double sum = 0;
    for (int n = 1; n <= Math.min(40, limits[k]); n++) {
      sum += (n > limits[k - 1] ? entered : 1) * Math.sin(2 * Math.PI * n * phase) / 10;
    }
    return sum;
  }

  @Test
  void itMovesFromTableToTable() {
    double[] one = new double[16];
    double[] two = new double[32];
    Arrays.setAll(one, i -> Math.sin(2 * Math.PI * i / 16));
    Arrays.setAll(two, i -> Math.sin(2 * Math.PI * 3 * i / 32));
    double[] place = new double[4800];
    Arrays.setAll(place, i -> 3.0 * i / 4800 - 1); // out of range at both ends
    double[] got =
        play(100, Channels.steady(100), List.of(one, two, new double[] {0.5}), Signals.of(place));
    Samples.assertClose(
        got,
        i -> {
          double a = Math.sin(2 * Math.PI * 100 * i / RATE);
          double b = Math.sin(2 * Math.PI * 300 * i / RATE);
          double p = Math.clamp(place[i], 0, 2);
          return p < 1 ? a + p * (b - a) : b + (p - 1) * (0.5 - b);
        },
        1e-6);
  }

  /** Also where one of them needs more samples, and while harmonics enter. */
  @ParameterizedTest
  @ValueSource(doubles = {610, 634, 659})
  void itMovesBetweenTablesOfManyAndFewHarmonics(double hz) {
    double[] sine = new double[16];
    Arrays.setAll(sine, i -> Math.sin(2 * Math.PI * i / 16));
    double[] place = new double[4800];
    Arrays.setAll(place, i -> 0.1 + 0.8 * i / 4800);
    double[] got =
        play(100, Channels.steady(hz), List.of(fortyHarmonics(), sine), Signals.of(place));
    Samples.assertClose(
        got,
        i -> {
          double a = sumOfLimited(hz / RATE, hz / RATE * i);
          double b = Math.sin(2 * Math.PI * hz / RATE * i);
          return a + place[i] * (b - a);
        },
        3e-5);
  }

  @Test
  void itPlaysBackwardsAndFromAnyPhase() {
    double[] table = saw(512);
    double[] forth = play(50, 300, table);
    double[] back = play(50, -300, table);
    for (int i = 1; i < 160; i++) {
      assertThat(back[i]).isCloseTo(forth[160 - i], within(1e-9));
    }
    Signal late =
        Wavetables.wavetableOsc(
            context, 10, Channels.steady(300), List.of(Signals.of(table)), Channels.steady(0), 0.5);
    assertThat(Signals.samples(context.session(), late)[0]).isCloseTo(forth[80], within(1e-9));
  }
}

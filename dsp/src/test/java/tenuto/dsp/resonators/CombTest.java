package tenuto.dsp.resonators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Interpolation;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class CombTest {
  private static final int LENGTH = 5000;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 63, 512, 4999, 5000, 1 << 30})
  void isTheRecursion(int delay) {
    double[] x = Blocks.noise(LENGTH, 1, 3);
    double[] wanted = new double[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      double late = delay == 0 ? x[i] : i < delay ? 0 : wanted[i - delay];
      wanted[i] = 0.7 * x[i] + 0.6 * late;
    }
    try (Session session = Session.open()) {
      Comb comb = new Comb(0.7, 0.6, delay, List.of(), LENGTH, session.memory().workspaces());
      assertClose(Blocks.apply(comb, x, 64), wanted);
    }
  }

  /** The cache of another run knows it by that text. */
  @Test
  void itsTextHasAllSettingsAndNothingOfTheSession() {
    for (int delay : new int[] {3, 4}) {
      try (Session session = Session.open()) {
        assertThat(new Comb(0.7, 0.6, delay, List.of(), 9, session.memory().workspaces()))
            .hasToString(
                "Comb[direct=0.7, feedback=0.6, delay=%d, sections=[], length=9, workspaces=]"
                    .formatted(delay));
      }
    }
  }

  @Test
  void aLongDelayReturnsFromOutsideTheHeap() {
    int delay = 400_001;
    double[] x = Blocks.noise(900_000, 1, 4);
    try (Session session = Session.open()) {
      double[] got =
          Blocks.apply(
              new Comb(1, 0.5, delay, List.of(), x.length, session.memory().workspaces()), x, 4096);
      for (int i = 0; i < x.length; i++) {
        double wanted = x[i] + (i < delay ? 0 : 0.5 * got[i - delay]);
        assertThat(got[i]).isEqualTo(wanted);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 100})
  void filtersTheSignalAndWhatReturns(int delay) {
    Cascade filter = Butterworth.lowPass(4000, 3, 48000);
    double[] x = Blocks.noise(LENGTH, 1, 5);
    try (Session session = Session.open()) {
      double[] got =
          Blocks.apply(
              new Comb(0.7, 0.6, delay, filter.sections(), LENGTH, session.memory().workspaces()),
              x,
              512);
      double[] before = Blocks.apply(filter, x, 512);
      double[] late = new double[LENGTH];
      System.arraycopy(got, 0, late, delay, LENGTH - delay);
      double[] within = Blocks.apply(filter, late, 512);
      for (int i = 0; i < LENGTH; i++) {
        assertThat(got[i]).isCloseTo(0.7 * before[i] + 0.6 * within[i], within(1e-12));
      }
    }
  }

  @Test
  void aShapeDividesTheDelay() {
    double[] x = Blocks.noise(LENGTH, 1, 6);
    double[] shape = new double[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      shape[i] = i % 7 == 0 ? -1 : i % 11 == 0 ? 0 : i % 13 == 0 ? 1e9 : 0.01 + i * 0.0005;
    }
    double[] wanted = x.clone();
    int delay = 40;
    for (int i = 0; i < delay; i++) {
      wanted[i] *= 0.7;
    }
    for (int i = 0; i < LENGTH; i++) {
      double at = i + delay / shape[i];
      if (shape[i] >= 0 && at < LENGTH) {
        wanted[(int) at] = wanted[(int) at] * 0.7 + wanted[i] * 0.6;
      }
    }
    try (Session session = Session.open()) {
      assertClose(
          first(new SteeredComb(0.7, 0.6, delay, LENGTH, session.memory().workspaces()), x, shape),
          wanted);
    }
  }

  @Test
  void severalTakeTurnsAsTheOriginalsDid() {
    double[] x = Blocks.noise(LENGTH, 1, 7);
    List<Combs.Tap> taps =
        List.of(new Combs.Tap(0.5, 30), new Combs.Tap(0.25, 100), new Combs.Tap(-0.3, 30));
    double[] wanted = x.clone();
    for (int i = 0; i < LENGTH; i++) {
      for (Combs.Tap tap : taps) {
        if (i < tap.delay()) {
          wanted[i] *= tap.gain();
        }
        int at = i + (int) tap.delay();
        if (at < LENGTH) {
          wanted[at] = wanted[at] * 0.8 + wanted[i] * tap.gain();
        }
      }
    }
    try (Session session = Session.open()) {
      assertClose(
          Blocks.apply(new Combs(taps, 0.8, LENGTH, session.memory().workspaces()), x, 64), wanted);
    }
  }

  @ParameterizedTest
  @EnumSource(Interpolation.class)
  void aBucketBrigadeStoresWhatItReturns(Interpolation between) {
    double[] x = Blocks.noise(LENGTH, 1, 8);
    double[] ms = new double[LENGTH];
    Arrays.setAll(ms, i -> i / 48 % 10 / 48.0);
    Biquad damping = Rbj.lowPass(5000, 1, 48000);
    double[] stored = new double[LENGTH];
    double[] wanted = new double[LENGTH];
    double x1 = 0;
    double x2 = 0;
    double y1 = 0;
    double y2 = 0;
    double[] bright = Blocks.apply(damping, x, 64);
    for (int i = 0; i < LENGTH; i++) {
      int at = i - 96 - (int) (ms[i] * 48);
      double late = at < 0 ? 0 : stored[at];
      double soft = late / (1 + Math.abs(late));
      double y =
          damping.b0() * soft
              + damping.b1() * x1
              + damping.b2() * x2
              - damping.a1() * y1
              - damping.a2() * y2;
      x2 = x1;
      x1 = soft;
      y2 = y1;
      y1 = y;
      stored[i] = 1.2 * (0.6 * bright[i] + 0.4 * y);
      wanted[i] = (x[i] + late) / 2;
    }
    try (Session session = Session.open()) {
      BucketBrigade line =
          new BucketBrigade(
              96, 0.4, 1.2, damping, 48000, LENGTH, between, session.memory().workspaces());
      assertClose(first(line, x, ms), wanted);
    }
  }

  /** What glides between two delays is a sine's formula. */
  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.1, 0.2, 0.3, 0.4})
  void aBucketBrigadeIsTheBandLimitedSignal(double turns) {
    double[] x = new double[LENGTH];
    Arrays.setAll(x, i -> Math.sin(2 * Math.PI * turns * i));
    double[] ms = new double[LENGTH];
    Arrays.setAll(ms, i -> i < 3000 ? 1 + i * 1e-5 : 1.31);
    try (Session session = Session.open()) {
      Biquad open = new Biquad(1, 0, 0, 0, 0);
      Interpolation sinc = Interpolation.SINC;
      BucketBrigade line =
          new BucketBrigade(20, 0, 1, open, 48000, LENGTH, sinc, session.memory().workspaces());
      double[] y = first(line, x, ms);
      for (int i = 200; i < LENGTH; i++) {
        double late = Math.sin(2 * Math.PI * turns * (i - 20 - 48 * ms[i]));
        assertThat(2 * y[i] - x[i]).as("at %d", i).isCloseTo(late, within(Math.pow(10, -4.5)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 2048", "2, 8", "2, 2048", "8, 64"})
  void aStereoChorusStoresNothing(int threads, int blockSize) {
    Signal x = Generated.of(new Noise(1), LENGTH);
    Signal ms = Generated.of(new Noise(2), LENGTH + 100);
    double[][] wanted;
    try (Session session = new Session(new Settings().withThreads(1).withBlockSize(512));
        WordContext context = WordContext.of(session, folder)) {
      List<Signal> both = Resonances.analogueChorus(context, x, 2, ms, 0.3, 1, 4000);
      wanted =
          new double[][] {
            Signals.samples(session, both.get(0)), Signals.samples(session, both.get(1))
          };
    }
    try (Session session =
            new Session(new Settings().withThreads(threads).withBlockSize(blockSize));
        WordContext context = WordContext.of(session, folder)) {
      List<Signal> both = Resonances.analogueChorus(context, x, 2, ms, 0.3, 1, 4000);
      assertThat(Signals.visited(session, both)).isDeepEqualTo(wanted);
      assertThat(session.memory().usage().peakLent()).isZero();
      assertThat(session.work().rendered()).isEqualTo(2L * LENGTH);
    }
  }

  /** The first output of a filter of two inputs. */
  private static double[] first(Filter filter, double[] x, double[] y) {
    return Blocks.process(filter, 512, x, y)[0];
  }

  private static void assertClose(double[] got, double[] wanted) {
    for (int i = 0; i < wanted.length; i++) {
      assertThat(got[i])
          .as("sample %d", i)
          .isCloseTo(wanted[i], within(1e-12 * Math.max(1, Math.abs(wanted[i]))));
    }
  }
}

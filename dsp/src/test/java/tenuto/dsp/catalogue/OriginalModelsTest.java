package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.filters.Bessel;
import tenuto.dsp.filters.BesselFilters;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.ButterworthFilters;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.filters.FilterValues;
import tenuto.dsp.filters.OriginalFilter;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.filters.ShapedFilters;
import tenuto.dsp.resonators.Resonances;
import tenuto.dsp.shaping.Shapers;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.timeline.Edges;
import tenuto.dsp.timeline.Granular;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words against plain models of what the original Sonic Field did, to 1e-9 of the peak. */
class OriginalModelsTest {
  private static final double RATE = 48000;
  private static final int LENGTH = 9000;

  @TempDir Path folder;

  private Session session;
  private WordContext context;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withThreads(2).withSampleRate(RATE));
    context = WordContext.of(session, folder);
    context.follow(Dialect.SONIC_FIELD_2015);
  }

  @AfterEach
  void close() {
    context.close();
    session.close();
  }

  private double[] samples(Signal signal) {
    double[] samples = Signals.samples(session, signal);
    if (signal instanceof Stored stored) {
      stored.close();
    }
    return samples;
  }

  private static void assertClose(double[] got, double[] wanted) {
    assertThat(got).hasSize(wanted.length);
    double peak = Arrays.stream(wanted).map(Math::abs).max().orElse(0);
    for (int i = 0; i < wanted.length; i++) {
      assertThat(got[i]).as("sample %d", i).isCloseTo(wanted[i], within(1e-9 * peak));
    }
  }

  private static double[] noise(int seed) {
    return Blocks.noise(LENGTH, 1, seed);
  }

  private static double[] each(IntToDoubleFunction value) {
    double[] made = new double[LENGTH];
    Arrays.setAll(made, value);
    return made;
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"SONIC_FIELD_2015", "SONIC_FIELD_2017"})
  void highPassesAndBandPassesOfOddOrderAreUpsideDown(Dialect dialect) {
    context.follow(dialect);
    double[] x = noise(1);
    for (int order = 1; order <= 8; order++) {
      double[] wanted = OriginalFilter.highPass(5000, order, RATE).apply(x);
      assertClose(
          samples(ButterworthFilters.highPass(context, Signals.of(x), 5000, order)), wanted);
      assertClose(Blocks.apply(FilterValues.highPass(context, 5000, order, 0), x, 512), wanted);
    }
    for (int order = 1; order <= Butterworth.MOST_IN_BAND; order++) {
      double[] wanted = OriginalFilter.bandPass(2000, 9000, order, RATE).apply(x);
      assertClose(
          samples(ButterworthFilters.bandPass(context, Signals.of(x), 2000, 9000, order)), wanted);
      assertClose(Blocks.apply(FilterValues.bandPass(context, 2000, 9000, order), x, 512), wanted);
      assertClose(
          samples(
              ShapedFilters.butterworthBandPass(
                  context,
                  Signals.of(x),
                  Signals.of(each(i -> 2000)),
                  Signals.of(each(i -> 9000)),
                  order)),
          wanted);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void besselFiltersOfOddOrderLikewiseInOldPatchesOnly(Dialect dialect) {
    context.follow(dialect);
    double[] x = {1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1};
    double[] long1 = new double[4096];
    Arrays.setAll(long1, i -> x[i % 16]);
    for (int order = 1; order <= Butterworth.MOST; order++) {
      double[] y = samples(BesselFilters.highPass(context, Signals.of(long1), 1000, order));
      boolean turned = order % 2 == 1 && dialect.isSonicFields();
      assertThat(y[4094]).as("order %d", order).isCloseTo(turned ? -1 : 1, within(1e-9));
    }
  }

  @Test
  void besselBandPassesAreButterworthsInOldPatchesOnly() {
    double[] x = noise(2);
    for (int order = 1; order <= 3; order++) {
      double[] wanted = OriginalFilter.bandPass(2000, 9000, order, RATE).apply(x);
      context.follow(Dialect.SONIC_FIELD_2015);
      assertClose(
          samples(BesselFilters.bandPass(context, Signals.of(x), 2000, 9000, order)), wanted);
      assertClose(
          Blocks.apply(FilterValues.besselBandPass(context, 2000, 9000, order), x, 512), wanted);
    }
    context.follow(Dialect.TENUTO);
    double[] ours = samples(BesselFilters.bandPass(context, Signals.of(x), 2000, 9000, 3));
    Cascade bessel = Bessel.bandPass(2000, 9000, 3, RATE, FilterScale.TEXTBOOK);
    assertClose(ours, Blocks.apply(bessel, x, 512));
  }

  /** Edges that stand, jump, stand, glide through many cents and stand again. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void aShapedBandIsDesignedAMoveAhead(int order) {
    double[] x = noise(3);
    double[] low = each(i -> i < 1000 ? 2000 : i < 3000 ? 2600 : Math.min(4000, i * 0.9));
    double[] high = each(i -> i < 2000 ? 6000 : i < 5000 ? 9000 : 9000 + i * 1e-4);
    List<Integer> nodes = new ArrayList<>(List.of(0));
    double cent = Math.pow(2, 1.0 / 1200);
    for (int i = 1; i < LENGTH; i++) {
      int node = nodes.getLast();
      if (ratio(low[i], low[node]) > cent || ratio(high[i], high[node]) > cent) {
        nodes.add(i);
      }
    }
    assertThat(nodes).hasSizeGreaterThan(100);
    double[] wanted = new double[LENGTH];
    OriginalFilter.Past past = new OriginalFilter.Past();
    for (int k = 0; k < nodes.size(); k++) {
      int of = nodes.get(Math.min(k + 1, nodes.size() - 1));
      OriginalFilter design = OriginalFilter.bandPass(low[of], high[of], order, RATE);
      int end = k + 1 < nodes.size() ? nodes.get(k + 1) : LENGTH;
      for (int i = nodes.get(k); i < end; i++) {
        wanted[i] = past.next(design, x[i]);
      }
    }
    assertClose(
        samples(
            ShapedFilters.butterworthBandPass(
                context, Signals.of(x), Signals.of(low), Signals.of(high), order)),
        wanted);
  }

  private static double ratio(double a, double b) {
    return Math.max(a / b, b / a);
  }

  @Test
  void onePolynomialOfManyPolesKeepsItsDigits() {
    double[] x = noise(4);
    double[] y =
        samples(
            ShapedFilters.butterworthBandPass(
                context, Signals.of(x), Signals.of(each(i -> 200)), Signals.of(each(i -> 500)), 6));
    Cascade sections = Butterworth.bandPass(200, 500, 6, RATE, FilterScale.SONIC_FIELD);
    assertClose(y, Blocks.apply(sections, x, 512));
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "70, 3", "5000, 7", "100000, 1"})
  void sawteethOverlap(int period, int seed) {
    int length = 3 * (1 << 15);
    double[] x = Blocks.noise(length, 1, seed);
    for (int i = 0; i < length; i++) {
      x[i] = i / period % 2 == 0 ? Math.abs(x[i]) : -Math.abs(x[i]);
    }
    double[] y = samples(Shapers.makeSawTooth(context, Signals.of(x)));
    assertClose(y, sawTooth(x));
    for (int n : new int[] {1, 2, 7, 8, 9}) {
      double[] few = Arrays.copyOfRange(x, 60, 60 + n);
      assertClose(samples(Shapers.makeSawTooth(context, Signals.of(few))), sawTooth(few));
    }
  }

  private static double[] sawTooth(double[] x) {
    double[] y = new double[x.length];
    int start = 0;
    int before = 0;
    boolean falls = true;
    for (int end = 1; end <= x.length; end++) {
      if (end < x.length && x[end] < 0 == x[end - 1] < 0) {
        continue;
      }
      int length = end - start;
      double sum = 0;
      for (int i = start + before; i < end; i++) { // what is before it counts as 0
        sum += Math.abs(x[i]);
      }
      double height = 2 * sum / length * (x[end - 1] < 0 ? -1 : 1);
      for (int i = start; i < end; i++) {
        y[i] = height * (falls ? end - i - 1 : i - start) / length;
      }
      falls = !falls;
      start = end - 1;
      before = 1;
    }
    return y;
  }

  @ParameterizedTest
  @CsvSource({"2, 4000", "2, 6000.5", "0.05, 16000", "3.3, 300"})
  void aChorusFiltersWhatItDelays(double ms, double hz) {
    double[] x = noise(5);
    double change = 1.37;
    double drive = 1.2;
    double feedback = 0.4;
    Biquad f = hz > 15000 ? Rbj.allPass(5000, 1, RATE) : Rbj.lowPass(hz, 1, RATE);
    int delay = (int) (ms * RATE / 1000) + (int) (change * RATE / 1000);
    double[] buffer = biquad(f, x);
    double[] soft = new double[LENGTH];
    double[] damped = new double[LENGTH];
    double[] left = new double[LENGTH];
    double[] right = new double[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      double late = i < delay ? 0 : buffer[i - delay];
      left[i] = (x[i] + late) / 2;
      right[i] = (x[i] - late) / 2;
      soft[i] = late / (1 + Math.abs(late));
      damped[i] =
          f.b0() * soft[i]
              + f.b1() * at(soft, i - 1)
              + f.b2() * at(soft, i - 2)
              - f.a1() * at(damped, i - 1)
              - f.a2() * at(damped, i - 2);
      buffer[i] = drive * ((1 - feedback) * buffer[i] + feedback * damped[i]);
    }
    List<Signal> both =
        Resonances.analogueChorus(
            context, Signals.of(x), ms, Signals.of(each(i -> change)), feedback, drive, hz);
    assertClose(samples(both.get(0)), left);
    assertClose(samples(both.get(1)), right);
  }

  private static double[] biquad(Biquad f, double[] x) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      y[i] =
          f.b0() * x[i]
              + f.b1() * at(x, i - 1)
              + f.b2() * at(x, i - 2)
              - f.a1() * at(y, i - 1)
              - f.a2() * at(y, i - 2);
    }
    return y;
  }

  private static double at(double[] x, int i) {
    return i < 0 ? 0 : x[i];
  }

  /** A sine through a line whose length moves: steps of whole samples would crackle. */
  @Test
  void aChorusThatMovesIsSmooth() {
    double[] x = each(i -> Math.sin(2 * Math.PI * 1000 * i / RATE));
    double[] ms = each(i -> i < 2000 ? 1.99 : i < 7000 ? 1.99 + (i - 2000) * 3e-4 : 3.49);
    List<Signal> both =
        Resonances.analogueChorus(context, Signals.of(x), 2, Signals.of(ms), 0, 1, 20_000);
    double[] left = samples(both.get(0));
    double[] right = samples(both.get(1));
    double[] late = each(i -> left[i] - right[i]);
    // The second difference of a sine of about 1 kHz is at most (2π/48)²; a step adds 2π/48.
    for (int i = 500; i < LENGTH; i++) {
      double bend = late[i] - 2 * late[i - 1] + late[i - 2];
      assertThat(Math.abs(bend)).as("sample %d", i).isLessThan(0.02);
    }
    double[] still =
        samples(
            Resonances.analogueChorus(
                    context, Signals.of(x), 2, Signals.of(each(i -> 3.49)), 0, 1, 20_000)
                .get(0));
    for (int i = 7600; i < LENGTH; i++) {
      assertThat(left[i]).as("sample %d", i).isEqualTo(still[i]);
    }
  }

  @Test
  void blocksOverlapByHalf() {
    double[] x = noise(6);
    Grains blocks = Granular.blockulate(context, Signals.of(x), 4, 0);
    int pieces = 0;
    for (int begin = 0; begin + 192 <= LENGTH; begin += 96) {
      assertThat(blocks.pieces().get(pieces).ms()).isCloseTo(2.0 * pieces, within(1e-9));
      assertThat(samples(blocks.pieces().get(pieces).signal()))
          .isEqualTo(Arrays.copyOfRange(x, begin, begin + 192));
      pieces++;
    }
    assertThat(blocks.pieces()).hasSize(pieces);
    blocks.source().close();
  }

  @ParameterizedTest
  @CsvSource({"0", "3", "4096", "6000", "9000"})
  void theFirstCrossingKeepsItsPlace(int crossing) {
    double[] x = each(i -> i < crossing || crossing == 0 ? 1 : -0.5);
    int first = crossing == 0 ? LENGTH : crossing;
    double[] wanted = new double[LENGTH - first];
    for (int i = first; i < wanted.length; i++) {
      wanted[i] = x[i];
    }
    assertThat(samples(Edges.firstCross(context, Signals.of(x)))).isEqualTo(wanted);
  }
}

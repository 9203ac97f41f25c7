package tenuto.dsp.resampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.fft.LaneWarmUp;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

class OverlapSaveResamplerTest {
  private static final long ENDLESS = 1L << 50;

  /** Of the higher rate's samples, those of results that are computed together are fewer. */
  private static final int BATCH = 60_000;

  /** The form that is quick at once. */
  private static final LaneWarmUp SCALAR = LaneWarmUp.fixed(false);

  /** A double's precision. */
  private static final double EXACT = 1e-13;

  /** The filter's sums, in plain doubles, at both ends of a batch and where blocks meet. */
  @ParameterizedTest
  @CsvSource({
    "44100, 48000",
    "48000, 44100",
    "44100, 88200",
    "192000, 48000",
    "44100, 16000",
    "32000, 48000"
  })
  void itIsTheFiltersSum(int source, int target) {
    double[] x = Blocks.noise(62_000, 1, 1);
    int n = (int) ((long) BATCH * target / Math.max(source, target));
    double[] got = resample(source, target, x.length, i -> x[(int) i], 0, n);
    SincFilter filter = new SincFilter(Math.max(1, (double) source / target), 300);
    double[] row = new double[filter.taps()];
    for (int i = 0; i < got.length; i++) {
      if (i % 2080 > 1 && i % 331 > 0) {
        continue;
      }
      long place = (long) i * source;
      filter.fill((double) (place % target) / target, row);
      long first = place / target - filter.taps() / 2 + 1;
      double sum = 0;
      for (int k = 0; k < row.length; k++) {
        long at = first + k;
        sum += at < 0 || at >= x.length ? 0 : row[k] * x[(int) at];
      }
      assertThat(got[i]).as("%d", i).isCloseTo(sum, within(EXACT));
    }
  }

  @ParameterizedTest
  @CsvSource({"44100, 48000", "96000, 48000"})
  void tonesThatBothRatesHoldAreTheSameTones(double source, double target) {
    long start = 30_000; // further on, a frequency's last bit counts
    double lower = Math.min(source, target);
    double[] hz = {0, 0.01 * lower, 0.25 * lower, 20_000.0 / 44_100 * lower};
    LongToDoubleFunction wanted = tones(target, hz);
    double[] got = resample(source, target, ENDLESS, tones(source, hz), start, 1000);
    for (int i = 0; i < got.length; i++) {
      assertThat(got[i]).as("%d", i).isCloseTo(wanted.applyAsDouble(start + i), within(1e-11));
    }
  }

  @ParameterizedTest
  @CsvSource({"48000, 44100", "44100, 16000"})
  void tonesThatTheTargetCannotHoldVanish(double source, double target) {
    double[] hz = {target / 2, target / 2 + 300, Math.max(target / 2, 0.499 * source)};
    double[] got = resample(source, target, ENDLESS, tones(source, hz), 3_000_000, 1000);
    assertThat(furthest(got, 0)).isLessThan(1e-12);
  }

  private static LongToDoubleFunction tones(double rate, double[] hz) {
    return i -> Arrays.stream(hz).map(each -> tone(each / rate).applyAsDouble(i)).sum();
  }

  /** A cosine whose phase is reduced before it loses digits. */
  private static LongToDoubleFunction tone(double turns) {
    return i -> {
      double product = turns * i;
      double rest = Math.fma(turns, (double) i, -product);
      return StrictMath.cos(2 * Math.PI * (product - Math.rint(product) + rest));
    };
  }

  @ParameterizedTest
  @CsvSource({"44100, 48000", "44100, 88200"})
  void anyBlocksFromAnyPlaceGiveTheSameBits(double source, double target) {
    double[] x = Blocks.noise(40_000, 1, 3);
    LongToDoubleFunction sample = i -> x[(int) i];
    double[] whole = resample(source, target, x.length, sample, 0, 40_000);
    OverlapSaveResampler resampler = OverlapSaveResampler.of(source, target, SCALAR);
    FormulaReader reader = new FormulaReader(x.length, sample);
    for (int start : new int[] {33_280, 1600, 33_272}) { // back and forth
      double[] part = read(resampler, reader, start, 6000, 1000);
      assertThat(part).isEqualTo(Arrays.copyOfRange(whole, start, start + 6000));
    }
  }

  @Test
  void readersInManyThreadsAndOnesThatTakeTurnsGetTheirOwnSound() throws Exception {
    OverlapSaveResampler resampler = OverlapSaveResampler.of(44_100, 48_000, SCALAR);
    List<double[]> sounds = List.of(Blocks.noise(9000, 1, 4), Blocks.noise(9000, 1, 5));
    List<FormulaReader> readers =
        sounds.stream().map(x -> new FormulaReader(x.length, i -> x[(int) i])).toList();
    List<double[]> wanted =
        sounds.stream().map(x -> resample(44_100, 48_000, 9000, i -> x[(int) i], 0, 9600)).toList();
    for (int start = 0; start < 9600; start += 2400) {
      for (int sound = 0; sound < 2; sound++) {
        assertThat(read(resampler, readers.get(sound), start, 2400, 800))
            .isEqualTo(Arrays.copyOfRange(wanted.get(sound), start, start + 2400));
      }
    }
    try (var threads = Executors.newFixedThreadPool(2)) {
      List<Future<double[]>> all =
          sounds.stream()
              .map(x -> new FormulaReader(x.length, i -> x[(int) i]))
              .map(reader -> threads.submit(() -> read(resampler, reader, 0, 9600, 2400)))
              .toList();
      for (int sound = 0; sound < 2; sound++) {
        assertThat(all.get(sound).get()).isEqualTo(wanted.get(sound));
      }
    }
  }

  @Test
  void theBitsAreTheSameWithoutVectors() {
    FormulaReader reader = new FormulaReader(50_000, i -> Math.sin(0.001 * i * i));
    List<double[]> forms =
        Stream.of(false, true)
            .map(vectors -> OverlapSaveResampler.of(44_100, 48_000, LaneWarmUp.fixed(vectors)))
            .map(resampler -> read(resampler, reader, 0, 33_000, 33_000))
            .toList();
    assertThat(forms.getFirst()).isEqualTo(forms.getLast());
  }

  @Test
  void aSampleThatIsNotFiniteSpoilsOnlyWhatItsFilterReaches() {
    int place = 9555; // on a sample of both rates, where blocks meet; so is twice as far
    int reach = new SincFilter(1, 300).taps() / 2;
    LongToDoubleFunction x = i -> i == place || i == 2 * place ? 0 : Math.sin(0.001 * i * i);
    double[] wanted = resample(44_100, 48_000, 50_000, x, 0, 33_000);
    double[] bad = {0, Double.NaN, Double.POSITIVE_INFINITY};
    LongToDoubleFunction spoilt =
        i -> i == place || i == 2 * place ? bad[(int) i / place] : x.applyAsDouble(i);
    double[] got = resample(44_100, 48_000, 50_000, spoilt, 0, 33_000);
    for (int i = 0; i < got.length; i++) {
      long apart = Math.min(Math.abs(i * 147L - 160L * place), Math.abs(i * 147L - 320L * place));
      double is = apart < 160L * reach ? Double.NaN : wanted[i];
      assertThat(got[i]).as("%d", i).isEqualTo(Double.valueOf(is));
    }
  }

  @Test
  void silenceAndNothingAndOneSample() {
    assertThat(resample(44_100, 48_000, 5000, i -> 0, 0, 1000)).containsOnly(0.0);
    assertThat(resample(44_100, 48_000, 0, i -> Double.NaN, 0, 8)).containsOnly(0.0);
    assertThat(resample(44_100, 88_200, 1, i -> 1, 0, 8)[0]).isCloseTo(0.95, within(0.03));
    double[] got = resample(48_000, 44_100, 300, i -> 1, 40_000, 2000);
    assertThat(got).as("after the end").containsOnly(0.0);
  }

  @ParameterizedTest
  @CsvSource({
    "44100, 44099", // primes
    "44100.5, 48000",
    "8000, 192000", // blocks would be shorter than the filter
    "48000, 3000"
  })
  void otherRatesHaveNoTransforms(double source, double target) {
    assertThat(OverlapSaveResampler.suits(source, target)).isFalse();
    assertThatThrownBy(() -> OverlapSaveResampler.of(source, target))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there are no transforms for %s and %s Hz".formatted(source, target));
  }

  @ParameterizedTest
  @CsvSource({
    "44100, 48000, 0, true",
    "44100, 48000, -1, false",
    "44100, 44099, 0, false",
    "44100.5, 48000, 0, false"
  })
  void theWordTakesThemForLongSounds(double source, double target, int more, boolean taken) {
    try (Session session = new Session(new Settings());
        WordContext context = WordContext.of(session, Path.of("."))) {
      long made = OverlapSaveResampler.LONG + more;
      long samples = (long) (made * source / target); // the result's length is rounded up
      Signal x = Generated.of((start, out, n) -> out.silence(0, n), samples);
      assertThat(Resampling.convertSampleRate(context, x, source, target).toString())
          .matches(taken ? ".*, transforms\\].*" : "[^,]*, targetRate=[0-9.E]*\\].*");
    }
  }

  private static double furthest(double[] samples, double from) {
    return Arrays.stream(samples).map(y -> Math.abs(y - from)).max().orElseThrow();
  }

  private static double[] resample(
      double source, double target, long length, LongToDoubleFunction x, long start, int n) {
    OverlapSaveResampler resampler = OverlapSaveResampler.of(source, target, SCALAR);
    return read(resampler, new FormulaReader(length, x), start, n, Block.wholeGroups(n));
  }

  private static double[] read(
      OverlapSaveResampler resampler, Reader reader, long start, int n, int size) {
    try (Arena arena = Arena.ofConfined()) {
      Block whole = Blocks.of(arena, new double[n]);
      for (int at = 0; at < n; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        resampler.resample(start + at, part, Math.min(size, n - at), reader);
      }
      return Blocks.samples(whole, n);
    }
  }
}

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
import org.junit.jupiter.params.provider.ValueSource;
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

  /** Results that are computed together at the usual rates are fewer than this. */
  private static final int TWO_BATCHES = 80_000;

  /** As in a session, of one for all: so that vectors are soon used. */
  private static final LaneWarmUp WARM_UP = new LaneWarmUp();

  /** A double's precision. */
  private static final double EXACT = 1e-13;

  /** The filter's sums, in plain doubles, at both ends of a batch and where blocks meet. */
  @ParameterizedTest
  @CsvSource({
    "44100, 48000",
    "48000, 44100",
    "44100, 88200",
    "96000, 48000",
    "44100, 96000",
    "96000, 44100",
    "192000, 48000",
    "44100, 16000",
    "48000, 16000",
    "22050, 44100",
    "32000, 48000"
  })
  void itIsTheFiltersSum(int source, int target) {
    double[] x = Blocks.noise(300_000, 1, 1);
    double[] got = resample(source, target, x.length, i -> x[(int) i], 0, TWO_BATCHES);
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
  @CsvSource({"44100, 48000", "48000, 44100", "96000, 48000", "44100, 88200"})
  void tonesThatBothRatesHoldAreTheSameTones(double source, double target) {
    long start = 30_000; // further on, a frequency's last bit counts
    for (double part : new double[] {0, 0.01, 0.25, 20_000.0 / 44_100}) {
      double hz = part * Math.min(source, target);
      double[] got = resample(source, target, ENDLESS, tone(hz / source), start, 1000);
      for (int i = 0; i < got.length; i++) {
        double wanted = tone(hz / target).applyAsDouble(start + i);
        assertThat(got[i]).as("%s Hz, %d", hz, i).isCloseTo(wanted, within(1e-11));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"48000, 44100", "96000, 48000", "44100, 16000"})
  void tonesThatTheTargetCannotHoldVanish(double source, double target) {
    for (double hz : new double[] {target / 2, target / 2 + 300, 0.499 * source}) {
      if (hz >= target / 2) {
        double[] got = resample(source, target, ENDLESS, tone(hz / source), 3_000_000, 1000);
        assertThat(furthest(got, 0)).as("%s Hz", hz).isLessThan(1e-12);
      }
    }
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
    double[] x = Blocks.noise(150_000, 1, 3);
    LongToDoubleFunction sample = i -> x[(int) i];
    double[] whole = resample(source, target, x.length, sample, 0, TWO_BATCHES);
    OverlapSaveResampler resampler = OverlapSaveResampler.of(source, target, WARM_UP);
    FormulaReader reader = new FormulaReader(x.length, sample);
    for (int start : new int[] {64_000, 1600, 33_272, 33_280, 0}) { // back and forth
      double[] part = read(resampler, reader, start, 6000, 1000);
      assertThat(part).isEqualTo(Arrays.copyOfRange(whole, start, start + 6000));
    }
  }

  @Test
  void readersInManyThreadsAndOnesThatTakeTurnsGetTheirOwnSound() throws Exception {
    OverlapSaveResampler resampler = OverlapSaveResampler.of(44_100, 48_000, WARM_UP);
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
    try (var threads = Executors.newFixedThreadPool(4)) {
      for (int round = 0; round < 2; round++) {
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
  }

  @Test
  void theBitsAreTheSameWithoutVectors() {
    FormulaReader reader = new FormulaReader(50_000, i -> Math.sin(0.001 * i * i));
    List<double[]> forms =
        Stream.of(false, true)
            .map(vectors -> OverlapSaveResampler.of(44_100, 48_000, LaneWarmUp.fixed(vectors)))
            .map(resampler -> read(resampler, reader, 0, 40_000, 40_000))
            .toList();
    assertThat(forms.getFirst()).isEqualTo(forms.getLast());
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
  void aSampleThatIsNotFiniteSpoilsOnlyWhatItsFilterReaches(double bad) {
    int place = 19_110; // on a sample of both rates, where blocks meet
    int reach = new SincFilter(1, 300).taps() / 2;
    LongToDoubleFunction x = i -> i == place ? 0 : Math.sin(0.001 * i * i);
    double[] wanted = resample(44_100, 48_000, 50_000, x, 0, 40_000);
    LongToDoubleFunction spoilt = i -> i == place ? bad : x.applyAsDouble(i);
    double[] got = resample(44_100, 48_000, 50_000, spoilt, 0, 40_000);
    for (int i = 0; i < got.length; i++) {
      boolean near = Math.abs(i * 147L - 160L * place) < 160L * reach;
      assertThat(got[i]).as("%d", i).isEqualTo(Double.valueOf(near ? Double.NaN : wanted[i]));
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
      long samples = (long) Math.ceil((OverlapSaveResampler.LONG + more) * source / target);
      Signal x = Generated.of((start, out, n) -> out.silence(0, n), samples - (more < 0 ? 2 : 0));
      assertThat(Resampling.convertSampleRate(context, x, source, target).toString())
          .matches(taken ? ".*, transforms\\].*" : "[^,]*, targetRate=[0-9.E]*\\].*");
    }
  }

  private static double furthest(double[] samples, double from) {
    return Arrays.stream(samples).map(y -> Math.abs(y - from)).max().orElseThrow();
  }

  private static double[] resample(
      double source, double target, long length, LongToDoubleFunction x, long start, int n) {
    OverlapSaveResampler resampler = OverlapSaveResampler.of(source, target, WARM_UP);
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

  private record FormulaReader(long length, LongToDoubleFunction x) implements Reader {
    @Override
    public void read(long start, Block out, int at, int n) {
      for (int i = 0; i < n; i++) {
        long from = start + i;
        out.set(at + i, from >= 0 && from < length ? x.applyAsDouble(from) : 0);
      }
    }

    @Override
    public void close() {}
  }
}

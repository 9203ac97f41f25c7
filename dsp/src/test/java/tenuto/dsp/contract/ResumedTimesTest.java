package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What changes time or pitch, or feeds back through a response, goes on from kept states where a
 * long sound is changed late.
 */
class ResumedTimesTest {
  private static final int PARTS = 2;
  private static final int MS = (int) ((PARTS - 0.5) * Cache.PART * 1000 / Kits.RATE);

  @TempDir Path folder;

  /**
   * @param all parts that are kept at first: of the noise, of the rows of hops, and of the results
   * @param more parts after the change: the last one of the rows, and those of results that read it
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "sf.TempoWarp(%1$s, [(0, 0), (7000, 8000)]); 6; 3",
        "sf.PitchShift(%1$s, sf.LFO(%2$d, 0.7), 1); 6; 3",
        "sf.WSOLA(%1$s, 1.1); 6; 3",
        "sf.Resonate(%1$s, [(sf.NumericVolume(sf.SineWave(200, 440), 0.0001), 5), (sf.NumericVolume(sf.SineWave(2, 440), 0.001), 20)]); 4; 1",
      })
  void whatIsBeforeAChangeIsFound(String text, int all, int more) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      samples(with, 2, text, 0.95);
      assertThat(cache.size()).isEqualTo(all);
      List<double[]> wanted = samples(without, 2, text, 0.9);
      List<double[]> got = samples(with, 1, text, 0.9);
      for (int i = 0; i < wanted.size(); i++) {
        assertThat(Arrays.stream(wanted.get(i)).allMatch(y -> Math.abs(y) < 10)).isTrue();
        assertThat(Arrays.mismatch(got.get(i), wanted.get(i))).as("output %d", i).isEqualTo(-1);
      }
      assertThat(cache.size() - all).isEqualTo(more);
    }
  }

  private static List<double[]> samples(Kits kits, int threads, String text, double at) {
    try (Kit kit = kits.open(threads, 1024)) {
      String mix = Kits.MIX.formatted(MS, (int) (at * MS));
      List<Signal> signals = Kit.signals(kit.evaluate(text.formatted(mix, MS)));
      List<double[]> all = new ArrayList<>();
      for (Signal each : signals) {
        try (Stored stored = kit.session().store(each)) {
          all.add(kit.read(stored, 4096));
        }
      }
      return all;
    }
  }
}

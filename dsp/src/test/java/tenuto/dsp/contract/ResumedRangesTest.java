package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;

/**
 * A part of a piece of which all must be measured goes on from the states that a render of the
 * whole has kept.
 */
class ResumedRangesTest {
  private static final int PARTS = 7;
  private static final int MS = (int) ((PARTS - 0.5) * Cache.PART * 1000 / Kits.RATE);
  private static final int READ = 20_000;

  @TempDir Path folder;

  /**
   * @param first the word whose sound is counted
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Compressor; sf.NormaliseTo(sf.Limiter(sf.Compressor(%s, -30), -20, 6), -20)",
        "Reverb; sf.NormaliseTo(sf.Reverb(%s, 300), -3, 'dBTP')",
        "Compressor; sf.Normalise(sf.Compressor(%s, -30))"
      })
  void whatIsMeasuredGoesOnFromKeptStates(String first, String text) {
    MemoryCache cache = new MemoryCache();
    AtomicLong counted = new AtomicLong();
    Feed counting = new Counted(counted).before(first);
    try (Kits without = new Kits(folder);
        Kits whole = new Kits(folder, cache);
        Kits part = Kits.deferring(folder, cache)) {
      read(whole, text, counting, 0.5, 0);
      for (double at : new double[] {0.2, 0.8}) {
        int from = (int) (0.6 * MS / 1000 * Kits.RATE);
        double[][] wanted = read(without, text, counting, at, from);
        counted.set(0);
        assertThat(Arrays.deepEquals(read(part, text, counting, at, from), wanted))
            .as("%s at %s", text, at)
            .isTrue();
        // Where the note is, and where it was if that is not known: each in two parts at most.
        assertThat(counted.get()).as("samples").isBetween((long) Cache.PART, 4L * Cache.PART);
      }
      counted.set(0);
      read(part, text, counting, 0.2, 0);
      assertThat(counted.get()).as("all of it is known").isLessThanOrEqualTo(2L * Cache.PART);
    }
  }

  private static double[][] read(Kits kits, String text, Feed feed, double at, int from) {
    try (Kit kit = kits.open(2, 1024)) {
      Object result = kit.evaluate(text.formatted(Kits.MIX.formatted(MS, (int) (at * MS))), feed);
      List<double[]> all = new ArrayList<>();
      for (Signal each : Kit.signals(result)) {
        all.add(kit.read(each, from, from + READ, 4096));
      }
      return all.toArray(double[][]::new);
    }
  }
}

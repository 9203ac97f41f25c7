package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

  /** A mix of noise and a note that begins at some ms. */
  private static final String MIX =
      "sf.MixAt((sf.Realise(sf.NumericVolume(sf.WhiteNoise(%d), 0.1)), 0),"
          + " (sf.SineWave(200, 440), %d))";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.NormaliseTo(sf.Limiter(sf.Reverb(%s, 300), -20, 6), -20)",
        "sf.NormaliseTo(sf.Reverb(%s, 300), -3, 'dBTP')",
        "sf.Normalise(sf.Compressor(%s, -30))"
      })
  void whatIsMeasuredGoesOnFromKeptStates(String text) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits whole = new Kits(folder, cache);
        Kits part = Kits.deferring(folder, cache)) {
      read(whole, text, 0.5, 0);
      int all = cache.size();
      for (double at : new double[] {0.2, 0.8}) {
        int had = cache.size();
        int from = (int) (0.6 * MS / 1000 * Kits.RATE);
        double[][] wanted = read(without, text, at, from);
        assertThat(Arrays.deepEquals(read(part, text, at, from), wanted))
            .as("%s at %s", text, at)
            .isTrue();
        assertThat(cache.size() - had).as("%s at %s", text, at).isBetween(1, all / 2);
      }
      int had = cache.size();
      read(part, text, 0.2, 0);
      assertThat(cache.size() - had).as("the parts that are read").isLessThanOrEqualTo(2);
    }
  }

  private static double[][] read(Kits kits, String text, double at, int from) {
    try (Kit kit = kits.open(2, 1024)) {
      Object result = kit.evaluate(text.formatted(MIX.formatted(MS, (int) (at * MS))));
      List<double[]> all = new ArrayList<>();
      for (Signal each : Kit.signals(result)) {
        all.add(kit.read(each, from, from + READ, 4096));
      }
      return all.toArray(double[][]::new);
    }
  }
}

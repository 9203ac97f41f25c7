package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.LoopTuning;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Feedback loops are computed anew after a change for as long as their past is another one. */
class ResumedLoopsTest {
  private static final int PARTS = 5;
  private static final int MS = (int) ((PARTS - 0.5) * Cache.PART * 1000 / Kits.RATE);

  /** Noise, and a note that begins at some ms. */
  private static final String MIX =
      "sf.MixAt((sf.Realise(sf.NumericVolume(sf.WhiteNoise(%d), 0.1)), 0),"
          + " (sf.SineWave(200, 440), %d))";

  @TempDir Path folder;

  static Stream<LoopTuning> tunings() {
    return Stream.of(null, new LoopTuning(220, Kits.RATE, 0));
  }

  @ParameterizedTest
  @MethodSource("tunings")
  void aChangeIsComputedUntilThePastIsTheSame(LoopTuning tuning) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      assertThat(samples(with, tuning, 0.5)).isEqualTo(samples(without, tuning, 0.5));
      assertThat(cache.size()).as("parts of the noise and of the loop").isEqualTo(2 * PARTS);
      for (double at : new double[] {0.1, 0.8}) {
        int had = cache.size();
        assertThat(samples(with, tuning, at)).isEqualTo(samples(without, tuning, at));
        // The note is missing where it was, and new where it is.
        assertThat(cache.size() - had).isBetween(1, 4);
      }
      int had = cache.size();
      assertThat(samples(with, tuning, 0.1)).isEqualTo(samples(without, tuning, 0.1));
      assertThat(cache.size()).as("all of it is found").isEqualTo(had);
    }
  }

  @Test
  void aTunedLoopIsNotAnother() {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      for (double hz : new double[] {220, 221}) {
        LoopTuning tuning = new LoopTuning(hz, Kits.RATE, 0);
        assertThat(samples(with, tuning, 0.5)).isEqualTo(samples(without, tuning, 0.5));
      }
    }
  }

  private static double[] samples(Kits kits, LoopTuning tuning, double at) {
    try (Kit kit = kits.open(2, 1024)) {
      Signal mix = (Signal) kit.evaluate(MIX.formatted(MS, (int) (at * MS)));
      try (Stored stored = kit.session().store(Strings.of(kit, mix, tuning))) {
        return kit.read(stored, 4096);
      }
    }
  }
}

package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** What is wanted of a piece before all of it goes on from the states that the cache has. */
class ResumedExcerptsTest {
  private static final int PARTS = 14;
  private static final double PART_MS = Cache.PART * 1000 / Kits.RATE;
  private static final int MS = (int) ((PARTS - 0.5) * PART_MS);

  /** The parts before the one that is wanted. */
  private static final int BEFORE = 11;

  @TempDir Path folder;

  /** Noise with a note that begins in some part. */
  private static String piece(String text, double part) {
    return text.formatted(
        "sf.MixAt((sf.Realise(sf.NumericVolume(sf.WhiteNoise(%d), 0.1)), 0), (sf.SineWave(200, 440), %d))"
            .formatted(MS, (int) (part * PART_MS)));
  }

  private static double[] samples(Kits kits, String text) {
    try (Kit kit = kits.open(2, 1024)) {
      Object made = kit.evaluate(text);
      Object first = made instanceof List<?> channels ? channels.getFirst() : made;
      try (Stored stored = kit.session().store((Signal) first)) {
        return kit.read(stored, 4096);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.Reverb(%s, 300)",
        "sf.SVFBandPass(sf.Compressor(%s, -30), 300, 4)",
        "sf.Limiter(sf.Reverb(%s, 300), -20, 6)"
      })
  void aPartFarFromAChangeIsNotComputedFromTheStart(String text) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache);
        Kits ahead = Kits.deferring(folder, cache, (BEFORE + 1L) * Cache.PART)) {
      samples(with, piece(text, 1.2));
      String changed =
          "sf.Cut(%s, %s, %s)"
              .formatted(BEFORE * PART_MS, (BEFORE + 0.1) * PART_MS, piece(text, 1.4));
      double[] wanted = samples(without, changed);
      int had = cache.size();
      int read = cache.reads();
      assertThat(samples(ahead, changed)).isEqualTo(wanted);
      // What is made of the mix where the note was and is, until the states are the same.
      assertThat(cache.size() - had).isBetween(1, 6);
      assertThat(cache.reads() - read).isBetween(1, 6);
    }
  }
}

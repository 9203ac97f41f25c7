package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Filters go on from kept states after a change though they are made from others, too, that have
 * none: an oscillator or a noise, which are quick, a fade, or the level of another sound.
 */
class ResumedBesideTest {
  private static final int PARTS = 6;
  private static final int SAMPLES = (int) ((PARTS - 0.5) * Cache.PART);
  private static final int MS = (int) (SAMPLES * 1000L / Kits.RATE);

  @TempDir Path folder;

  /**
   * @param all parts that are kept of the first render: of the noise, of what the compressor makes,
   *     and of what is beside it if it is not quick
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "sf.Compressor(sf.Multiply(%1$s, sf.LFO(%2$d, 0.7)), -30); 12",
        "sf.Compressor(sf.Multiply(%1$s, sf.LFO(%3$d, 0.7)), -30); 12",
        "sf.Compressor(sf.Multiply(%1$s, sf.SmoothRandom(%2$d, 0.7)), -30); 12",
        "sf.Compressor(sf.Multiply(%1$s, sf.Saw(%2$d, sf.LFO(%2$d, 0.1, 50, 60))), -30); 12",
        "sf.Compressor(sf.Fade(%1$s, 1000, 1000), -30); 12",
        "sf.Compressor(sf.Fade(sf.Multiply(%1$s, sf.LFO(%2$d, 0.7)), 1000, 1000), -30); 12",
        "sf.Compressor(sf.ShortTimeSignal(sf.ShortTimeSpectra(%1$s, 512), %4$d, 512), -30); 12",
        "sf.Compressor(sf.Multiply(%1$s, sf.PinkNoise(%2$d)), -30); 12",
        "sf.Compressor(sf.Multiply(%1$s, sf.RMSEnvelope(sf.SineWave(%2$d, 440))), -30); 18",
      })
  void whatIsBesideIsNoHindrance(String text, int all) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      samples(with, text, 0.5);
      assertThat(cache.size()).isEqualTo(all);
      assertThat(samples(with, text, 0.1)).isEqualTo(samples(without, text, 0.1));
      // The note is missing where it was, and new where it is: each in two parts at most.
      assertThat(cache.size() - all).isBetween(2, 4);
    }
  }

  private static double[] samples(Kits kits, String text, double at) {
    try (Kit kit = kits.open(2, 1024)) {
      String mix = Kits.MIX.formatted(MS, (int) (at * MS));
      try (Stored stored =
          kit.session().store((Signal) kit.evaluate(text.formatted(mix, MS, 2 * MS, SAMPLES)))) {
        return kit.read(stored, 4096);
      }
    }
  }
}

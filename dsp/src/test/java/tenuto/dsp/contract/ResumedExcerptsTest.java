package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;

/** A part of a piece goes on from the states that the cache has. */
class ResumedExcerptsTest {
  private static final int PARTS = 7;
  private static final double PART_MS = Cache.PART * 1000 / Kits.RATE;
  private static final int MS = (int) ((PARTS - 0.5) * PART_MS);

  /** The parts before the one that is wanted. */
  private static final int BEFORE = 5;

  @TempDir Path folder;

  /** Noise with a note that begins in some part. */
  private static String piece(String text, double part) {
    return text.formatted(
        "sf.MixAt((sf.Realise(sf.NumericVolume(sf.WhiteNoise(%d), 0.1)), 0), (sf.SineWave(200, 440), %d))"
            .formatted(MS, (int) (part * PART_MS)));
  }

  /** What is read of the first channel where only samples from {@code from} on are wanted. */
  private static double[] samples(Kits kits, String text, int from, int to) {
    try (Kit kit = kits.open(2, 1024)) {
      Object made = kit.evaluate(text);
      Object first = made instanceof List<?> channels ? channels.getFirst() : made;
      return kit.session()
          .results()
          .staged(
              List.of((Signal) first),
              from,
              to,
              staged -> kit.read(staged.getFirst(), from, to, 4096));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.Limiter(sf.Reverb(%s, 300), -20, 6)",
        "sf.Realise(sf.Compressor(%s, -30))",
        "sf.NumericVolume(sf.Realise(sf.SVFBandPass(sf.Realise(sf.Compressor(%s, -30)), 300, 4)), 2)"
      })
  void aPartFarFromAChangeIsNotComputedFromTheStart(String text) {
    int from = BEFORE * Cache.PART + 1000;
    int to = from + 10_000;
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache);
        Kits part = Kits.deferring(folder, cache)) {
      samples(with, piece(text, 1.2), 0, (PARTS - 1) * Cache.PART);
      String changed = piece(text, 1.4);
      double[] wanted = samples(without, changed, from, to);
      int had = cache.size();
      int read = cache.reads();
      assertThat(samples(part, changed, from, to)).isEqualTo(wanted);
      // What is made of the mix where the note was and is, until the states are the same.
      assertThat(cache.size() - had).isBetween(1, 8);
      assertThat(cache.reads() - read).isBetween(1, 8);
    }
  }

  @Test
  void aPartBeforeAChangeIsNotComputedAgain() {
    String text = "sf.SVFBandPass(sf.Realise(sf.Compressor(%s, -30)), 300, 4)";
    int from = 2 * Cache.PART + 1000;
    int to = from + 10_000;
    MemoryCache cache = new MemoryCache();
    try (Kits with = new Kits(folder, cache);
        Kits part = Kits.deferring(folder, cache)) {
      samples(with, piece(text, 5.2), 0, (PARTS - 1) * Cache.PART);
      double[] wanted = samples(with, piece(text, 5.2), from, to);
      int had = cache.size();
      assertThat(samples(part, piece(text, 5.4), from, to)).isEqualTo(wanted);
      assertThat(cache.size() - had).isLessThanOrEqualTo(1);
    }
  }

  /** The states of one channel are not taken for those of two. */
  @Test
  void channelsAreStoredAloneAndThenTogether() {
    String tone = "sf.Realise(sf.SineWave(%d, 300))".formatted(MS); // the same wherever it is
    String left = "sf.RBJLowPass(%s, 3000, 1)".formatted(tone);
    String right = "sf.RBJHighPass(%s, 100, 1)".formatted(tone);
    String both = "[%s, %s]".formatted(left, right);
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      for (String alone : List.of(left, right)) {
        samples(with, "sf.Realise(" + alone + ")", 0, Cache.PART);
      }
      assertThat(Arrays.deepEquals(channels(with, both), channels(without, both))).isTrue();
    }
  }

  private static double[][] channels(Kits kits, String text) {
    int to = 2 * Cache.PART;
    try (Kit kit = kits.open(2, 1024)) {
      List<Signal> both = Kit.signals(kit.evaluate(text));
      return kit.session()
          .results()
          .staged(
              both,
              0,
              both.getFirst().length(),
              staged ->
                  staged.stream()
                      .map(each -> kit.read(each, 0, to, 4096))
                      .toArray(double[][]::new));
    }
  }
}

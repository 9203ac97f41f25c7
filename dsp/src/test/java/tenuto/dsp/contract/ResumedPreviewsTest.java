package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Figures;
import tenuto.engine.signal.Signal;

/**
 * A part of a piece whose channels are filtered apart and normalised together, by the loudness of
 * an earlier render, goes on from the states that this render has kept of all channels.
 */
class ResumedPreviewsTest {
  private static final double PART_MS = Cache.PART * 1000 / Kits.RATE;
  private static final int FROM = 5 * Cache.PART + 1000;
  private static final int TO = FROM + 10_000;

  /** The earlier loudness: 20 dB below what is wanted, so the gain is 10. */
  private static final Figures EARLIER =
      what ->
          new Figures.Figure() {
            @Override
            public Optional<double[]> earlier() {
              return Optional.of(new double[] {-40});
            }

            @Override
            public void now(double[] numbers) {}
          };

  private static final String APART = "[sf.RBJHighPass(%1$s, 90, 1), sf.RBJLowPass(%1$s, 900, 1)]";
  private static final String BESIDE_STORED = "[sf.Realise(%1$s), sf.RBJLowPass(%1$s, 900, 1)]";

  @TempDir Path folder;

  /**
   * @param first the first channel that is read
   * @param end the channel before which reading ends
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {APART + ";0;2", APART + ";1;2", BESIDE_STORED + ";0;2"})
  void channelsThatAreNormalisedTogetherGoOnFromTheirStates(String text, int first, int end) {
    String normalised = "sf.NormaliseTo(" + text + ", -20)";
    MemoryCache cache = new MemoryCache();
    AtomicLong samples = new AtomicLong();
    Counted counted = new Counted(samples);
    Feed counting = counted.before("RBJHighPass").then(counted.before("RBJLowPass"));
    try (Kits without = new Kits(folder);
        Kits whole = new Kits(folder, cache);
        Kits part = Kits.deferring(folder, cache)) {
      evaluate(whole, Figures.NONE, normalised, 1.2, counting, first, end);
      double[][] plain = evaluate(without, Figures.NONE, text, 1.4, counting, first, end);
      samples.set(0);
      double[][] preview = evaluate(part, EARLIER, normalised, 1.4, counting, first, end);
      assertThat(Arrays.deepEquals(preview, timesTen(plain))).isTrue();
      // In each channel what is made where the note was and is, until the states are the same.
      assertThat(samples.get()).isBetween((long) Cache.PART, 4L * Cache.PART);
    }
  }

  private static double[][] timesTen(double[][] channels) {
    return Arrays.stream(channels)
        .map(each -> Arrays.stream(each).map(x -> 10 * x).toArray())
        .toArray(double[][]::new);
  }

  /**
   * @param at the part in which a note begins
   */
  private static double[][] evaluate(
      Kits kits, Figures figures, String text, double at, Feed feed, int first, int end) {
    try (Kit kit = kits.open(2, 1024)) {
      kit.session().observe().figuresFrom(figures);
      String mix = Kits.MIX.formatted((int) (6.5 * PART_MS), (int) (at * PART_MS));
      List<Signal> channels =
          Kit.signals(kit.evaluate(text.formatted(mix), feed)).subList(first, end);
      return kit.session()
          .results()
          .staged(
              channels,
              FROM,
              TO,
              staged ->
                  staged.stream()
                      .map(each -> kit.read(each, FROM, TO, 4096))
                      .toArray(double[][]::new));
    }
  }
}

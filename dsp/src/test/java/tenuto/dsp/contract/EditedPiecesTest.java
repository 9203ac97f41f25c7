package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Random pieces of some parts' length, edited again and again, sound with a cache as they do
 * without one.
 */
class EditedPiecesTest {
  /** Numbers that a piece is made from: an edit is another one in one place. */
  private static final int GENES = 80;

  private static final int DEEPEST = 4;

  private static final List<String> FILES =
      List.of("piece.wav", "piece.aiff", "piece.flac", "piece.npy");

  @TempDir Path folder;

  @Test
  void editsSoundAsWithoutACache() {
    edit(2, 6);
  }

  @Tag("long")
  @Test
  void twoThousandEditsSoundAsWithoutACache() {
    edit(100, 20);
  }

  private void edit(int pieces, int edits) {
    Random random = new Random(pieces);
    int reads = 0;
    try (Kits without = new Kits(folder)) {
      for (int piece = 0; piece < pieces; piece++) {
        int[] genes = random.ints(GENES, 0, 1000).toArray();
        MemoryCache cache = new MemoryCache();
        try (Kits with = new Kits(folder, cache)) {
          for (int edit = 0; edit < edits; edit++) {
            String text = new Writer(genes).piece();
            assertThat(samples(with, text)).as(text).isEqualTo(samples(without, text));
            String name = FILES.get((piece + genes[0]) % FILES.size());
            assertThat(file(with, text, folder.resolve("edited" + piece + name)))
                .as(text)
                .isEqualTo(file(without, text, folder.resolve("new" + name)));
            genes[random.nextInt(GENES)] = random.nextInt(1000);
          }
        }
        reads += cache.reads();
      }
    }
    assertThat(reads).isGreaterThan(pieces * edits / 2);
  }

  /** What is written, in place of what was before. */
  private static byte[] file(Kits kits, String text, Path file) {
    try (Kit kit = kits.open(2, 1024)) {
      // Half as loud, as what is clipped is written as a whole.
      String quiet = "sf.Pcnt50(sf.FixSize(%s))".formatted(text);
      kit.evaluate("sf.WriteFile([%s], '%s', 'auto', 'none')".formatted(quiet, file));
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static double[] samples(Kits kits, String text) {
    try (Kit kit = kits.open(2, 1024)) {
      Signal signal = (Signal) kit.evaluate(text);
      try (Stored stored = kit.session().store(signal)) {
        return kit.read(stored, 8192);
      }
    }
  }

  /** Writes a piece: what a number means depends on those before it. */
  private static final class Writer {
    private final int[] genes;
    private int next;

    Writer(int[] genes) {
      this.genes = genes;
    }

    private int gene() {
      return genes[next++ % genes.length];
    }

    private int oneOf(int count) {
      return gene() % count;
    }

    /** Notes in a row, and what is made of them. */
    String piece() {
      List<String> notes = new ArrayList<>();
      int count = 3 + oneOf(5);
      for (int i = 0; i < count; i++) {
        notes.add("(%s, %d)".formatted(sound(2), 20 * gene()));
      }
      String mix = "sf.MixAt([%s])".formatted(String.join(", ", notes));
      return through(through(through(mix)));
    }

    private String sound(int depth) {
      if (depth >= DEEPEST) {
        return leaf();
      }
      return switch (oneOf(5)) {
        case 0, 1 -> leaf();
        case 2 -> through(sound(depth + 1));
        case 3 -> "sf.Mix([%s, %s])".formatted(sound(depth + 1), sound(depth + 1));
        default -> "sf.Multiply(%s, %s)".formatted(sound(depth + 1), sound(depth + 1));
      };
    }

    private String leaf() {
      int ms = 100 + 9 * gene();
      return switch (oneOf(3)) {
        case 0 -> "sf.SineWave(%d, %d)".formatted(ms, 50 + gene());
        case 1 -> "sf.WhiteNoise(%d)".formatted(ms);
        default -> "sf.NumericShape((0, 0), (%d, 1), (%d, 0))".formatted(1 + ms / 3, ms);
      };
    }

    private String through(String x) {
      int hz = 100 + 5 * gene();
      List<Supplier<String>> words =
          List.of(
              () -> x,
              () -> "sf.Realise(%s)".formatted(x),
              () -> "sf.Realise(sf.Pcnt%d(%s))".formatted(1 + oneOf(100), x),
              () -> "sf.RBJLowPass(%s, %d, 0.7)".formatted(x, hz),
              () -> "sf.SVFLowPass(%s, %d)".formatted(x, hz),
              () -> "sf.Reverse(%s)".formatted(x),
              () -> "sf.Pad(%s, %d)".formatted(x, 10 * gene()),
              () -> "sf.Cut(%d, %d, %s)".formatted(gene(), 2000 + 20 * gene(), x),
              () -> "sf.Concatenate(%s, sf.SineWave(%d, 300))".formatted(x, 1 + gene()),
              () -> "sf.Convolution(%s, sf.NumericShape((0, 1), (%d, 0)))".formatted(x, 1 + gene()),
              () -> "sf.Normalise(%s)".formatted(x),
              () -> "sf.FixSize(%s)".formatted(x),
              () -> "sf.NormaliseArea(%s)".formatted(x),
              () -> "sf.RemoveDC(%s)".formatted(x),
              () -> "sf.NumericVolume(%s, sf.MaxValue(%s))".formatted(x, x),
              () -> "sf.Delay(%s, %d)".formatted(x, 1 + gene()),
              () -> "sf.DirectResample(%s, %s)".formatted(x, number(0.5 + gene() / 1000.0)),
              () -> "sf.Clean(%s)".formatted(x));
      return words.get(oneOf(words.size())).get();
    }

    private static String number(double value) {
      return String.format(Locale.ROOT, "%.4f", value);
    }
  }
}

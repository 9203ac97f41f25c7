package tenuto.bench.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Stored;

/** A word and its loop do the same work: what they make is alike. */
class WordsAgreeTest {
  /** Several chunks, and no whole number of anything. */
  private static final int SAMPLES = 50_400;

  @TempDir private Path folder;

  static List<Named<WordAndLoop>> words() {
    return AllWords.list().stream().map(pair -> Named.of(pair.word(), pair)).toList();
  }

  @ParameterizedTest
  @MethodSource("words")
  void alike(WordAndLoop pair) {
    try (Patch patch = new Patch(SAMPLES, folder)) {
      double[] ours = numbers(patch.session(), pair.ours().apply(patch));
      double[] loop =
          numbers(patch.session(), pair.loop().apply(new ArraySide(SAMPLES, false, folder)));
      assertThat(ours).hasSameSizeAs(loop);
      for (int i = 0; i < loop.length; i++) {
        assertThat(ours[i]).as("sample %d", i).isCloseTo(loop[i], within(pair.difference()));
      }
    }
  }

  @Test
  void thereAreAsManyAsWereComparedWithTheOriginal() {
    assertThat(AllWords.list().stream().map(WordAndLoop::word)).hasSize(55).doesNotHaveDuplicates();
  }

  /** In one JVM, as the flags of this one are not for a program. */
  @Test
  void tableHasARowForEachWord() throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      Words.main("--together", "--samples", "9600", "--rounds", "1", "Clip", "WriteSignal");
    } finally {
      System.setOut(out);
    }
    assertThat(said.toString(StandardCharsets.UTF_8))
        .contains("| Clip | ", "| WriteSignal | ", "Of 2 words ");
  }

  private static double[] numbers(Session session, Object made) {
    return switch (made) {
      case Stored stored -> samples(session, stored);
      case double[] array -> array;
      case Double number -> new double[] {number};
      case Path file -> written(file);
      default -> throw new IllegalArgumentException(made.toString());
    };
  }

  private static double[] samples(Session session, Stored signal) {
    int length = (int) signal.length();
    try (signal;
        Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(length), 64), 0);
      reader.read(0, block, 0, length);
      return block.memory().asSlice(0, 8L * length).toArray(ValueLayout.JAVA_DOUBLE);
    }
  }

  /** The samples at the end of a file, whatever its header: ours has a longer one in a wav. */
  private static double[] written(Path file) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      boolean whole = file.toString().endsWith(".wav");
      bytes.position(bytes.limit() - SAMPLES * (whole ? 4 : 8));
      double[] samples = new double[SAMPLES];
      for (int i = 0; i < SAMPLES; i++) {
        samples[i] = whole ? Integer.reverseBytes(bytes.getInt()) * 0x1p-31 : bytes.getDouble();
      }
      return samples;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

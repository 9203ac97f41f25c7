package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.python.core.PyObject;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.contract.Example;
import tenuto.engine.signal.Signal;
import tenuto.scripting.rules.Ownership;

/** Every word that Sonic Field had, in either year, is here, can be called and can be read. */
class SonicFieldWordsTest {
  private static final Pattern SERIES = Pattern.compile("(.*)#(\\d+)\\.\\.(\\d+)");

  @TempDir static Path folder;

  private static Kits kits;

  @BeforeAll
  static void open() {
    kits = new Kits(folder);
    kits.makeSamples();
  }

  @AfterAll
  static void close() {
    kits.close();
  }

  /** The lines of the list, without the comment, as year and words. */
  private static Stream<String[]> lines() {
    try (InputStream list =
        SonicFieldWordsTest.class.getResourceAsStream("sonic-field-words.txt")) {
      String text = new String(list.readAllBytes(), StandardCharsets.US_ASCII);
      return text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" "));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<String> words() {
    return lines().flatMap(line -> Arrays.stream(line).skip(1)).flatMap(SonicFieldWordsTest::each);
  }

  private static Stream<String> each(String word) {
    Matcher series = SERIES.matcher(word);
    return series.matches()
        ? IntStream.rangeClosed(
                Integer.parseInt(series.group(2)), Integer.parseInt(series.group(3)))
            .mapToObj(number -> series.group(1) + number)
        : Stream.of(word);
  }

  /** 548 and 559 it said of itself, some of which were the same word in two spellings. */
  @Test
  void theListIsWhole() {
    List<String> all = words().toList();
    assertThat(all).doesNotHaveDuplicates().hasSizeGreaterThan(540);
    assertThat(lines().map(line -> line[0])).containsOnly("both", "2015", "2017");
  }

  /** All others say of themselves that they are ours, as they are called more strictly. */
  @Test
  void ourOwnWordsSaySo() {
    Set<String> theirs = words().collect(Collectors.toSet());
    for (Word word : new Catalogue().words()) {
      boolean isTheirs =
          word.names().stream().flatMap(SonicFieldWordsTest::each).anyMatch(theirs::contains);
      assertThat(word.isOwn()).as(word.name()).isEqualTo(!isTheirs);
    }
  }

  @ParameterizedTest
  @MethodSource("words")
  void canBeCalledAndRead(String name) {
    Word word = new Catalogue().word(name);
    assertThat(word).as("sf.%s", name).isNotNull();
    Example example = Example.of(word);
    try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
      PyObject result = kit.evaluate(kits.expression(example), Feed.AS_IT_IS);
      for (Signal signal : Outcome.signals(example, result)) {
        assertThat(kit.read(signal, 4096)).hasSize((int) signal.length());
      }
    }
  }
}

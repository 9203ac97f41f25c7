package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.word.Dialect;
import tenuto.engine.signal.Signal;

/**
 * Patches that the original Sonic Field ran, run here: they give the numbers it gave, to 1e-9 of
 * the peak. What was measured is in goldens.tsv.
 */
class GoldensTest {
  private static final Pattern WORD = Pattern.compile("sf\\.(\\w+)");
  private static final Pattern HELPER = Pattern.compile("\\b(src|sine|ramp|env|click)\\(");

  /**
   * Entries that show what is not to be reproduced: memory that the original never wrote (RemoveDC
   * throughout, RectangularSplit's second half), and signs of samples that are zero but for the
   * rounding of its sines (MakeSawTooth, MakeTriangle, SubOctave). docs/sonic-field.md says what
   * the words do here.
   */
  private static final Set<String> OTHERWISE =
      Set.of("MakeSawTooth", "MakeTriangle", "RectangularSplit[0]", "RemoveDC", "SubOctave");

  /** The samples that the original never wrote, which were zero where it was measured. */
  private static final Pattern UNWRITTEN =
      Pattern.compile("uninitialised memory at (\\d+) of the samples (\\d+) to (\\d+);");

  private static final List<String> LINES = lines();

  @TempDir static Path folder;

  private static Kits kits;

  /** A line of the file. */
  record Golden(String name, String patch, String[] cells) {
    static Golden of(String line) {
      String[] cells = line.split("\t", -1);
      return new Golden(cells[0], cells[2], cells);
    }

    boolean isNumber() {
      return cells[3].isEmpty();
    }

    double number(int cell) {
      return Double.parseDouble(cells[cell]);
    }

    double[] numbers(int cell) {
      return Stream.of(cells[cell].split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    /** Whether the catalogue has all words of the patch and of the helpers it calls. */
    boolean isKnown(Catalogue catalogue) {
      String all =
          HELPER
              .matcher(patch)
              .results()
              .map(match -> helper(match.group(1)))
              .collect(Collectors.joining(" ", patch + " ", ""));
      return WORD.matcher(all).results().allMatch(match -> catalogue.word(match.group(1)) != null);
    }

    /** Whether it calls the word of the property {@code word}, if that is set. */
    boolean isWanted() {
      String word = System.getProperty("word");
      return word == null
          || WORD.matcher(patch)
              .results()
              .anyMatch(m -> List.of(word.split(",")).contains(m.group(1)));
    }

    private static String helper(String name) {
      return preamble().filter(line -> line.startsWith(name + " ")).findFirst().orElseThrow();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  @BeforeAll
  static void open() {
    kits = new Kits(folder);
  }

  @AfterAll
  static void close() {
    kits.close();
  }

  private static List<String> lines() {
    try (InputStream file = GoldensTest.class.getResourceAsStream("/goldens.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The helpers' definitions. */
  private static Stream<String> preamble() {
    return LINES.stream().filter(line -> line.startsWith("#! ")).map(line -> line.substring(3));
  }

  private static List<Golden> all() {
    return LINES.stream()
        .filter(line -> !line.startsWith("#"))
        .skip(1) // the columns' names
        .map(Golden::of)
        .filter(golden -> !golden.cells()[8].isEmpty()) // one word was not there in the original
        .toList();
  }

  static Stream<Golden> known() {
    Catalogue catalogue = new Catalogue();
    return all().stream()
        .filter(golden -> golden.isKnown(catalogue) && !OTHERWISE.contains(golden.name()))
        .filter(Golden::isWanted);
  }

  @Test
  void everyWordIsThere() {
    Catalogue catalogue = new Catalogue();
    assertThat(all()).hasSizeGreaterThan(90).allMatch(golden -> golden.isKnown(catalogue));
    assertThat(all().stream().map(Golden::name)).containsAll(OTHERWISE);
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("known")
  void aPatchGivesTheNumbersOfTheOriginal(Golden golden) {
    try (Kit kit = kits.open(2, 2048)) {
      kit.context().follow(Dialect.SONIC_FIELD_2015);
      kit.evaluate("sf.SetSampleRate(48000)");
      preamble().forEach(kit::define);
      Object result = kit.evaluate(golden.patch(), Feed.AS_IT_IS);
      if (golden.isNumber()) {
        assertThat(((Number) result).doubleValue())
            .isCloseTo(golden.number(8), within(1e-9 * Math.abs(golden.number(8))));
      } else {
        assertMatches(golden, kit.read((Signal) result, 4096));
      }
      kit.end();
      assertThat(kit.lent()).as("nothing is lent").isZero();
    }
  }

  /** What the original left out is computed here: it is made zero as it was there. */
  private static void forgetUnwritten(Golden golden, double[] got) {
    Matcher unwritten = UNWRITTEN.matcher(String.join("\t", golden.cells()));
    if (unwritten.find()) {
      int first = Integer.parseInt(unwritten.group(2));
      int last = Integer.parseInt(unwritten.group(3));
      if (isZero(golden, first, last)) { // else it was only read, somewhere after a kernel
        Arrays.fill(got, first, last + 1, 0);
      }
    }
  }

  private static boolean isZero(Golden golden, int first, int last) {
    double[] index = golden.numbers(7);
    double[] values = golden.numbers(8);
    return IntStream.range(0, index.length)
        .filter(k -> first <= index[k] && index[k] <= last)
        .allMatch(k -> values[k] == 0);
  }

  private static void assertMatches(Golden golden, double[] got) {
    assertThat(got).hasSize(Integer.parseInt(golden.cells()[3]));
    forgetUnwritten(golden, got);
    double peak = golden.number(4);
    double squares = 0;
    double sum = 0;
    double top = 0;
    for (double x : got) {
      squares += x * x;
      sum += x;
      top = Math.max(top, Math.abs(x));
    }
    double near = 1e-9 * peak;
    assertThat(top).as("peak").isCloseTo(peak, within(near));
    assertThat(Math.sqrt(squares / got.length)).as("rms").isCloseTo(golden.number(5), within(near));
    assertThat(sum / got.length).as("mean").isCloseTo(golden.number(6), within(near));
    double[] index = golden.numbers(7);
    double[] values = golden.numbers(8);
    for (int k = 0; k < index.length; k++) {
      int at = (int) index[k];
      assertThat(got[at]).as("sample %d", at).isCloseTo(values[k], within(near));
    }
  }
}

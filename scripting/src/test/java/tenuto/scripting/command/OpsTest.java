package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.python.MusicTexts;
import tenuto.tools.support.CapturedRun;

/** How words are found from the command line. */
class OpsTest {
  private static List<String> lines(String... arguments) {
    CapturedRun told = TenutoRun.by(arguments);
    assertThat(told.exit()).as(told.err()).isZero();
    return told.out().lines().toList();
  }

  @Test
  void familiesAreListedWithALineForEachWordOrSeries() {
    List<String> lines = lines("ops");
    assertThat(lines)
        .contains("Filters", "Levels", "Music")
        .contains("  SineWave(ms, hz)  A sine wave")
        .contains("  DB1 ... DB100(x)  Gain of the number of decibels in the word's name")
        .anyMatch(
            line ->
                line.startsWith(
                    "  ReadMidi(path, allow_damaged=False)  The content of a MIDI file"));
    assertThat(lines.indexOf("Filters")).isLessThan(lines.indexOf("Levels"));
    Set<List<String>> operators = new HashSet<>();
    new Catalogue().words().forEach(word -> operators.add(word.names()));
    assertThat(lines.stream().filter(line -> line.startsWith("  ")))
        .hasSize(operators.size() + MusicTexts.texts().size());
  }

  @Test
  void wordsAndFamiliesCanBeNamed() {
    assertThat(lines("ops", "SineWave", "sf.Mix", "DB7"))
        .satisfiesExactly(
            sine -> assertThat(sine).startsWith("SineWave(ms, hz)  "),
            mix -> assertThat(mix).startsWith("Mix(x...)  "),
            seven -> assertThat(seven).startsWith("DB"));
    assertThat(lines("ops", "filters"))
        .anyMatch(line -> line.startsWith("RBJLowPass(x, hz, q)  "))
        .noneMatch(line -> line.startsWith("Mix("));
    assertThat(lines("ops", "ReadMidi")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "low pass, RBJLowPass",
    "fft, FrequencyDomain",
    "lufs, Loudness",
    "save, WriteFile",
    "cross-fades, CrossFadeSplit",
    "midi file, ReadMidi"
  })
  void aTextFindsWhatItMeans(String text, String word) {
    List<String> found = lines("ops", "--search", text);
    assertThat(found).hasSizeLessThan(13).anyMatch(line -> line.startsWith(word + "("));
  }

  @Test
  void theBestComesFirst() {
    assertThat(lines("ops", "--search", "mix").getFirst()).startsWith("Mix(");
  }

  @Test
  void whatIsFoundCanBeJson() {
    JsonObject sine =
        JsonParser.parseString(lines("ops", "SineWave", "--json").getFirst()).getAsJsonObject();
    assertThat(sine.get("family").getAsString()).isEqualTo("Generators");
    assertThat(sine.get("parameters").getAsJsonArray()).hasSize(2);
  }

  /** Otherwise whoever finds the one does not find the other. */
  @Test
  void wordsOfOneIdeaPointToEachOther() {
    Catalogue catalogue = new Catalogue();
    Set<String> oneWay = new TreeSet<>();
    for (Word word : catalogue.words()) {
      for (String name : word.related()) {
        Word other = catalogue.word(name);
        assertThat(other).as("%s: see %s", word.name(), name).isNotNull();
        if (word.names().stream().noneMatch(other.related()::contains)) {
          oneWay.add("%s does not name %s".formatted(name, word.name()));
        }
      }
    }
    assertThat(oneWay).isEmpty();
  }
}

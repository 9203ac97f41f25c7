package tenuto.scripting.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.Mono;
import tenuto.scripting.python.Patches;

/**
 * What the build writes of words for Python 3; Python's own tests compare it with the catalogue.
 */
class PythonWordsTest {
  @TempDir Path folder;

  private final Catalogue catalogue = new Catalogue();

  @Test
  void aSeriesIsOneRow() {
    JsonObject table = JsonParser.parseString(PythonWords.table(catalogue)).getAsJsonObject();
    assertThat(table.keySet()).contains("SineWave", "DB#1..100").doesNotContain("DB1", "DB7");
    assertThat(table.getAsJsonArray("Pcnt_#0..100").asList().stream().map(e -> e.getAsString()))
        .startsWith("pcnt_#", "lazy method", "Pcnt_#(x)");
  }

  @Test
  void filesThatAreRightAreLeftAlone() throws IOException {
    PythonWords.main(new String[] {folder.toString()});
    FileTime old = FileTime.fromMillis(1000);
    for (String name : List.of("words.json", "_words.pyi", "_methods.pyi")) {
      Files.setLastModifiedTime(folder.resolve(name), old);
    }
    Files.writeString(folder.resolve("words.json"), "half");
    PythonWords.main(new String[] {folder.toString()});
    assertThat(Files.getLastModifiedTime(folder.resolve("_words.pyi"))).isEqualTo(old);
    assertThat(folder.resolve("words.json")).hasContent(PythonWords.table(catalogue));
  }

  /** What a stub says of one signal is what the word's example gives of one. */
  @Test
  void linkedWordsGiveOfOneSignalWhatTheySay() {
    List<Word> linked =
        catalogue.words().stream()
            .filter(word -> word.isLinked() && word.result() == List.class)
            .filter(word -> word.ofMono() != Mono.EITHER)
            .toList();
    String calls =
        linked.stream()
            .map(
                word ->
                    word.example().replaceFirst("^sf\\.\\w+\\(", "made(sf." + word.name() + ", "))
            .collect(Collectors.joining("\n"));
    String printed =
        new Patches(folder)
            .scoped(
                """
                def made(word, x, *others):
                    try:
                        one = word(x[0] if isinstance(x, list) else x, *others)
                    except ValueError: # it is of channels only
                        one = []
                    print 'CHANNELS' if isinstance(one, list) else 'MONO'
                """
                    + calls)
            .ok()
            .out();
    assertThat(printed.lines())
        .containsExactlyElementsOf(linked.stream().map(word -> word.ofMono().name()).toList());
  }
}

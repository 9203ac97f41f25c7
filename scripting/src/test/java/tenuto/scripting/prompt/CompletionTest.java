package tenuto.scripting.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;

class CompletionTest {
  @TempDir Path folder;
  private PromptKit kit;

  @BeforeEach
  void open() {
    kit = new PromptKit(folder);
    kit.obey("x = sf.Silence(10)", "bells = 3", "def bell(ms, hz, q=1): pass", "");
  }

  @AfterEach
  void close() {
    kit.close();
  }

  private Collection<String> after(String text) {
    return new Completion(kit.interpreter(), new Catalogue(), folder).after(text).keySet();
  }

  @Test
  void wordsOldAndNew() {
    assertThat(after("y = sf.Sa")).contains("Saw", "Saturate").doesNotContain("SineWave");
    assertThat(after("sf.saw")).containsExactly("Saw");
    assertThat(after("sf.")).hasSizeGreaterThan(580).contains("MakeSawTooth", "Note", "scope");
  }

  @Test
  void variablesAndWhatStandsAlone() {
    assertThat(after("be")).containsExactly("bell", "bells");
    assertThat(after("pl")).containsExactly("play", "plot");
    assertThat(after("f(pl")).isEmpty();
    assertThat(after("y = sf_")).contains("sf_do", "sf_parallel");
    assertThat(after("whi")).containsExactly("while");
  }

  @Test
  void parametersWithinACall() {
    assertThat(after("sf.RBJLowPass(sf.Saw(10, 20), ")).contains("x=", "hz=", "q=", "bells");
    assertThat(after("sf.RBJLowPass(x, h")).contains("hz=", "hash");
    assertThat(after("sf.RBJLowPass(x, ")).contains("hz=", "sf").doesNotContain("hash", "and");
    assertThat(after("sf.RBJLowPass(sf.Saw(10, p")).contains("phase=");
    assertThat(after("x.rbj_low_pass(")).contains("hz=", "q=").doesNotContain("x=");
    assertThat(after("bell(q")).contains("q=");
    assertThat(after("bell(1)(q")).doesNotContain("q=");
  }

  @Test
  void methodsAndAttributes() {
    assertThat(after("x.rbj_l"))
        .containsExactly("rbj_limited_peaking", "rbj_low_pass", "rbj_low_shelf");
    assertThat(after("x.sam")).contains("samples");
    assertThat(after("nothing.sam")).isEmpty();
    assertThat(after("sf.Saw(10, 20).rbj_low_p")).containsExactly("rbj_low_pass");
  }

  @Test
  void filesWithinQuotes() throws IOException {
    Files.createDirectories(folder.resolve("rooms"));
    Files.createFile(folder.resolve("rooms/hall.wav"));
    assertThat(after("sf.ReadFile('roo")).contains("rooms/");
    assertThat(after("sf.ReadFile(\"rooms/h")).containsExactly("rooms/hall.wav");
    assertThat(after("sf.ReadFile('no/such/")).isEmpty();
  }
}

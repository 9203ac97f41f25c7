package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.tools.input.ChainException;

class PresetsTest {
  private static final Catalogue CATALOGUE = new Catalogue();

  @TempDir Path folder;

  private String meaning(String chain, String... files) throws Exception {
    List<Path> paths = new ArrayList<>();
    for (String text : files) {
      paths.add(Files.writeString(folder.resolve("presets" + paths.size()), text));
    }
    return StepChain.parse(chain, new ChainWords(CATALOGUE, new Presets(paths))).text();
  }

  @Test
  void isReplacedByItsSteps() throws Exception {
    String file =
        """
        # For episodes
        podcast = highpass 80,
            # softer
            gain -20dB
        Loud = @podcast, normalise
        """;
    assertThat(meaning("dc, @Podcast, reverse", file))
        .isEqualTo("dc[], highpass[80.0, 0.7071067811865476], gain[0.1], reverse[]");
    assertThat(meaning("@loud", file))
        .isEqualTo("highpass[80.0, 0.7071067811865476], gain[0.1], normalise[0.0]");
  }

  @Test
  void ofTheProjectGoesBeforeTheUsers() throws Exception {
    assertThat(meaning("@a, @b", "a = dc\nb = reverse\n", "\uFEFFa = gain 20dB\r\n"))
        .isEqualTo("gain[10.0], reverse[]");
  }

  @Test
  void errorsNameThePresetAndItsFile() {
    assertThatThrownBy(() -> meaning("dc, @podcats", "podcast = dc"))
        .isInstanceOf(ChainException.class)
        .hasMessage("step 2 (@podcats): there is no such preset; did you mean @podcast?");
    assertThatThrownBy(() -> meaning("@a", "a = dc, gain 3x"))
        .hasMessage(
            "@a of %s: step 2 (gain 3x): gain must be a gain such as -3, -3dB or 50%%, or an existing sound file or @a.csv, but is '3x'"
                .formatted(folder.resolve("presets0")));
    assertThatThrownBy(() -> meaning("@a", "a = @b\nb = dc, @a"))
        .hasMessageContaining("step 2 (@a): @a contains itself");
    assertThatThrownBy(() -> meaning("@a", "a = dc\nnormalise -1dB"))
        .hasMessageContaining("presets0, line 2: must be NAME = CHAIN, but is 'normalise -1dB'");
    assertThatThrownBy(() -> meaning("@a", "# none yet"))
        .hasMessageContaining("step 1 (@a): there is no preset: write 'NAME = CHAIN' into ");
  }

  @Test
  void areInTheFoldersOfXdgAndWindows() {
    Path home = folder.resolve("home");
    Path given = folder.resolve("given");
    Map<String, String> none = Map.of();
    assertThat(Presets.usersFile(none::get, home, false))
        .isEqualTo(home.resolve(".config/tenuto/presets"));
    assertThat(Presets.usersFile(Map.of("XDG_CONFIG_HOME", "" + given)::get, home, false))
        .isEqualTo(given.resolve("tenuto/presets"));
    assertThat(Presets.usersFile(Map.of("XDG_CONFIG_HOME", "relative")::get, home, false))
        .isEqualTo(home.resolve(".config/tenuto/presets"));
    assertThat(Presets.usersFile(Map.of("APPDATA", "" + given)::get, home, true))
        .isEqualTo(given.resolve("tenuto/presets"));
    assertThat(Presets.usersFile(none::get, home, true))
        .isEqualTo(home.resolve("AppData/Roaming/tenuto/presets"));
  }

  @Test
  void ofAProjectIsInTheFolderOrAboveIt() throws Exception {
    Path within = Files.createDirectories(folder.resolve("album/disc 1"));
    Path file = Files.writeString(folder.resolve(Presets.PROJECT), "a = dc");
    assertThat(Presets.projectsFile(within)).contains(file);
    Path nearer = Files.writeString(within.resolve(Presets.PROJECT), "a = dc");
    assertThat(Presets.projectsFile(within)).contains(nearer);
  }

  @Test
  void areListedAndExplained() throws Exception {
    Path file = Files.writeString(folder.resolve("presets"), "b = dc\na = gain 3dB\n");
    Presets presets = new Presets(List.of(file, folder.resolve("none")));
    assertThat(presets.table(false)).containsExactly("@a = gain 3dB", "@b = dc");
    assertThat(presets.table(true).getFirst())
        .isEqualTo("{\"preset\":\"a\",\"chain\":\"gain 3dB\",\"file\":\"%s\"}".formatted(file));
    assertThat(presets.help("@A").orElseThrow()).contains("@a = gain 3dB").contains("" + file);
    assertThat(presets.help("@c")).isEmpty();
    assertThat(presets.missing("aa")).isEqualTo("there is no such preset; did you mean @a?");
  }
}

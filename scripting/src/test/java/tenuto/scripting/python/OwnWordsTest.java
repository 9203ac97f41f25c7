package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions of Python as words, from the patch itself or from a module beside it. */
class OwnWordsTest {
  @TempDir Path folder;
  private Patches patches;

  private static final String WORD =
      """
      @sf.word
      def WarmTape(x, drive=2):
          return sf.Saturate(x * drive)
      """;

  @BeforeEach
  void patches() {
    patches = new Patches(folder);
  }

  @Test
  void aFunctionBecomesAWordAndAMethod() {
    patches
        .scoped(
            WORD
                + """
                x = sf.Constant(10, 1)
                same(sf.ValueAt(sf.WarmTape(x), 5), 2 / 3.0)
                same(sf.ValueAt(x.warm_tape(drive=3), 5), 0.75)
                same(sf.ValueAt(WarmTape(x, 1), 5), 0.5)
                """)
        .ok();
  }

  @Test
  void aModuleOfWordsIsFoundWhenOneIsAsked() throws IOException {
    Files.writeString(folder.resolve("tenuto_words.py"), WORD + "print 'imported'\n");
    assertThat(
            patches
                .scoped(
                    """
                    x = sf.Constant(10, 1)
                    print 'asking'
                    same(sf.ValueAt(x.warm_tape(), 5), 2 / 3.0)
                    same(sf.ValueAt(sf.WarmTape(x), 5), 2 / 3.0)
                    """)
                .ok()
                .out())
        .isEqualTo("asking\nimported\n");
  }

  @Test
  void whatIsNoFunctionAndWhatIsNoWordAreErrors() {
    assertThat(patches.scoped("sf.word(5)").error()).contains("sf.word: f must be a function");
    assertThat(patches.scoped("sf.WarmTap").error()).contains("sf has no word 'WarmTap'");
    assertThat(patches.scoped("sf.Silence(5).warm()").error()).contains("a signal has no 'warm'");
  }

  @Test
  void anErrorInTheModuleIsSaid() throws IOException {
    Files.writeString(folder.resolve("tenuto_words.py"), "import no_such_module_there\n");
    assertThat(patches.scoped("sf.WarmTape").error()).contains("no_such_module_there");
  }
}

package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that a patch reads when it wants their samples. */
class ReadFileTest {
  @TempDir Path folder;
  private Patches patches;
  private String take;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
    take = folder.resolve("out/take.wav").toString();
    patches.scoped("sf.WriteFile([sf.SineWave(2000, 440)] * 2, 'take.wav', 'float64')").ok();
  }

  @Test
  void takesNoRoomUntilItIsStored() {
    for (String end : new String[] {"", "sf.Realise(l)\n"}) {
      Patches.Ran ran =
          patches.run("patch.sy", "l, r = sf.ReadFile('%s')\n%s".formatted(take, end));
      assertThat(ran.ok().result().leaks()).hasSize(end.isEmpty() ? 0 : 1);
    }
  }

  @Test
  void isReadFromTheFileThatWasThereWhenItsNameIsWrittenAnew() {
    patches
        .scoped(
            """
            import sys
            l, r = sf.ReadFile(sys.argv[1])
            before = sf.ValueAt(l, 100)
            sf.WriteFile([l * 0.5, r * 0.5], 'take.wav', 'float64')
            same(sf.ValueAt(l, 100), before)
            same(sf.ValueAt(sf.ReadFile(sys.argv[1])[0], 100), before / 2)
            """,
            take)
        .ok();
  }

  @Test
  void aFileCutShortMeanwhileIsAnErrorOfTheWordThatWantedIt() throws IOException {
    String patch =
        """
        import sys
        l, r = sf.ReadFile(sys.argv[1])
        open(sys.argv[1], 'r+').truncate(100000)
        sf.WriteFile16(l, 'never.wav')
        """;
    Patches.Ran ran = patches.run("patch.py", patch, take);
    assertThat(ran.result().exit()).isEqualTo(1);
    assertThat(ran.error())
        .startsWith(
            "sf.WriteFile16: %s: the file was cut short since it was opened".formatted(take))
        .contains("patch.py:4: sf.WriteFile16");
    assertThat(folder.resolve("out/never.wav")).doesNotExist();
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./tenuto} whose standard output is full, or is read by nobody any more. */
@EnabledOnOs(OS.LINUX)
class FullOutputIT {
  @TempDir Path folder;
  private String sound;

  @BeforeEach
  void setUp() {
    sound = Command.root().resolve("samples/bell.wav").toString();
  }

  private void isSaidOnce(String... arguments) throws Exception {
    ProcessBuilder process =
        Command.tenuto(folder, arguments).redirectOutput(new File("/dev/full"));
    Command ran = Command.run(process);
    assertThat(ran)
        .as(String.join(" ", arguments))
        .isEqualTo(
            new Command(
                1, "", "tenuto: standard output cannot be written: No space left on device\n"));
  }

  @Test
  void dataThatAreLostAreAFailure() throws Exception {
    Path patch = Files.writeString(folder.resolve("p.py"), "print 'data'\n");
    isSaidOnce("info", sound, sound, "--json");
    isSaidOnce("--version");
    isSaidOnce("process", "dc", sound, "--out", "out", "--json", "--quiet");
    isSaidOnce("render", patch.toString(), "--quiet");
    assertThat(folder.resolve("out/bell.wav")).exists();
  }

  @Tag("long")
  @Test
  void soTheyAreInTheOtherCommands() throws Exception {
    isSaidOnce("measure", sound);
    isSaidOnce("ops");
    isSaidOnce("help", "Volume");
    isSaidOnce("--help");
    isSaidOnce("convert", sound, "--out", "dry", "--dry-run");
  }

  /** As the signal PIPE ends cat and sox, in code 141. */
  @Test
  void aPipeThatIsClosedEndsQuietly() throws Exception {
    for (String line : new String[] {"ops", "info '" + sound + "' '" + sound + "' --layout"}) {
      Path tenuto = Command.root().resolve("tenuto");
      Command ran =
          Command.run(
              Command.of(
                  folder,
                  Path.of("/bin/sh"),
                  "-c",
                  "{ '" + tenuto + "' " + line + "; echo $? >&2; } | :"));
      assertThat(ran).isEqualTo(new Command(0, "", "141\n"));
    }
  }
}

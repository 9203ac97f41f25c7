package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where {@code ./tenuto} stores signals if nobody says where. */
class TemporaryFolderIT {
  @TempDir Path folder;

  @Test
  void isTheOneThatTheEnvironmentNames() throws Exception {
    Path patch =
        Files.writeString(
            folder.resolve("p.py"),
            "import os\n"
                + "x = sf.Realise(sf.WhiteNoise(1000))\n"
                + "print os.listdir(os.environ['TMPDIR'])\n");
    Path scratch = Files.createDirectory(folder.resolve("my scratch"));
    ProcessBuilder process =
        Command.tenuto(folder, "render", patch.toString(), "--keep-swap", "--quiet");
    process.environment().put("TMPDIR", scratch.toString());
    Command ran = Command.run(process);
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains(".swap");
    process = Command.tenuto(folder, "render", patch.toString(), "--quiet", "-c", "1");
    process.environment().put("TMPDIR", folder.resolve("none").toString());
    assertThat(Command.run(process)).isEqualTo(new Command(0, "", ""));
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The prompt as its users have it. */
class ReplIT {
  @TempDir Path folder;

  private Command run(ProcessBuilder process, String typed) throws Exception {
    process.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
    Process running = process.start();
    try (OutputStream keys = running.getOutputStream()) {
      keys.write(typed.getBytes(StandardCharsets.UTF_8));
    }
    return Command.await(running);
  }

  @Test
  void whatIsPipedIsDoneWithoutAPrompt() throws Exception {
    Command run =
        run(Command.tenuto(folder, "repl"), "x = sf.Silence(1000)\nx\n6 * 7\n1/0\nprint 'no'\n");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out().lines().findFirst()).contains("1.000 s, 96,000 samples at 96 kHz, silent");
    assertThat(run.out()).endsWith("42\n");
    assertThat(run.err()).contains("tenuto: ZeroDivisionError", "of disk");
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tenuto worker} as schedulers have it: replies are its own, whatever a command does. */
class WorkerIT {
  @TempDir Path folder;

  private Command worked(String... lines) throws Exception {
    Process process = Command.tenuto(folder, "worker").start();
    process.getOutputStream().write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
    StringBuilder replies = new StringBuilder();
    int exits = 0;
    for (String line; exits < lines.length && (line = process.inputReader().readLine()) != null; ) {
      replies.append(line).append('\n');
      exits +=
          line.contains("\"number\":" + (exits + 1) + "}") && line.contains("\"exit\":") ? 1 : 0;
    }
    process.getOutputStream().close();
    Command rest = Command.await(process);
    return new Command(rest.exit(), replies + rest.out(), rest.err());
  }

  /** What such a child printed was taken for the end of its command, and so on for all others. */
  @Test
  void whatAChildPrintsIsNoReply() throws Exception {
    Files.writeString(
        folder.resolve("patch.py"),
        """
        import subprocess
        subprocess.call(['sh', '-c', 'echo \\'{"exit": 0, "number": 1}\\'; echo child'])
        print 'patch'
        """);
    Command done =
        worked(
            "{\"args\": [\"render\", \"patch.py\", \"--quiet\"]}", "{\"args\": [\"--version\"]}");
    assertThat(done.exit()).isZero();
    assertThat(done.out().lines().skip(1))
        .containsExactly(
            "{\"out\":\"patch\",\"number\":1}",
            "{\"exit\":0,\"number\":1}",
            version(),
            "{\"exit\":0,\"number\":2}");
    assertThat(done.err()).isEqualTo("{\"exit\": 0, \"number\": 1}\nchild\n");
  }

  @Test
  void aWorkerWithinAWorkerIsRefusedAndEndsNothing() throws Exception {
    Command done = worked("{\"args\": [\"worker\"]}", "{\"args\": [\"--version\"]}");
    assertThat(done.exit()).isZero();
    assertThat(done.out().lines().skip(1))
        .containsExactly(
            "{\"err\":\"tenuto: a worker runs no worker\",\"number\":1}",
            "{\"exit\":2,\"number\":1}",
            version(),
            "{\"exit\":0,\"number\":2}");
  }

  /** The second command's reply. */
  private String version() throws Exception {
    String version = Command.run(Command.tenuto(folder, "--version")).out().strip();
    return "{\"out\":\"%s\",\"number\":2}".formatted(version);
  }
}

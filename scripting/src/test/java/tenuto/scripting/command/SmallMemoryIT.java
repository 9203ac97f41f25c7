package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A machine, or a container, of 256 MiB: twice as much and more is stored and read back, and the
 * system's killer of processes without memory stays away.
 */
@Tag("long")
class SmallMemoryIT {
  private static final long BYTES = 256L << 20;
  private static final Path GROUPS = Path.of("/sys/fs/cgroup");

  @TempDir Path folder;
  private Path group;

  @BeforeEach
  void makeGroup() throws IOException {
    boolean unified = Files.exists(GROUPS.resolve("cgroup.controllers"));
    Path parent = unified ? GROUPS : GROUPS.resolve("memory");
    assumeTrue(Files.isWritable(parent), "no memory groups can be made here");
    group = Files.createDirectory(parent.resolve("tenuto-" + ProcessHandle.current().pid()));
    Path limit = group.resolve(unified ? "memory.max" : "memory.limit_in_bytes");
    assumeTrue(Files.isWritable(limit), "no memory groups can be made here");
    Files.writeString(limit, Long.toString(BYTES));
  }

  @AfterEach
  void removeGroup() throws IOException {
    if (group != null) {
      Files.deleteIfExists(group);
    }
  }

  @Test
  void muchMoreThanItsMemoryIsStoredAndReadBack() throws Exception {
    Path example = Command.root().resolve("examples/larger_than_memory.py");
    List<String> render =
        Command.tenuto(folder, "render", example.toString(), "700M", "2000", "--out", "out")
            .command();
    ProcessBuilder process =
        Command.tenuto(folder)
            .command("sh", "-c", "echo $$ >\"$0\"/cgroup.procs && exec \"$@\"", group.toString());
    process.command().addAll(render);
    Command ran = Command.run(process);
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("every one is what was stored");
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Commands in a resident program that has no memory, disk, files, or right to run them. */
@EnabledOnOs(OS.LINUX)
class WarmLimitsIT {
  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  @BeforeEach
  void setUp() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
    Files.deleteIfExists(temporary.resolve("tree/scripting/target/lib"));
  }

  private Command script(String script, String warm) throws Exception {
    return Command.run(programs.script(script, warm));
  }

  private static Command sh(String script, Object... values) throws Exception {
    return Command.run(
        Command.of(Path.of("/"), Path.of("/bin/sh"), "-c", script.formatted(values)));
  }

  /** A program like ours whose JVM has 256 MB of heap. */
  private Path small() throws Exception {
    Path tree = Files.createDirectory(temporary.resolve("tree"));
    LauncherIT.copyLauncher(tree);
    Path target = Files.createDirectories(tree.resolve("scripting/target"));
    Files.createSymbolicLink(target.resolve("lib"), Command.root().resolve("scripting/target/lib"));
    Files.writeString(tree.resolve(".mvn/tenuto.jvm"), "-Xmx256m\n", StandardOpenOption.APPEND);
    return tree.resolve("tenuto");
  }

  private static String where(Path tenuto) {
    return "'%s' render --quiet -c '%s'".formatted(tenuto, ResidentPrograms.WHERE);
  }

  /**
   * A patch that fills the heap fails as in a JVM of its own; a program whose heap stays full ends.
   */
  @Test
  void aFullHeapEndsTheProgram() throws Exception {
    Path tenuto = small();
    String fill = "'" + tenuto + "' render --quiet -c 'a = [0]\nwhile True: a = a + a'";
    Command cold = script(fill, "0");
    assertThat(cold.exit()).isEqualTo(1);
    assertThat(cold.err()).contains("heap");
    script(where(tenuto), "1");
    assertThat(script(fill, "1")).isEqualTo(cold);
    String first = script(where(tenuto), "1").out();
    String hold =
        """
        from java.lang import Class
        held = Class.forName("tenuto.scripting.warm.Memory").getClassLoader()
        held.setClassAssertionStatus("a" * 60000000, True)
        """;
    Command held = script("'" + tenuto + "' render --quiet -c '" + hold + "'", "1");
    assertThat(held).isEqualTo(new Command(0, "", ""));
    ResidentPrograms.await("ended", () -> !ResidentPrograms.isAlive(Long.parseLong(first.strip())));
    assertThat(script(where(tenuto), "1").out()).isNotEqualTo(first);
  }

  /** With the descriptors that are left it answers as by itself, and serves the next one. */
  @Test
  void tooManyOpenFilesAreThePatchsOwn() throws Exception {
    String open =
        "ulimit -n 200; tenuto render --quiet -c '\nall = []\n%swhile True: all.append(open(\"/dev/null\"))'";
    for (String first : List.of("", "import os\n")) {
      Command cold = script(open.formatted(first), "0");
      assertThat(cold.exit()).isEqualTo(1);
      assertThat(cold.err()).contains("IOError");
      for (int i = 0; i < 3; i++) {
        assertThat(script(open.formatted(first), "1")).isEqualTo(cold);
      }
    }
    assertThat(script("ulimit -n 200; tenuto ops --search gain", "1"))
        .isEqualTo(script("tenuto ops --search gain", "0"));
  }

  /** A disk of that many bytes and files; only root can make one. */
  private void mount(Path at, String size) throws Exception {
    Command mounted = sh("mount -t tmpfs -o mode=700,%s none '%s'", size, at);
    assumeTrue(mounted.exit() == 0, "a disk can be mounted");
  }

  @Test
  void withoutDiskForTheProgramACommandRunsByItself() throws Exception {
    for (String size : List.of("size=4k,nr_inodes=100", "size=1m,nr_inodes=4")) {
      mount(programs.runtime(), size);
      try {
        sh("dd if=/dev/zero of='%s/full' bs=4096 count=1", programs.runtime());
        Command where = script(where(Command.root().resolve("tenuto")), "1");
        assertThat(where.exit()).as(where.err()).isZero();
        assertThat(where.out()).matches("\\d+\n");
        assertThat(where.err()).isEmpty();
        ResidentPrograms.await("ended", () -> programs.programs().isEmpty());
      } finally {
        sh("umount -l '%s'", programs.runtime());
      }
    }
  }

  /** The output's disk, and that of a program that has begun when there still was some. */
  @Test
  void aDiskThatBecomesFullIsReportedAsByItself() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    String write =
        "tenuto render --quiet --out disk -c 'sf.WriteFile(sf.WhiteNoise(5000), \"x.wav\")'";
    mount(disk, "size=1m");
    try {
      mount(programs.runtime(), "size=64k");
      Command cold = script(write, "0");
      assertThat(cold.exit()).isNotZero();
      assertThat(cold.err()).contains("x.wav");
      long program = programs.program();
      sh("dd if=/dev/zero of='%s/full' bs=4096", programs.runtime());
      for (int i = 0; i < 2; i++) {
        assertThat(script(write, "1")).isEqualTo(cold);
        assertThat(disk).isEmptyDirectory();
      }
      assertThat(programs.program()).isEqualTo(program);
      programs.close();
    } finally {
      sh("umount -l '%s'; umount -l '%s'", disk, programs.runtime());
    }
  }

  @Test
  void anotherCgroupsCommandsAreNotOurs() throws Exception {
    Path group = Path.of("/sys/fs/cgroup/cpu/tenuto-" + ProcessHandle.current().pid());
    if (!Files.isDirectory(group.getParent())) {
      group = Path.of("/sys/fs/cgroup").resolve(group.getFileName());
    }
    assumeTrue(sh("mkdir '%s'", group).exit() == 0, "a cgroup can be made");
    try {
      long program = programs.program();
      String where = where(Command.root().resolve("tenuto"));
      Command run = script("echo $$ >'%s/cgroup.procs' && %s".formatted(group, where), "1");
      assumeTrue(run.exit() == 0, "a cgroup can be joined");
      assertThat(run.out()).matches("\\d+\n").isNotEqualTo(program + "\n");
      assertThat(script(where, "1").out()).isEqualTo(program + "\n");
    } finally {
      programs.close();
      sh("for i in 1 2 3 4 5; do rmdir '%s' && break; sleep 0.2; done", group);
    }
  }

  @Test
  void anotherUsersCommandsAreNotOurs() throws Exception {
    String nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups ";
    assumeTrue(sh(nobody + "true").exit() == 0, "we may be another user");
    long program = programs.program();
    String where = where(Command.root().resolve("tenuto"));
    sh("chmod 755 '%s' '%s' '%s'", temporary, folder, temporary.getParent());
    assumeTrue(sh(nobody + "'%s' --version", Command.root().resolve("tenuto")).exit() == 0);
    // Whatever it is told: our folder is not its own, even where all may write there.
    for (String mode : List.of("700", "755", "777")) {
      sh("chmod -R %s '%s'", mode, programs.runtime());
      Command run = script(nobody + where, "1");
      assertThat(run.exit()).as(run.err()).isZero();
      assertThat(run.out()).matches("\\d+\n").isNotEqualTo(program + "\n");
    }
    sh("chmod -R 700 '%s'", programs.runtime());
    assertThat(script(where, "1").out()).isEqualTo(program + "\n");
    sh("rm -rf /tmp/tenuto-warm-65534");
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which commands a resident program runs, where programs are, and when they end. */
@EnabledOnOs(OS.LINUX)
class WarmLikenessIT {
  private static final String WHERE = "tenuto render --quiet -c '" + ResidentPrograms.WHERE + "'";

  /** Of all commands that must not end it. */
  private static ResidentPrograms lasting;

  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  @BeforeAll
  static void setUpAll(@TempDir Path temporary) throws IOException {
    lasting = ResidentPrograms.in(temporary);
  }

  @AfterAll
  static void endAll() throws IOException {
    lasting.close();
  }

  @BeforeEach
  void setUp() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
  }

  private Command script(String script) throws Exception {
    return Command.run(programs.script(script, "1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "umask 077; %s",
        "ulimit -n 100; %s",
        "nice=1; export nice; %s",
        "LC_ALL=C.UTF-8; export LC_ALL; LANG=x; export LANG; %s",
        "TMPDIR=/var/tmp; export TMPDIR; %s",
        "unset HOME; %s",
        "trap '' HUP; %s",
        "cd /; %s",
        "CI=; export CI; %s",
        "TENUTO_JAVA_OPTS=-Xint; export TENUTO_JAVA_OPTS; %s"
      })
  void anotherCallersCommandRunsByItself(String script) throws Exception {
    String program = Command.run(lasting.script(WHERE, "1")).out();
    Command run = Command.run(lasting.script(script.formatted(WHERE), "1"));
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).matches("\\d+\n").isNotEqualTo(program);
    assertThat(Command.run(lasting.script(WHERE, "1")).out()).isEqualTo(program);
  }

  /**
   * A caller that is not like the first has its program, too, at once; a third takes the older's
   * place.
   */
  @Test
  void anotherCallerHasItsOwnProgram() throws Exception {
    String first = script(WHERE).out();
    String second = script("FOO=1; export FOO; " + WHERE).out();
    assertThat(second).isNotEqualTo(first);
    assertThat(script("FOO=1; export FOO; " + WHERE).out()).isEqualTo(second);
    assertThat(script(WHERE).out()).isEqualTo(first);
    String third = script("FOO=2; export FOO; " + WHERE).out();
    ResidentPrograms.await("ended", () -> programs.programs().size() == 2);
    assertThat(script("FOO=2; export FOO; " + WHERE).out()).isEqualTo(third);
    assertThat(script(WHERE).out()).isEqualTo(first);
  }

  /** Else a program that is slow to do so would end one that has been started after it. */
  @Test
  void aThirdProgramEndsTheOldestBeforeItsFirstCommandHasEnded() throws Exception {
    script(WHERE);
    long oldest = programs.program();
    script("FOO=1; export FOO; " + WHERE);
    String lasting = "tenuto render --quiet -c 'import time; time.sleep(600)'";
    Process third = programs.script("FOO=2; export FOO; " + lasting, "1").start();
    try {
      ResidentPrograms.await("ended", () -> !programs.programs().contains(oldest));
      assertThat(third.isAlive()).isTrue();
    } finally {
      third.destroy();
      third.waitFor();
    }
  }

  private long program() throws Exception {
    script("tenuto --version");
    return programs.program();
  }

  @Test
  void priorityIsTheCallers() throws Exception {
    long program = program();
    String nice =
        "nice -n 5 '%s' render --quiet -c '%s'"
            .formatted(Command.root().resolve("tenuto"), ResidentPrograms.WHERE);
    assertThat(script(nice).out()).matches("\\d+\n").isNotEqualTo(program + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TENUTO_WARM=0; %s",
        "tenuto --cold --version",
        "CI=yes; export CI; %s",
        "LD_PRELOAD=libc.so.6; export LD_PRELOAD; %s",
        "TENUTO_JAVA_OPTS=-Xint; export TENUTO_JAVA_OPTS; %s",
        "unset TENUTO_WARM; %s",
        "ulimit -t 1000; %s"
      })
  void noProgramIsLeft(String script) throws Exception {
    Command run = script(script.formatted("tenuto --version"));
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("tenuto ");
    assertThat(programs.programs()).isEmpty();
  }

  @Test
  void anOptionSaysSo() throws Exception {
    script("unset TENUTO_WARM; tenuto --warm --version");
    assertThat(programs.programs()).hasSize(1);
  }

  @Test
  void aFolderThatOthersCanWriteIsNotUsed() throws Exception {
    long program = program();
    Files.setPosixFilePermissions(programs.places(), PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(script(WHERE).out()).matches("\\d+\n").isNotEqualTo(program + "\n");
    Files.setPosixFilePermissions(programs.places(), PosixFilePermissions.fromString("rwx------"));
    assertThat(script(WHERE).out()).isEqualTo(program + "\n");
    Path real = Files.move(programs.places(), temporary.resolve("elsewhere"));
    Files.createSymbolicLink(programs.places(), real);
    assertThat(script(WHERE).out()).matches("\\d+\n").isNotEqualTo(program + "\n");
    Files.delete(programs.places());
    Files.writeString(programs.places(), ""); // as where no folder can be made
    assertThat(script(WHERE).out()).matches("\\d+\n").isNotEqualTo(program + "\n");
    Files.delete(programs.places());
    Files.move(real, programs.places());
  }

  @Test
  void aLongPathIsNoMatter() throws Exception {
    Path deep = programs.runtime();
    for (int i = 0; i < 5; i++) {
      deep = deep.resolve("a".repeat(50));
    }
    Files.createDirectories(
        deep, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    try (ResidentPrograms far = new ResidentPrograms(folder, deep)) {
      Command.run(far.command("--version"));
      assertThat(far.programs()).hasSize(1);
      assertThat(Command.run(far.script(WHERE, "1")).out())
          .isEqualTo(far.programs().getFirst() + "\n");
    }
  }

  @Test
  void anUnusedProgramEnds() throws Exception {
    script("TENUTO_WARM_IDLE=1; export TENUTO_WARM_IDLE; tenuto --version");
    long program = programs.program();
    ResidentPrograms.await("ended", () -> !ResidentPrograms.isAlive(program));
    ResidentPrograms.await("removed", () -> programs.places().toFile().list().length == 0);
  }

  @Test
  void thereAreTwoAtMost() throws Exception {
    for (String name : List.of("one", "two", "three")) {
      script("mkdir %s; cd %s; tenuto --version".formatted(name, name));
    }
    ResidentPrograms.await("two", () -> programs.programs().size() == 2);
    long first = Long.parseLong(script("cd two; " + WHERE).out().strip());
    assertThat(programs.programs()).contains(first);
  }

  @Test
  void statusAndStop() throws Exception {
    assertThat(script("tenuto warm status").out()).isEqualTo("there is no resident program\n");
    long program = program();
    assertThat(script("tenuto warm status").out())
        .startsWith("%d in %s: ".formatted(program, folder));
    assertThat(script("tenuto warm stop").out())
        .isEqualTo("%d in %s: ended\n".formatted(program, folder));
    assertThat(ResidentPrograms.isAlive(program)).isFalse();
    assertThat(script("tenuto warm stop").out()).isEqualTo("there is no resident program\n");
  }

  /** As a build leaves them. */
  @Test
  void aProgramOfOtherJarsIsNotUsed() throws Exception {
    Path tree = Files.createDirectory(temporary.resolve("tree"));
    LauncherIT.copyLauncher(tree);
    Path target = Files.createDirectories(tree.resolve("scripting/target"));
    Command copied =
        Command.run(
            Command.of(
                Command.root().resolve("scripting/target"),
                Path.of("/bin/sh"),
                "-c",
                "cp -Rp lib \"$0\"",
                target.toString()));
    assertThat(copied.exit()).isZero();
    String where =
        "'%s' render --quiet -c '%s'".formatted(tree.resolve("tenuto"), ResidentPrograms.WHERE);
    String first = script(where).out();
    assertThat(script(where).out()).isEqualTo(first);
    Files.setLastModifiedTime(
        target.resolve("lib/gson.jar"), FileTime.fromMillis(System.currentTimeMillis()));
    String second = script(where).out();
    assertThat(second).isNotEqualTo(first);
    ResidentPrograms.await("ended", () -> !ResidentPrograms.isAlive(Long.parseLong(first.strip())));
    assertThat(script(where).out()).isEqualTo(second);
    String ours = script(WHERE).out();
    assertThat(script(where).out()).isEqualTo(second);
    assertThat(script(WHERE).out()).isEqualTo(ours).isNotEqualTo(second);
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher as a release has it, where its Java is a script: it prints its arguments, or makes
 * the cache that it is asked for. ({@code dist/try} tries a whole archive.)
 */
class ReleaseIT {
  private static final String JAVA =
      """
      for each; do
        case $each in
        -XX:AOTCacheOutput=*) echo "$@" >"${each#*=}"; exit ;;
        esac
      done
      printf '%s\\n' "$@" "JAVA_HOME=${JAVA_HOME-none}"
      """;

  @TempDir Path temporary;
  private Path tree;
  private Path home;

  @BeforeEach
  void unpack() throws IOException {
    tree = Files.createDirectory(temporary.resolve("a release"));
    home = Files.createDirectory(temporary.resolve("home"));
    Files.createDirectories(tree.resolve("libexec"));
    for (String file : List.of("tenuto.jvm", "training.py", "warm.sh", "warm-keeper.sh")) {
      Files.copy(Command.root().resolve(".mvn/" + file), tree.resolve("libexec/" + file));
    }
    for (String file : List.of("release.sh", "make-caches.sh")) {
      Files.copy(Command.root().resolve("dist/" + file), tree.resolve("libexec/" + file));
    }
    Files.copy(Command.root().resolve("tenuto"), tree.resolve("tenuto"));
    LauncherIT.script(tree.resolve("runtime/bin/java"), JAVA);
    Files.createDirectories(tree.resolve("lib"));
    Files.writeString(tree.resolve("lib/tenuto-engine.jar"), "");
    Files.writeString(tree.resolve("lib/identity"), "1\n");
  }

  private Command run(Map<String, String> environment) throws Exception {
    ProcessBuilder process =
        Command.of(temporary, Path.of("/bin/sh"), tree.resolve("tenuto").toString(), "info");
    process.environment().clear();
    process.environment().put("PATH", "/usr/bin:/bin");
    process.environment().put("HOME", home.toString());
    process.environment().put("TENUTO_WARM", "0");
    process.environment().putAll(environment);
    Command run = Command.run(process);
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isZero();
    return run;
  }

  /** They are made in the background. */
  private static void awaitCaches(Path folder) throws InterruptedException {
    for (int i = 0; i < 600 && !Files.exists(folder.resolve("files.aot.place")); i++) {
      Thread.sleep(50);
    }
    assertThat(folder.resolve("files.aot.place")).exists();
    for (int i = 0; i < 600 && Files.exists(folder.resolve("making")); i++) {
      Thread.sleep(50);
    }
    assertThat(folder.resolve("making")).doesNotExist();
  }

  @Test
  void usesItsOwnJavaAndLeavesTheUsersAlone() throws Exception {
    Command run = run(Map.of("JAVA_HOME", "/usr", "TENUTO_START_CACHE", ""));
    assertThat(run.out())
        .contains("-Dtenuto.home=" + tree + "\n", "JAVA_HOME=/usr\n", "tenuto-engine.jar\n")
        .contains("-Dtenuto.state=\n")
        .doesNotContain("AOTCache");
    assertThat(run(Map.of("TENUTO_START_CACHE", "")).out()).contains("JAVA_HOME=none\n");
  }

  @Test
  void makesItsCachesAfterTheFirstCommand() throws Exception {
    Path caches = tree.resolve("cache");
    assertThat(run(Map.of()).out()).doesNotContain("AOTCache");
    awaitCaches(caches);
    assertThat(caches.resolve("training")).doesNotExist();
    assertThat(Files.readString(caches.resolve("render.aot")))
        .contains("Training render " + caches.resolve("making/training"));
    assertThat(run(Map.of()).out())
        .contains("-XX:AOTCache=" + caches.resolve("files.aot"), "-XX:-AOTReplayTraining");
    Files.writeString(tree.resolve("lib/identity"), "2\n"); // another release in the same place
    assertThat(run(Map.of("CI", "true")).out()).doesNotContain("AOTCache");
  }

  @Test
  void keepsCachesWhereTheUserSaysOrNowhere() throws Exception {
    run(Map.of("CI", "true"));
    assertThat(tree.resolve("cache")).doesNotExist();
    run(Map.of("TENUTO_START_CACHE", "here"));
    awaitCaches(temporary.resolve("here"));
    assertThat(tree.resolve("cache")).doesNotExist();
    assertThat(run(Map.of("TENUTO_START_CACHE", "here")).out())
        .contains("-XX:AOTCache=" + temporary.resolve("here/files.aot"));
  }
}

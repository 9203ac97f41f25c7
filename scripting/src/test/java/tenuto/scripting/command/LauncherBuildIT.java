package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * When the launcher builds: in a tree of its own, with a stand-in for Maven that records its calls
 * and a stand-in for the JVM that only names itself.
 */
class LauncherBuildIT {
  @TempDir Path temporary;
  private Path tree;

  @BeforeEach
  void plantTree() throws IOException {
    tree = Files.createDirectory(temporary.resolve("a tree"));
    LauncherIT.copyLauncher(tree);
    for (String module : List.of("index", "engine", "formats", "dsp", "tools", "scripting")) {
      Files.createDirectories(tree.resolve(module).resolve("src/main/java"));
      source(module + "/pom.xml");
      source(module + "/src/main/java/A.java");
    }
    source("pom.xml");
    LauncherIT.script(temporary.resolve("jdk/bin/java"), "echo started");
    LauncherIT.script(temporary.resolve("jdk/bin/javac"), "");
    Files.writeString(temporary.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    // While the file "hold" is there a build does not end, and tells its process id in "maven".
    LauncherIT.script(
        tree.resolve("mvnw"),
        """
        cd "${0%/*}"
        echo "$@" >>builds
        if [ -f broken ]; then
          echo '[INFO] working'
          echo '[ERROR] A.java:[1,1] is wrong'
          exit 1
        fi
        mkdir -p scripting/target/lib engine/target/classes engine/target/maven-status
        [ ! -f engine/target/maven-status/of ] || cat engine/target/maven-status/of >>records
        echo whole >scripting/target/lib/tenuto-scripting.jar
        echo '[INFO] --- compiler:3:compile (default-compile) @ tenuto-index ---'
        echo '[INFO] --- compiler:3:compile (default-compile) @ tenuto-engine ---'
        [ ! -f hold ] || echo $$ >maven
        while [ -f hold ]; do
          sleep 0.05
        done
        touch scripting/target/built\
        """);
  }

  /** Which would part the class path that Maven gives to javac. */
  @Test
  void buildsThroughLinkWhereThePathHasColon() throws Exception {
    tree = Files.move(tree, temporary.resolve("a:tree"));
    ProcessBuilder process = tenuto();
    Path links = Files.createDirectory(temporary.resolve("links"));
    process.environment().put("TMPDIR", links.toString());
    assertThat(Command.run(process))
        .isEqualTo(new Command(0, "started\n", "tenuto: building (first run) ...\n"));
    assertThat(builds())
        .singleElement()
        .asString()
        .containsPattern("--file " + links + "/[^:]*/pom.xml ");
    assertThat(links).isEmptyDirectory();
  }

  @Test
  void buildsOnceAndAgainOnlyWhenSomethingIsNewer() throws Exception {
    Command first = Command.run(tenuto());
    assertThat(first.out()).isEqualTo("started\n");
    assertThat(first.err()).isEqualTo("tenuto: building (first run) ...\n");
    assertThat(Command.run(tenuto()).err()).isEmpty();
    assertThat(builds()).hasSize(1);

    int times = 1;
    List<String> changes =
        List.of(
            "pom.xml",
            "engine/pom.xml",
            "index/src/main/java/A.java",
            "formats/src/main/java/A.java",
            "dsp/src/main/java/A.java",
            "tools/src/main/java/A.java");
    for (String changed : changes) {
      FileTime built = Files.getLastModifiedTime(tree.resolve("scripting/target/built"));
      Files.setLastModifiedTime(
          tree.resolve(changed), FileTime.fromMillis(built.toMillis() + 1_000));
      assertThat(Command.run(tenuto()).err()).contains("sources have changed");
      assertThat(builds()).hasSize(++times);
      source(changed);
      assertThat(Command.run(tenuto()).err()).isEmpty();
    }

    Files.delete(tree.resolve("engine/src/main/java/A.java"));
    FileTime built = Files.getLastModifiedTime(tree.resolve("scripting/target/built"));
    Files.setLastModifiedTime(
        tree.resolve("engine/src/main/java"), FileTime.fromMillis(built.toMillis() + 1_000));
    Command.run(tenuto());
    assertThat(builds()).hasSize(++times);
  }

  /** A class that was moved would be compiled against, and its words be there twice. */
  @Test
  void buildsAnewWhereAClassHasNoSource() throws Exception {
    Path classes = Files.createDirectories(tree.resolve("dsp/target/classes"));
    Files.createFile(classes.resolve("A.class"));
    Files.createFile(classes.resolve("A$Inner.class"));
    Command.run(tenuto());
    assertThat(builds()).singleElement().asString().doesNotContain("clean");
    Files.createDirectories(classes.resolve("moved"));
    Files.createFile(classes.resolve("moved/B.class"));
    Files.delete(tree.resolve("scripting/target/built"));
    Command.run(tenuto());
    assertThat(builds()).hasSize(2).last().asString().endsWith(" clean package");
  }

  /**
   * Maven compiles, and checks, everything that it has no record of; the launcher's builds check
   * nothing.
   */
  @Test
  void keepsTheRecordsOfWhatItHasNotCheckedFromMaven() throws Exception {
    Path records = tree.resolve("engine/target/maven-status");
    Files.writeString(Files.createDirectories(records).resolve("of"), "Maven\n");
    for (int times = 1; times <= 2; times++) {
      Files.deleteIfExists(tree.resolve("scripting/target/built"));
      Command.run(tenuto());
      assertThat(records).doesNotExist();
    }
    Files.createFile(tree.resolve("broken"));
    Files.delete(tree.resolve("scripting/target/built"));
    assertThat(Command.run(tenuto()).exit()).isEqualTo(1);
    assertThat(records).doesNotExist();
    Files.delete(tree.resolve("broken"));
    Files.writeString(Files.createDirectories(records).resolve("of"), "Maven again\n");
    Command.run(tenuto());
    assertThat(tree.resolve("records")).content().isEqualTo("Maven\nMaven\nMaven again\n");
    assertThat(builds()).allMatch(line -> line.contains("-Dtenuto.error-prone=-Xlint:none"));
  }

  @Test
  void showsHowFarItIsOnATerminal() throws Exception {
    Files.createFile(tree.resolve("hold"));
    String line = "script -qec \"'%s'\" /dev/null </dev/null".formatted(tree.resolve("tenuto"));
    ProcessBuilder process = Command.of(temporary, Path.of("/bin/sh"), "-c", line);
    process.environment().putAll(tenuto().environment());
    process.environment().remove("TENUTO_BUILD");
    process.environment().put("TENUTO_WARM", "0");
    Process launcher = process.start();
    awaitBuild();
    BufferedReader said = launcher.inputReader();
    StringBuilder shown = new StringBuilder();
    while (!shown.toString().contains("compiling, module 2 of 6, ")) {
      shown.append((char) said.read());
    }
    Files.delete(tree.resolve("hold"));
    assertThat(Command.await(launcher).exit()).isEqualTo(0);
    assertThat(shown).startsWith("tenuto: building (first run) ...");
  }

  @Test
  void neverBuildsWhenToldSo() throws Exception {
    ProcessBuilder process = tenuto();
    process.environment().put("TENUTO_BUILD", "never");
    assertThat(Command.run(process).out()).isEqualTo("started\n");
    assertThat(tree.resolve("builds")).doesNotExist();
  }

  @Test
  void showsMavensErrorsAndNamesItsLog() throws Exception {
    Files.createFile(tree.resolve("broken"));
    for (int times = 1; times <= 2; times++) {
      Command result = Command.run(tenuto());
      assertThat(result.exit()).isEqualTo(1);
      assertThat(result.out()).isEmpty();
      Path log = tree.resolve(".tenuto/build.log");
      assertThat(result.err())
          .contains("[ERROR] A.java:[1,1] is wrong\n", log.toRealPath().toString())
          .doesNotContain("[INFO]");
      assertThat(log).content().contains("[INFO] working");
      assertThat(builds()).hasSize(times);
    }
  }

  @Test
  void secondLauncherWaitsForTheFirstOnesBuild() throws Exception {
    Files.createFile(tree.resolve("hold"));
    Process first = tenuto().start();
    awaitBuild();
    Process second = tenuto().start();
    BufferedReader said = second.errorReader();
    assertThat(said.readLine()).startsWith("tenuto: waiting for the build that process ");
    Files.delete(tree.resolve("hold"));
    assertThat(Command.await(first).out()).isEqualTo("started\n");
    assertThat(Command.await(second).out()).isEqualTo("started\n");
    assertThat(builds()).hasSize(1);
  }

  @Test
  void buildsAnewAfterBuildThatWasKilled() throws Exception {
    Files.createFile(tree.resolve("hold"));
    Process first = tenuto().start();
    long maven = awaitBuild();
    first.toHandle().destroyForcibly();
    Command.await(first);
    ProcessHandle.of(maven).orElseThrow().destroyForcibly();
    Files.delete(tree.resolve("hold"));

    Command second = Command.run(tenuto());
    assertThat(second.out()).isEqualTo("started\n");
    assertThat(builds()).hasSize(2);
    assertThat(builds().getLast()).endsWith(" clean package");
    assertThat(Command.run(tenuto()).err()).isEmpty();
  }

  @Test
  void endsItsBuildWhenItIsTerminated() throws Exception {
    Files.createFile(tree.resolve("hold"));
    Process launcher = tenuto().start();
    long maven = awaitBuild();
    launcher.toHandle().destroy();
    assertThat(Command.await(launcher).exit()).isEqualTo(128 + 15);
    assertThat(ProcessHandle.of(maven).filter(ProcessHandle::isAlive)).isEmpty();
    assertThat(tree.resolve(".tenuto/building")).doesNotExist();
  }

  private ProcessBuilder tenuto() {
    ProcessBuilder process = Command.of(temporary, tree.resolve("tenuto"));
    process.environment().put("JAVA_HOME", temporary.resolve("jdk").toString());
    process.environment().remove("TENUTO_BUILD");
    return process;
  }

  /** Makes a source that is a minute older than any build, in a folder of that age. */
  private void source(String name) throws IOException {
    Path file = tree.resolve(name);
    FileTime old = FileTime.fromMillis(System.currentTimeMillis() - 60_000);
    if (!Files.exists(file)) {
      Files.createFile(file);
    }
    for (Path path = file; !path.equals(tree); path = path.getParent()) {
      Files.setLastModifiedTime(path, old);
    }
  }

  private List<String> builds() throws IOException {
    return Files.readAllLines(tree.resolve("builds"));
  }

  /** Waits until the stand-in for Maven is at work, and returns its process id. */
  private long awaitBuild() throws IOException {
    Path file = tree.resolve("maven");
    String id = "";
    while (!id.endsWith("\n")) {
      Thread.onSpinWait();
      id = Files.exists(file) ? Files.readString(file) : "";
    }
    return Long.parseLong(id.strip());
  }
}

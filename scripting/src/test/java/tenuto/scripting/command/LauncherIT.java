package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starts the packaged program by {@code ./tenuto} in the ways that users do. */
class LauncherIT {
  @TempDir Path temporary;

  @Test
  void startsQuietlyFromAnotherFolder() throws Exception {
    assertStarts(Command.run(Command.tenuto(temporary, "--version")));
  }

  @Test
  void startsFromPathWithSpacesAndThroughLinks() throws Exception {
    Path tree = installed("a path  with spaces");
    assertStarts(Command.run(Command.of(temporary, tree.resolve("tenuto"), "--version")));

    Path folder = Files.createDirectory(temporary.resolve("my links"));
    Path absolute = Files.createSymbolicLink(folder.resolve("first"), tree.resolve("tenuto"));
    Files.createSymbolicLink(temporary.resolve("second"), Path.of("my links", "first"));
    assertStarts(Command.run(Command.of(tree, absolute, "--version")));
    assertStarts(Command.run(Command.of(folder, Path.of("../second"), "--version")));
  }

  /** Which parts the names of a class path, and of the places where Jython looks for modules. */
  @Test
  void startsFromPathWithColons() throws Exception {
    Path tree = installed("a:b:c d");
    String modules = "import threading, json; from sython.utils import Filters; print 'tenuto'";
    for (String[] command : new String[][] {{"--version"}, {"render", "-c", modules, "--quiet"}}) {
      ProcessBuilder process = Command.of(tree, tree.resolve("tenuto"), command);
      process.environment().put("TENUTO_BUILD", "never");
      assertStarts(Command.run(process));
    }
  }

  /** Standard output is data: see {@code .mvn/tenuto.jvm}. */
  @Test
  void whatTheJvmSaysGoesToStandardError() throws Exception {
    ProcessBuilder process = Command.tenuto(temporary, "--version");
    process.environment().put("TENUTO_JAVA_OPTS", "-XX:+CITime");
    Command run = Command.run(process);
    assertThat(run.out()).matches("tenuto .*\n");
    assertThat(run.err()).contains("Total compiled methods");
  }

  /** The archive of Python's modules is found, and Jython's jar is not searched for them. */
  @Test
  void findsPythonsModulesInTheirOwnArchive() throws Exception {
    Command run =
        Command.run(
            Command.tenuto(
                temporary,
                "render",
                "-c",
                "import os, sys; print os.__file__; print sys.path",
                "--quiet"));
    assertThat(run.out()).contains("python.zip/Lib/os").doesNotContain("jython-standalone.jar");
  }

  /** What is not in the cache of the start is looked up in the jars, or made from nothing. */
  @Test
  void findsAllClassesOfAChainInTheCache() throws Exception {
    Path sound = Command.root().resolve("samples/bell.wav");
    ProcessBuilder process =
        Command.tenuto(
            temporary, "process", "lowpass 1000, gain 50%", sound.toString(), "--out", "low");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xlog:class+load=info:stderr");
    Command run = Command.run(process);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err().lines().filter(line -> line.contains("[class,load] tenuto.")))
        .hasSizeGreaterThan(100)
        .allSatisfy(line -> assertThat(line).endsWith("shared objects file"));
  }

  @Test
  void findsJdkInFolderOfJdks() throws Exception {
    Path home = Path.of(System.getProperty("java.home"));
    Path jdks = temporary.resolve("jd ks");
    Files.createDirectories(jdks.resolve("another"));
    Path found = jdks.resolve("twenty five");
    script(found.resolve("bin/java"), "exec '" + home.resolve("bin/java") + "' \"$@\"");
    script(found.resolve("bin/javac"), "");
    Files.copy(home.resolve("release"), found.resolve("release"));
    ProcessBuilder process = Command.tenuto(temporary, "--version");
    process.environment().remove("JAVA_HOME");
    process.environment().put("TENUTO_JDK_ROOTS", "/nowhere:" + jdks);
    assertStarts(Command.run(process));
  }

  @Test
  void saysInOneLineThatNoJdkIsThere() throws Exception {
    Path another = Files.createDirectories(temporary.resolve("jdks/seventeen"));
    for (String tool : new String[] {"java", "javac"}) {
      script(another.resolve("bin").resolve(tool), "echo started >&2");
    }
    Files.writeString(another.resolve("release"), "JAVA_VERSION=\"17.0.2\"\n");
    for (String program : new String[] {"tenuto", "mvnw"}) {
      ProcessBuilder process = Command.of(temporary, Command.root().resolve(program));
      process.environment().put("JAVA_HOME", another.toString());
      process.environment().put("HOME", temporary.toString());
      process.environment().put("TENUTO_JDK_ROOTS", temporary.resolve("jdks").toString());
      process.environment().put("PATH", another.resolve("bin").toString());
      Command result = Command.run(process);
      assertThat(result.exit()).isEqualTo(2);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).startsWith(program + ": no JDK 25").containsOnlyOnce("\n");
    }
  }

  @Test
  void letsThroughWhatElseTheJvmSays() throws Exception {
    ProcessBuilder process = Command.tenuto(temporary, "--version");
    process.environment().put("JAVA_TOOL_OPTIONS", "-Dsome=thing");
    assertThat(Command.run(process).err()).isEqualTo("Picked up JAVA_TOOL_OPTIONS: -Dsome=thing\n");

    process = Command.tenuto(temporary, "--version");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xint -XX:NoSuchFlag");
    Command result = Command.run(process);
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .contains("NoSuchFlag", "Could not create the Java Virtual Machine")
        .doesNotContain("incubator");
  }

  @Test
  void startsWithWhatTheBuildLearned() throws Exception {
    String[][] commands = {{"--version"}, {"render", "--quiet", "-c", "print 'tenuto'"}};
    for (String[] command : commands) {
      ProcessBuilder process = Command.tenuto(temporary, command);
      process.environment().put("TENUTO_JAVA_OPTS", "-XX:AOTMode=on"); // fails if it does not fit
      assertStarts(Command.run(process));

      process = Command.tenuto(temporary, command);
      process.environment().put("TENUTO_JAVA_OPTS", "-XX:+UseG1GC"); // it does not: it is not used
      assertStarts(Command.run(process));
    }
  }

  /**
   * With what was learned elsewhere the JVM looks at the jars of that place, finds them unchanged,
   * and runs their classes.
   */
  @Test
  void aCopyRunsItsOwnClasses() throws Exception {
    Path copy = Files.createDirectory(temporary.resolve("copy"));
    copyLauncher(copy);
    Path target = Files.createDirectories(copy.resolve("scripting/target"));
    // With the times of the jars, by which the JVM knows them again.
    Command copied =
        Command.run(
            Command.of(
                Command.root().resolve("scripting/target"),
                Path.of("/bin/sh"),
                "-c",
                "cp -Rp lib *.aot* \"$0\"",
                target.toString()));
    assertThat(copied.exit()).isZero();
    Path jar = copy.resolve("scripting/target/lib/tenuto-tools.jar");
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      Path file = inside.getPath("tenuto/tools/inspect/InfoCommand.class");
      Files.delete(file);
    }
    ProcessBuilder process = Command.of(temporary, copy.resolve("tenuto"), "info", "--help");
    process.environment().put("TENUTO_BUILD", "never");
    Command result = Command.run(process);
    assertThat(result.err()).contains("tenuto/tools/inspect/InfoCommand");
    assertThat(result.exit()).isEqualTo(1);
  }

  @Test
  void startsFilesWorkFromLinkedClasses() throws Exception {
    ProcessBuilder process = Command.tenuto(temporary, "--version");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xlog:aot=info:stderr -Xlog:class+load:stderr");
    assertThat(Command.run(process).err())
        .contains("Using AOT-linked classes: true")
        .contains("tenuto.tools.batch.ProcessCommand source: shared objects file")
        .contains("picocli.CommandLine source: shared objects file");
  }

  /** For all else, loading them would cost more than they save. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "yes | render --quiet -c 1",
        "yes | convert --rate 44100 sound.wav --out made",
        "yes | process --quiet --out made 'gain -3dB,  speed 2' sound.wav",
        "yes | process --out made chain.py sound.wav",
        "no  | convert --out made sound.wav",
        "no  | process --out speed 'gain -3dB' resample.wav",
        "no  | info resample.wav"
      })
  void loadsVectorsForWhatComputesMuch(String loads, String line) throws Exception {
    Files.writeString(temporary.resolve("chain.py"), "def process(channels): return channels\n");
    for (String name : new String[] {"sound.wav", "resample.wav"}) {
      AudioFormat format = new AudioFormat(48_000, 16, 1, true, false);
      var silence = new ByteArrayInputStream(new byte[9600]);
      AudioSystem.write(
          new AudioInputStream(silence, format, 4800),
          AudioFileFormat.Type.WAVE,
          temporary.resolve(name).toFile());
    }
    Path script = temporary.resolve("script");
    script(script, "exec '" + Command.root().resolve("tenuto") + "' " + line);
    ProcessBuilder process = Command.of(temporary, script);
    process.environment().put("TENUTO_JAVA_OPTS", "-Xlog:module+load:file=modules.log");

    Command result = Command.run(process);

    assertThat(result.exit()).as(result.err()).isZero();
    assertThat(Files.readString(temporary.resolve("modules.log")).contains("jdk.incubator.vector"))
        .isEqualTo(loads.equals("yes"));
  }

  private static void assertStarts(Command result) {
    assertThat(result.err()).isEmpty();
    assertThat(result.exit()).isZero();
    assertThat(result.out()).containsIgnoringCase("tenuto");
  }

  /** The whole program in a folder of that name. */
  private Path installed(String name) throws IOException {
    Path tree = Files.createDirectory(temporary.resolve(name));
    copyLauncher(tree);
    Path lib = Files.createDirectories(tree.resolve("scripting/target/lib"));
    try (var jars = Files.newDirectoryStream(Command.root().resolve("scripting/target/lib"))) {
      for (Path jar : jars) {
        Files.copy(jar, lib.resolve(jar.getFileName()));
      }
    }
    return tree;
  }

  /** Puts into the folder {@code tree} what the launcher itself consists of. */
  static void copyLauncher(Path tree) throws IOException {
    Files.createDirectory(tree.resolve(".mvn"));
    for (String file :
        List.of(
            "tenuto",
            ".mvn/find-jdk.sh",
            ".mvn/build.sh",
            ".mvn/tenuto.jvm",
            ".mvn/warm.sh",
            ".mvn/warm-keeper.sh")) {
      Files.copy(Command.root().resolve(file), tree.resolve(file));
    }
    assertThat(tree.resolve("tenuto").toFile().setExecutable(true)).isTrue();
  }

  /** Writes an executable shell script, with its folder. */
  static void script(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }
}

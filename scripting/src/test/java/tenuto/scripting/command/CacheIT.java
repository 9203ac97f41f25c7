package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.ConstantInstruction;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code render --cache} as its users have it: several processes, and several programs. */
class CacheIT {
  /** Two parts that are dear enough to be kept, and what is made from them. */
  private static final String PATCH =
      """
      x = sf.WhiteNoise(4000)
      for i in range(40):
          x = sf.RBJLowPass(x, 9000 + i, 0.7)
      x = sf.Realise(x)
      sf.WriteFile([x, sf.Reverse(x)], 'a.wav', 'float64')
      """;

  @TempDir Path folder;

  @BeforeEach
  void writePatch() throws IOException {
    Files.writeString(folder.resolve("patch.py"), PATCH);
  }

  private ProcessBuilder render(Path tenuto, String out, String... options) {
    List<String> line = new ArrayList<>(List.of("render", "patch.py", "--out", out));
    line.addAll(List.of("--scratch", folder.toString()));
    line.addAll(List.of(options));
    return Command.of(folder, tenuto, line.toArray(String[]::new));
  }

  private static Path tenuto() {
    return Command.root().resolve("tenuto");
  }

  private void assertSame(String one, String other) {
    assertThat(folder.resolve(one + "/a.wav"))
        .hasSameBinaryContentAs(folder.resolve(other + "/a.wav"));
  }

  @Test
  void twoAtOnceAndOneAfterThemMakeTheSame() throws Exception {
    Command none = Command.run(render(tenuto(), "none"));
    assertThat(none.exit()).as(none.err()).isZero();
    assertThat(none.err()).doesNotContain("cache");
    Process first = render(tenuto(), "first", "--cache=cache").start();
    Process second = render(tenuto(), "second", "--cache=cache").start();
    for (Process each : List.of(first, second)) {
      Command done = Command.await(each);
      assertThat(done.exit()).as(done.err()).isZero();
      assertThat(done.err()).doesNotContain("damaged", "nothing more");
    }
    Command third = Command.run(render(tenuto(), "third", "--cache=cache"));
    assertThat(third.err())
        .contains("tenuto: 2 parts from the cache, 0 computed; the cache holds ");
    assertSame("none", "first");
    assertSame("none", "second");
    assertSame("none", "third");
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.startsWith("part-"));
    }
  }

  /** One constant of one kernel's is another: nothing of the other program is taken. */
  @Tag("long")
  @Test
  void anotherProgramTakesNothingOfThis() throws Exception {
    Path other = Files.createDirectories(folder.resolve("program"));
    copy(Command.root().resolve(".mvn"), other.resolve(".mvn"));
    copy(Command.root().resolve("scripting/target/lib"), other.resolve("scripting/target/lib"));
    Files.copy(tenuto(), other.resolve("tenuto"));
    change(other.resolve("scripting/target/lib/tenuto-dsp.jar"));
    Command first = Command.run(render(tenuto(), "first", "--cache=cache"));
    assertThat(first.err())
        .contains("tenuto: 0 parts from the cache, 2 computed; the cache holds ");
    for (String found : new String[] {"0 parts from the cache, 2", "2 parts from the cache, 0"}) {
      // Each to a folder of its own: a file that is there already is left as it is.
      ProcessBuilder process =
          render(other.resolve("tenuto"), found.replace(' ', '-'), "--cache=cache");
      process.environment().put("TENUTO_BUILD", "never");
      Command told = Command.run(process);
      assertThat(told.err()).contains("tenuto: " + found + " computed; the cache holds ");
    }
    Command again = Command.run(render(tenuto(), "again", "--cache=cache"));
    assertThat(again.err())
        .contains("tenuto: 2 parts from the cache, 0 computed; the cache holds ");
    assertSame("first", "again");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }

  /** Changes the first number of a class that has nothing to do with the patch. */
  private static void change(Path jar) throws IOException {
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      Path file = inside.getPath("tenuto/dsp/dynamics/Compressors.class");
      AtomicInteger seen = new AtomicInteger();
      ClassTransform halve =
          ClassTransform.transformingMethodBodies(
              CodeTransform.ofStateful(
                  () ->
                      (code, element) -> {
                        if (element instanceof ConstantInstruction number
                            && number.constantValue() instanceof Double value
                            && seen.getAndIncrement() == 0) {
                          code.loadConstant(value * 0.5 + 1);
                        } else {
                          code.with(element);
                        }
                      }));
      ClassFile classes = ClassFile.of();
      byte[] changed = classes.transformClass(classes.parse(Files.readAllBytes(file)), halve);
      assertThat(seen.get()).isPositive();
      Files.write(file, changed);
    }
  }

  @Test
  void aFolderOnAFullDiskIsOneWarningAndTheSoundIsRight() throws Exception {
    Command none = Command.run(render(tenuto(), "none"));
    assertThat(none.exit()).as(none.err()).isZero();
    Path small = Files.createDirectory(folder.resolve("small"));
    String mount = "mount -t tmpfs -o size=1m tenuto-test small && exec \"$@\"";
    ProcessBuilder inside = render(tenuto(), "full", "--cache=small/cache");
    List<String> line = new ArrayList<>(List.of("unshare", "--mount", "--map-root-user"));
    line.addAll(List.of("sh", "-c", mount, "sh"));
    line.addAll(inside.command());
    Command full = Command.run(inside.command(line));
    Assumptions.assumeFalse(
        full.exit() != 0 && full.err().contains("unshare") || full.err().contains("mount:"),
        full.err());
    assertThat(full.exit()).as(full.err()).isZero();
    assertThat(full.err())
        .containsOnlyOnce("tenuto: nothing more is kept in the cache small/cache: No space left");
    assertSame("none", "full");
    assertThat(small).isEmptyDirectory();
  }
}

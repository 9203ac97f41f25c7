package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A JVM that was started without the Vector API's module makes the same sound to the bit, from a
 * patch of every family. (With the module most kernels still work with plain numbers in so short a
 * patch; that vectors give the same is tested kernel by kernel in dsp.)
 *
 * <p>That it can fail was seen when kernels named vectors in their own classes: there was a
 * NoClassDefFoundError.
 */
@Tag("trial")
class WithoutVectorsIT {
  private static final String OPENED = "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED\n";
  private static final String JARS = "lib=$root/scripting/target/lib\n";

  /** In the profile {@code faults} long enough for some kernels to be run by vectors. */
  private static final String MS = Integer.getInteger("tenuto.trials", 1) == 1 ? "300" : "3000";

  @TempDir Path folder;
  private Path launcher;

  @BeforeEach
  void closeTheModuleToALauncher() throws IOException {
    Path tree = Files.createDirectory(folder.resolve("tree"));
    LauncherIT.copyLauncher(tree);
    launcher = tree.resolve("tenuto");
    String jars = "lib='%s/scripting/target/lib'\n".formatted(Command.root());
    replace(launcher, JARS, jars);
    replace(tree.resolve(".mvn/tenuto.jvm"), OPENED, "");
  }

  private static void replace(Path file, String part, String by) throws IOException {
    String text = Files.readString(file);
    assertThat(text).containsOnlyOnce(part);
    Files.writeString(file, text.replace(part, by));
  }

  @Test
  void writesTheSameFiles() throws Exception {
    String said = render(Command.root().resolve("tenuto"), "with");
    assertThat(render(launcher, "without")).isEqualTo(said).isNotEmpty();
    assertThat(files("with")).isNotEmpty().isEqualTo(files("without"));
    for (String file : files("with")) {
      assertThat(folder.resolve("without").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("with").resolve(file));
    }
  }

  /** What a patch of every family says that writes to the folder {@code out}. */
  private String render(Path program, String out) throws Exception {
    Path patch =
        Command.root().resolve("scripting/src/test/resources/tenuto/scripting/every_family.py");
    String[] line = {
      "render", patch.toString(), MS, "--quiet", "--out", out, "--scratch", folder.toString()
    };
    Command run = Command.run(Command.of(folder, program, line));
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private List<String> files(String out) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(out))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}

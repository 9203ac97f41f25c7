package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every command that the documents show, one block after the other as their reader would: of
 * the README by {@code ./tenuto}, of the others in one warm program.
 */
class ReadmeIT {
  /** What cannot be run inside what it starts, or not in a test's time. */
  private static final List<String> LEFT_OUT = List.of("./mvnw verify", "bench/run");

  /** What of the project's root the commands see. */
  private static final List<String> LINKED = List.of("examples", "samples", "scripting");

  @TempDir static Path folder;
  @TempDir static Path requests;

  private static WarmTenuto warm;

  @BeforeAll
  static void start() throws Exception {
    warm = new WarmTenuto(folder, requests);
  }

  @AfterAll
  static void end() throws Exception {
    warm.close();
  }

  /** Each document finds it empty. */
  @AfterEach
  void emptyFolder() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        if (!path.equals(folder)) {
          Files.delete(path);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource
  void commandsOf(String document) throws Exception {
    for (String name : LINKED) {
      Files.createSymbolicLink(folder.resolve(name), Command.root().resolve(name));
    }
    if (document.equals("README.md")) {
      Files.createSymbolicLink(folder.resolve("tenuto"), Command.root().resolve("tenuto"));
    } else {
      warm.write();
    }
    for (Snippet snippet : Snippet.of(Command.root().resolve(document))) {
      if (snippet.kind().equals("sh")) {
        run(snippet);
      }
    }
  }

  static Stream<String> commandsOf() {
    return Stream.of(
        "README.md",
        "docs/command.md",
        "docs/java.md",
        "docs/patches.md",
        "docs/cookbook.md",
        "docs/listening.md",
        "docs/batch.md",
        "docs/farm.md",
        "docs/gallery.md",
        "docs/session.md");
  }

  private void run(Snippet snippet) throws Exception {
    String script =
        String.join(
            "\n",
            snippet
                .text()
                .lines()
                .filter(line -> LEFT_OUT.stream().noneMatch(line::startsWith))
                .toList());
    ProcessBuilder shell = Command.of(folder, Path.of("/bin/sh"), "-e", "-c", script);
    String java = Path.of(System.getProperty("java.home"), "bin").toString();
    shell.environment().merge("PATH", java, (path, it) -> it + File.pathSeparator + path);
    Command result = Command.run(shell);
    assertThat(result.exit()).as("%s\n%s", snippet, result.err()).isZero();
  }
}

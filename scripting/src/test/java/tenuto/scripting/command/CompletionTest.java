package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tenuto.tools.support.CapturedRun;

/**
 * What shells complete, by the shells themselves where they are installed, and the pages of man.
 */
class CompletionTest {
  @TempDir Path folder;

  private static String script(String shell) {
    CapturedRun run = TenutoRun.by("completion", shell);
    assertThat(run.exit()).as(run.err()).isZero();
    return run.out();
  }

  /** A program that may not be installed, in the folder with the file {@code script} of a shell. */
  private Command run(String... line) throws Exception {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(each -> Files.isExecutable(Path.of(each, line[0]))),
        "no " + line[0]);
    return Command.run(Command.of(folder, Path.of("/usr/bin/env"), line));
  }

  private Command run(String shell, String text, String argument) throws Exception {
    Files.writeString(folder.resolve("script"), script(shell));
    return run(new String[] {shell, "-c", text, argument});
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void everyCommandAndOptionIsInTheScriptOfEachShell(String shell) {
    String script = script(shell);
    assertThat(script).doesNotContain("${DEFAULT", "%n");
    for (Map.Entry<String, CommandLine> each : Tenuto.line().getSubcommands().entrySet()) {
      assertThat(script).contains(each.getKey());
      for (var option : each.getValue().getCommandSpec().options()) {
        String name = option.longestName();
        assertThat(script.contains(shell.equals("fish") ? "-l " + name.substring(2) : name))
            .as(name)
            .isEqualTo(!option.hidden());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tenuto mea, measure",
    "tenuto render --seeds by-p, by-place",
    "tenuto process --normal, ''",
    "tenuto render --scratch-m, --scratch-max",
    "tenuto --cold plo, plot",
    "tenuto help conv, convert",
    "tenuto warm sta, status",
    "tenuto completion fi, fish"
  })
  void bashCompletes(String line, String completed) throws Exception {
    String run =
        ". ./script; COMP_WORDS=($0); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _tenuto;"
            + " echo \"${COMPREPLY[@]}\"";
    Command done = run("bash", run, line);
    assertThat(done.err()).isEmpty();
    assertThat(done.out()).isEqualTo(completed + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "tenuto mea, measure",
    "tenuto render --seeds by-p, by-place",
    "tenuto render --scratch-m, --scratch-max",
    "tenuto warm sta, status"
  })
  void fishCompletes(String line, String completed) throws Exception {
    Command done = run("fish", "source script; complete -C $argv[1]", line);
    assertThat(done.err()).isEmpty();
    assertThat(done.out().lines().map(each -> each.split("\t")[0])).containsExactly(completed);
  }

  /** Its functions run only at a prompt. */
  @Test
  void zshCanReadItsScript() throws Exception {
    Files.writeString(folder.resolve("script"), script("zsh"));
    Command done = run(new String[] {"zsh", "-n", "script"});
    assertThat(done.err()).isEmpty();
    assertThat(done.exit()).isZero();
  }

  @Test
  void thePagesOfManHaveEveryCommandAndOption() throws Exception {
    assertThat(TenutoRun.by("completion", "--share", folder.toString()).exit()).isZero();
    Path pages = folder.resolve("man/man1");
    String all = Files.readString(pages.resolve("tenuto.1"));
    for (Map.Entry<String, CommandLine> each : Tenuto.line().getSubcommands().entrySet()) {
      assertThat(all).contains("\\fBtenuto\\-" + each.getKey() + "\\fR(1)");
      String page = Files.readString(pages.resolve("tenuto-" + each.getKey() + ".1"));
      assertThat(page).startsWith(".TH \"TENUTO\\-").doesNotContain("${", "%n", "\n'");
      for (var option : each.getValue().getCommandSpec().options()) {
        String name = option.longestName().replace("-", "\\-");
        assertThat(page.contains("\\fB" + name + "\\fR")).as(name).isEqualTo(!option.hidden());
      }
    }
    assertThat(files()).contains("_tenuto", "tenuto.fish", "tenuto.1", "tenuto-render.1");
    for (String page : files().stream().filter(each -> each.endsWith(".1")).toList()) {
      Command done = run("mandoc", "-T", "lint", "-W", "warning", "man/man1/" + page);
      assertThat(done.out().lines()).allMatch(each -> each.contains("missing date"));
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.map(each -> each.getFileName().toString()).toList();
    }
  }
}

package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.setup.Settings;
import tenuto.scripting.python.Patches;
import tenuto.tools.input.ExitCode;

/**
 * Runs every patch that the documents show. One marked {@code python fails} must do so; a block of
 * {@code text} right after a patch is what it prints, or its error. What they write is {@linkplain
 * Heard listened to}.
 */
class ReadmeTest {
  private static final List<String> DOCUMENTS =
      List.of(
          "README.md",
          "docs/adding-a-word.md",
          "docs/batch.md",
          "docs/command.md",
          "docs/cookbook.md",
          "docs/farm.md",
          "docs/gallery.md",
          "docs/java.md",
          "docs/listening.md",
          "docs/patches.md",
          "docs/session.md",
          "docs/sharing.md",
          "docs/synthesis.md");

  @TempDir Path folder;

  /**
   * A patch that a document shows.
   *
   * @param text what it prints, or null where the document does not say
   */
  record Shown(Snippet patch, String text) {
    @Override
    public String toString() {
      return patch.toString();
    }
  }

  static Stream<Shown> patches() {
    List<Shown> shown = new ArrayList<>();
    for (String document : DOCUMENTS) {
      List<Snippet> all = Snippet.of(Command.root().resolve(document));
      for (int i = 0; i < all.size(); i++) {
        if (all.get(i).kind().startsWith("python")) {
          boolean told = i + 1 < all.size() && all.get(i + 1).kind().equals("text");
          shown.add(new Shown(all.get(i), told ? all.get(i + 1).text() : null));
        }
      }
    }
    return shown.stream();
  }

  @ParameterizedTest
  @MethodSource("patches")
  void patchDoesWhatTheDocumentSays(Shown shown) throws Exception {
    String kind = shown.patch().kind();
    String name = kind.contains("counted") ? "patch.sy" : "patch.py";
    Settings settings = new Settings().withThreads(2).withScratch(folder);
    Patches patches = new Patches(folder, settings);
    // A relative file name is looked for where Java was started, which no test can change.
    String text =
        shown.patch().text().replace("'samples/", "'" + Command.root().resolve("samples") + "/");
    ByteArrayOutputStream warnings = new ByteArrayOutputStream();
    PrintStream before = System.err;
    Patches.Ran ran;
    System.setErr(new PrintStream(warnings, true, StandardCharsets.UTF_8));
    try {
      ran = patches.run(name, text);
    } finally {
      System.setErr(before);
    }
    String error = ran.error().replace(folder + "/", "");
    if (kind.contains("fails")) {
      assertThat(ran.result().exit()).isEqualTo(1);
      assertThat(error + "\n").isEqualTo(shown.text().replaceFirst("^tenuto: ", ""));
    } else {
      ran.ok();
      if (shown.text() != null) {
        assertThat(ran.out()).isEqualTo(shown.text());
      }
      Heard.checkWarnings(warnings.toString(StandardCharsets.UTF_8));
      for (Outputs.Written file : ran.result().written()) {
        if (Heard.isSound(file.path())) {
          Heard.check(file.path(), file.clipped(), shown.patch().said());
        }
      }
    }
    assertThat(ran.result().usage().lent()).isZero();
  }

  /** So that a misspelt kind of block cannot escape this test or {@link ReadmeIT}. */
  @Test
  void knowsEveryKindOfBlock() {
    Set<String> known =
        Set.of(
            "sh", "sh farm", "text", "java", "python", "python counted", "python fails", "py farm");
    for (String document : DOCUMENTS) {
      assertThat(Snippet.of(Command.root().resolve(document)))
          .allSatisfy(snippet -> assertThat(known).as(snippet.place()).contains(snippet.kind()));
    }
  }

  @Test
  void javaIsTheExampleItself() throws IOException {
    List<Snippet> java =
        Snippet.of(Command.root().resolve("docs/java.md")).stream()
            .filter(snippet -> snippet.kind().equals("java"))
            .toList();
    assertThat(java).hasSize(1);
    assertThat(Files.readString(Command.root().resolve("examples/FirstTone.java")))
        .isEqualTo(java.getFirst().text());
  }

  @Test
  void listsTheCommandsOptionsAndExitCodes() throws Exception {
    String page = Files.readString(Command.root().resolve("docs/command.md"));
    for (var option : Tenuto.line().getSubcommands().get("render").getCommandSpec().options()) {
      if (!option.usageHelp() && !option.versionHelp()) {
        assertThat(page).contains("`" + option.longestName());
      }
    }
    Map<String, Integer> codes =
        Stream.of(ExitCode.class.getDeclaredFields())
            .collect(
                Collectors.toMap(
                    field -> field.getName(),
                    field -> {
                      try {
                        return field.getInt(null);
                      } catch (IllegalAccessException e) {
                        throw new AssertionError(e);
                      }
                    }));
    assertThat(codes.values()).allSatisfy(code -> assertThat(page).contains("| " + code + " |"));
  }

  @Test
  void listsTheOptionsOfBatches() throws Exception {
    String page = Files.readString(Command.root().resolve("docs/batch.md"));
    for (String command : List.of("process", "convert")) {
      for (var option : Tenuto.line().getSubcommands().get(command).getCommandSpec().options()) {
        if (!option.usageHelp() && !option.versionHelp()) {
          assertThat(page).contains("`" + option.longestName());
        }
      }
    }
  }

  @Test
  void listsTheOptionsOfWatch() throws Exception {
    String page = Files.readString(Command.root().resolve("docs/session.md"));
    for (var option : Tenuto.line().getSubcommands().get("watch").getCommandSpec().options()) {
      if (!option.usageHelp() && !option.versionHelp()) {
        assertThat(page).contains("`" + option.longestName() + "`");
      }
    }
  }

  @Test
  void listsAllThatSythonUtilsHas() throws Exception {
    String page = Files.readString(Command.root().resolve("docs/patches.md"));
    Path modules =
        Command.root()
            .resolve("scripting/src/main/resources/tenuto/scripting/sonicfield/sython/utils");
    Pattern named = Pattern.compile("(?m)^(?:def|class) ([a-zA-Z]\\w*)");
    List<String> missing = new ArrayList<>();
    try (Stream<Path> files = Files.list(modules)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".py")).toList()) {
        named
            .matcher(Files.readString(file))
            .results()
            .map(match -> match.group(1))
            .filter(name -> !Pattern.compile("`" + name + "\\b").matcher(page).find())
            .forEach(missing::add);
      }
    }
    assertThat(missing).isEmpty();
  }

  /** Those of TarsosDSP whose constructors the page shows. */
  @Test
  void showsConstructorsThatThereAre() throws Exception {
    String page = Files.readString(Command.root().resolve("docs/listening.md"));
    List<MatchResult> shown =
        Pattern.compile("(?m)^\\| `([a-z.]*[A-Z]\\w*)\\((.*?)\\)` \\| .* \\| .* \\|$")
            .matcher(page.substring(page.indexOf("| constructor |")))
            .results()
            .toList();
    assertThat(shown).hasSizeGreaterThan(10);
    for (MatchResult each : shown) {
      int count = each.group(2).isEmpty() ? 0 : each.group(2).split(",").length;
      assertThat(Class.forName("be.tarsos.dsp." + each.group(1)).getConstructors())
          .as(each.group())
          .anyMatch(constructor -> constructor.getParameterCount() == count);
    }
  }

  @Test
  void linksLeadToFiles() throws Exception {
    for (String document : DOCUMENTS) {
      Path file = Command.root().resolve(document);
      var links =
          java.util.regex.Pattern.compile("\\]\\((?!https?:|#)([^)#]+)[^)]*\\)")
              .matcher(Files.readString(file));
      while (links.find()) {
        assertThat(file.resolveSibling(links.group(1))).exists();
      }
    }
  }
}

package tenuto.scripting.manual;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.ProgramVersion;

/** The page of {@code man} for a command, in roff's macros {@code man}. */
final class ManPage {
  /** The exit codes as docs/command.md has them. */
  private static final Map<Integer, String> CODES =
      Map.of(
          ExitCode.OK, "Success.",
          ExitCode.FAILED, "The command failed, or every file of a batch did.",
          ExitCode.USAGE, "The command line is wrong.",
          ExitCode.SOME_FAILED, "Some of several files failed.",
          ExitCode.SCRATCH_FULL, "Out of scratch space; files that are complete are kept.",
          ExitCode.INTERRUPTED, "Stopped by Ctrl-C; files that are complete are kept.");

  private final StringBuilder text = new StringBuilder();

  private ManPage() {}

  /** The page of {@code tenuto} itself. */
  static String ofProgram(CommandLine tenuto) {
    ManPage page = new ManPage();
    page.head("tenuto", tenuto);
    page.text.append(".B tenuto\n.I COMMAND\n[\\fIOPTION\\fR]...\n");
    page.describe(tenuto);
    page.section("COMMANDS");
    tenuto
        .getSubcommands()
        .forEach(
            (name, command) ->
                page.item("\\fBtenuto\\-" + escaped(name) + "\\fR(1)", description(command)));
    page.arguments("OPTIONS", Argument.options(tenuto));
    page.codes();
    return page.text.toString();
  }

  /** The page of one of its commands. */
  static String of(String name, CommandLine command) {
    ManPage page = new ManPage();
    List<Argument> parameters = Argument.parameters(command);
    page.head("tenuto-" + name, command);
    page.text.append(
        ".B tenuto %s\n[\\fIOPTION\\fR]... %s\n"
            .formatted(
                escaped(name),
                parameters.stream()
                    .map(each -> "\\fI" + escaped(each.label()) + "\\fR")
                    .collect(Collectors.joining(" "))));
    page.describe(command);
    page.arguments("ARGUMENTS", parameters);
    page.arguments("OPTIONS", Argument.options(command));
    page.codes();
    page.section("SEE ALSO");
    page.text.append(".BR tenuto (1)\n");
    return page.text.toString();
  }

  private void head(String name, CommandLine command) {
    text.append(
        ".TH \"%s\" 1 \"\" \"Tenuto %s\" \"Tenuto\"\n"
            .formatted(escaped(name.toUpperCase(Locale.ROOT)), escaped(ProgramVersion.number())));
    section("NAME");
    text.append(escaped(name)).append(" \\- ");
    text.append(escaped(Argument.brief(description(command)))).append('\n');
    section("SYNOPSIS");
  }

  private void describe(CommandLine command) {
    section("DESCRIPTION");
    text.append(line(description(command)));
  }

  private void arguments(String title, List<Argument> arguments) {
    if (arguments.isEmpty()) {
      return;
    }
    section(title);
    for (Argument each : arguments) {
      String value = each.label().isEmpty() ? "" : "\\fI" + escaped(each.label()) + "\\fR";
      String names =
          each.names().stream()
              .map(name -> "\\fB" + escaped(name) + "\\fR")
              .collect(Collectors.joining(", "));
      item(names + (names.isEmpty() || value.isEmpty() ? "" : "=") + value, each.text());
    }
  }

  private void codes() {
    section("EXIT STATUS");
    CODES.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(code -> item("\\fB" + code.getKey() + "\\fR", code.getValue()));
  }

  private void section(String title) {
    text.append(".SH ").append(title).append('\n');
  }

  private void item(String term, String words) {
    text.append(".TP\n").append(term).append('\n').append(line(words));
  }

  private static String description(CommandLine command) {
    return Argument.text(command.getCommandSpec().usageMessage().description());
  }

  /** A line of running text: one that begins with a dot or an apostrophe would be a request. */
  private static String line(String words) {
    String line = escaped(words);
    return (line.startsWith(".") || line.startsWith("'") ? "\\&" : "") + line + "\n";
  }

  private static String escaped(String words) {
    return words.replace("\\", "\\e").replace("-", "\\-");
  }
}

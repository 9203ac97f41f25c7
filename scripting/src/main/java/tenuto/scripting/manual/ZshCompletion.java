package tenuto.scripting.manual;

import java.util.List;
import picocli.CommandLine;

/** The completion of a command line in zsh, with the texts of options. */
final class ZshCompletion {
  private ZshCompletion() {}

  static String of(CommandLine tenuto) {
    StringBuilder text =
        new StringBuilder(
            """
            #compdef tenuto
            _tenuto() {
              local context state state_descr line
              typeset -A opt_args
              _arguments -C \\
            """);
    for (Argument option : Argument.options(tenuto)) {
      text.append("    ").append(option(option)).append(" \\\n");
    }
    text.append("    '1: :->command' '*:: :->argument'\n  case $state in\n");
    text.append("    command)\n      local -a commands=(\n");
    tenuto
        .getSubcommands()
        .forEach(
            (name, command) ->
                text.append("        ")
                    .append(quoted(name + ":" + escaped(summary(command))))
                    .append('\n'));
    text.append("      )\n      _describe command commands ;;\n");
    text.append("    argument)\n      case $line[1] in\n");
    tenuto
        .getSubcommands()
        .forEach(
            (name, command) -> {
              text.append("        ").append(name).append(") _arguments -s");
              Argument.options(command)
                  .forEach(each -> text.append(" \\\n          ").append(option(each)));
              Argument.parameters(command)
                  .forEach(each -> text.append(" \\\n          ").append(parameter(each)));
              text.append(" ;;\n");
            });
    return text.append("      esac ;;\n  esac\n}\n_tenuto \"$@\"\n").toString();
  }

  private static String option(Argument option) {
    String value = option.label().isEmpty() ? "" : ":" + escaped(option.label()) + action(option);
    String text = "[" + escaped(option.brief()) + "]" + value;
    if (option.names().size() == 1) {
      return quoted("*" + option.names().getFirst() + text);
    }
    return "'*'{" + String.join(",", option.names()) + "}" + quoted(text);
  }

  private static String parameter(Argument parameter) {
    String label = parameter.label().replaceAll("[\\[\\].]", "");
    boolean isRepeated = parameter.label().contains("...");
    return quoted((isRepeated ? "*:" : ":") + escaped(label) + action(parameter));
  }

  private static String action(Argument argument) {
    List<String> values = argument.values();
    return values.isEmpty() ? ":_files" : ":(" + String.join(" ", values) + ")";
  }

  private static String summary(CommandLine command) {
    return Argument.brief(Argument.text(command.getCommandSpec().usageMessage().description()));
  }

  /** What {@code _arguments} would take for its own. */
  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}

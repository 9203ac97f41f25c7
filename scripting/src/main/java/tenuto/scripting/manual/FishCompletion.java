package tenuto.scripting.manual;

import picocli.CommandLine;

/** The completion of a command line in fish, with the texts of options. */
final class FishCompletion {
  private FishCompletion() {}

  static String of(CommandLine tenuto) {
    StringBuilder text = new StringBuilder("# fish completion for tenuto\n");
    Argument.options(tenuto).forEach(option -> add(text, "__fish_use_subcommand", option));
    tenuto
        .getSubcommands()
        .forEach(
            (name, command) -> {
              String summary =
                  Argument.brief(
                      Argument.text(command.getCommandSpec().usageMessage().description()));
              text.append("complete -c tenuto -n __fish_use_subcommand -f -a ")
                  .append(name)
                  .append(" -d ")
                  .append(quoted(summary))
                  .append('\n');
            });
    tenuto
        .getSubcommands()
        .forEach(
            (name, command) -> {
              String after = "'__fish_seen_subcommand_from " + name + "'";
              Argument.options(command).forEach(option -> add(text, after, option));
              for (Argument parameter : Argument.parameters(command)) {
                if (!parameter.values().isEmpty()) {
                  add(text, after, parameter);
                }
              }
            });
    return text.toString();
  }

  private static void add(StringBuilder text, String where, Argument argument) {
    text.append("complete -c tenuto -n ").append(where);
    for (String name : argument.names()) {
      text.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
    }
    if (!argument.values().isEmpty()) {
      text.append(argument.names().isEmpty() ? " -f" : " -x");
      text.append(" -a ").append(quoted(String.join(" ", argument.values())));
    } else if (!argument.label().isEmpty()) {
      text.append(" -r");
    }
    text.append(" -d ").append(quoted(argument.brief())).append('\n');
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}

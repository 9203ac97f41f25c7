package tenuto.scripting.manual;

import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * The completion of a command line in bash: commands, options and the values of some; else files.
 */
final class BashCompletion {
  private static final String HEAD =
      """
      # bash completion for tenuto
      _tenuto() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' options='' values='' i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            -*) ;;
            *) command=${COMP_WORDS[i]}; break ;;
          esac
        done
        case $command in
      """;
  private static final String TAIL =
      """
        esac
        case $word in
          -*) values=$options ;;
        esac
        [[ -z $values ]] || mapfile -t COMPREPLY < <(compgen -W "$values" -- "$word")
      }
      complete -o bashdefault -o default -F _tenuto tenuto
      """;

  private BashCompletion() {}

  static String of(CommandLine tenuto) {
    StringBuilder text = new StringBuilder(HEAD);
    Map<String, CommandLine> commands = tenuto.getSubcommands();
    String names = String.join(" ", commands.keySet());
    text.append(
        "    '') options='%s --warm --cold'; values='%s' ;;\n".formatted(options(tenuto), names));
    commands.forEach(
        (name, command) ->
            text.append("    ").append(name).append(") ").append(of(name, command, names)));
    return text.append(TAIL).toString();
  }

  private static String of(String name, CommandLine command, String commands) {
    String help = name.equals("help") ? "; values='" + commands + "'" : "";
    StringJoiner cases = new StringJoiner("");
    for (Argument option : Argument.options(command)) {
      if (!option.values().isEmpty()) {
        cases.add(
            "        %s) values='%s' ;;\n"
                .formatted(String.join("|", option.names()), String.join(" ", option.values())));
      }
    }
    for (Argument parameter : Argument.parameters(command)) {
      if (!parameter.values().isEmpty()) {
        cases.add(
            "        %s) values='%s' ;;\n".formatted(name, String.join(" ", parameter.values())));
      }
    }
    String options = "options='" + options(command) + "'" + help;
    return cases.length() == 0
        ? options + " ;;\n"
        : options + "\n      case $before in\n" + cases + "      esac ;;\n";
  }

  private static String options(CommandLine command) {
    return Argument.options(command).stream()
        .flatMap(option -> Stream.of(option.names().getLast()))
        .collect(Collectors.joining(" "));
  }
}

package tenuto.scripting.manual;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * An option or a positional parameter of a command.
 *
 * @param names of an option, the shortest first; empty for a positional parameter
 * @param label of its value; empty if it has none
 * @param values that it is limited to; empty if it is not
 */
record Argument(List<String> names, String label, List<String> values, String text) {
  /** The visible options of a command. */
  static List<Argument> options(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .filter(option -> !option.hidden())
        .map(Argument::of)
        .toList();
  }

  /** The visible positional parameters of a command. */
  static List<Argument> parameters(CommandLine command) {
    return command.getCommandSpec().positionalParameters().stream()
        .filter(parameter -> !parameter.hidden())
        .map(Argument::of)
        .toList();
  }

  private static Argument of(OptionSpec option) {
    boolean hasValue = option.arity().max() > 0;
    return new Argument(
        List.of(option.names()).stream()
            .sorted((a, b) -> Integer.compare(a.length(), b.length()))
            .toList(),
        hasValue ? option.paramLabel() : "",
        values(option),
        text(option.description()));
  }

  private static Argument of(PositionalParamSpec parameter) {
    boolean isOptional = parameter.arity().min() == 0;
    boolean isRepeated = parameter.arity().max() > 1 || parameter.index().max() > 100;
    String label = parameter.paramLabel() + (isRepeated ? "..." : "");
    return new Argument(
        List.of(),
        isOptional ? "[" + label + "]" : label,
        values(parameter),
        text(parameter.description()));
  }

  /** As users write them: picocli takes constants of enumerations in small letters, too. */
  private static List<String> values(ArgSpec argument) {
    List<String> values = new ArrayList<>();
    if (argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(values::add);
    }
    Class<?> type = argument.type();
    Class<?> element =
        Collection.class.isAssignableFrom(type) ? argument.auxiliaryTypes()[0] : type;
    boolean isEnum = element.isEnum();
    return values.stream().map(value -> isEnum ? value.toLowerCase(Locale.ROOT) : value).toList();
  }

  /** The lines of a text as one. */
  static String text(String... lines) {
    return String.join(" ", lines).replace("%n", " ").replace("%%", "%").strip();
  }

  /** The first sentence of the text, without its full stop. */
  String brief() {
    return brief(text);
  }

  /** The first sentence of a text, without its full stop. */
  static String brief(String text) {
    int end = text.indexOf(". ");
    String first = end < 0 ? text : text.substring(0, end);
    return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
  }
}

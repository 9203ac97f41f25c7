package tenuto.scripting.prompt;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An input that is a command of the prompt and not Python: {@code play x}, {@code ?Saw}, {@code
 * exit}.
 *
 * @param kind the command
 * @param about its argument, or empty
 */
record PromptCommand(Kind kind, String about) {
  /** The commands. */
  enum Kind {
    PLAY,
    PLOT,
    INFO,
    HELP,
    EXIT
  }

  /** A command, followed by an expression that does not begin with a Python operator. */
  private static final Pattern WITH_VALUE =
      Pattern.compile("(play|plot|info)[ \\t]+([\\w\\[\"'(].*)", Pattern.DOTALL);

  /** {@code play in x} and the like are Python. */
  private static final Pattern PYTHON =
      Pattern.compile("(?:in|is|and|or|not|if)\\b.*", Pattern.DOTALL);

  private static final Pattern ALONE = Pattern.compile("(?:exit|quit)(?:[ \\t]*\\([ \\t]*\\))?");
  private static final Pattern HELP = Pattern.compile("help(?:[ \\t]*\\([ \\t]*\\))?");

  /** The command that an input is, or null. */
  static PromptCommand of(String input) {
    String text = input.strip();
    if (text.startsWith("?")) {
      return new PromptCommand(Kind.HELP, text.replaceFirst("^\\?+", "").strip());
    }
    if (text.endsWith("?") && !text.contains("#") && text.lines().count() == 1) {
      return new PromptCommand(Kind.HELP, text.replaceFirst("\\?+$", "").strip());
    }
    if (HELP.matcher(text).matches()) {
      return new PromptCommand(Kind.HELP, "");
    }
    if (ALONE.matcher(text).matches()) {
      return new PromptCommand(Kind.EXIT, "");
    }
    Matcher with = WITH_VALUE.matcher(text);
    if (with.matches() && !PYTHON.matcher(with.group(2)).matches()) {
      return new PromptCommand(
          Kind.valueOf(with.group(1).toUpperCase(java.util.Locale.ROOT)), with.group(2));
    }
    return null;
  }
}

package tenuto.tools.input;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tenuto.dsp.catalogue.Suggestion;

/** The handler of invalid command lines. */
public final class UsageErrors {
  private UsageErrors() {}

  /** Prints one line with the error and where to find the help. */
  public static int report(ParameterException e, String[] args) {
    PrintWriter err = e.getCommandLine().getErr();
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("tenuto: " + text(e) + " (see " + name + " --help)");
    return ExitCode.USAGE;
  }

  private static String text(ParameterException e) {
    CommandLine line = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> arguments = unmatched.getUnmatched();
      Set<String> options = line.getCommandSpec().optionsMap().keySet();
      Set<String> commands = line.getSubcommands().keySet();
      if (unmatched.isUnknownOption() && !options.isEmpty()) {
        String option = arguments.getFirst().replaceFirst("=.*", "");
        return "there is no option %s; did you mean %s?"
            .formatted(option, Suggestion.nearest(option, options));
      }
      if (!commands.isEmpty()) {
        String command = arguments.getFirst();
        return "there is no command '%s'; did you mean %s?"
            .formatted(command, Suggestion.nearest(command, commands));
      }
    }
    return e.getMessage();
  }
}

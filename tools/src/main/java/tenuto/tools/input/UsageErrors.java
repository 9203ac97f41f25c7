package tenuto.tools.input;

import java.io.PrintWriter;
import picocli.CommandLine.ParameterException;

/** What becomes of a command line that is invalid. */
public final class UsageErrors {
  private UsageErrors() {}

  /** One line that says what is wrong and where the help is. */
  public static int report(ParameterException e, String[] args) {
    PrintWriter err = e.getCommandLine().getErr();
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("tenuto: " + e.getMessage() + " (see " + name + " --help)");
    return ExitCode.USAGE;
  }
}

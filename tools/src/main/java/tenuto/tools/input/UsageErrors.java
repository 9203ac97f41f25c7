package tenuto.tools.input;

import java.io.PrintWriter;
import picocli.CommandLine.ParameterException;

/** The handler of invalid command lines. */
public final class UsageErrors {
  private UsageErrors() {}

  /** Prints one line with the error and where to find the help. */
  public static int report(ParameterException e, String[] args) {
    PrintWriter err = e.getCommandLine().getErr();
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("tenuto: " + e.getMessage() + " (see " + name + " --help)");
    return ExitCode.USAGE;
  }
}

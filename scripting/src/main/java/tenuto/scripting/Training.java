package tenuto.scripting;

import java.util.ArrayList;
import java.util.List;
import tenuto.files.ExitCode;

/**
 * What a build runs once so that the JVM can note which classes a start needs and which methods
 * become hot, for its ahead-of-time cache: several commands in one JVM.
 */
public final class Training {
  private static final String NEXT = "then";

  private Training() {}

  /**
   * Runs commands and exits with the first code that is not 0.
   *
   * @param args command lines, with the word "then" between them
   */
  public static void main(String[] args) {
    Terminal.reclaim();
    StandardOutput.begin();
    if (args[0].equals("render")) {
      Interpreter.initializeAhead();
    }
    List<String> command = new ArrayList<>();
    for (String arg : args) {
      if (arg.equals(NEXT)) {
        run(command);
        command.clear();
      } else {
        command.add(arg);
      }
    }
    run(command);
  }

  private static void run(List<String> command) {
    int exit = Tenuto.execute(command.toArray(String[]::new));
    if (exit != ExitCode.OK) {
      System.exit(exit);
    }
  }
}

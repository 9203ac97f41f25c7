package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.scripting.reports.PatchError;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.StopHook;

/**
 * The CPython to which a command is passed on if Jython rejects a patch's syntax and CPython
 * accepts it: f-strings, for example, exist only in Python 3. A line {@code # tenuto: python3}
 * saves the attempt.
 */
final class CPythonFallback {
  private static final String PARSES = "import ast, sys; ast.parse(open(sys.argv[1], 'rb').read())";
  private static final String HAS_TENUTO = "import numpy, jpype";

  /** Thrown to run a command again with CPython, after everything it has open is closed. */
  static final class Wanted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient CPythonFallback python;

    Wanted(CPythonFallback python) {
      super(null, null, false, false);
      this.python = python;
    }

    CPythonFallback python() {
      return python;
    }
  }

  private final String patch;
  private final PatchError error;
  private final String python;

  /**
   * @param patch as the user names it
   * @param error why Jython rejects it
   */
  CPythonFallback(String patch, PatchError error) {
    this.patch = patch;
    this.error = error;
    this.python = Optional.ofNullable(System.getenv("TENUTO_PYTHON")).orElse("python3");
  }

  /** Whether the error is a syntax error of the patch itself that CPython does not report. */
  boolean understands() {
    return error.message().startsWith("SyntaxError")
        && patch.equals(error.file())
        && end(List.of(python, "-c", PARSES, patch), true) == 0;
  }

  /**
   * Runs the command with CPython.
   *
   * @param arguments of render, or "watch" and those of watch
   * @return its exit code
   */
  int run(List<String> arguments) {
    if (end(List.of(python, "-c", HAS_TENUTO), true) != 0) {
      System.err.println("tenuto: " + error.text());
      System.err.println(
          "  Python 3 can read it, but %s has no numpy and jpype1: pip install %s"
              .formatted(python, home().resolve("python")));
      return ExitCode.FAILED;
    }
    List<String> command = new ArrayList<>(List.of(python, "-m", "tenuto"));
    command.addAll(arguments);
    return end(command, false);
  }

  private static Path home() {
    return Path.of(System.getProperty("tenuto.home", "."));
  }

  /** The exit code of a command; a code that Python never returns if it cannot be started. */
  private static int end(List<String> command, boolean silent) {
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    if (silent) {
      builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    }
    String before = System.getenv("PYTHONPATH");
    String ours = home().resolve("python/src").toString();
    builder.environment().put("PYTHONPATH", before == null ? ours : ours + ":" + before);
    builder.environment().put("TENUTO_JAVA_HOME", System.getProperty("java.home"));
    try {
      Process process = builder.start();
      StopHook whenStopped = StopHook.of(() -> stop(process));
      int exit = process.waitFor();
      whenStopped.remove();
      return exit;
    } catch (IOException e) {
      return ExitCode.FAILED;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  private static void stop(Process process) {
    process.destroy();
    process.onExit().join();
  }
}

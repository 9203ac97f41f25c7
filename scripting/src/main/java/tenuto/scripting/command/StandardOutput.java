package tenuto.scripting.command;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import tenuto.tools.input.ExitCode;

/**
 * Standard output that remembers failures: a {@link PrintStream} reports none, and lost output
 * would look like success.
 *
 * <p>A reader that closes a pipe, as {@code head} does after its lines, has what it needs: nothing
 * is printed. But a program that was to store all of it may have failed, so the exit code is that
 * of programs which the signal PIPE ends.
 */
final class StandardOutput extends OutputStream {
  private static final int BUFFER = 8192;

  private final OutputStream to;
  private final BooleanSupplier isPipe;
  private volatile IOException failure;

  /**
   * @param isPipe whether another program reads it
   */
  StandardOutput(OutputStream to, BooleanSupplier isPipe) {
    this.to = to;
    this.isPipe = isPipe;
  }

  /** Replaces {@link System#out}; call it before anything uses that. */
  static StandardOutput begin() {
    StandardOutput out =
        new StandardOutput(new FileOutputStream(FileDescriptor.out), StandardOutput::leadsToPipe);
    System.setOut(
        new PrintStream(new BufferedOutputStream(out, BUFFER), true, System.out.charset()));
    return out;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int n) throws IOException {
    if (failure != null) {
      throw failure; // Output after a gap would be taken for the whole.
    }
    try {
      to.write(bytes, from, n);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /**
   * The exit code of a run that has printed everything; prints to stderr if output was lost.
   *
   * @param code the exit code otherwise
   */
  int exit(int code) {
    System.out.flush();
    if (failure == null) {
      return code;
    }
    if (isClosed()) {
      return code == ExitCode.OK ? ExitCode.CLOSED_PIPE : code;
    }
    System.err.println("tenuto: standard output cannot be written: " + failure.getMessage());
    return code == ExitCode.OK ? ExitCode.FAILED : code;
  }

  private boolean isClosed() {
    return String.valueOf(failure.getMessage()).contains("roken pipe") || isPipe.getAsBoolean();
  }

  /** As far as the system shows it; its message about a broken pipe may be in any language. */
  private static boolean leadsToPipe() {
    try {
      String leads = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
      return leads.startsWith("pipe:") || leads.startsWith("socket:");
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }
}

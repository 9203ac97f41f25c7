package tenuto.tools.input;

import tenuto.engine.base.ScratchException;

/** The command's exit codes. */
public final class ExitCode {
  public static final int OK = 0;

  /** The patch, the only file or all of several files failed. */
  public static final int FAILED = 1;

  /** The command line is invalid. */
  public static final int USAGE = 2;

  /** Some of several files failed. */
  public static final int SOME_FAILED = 3;

  /** The scratch folders are full, or have lost data. */
  public static final int SCRATCH_FULL = 4;

  /** Stopped by the user; the JVM itself sets it. */
  public static final int INTERRUPTED = 130;

  /** Whoever reads standard output has closed it: 128 and the signal PIPE. */
  public static final int CLOSED_PIPE = 141;

  private ExitCode() {}

  /** Whether a failure, or its cause, is one of the scratch folders. */
  public static boolean isOfScratch(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof ScratchException) {
        return true;
      }
    }
    return false;
  }

  /** The exit code after several files. */
  public static int of(int failed, int files) {
    return failed == 0 ? OK : failed < files ? SOME_FAILED : FAILED;
  }
}

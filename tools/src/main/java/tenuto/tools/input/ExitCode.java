package tenuto.tools.input;

import tenuto.engine.base.ScratchException;

/** What the command's exit codes mean. */
public final class ExitCode {
  public static final int OK = 0;

  /** The patch failed, or the only file, or all of several. */
  public static final int FAILED = 1;

  /** The command line is invalid. */
  public static final int USAGE = 2;

  /** Some files of several failed. */
  public static final int SOME_FAILED = 3;

  /** The scratch folders are full, or have lost something. */
  public static final int SCRATCH_FULL = 4;

  /** Stopped by the user; the JVM itself gives it. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}

  /** Whether it is the scratch folders that failed, whatever that is wrapped in. */
  public static boolean isOfScratch(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof ScratchException) {
        return true;
      }
    }
    return false;
  }

  /** Of work on several files, of which some failed. */
  public static int of(int failed, int files) {
    return failed == 0 ? OK : failed < files ? SOME_FAILED : FAILED;
  }
}

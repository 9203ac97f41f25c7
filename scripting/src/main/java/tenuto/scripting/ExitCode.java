package tenuto.scripting;

/** What the command's exit codes mean. */
final class ExitCode {
  static final int OK = 0;

  /** The patch, or the only file, failed. */
  static final int FAILED = 1;

  /** The command line makes no sense. */
  static final int USAGE = 2;

  /** Some files of several failed. */
  static final int SOME_FAILED = 3;

  /** The scratch folder is full. */
  static final int SCRATCH_FULL = 4;

  /** Stopped by the user; the JVM itself gives it. */
  static final int INTERRUPTED = 130;

  private ExitCode() {}
}

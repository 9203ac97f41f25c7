package tenuto.scripting.reports;

/** The exception with which a patch has ended in CPython. */
public final class PatchFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient PatchError error;
  private final int exit;
  private final boolean silent;
  private final String trace;

  /**
   * @param error as reported to its author
   * @param exit the exit code
   * @param silent whether nothing is to be printed
   * @param trace Python's traceback
   * @param cause the Java exception that it represents, or null
   */
  public PatchFailure(PatchError error, int exit, boolean silent, String trace, Throwable cause) {
    super(error.message(), cause, false, false);
    this.error = error;
    this.exit = exit;
    this.silent = silent;
    this.trace = trace;
  }

  public PatchError error() {
    return error;
  }

  public int exit() {
    return exit;
  }

  public boolean isSilent() {
    return silent;
  }

  /** Python's traceback, in place of Java's stack trace. */
  @Override
  public String toString() {
    return trace;
  }
}

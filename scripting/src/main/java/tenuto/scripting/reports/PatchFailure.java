package tenuto.scripting.reports;

/** What a patch has ended with in a Python that is not Java's own. */
public final class PatchFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient PatchError error;
  private final int exit;
  private final boolean silent;
  private final String trace;

  /**
   * @param error as its author reads it
   * @param exit the exit code
   * @param silent whether there is nothing to be said
   * @param trace Python's traceback
   * @param cause what of Java's it stands for, or null
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

  /** Python's traceback, in place of Java's. */
  @Override
  public String toString() {
    return trace;
  }
}

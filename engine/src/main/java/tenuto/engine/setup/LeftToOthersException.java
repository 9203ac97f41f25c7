package tenuto.engine.setup;

/**
 * Samples are wanted that another process is to compute, and has not: nothing is wrong, but here
 * the work ends until it has. See {@link Division}.
 */
public final class LeftToOthersException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public LeftToOthersException() {
    super("parts of it are left to other workers", null, false, false);
  }
}

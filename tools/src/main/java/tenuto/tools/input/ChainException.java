package tenuto.tools.input;

/** A chain that cannot be: says which step, which parameter, the rule and the value. */
public final class ChainException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public ChainException(String message) {
    super(message);
  }

  public ChainException(String message, Throwable cause) {
    super(message, cause);
  }
}

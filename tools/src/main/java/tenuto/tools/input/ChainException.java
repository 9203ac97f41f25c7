package tenuto.tools.input;

/** An invalid chain: the message names the step, the parameter, the rule and the value. */
public final class ChainException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public ChainException(String message) {
    super(message);
  }

  public ChainException(String message, Throwable cause) {
    super(message, cause);
  }
}

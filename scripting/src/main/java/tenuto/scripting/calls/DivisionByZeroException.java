package tenuto.scripting.calls;

/** A number was divided by 0: Python's {@code ZeroDivisionError}. */
public final class DivisionByZeroException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public DivisionByZeroException(String message) {
    super(message);
  }
}

package tenuto.scripting.calls;

/** Division of a number by 0: Python's {@code ZeroDivisionError}. */
public final class DivisionByZeroException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public DivisionByZeroException(String message) {
    super(message);
  }
}

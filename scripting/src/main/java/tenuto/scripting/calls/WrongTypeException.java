package tenuto.scripting.calls;

/** A value of the wrong type, or too few or many values: Python's {@code TypeError}. */
public final class WrongTypeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WrongTypeException(String message) {
    super(message);
  }
}

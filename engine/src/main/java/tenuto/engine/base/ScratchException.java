package tenuto.engine.base;

/**
 * The scratch folders have no room left, or have lost what was stored in them: the end of a run,
 * which a patch must not be able to catch.
 */
public abstract class ScratchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ScratchException(String message, Throwable cause) {
    super(message, cause);
  }
}

package tenuto.engine.base;

/**
 * None of the scratch folders has room for the samples that were to be stored.
 *
 * <p>Thrown before any sample is written, so everything stored earlier stays whole and readable.
 */
public final class ScratchFullException extends ScratchException {
  private static final long serialVersionUID = 1L;

  /**
   * @param message which folders are full, and why
   */
  public ScratchFullException(String message) {
    super(message, null);
  }
}

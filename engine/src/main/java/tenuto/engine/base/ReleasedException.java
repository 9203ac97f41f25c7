package tenuto.engine.base;

/** A stored signal was used after its last reference was dropped; the message says which one. */
public final class ReleasedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  public ReleasedException(String message) {
    super(message);
  }
}

package tenuto.engine.base;

/**
 * Work was stopped from outside, by {@link tenuto.engine.SessionWork#stop}: nothing is wrong with
 * it.
 */
public final class StoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoppedException() {
    super("stopped", null, false, false); // where it was does not matter
  }
}

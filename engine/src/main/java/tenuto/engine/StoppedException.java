package tenuto.engine;

/** Work was stopped from outside, by {@link Session#stop}: nothing is wrong with it. */
public final class StoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoppedException() {
    super("stopped", null, false, false); // where it was does not matter
  }
}

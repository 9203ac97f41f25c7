package tenuto.engine.keep;

import tenuto.engine.signal.Uncacheable;

/** A part of a signal has no key, so the signal is never kept. */
final class NoKeyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Uncacheable why;

  NoKeyException(Uncacheable why) {
    super(null, null, false, false);
    this.why = why;
  }

  Uncacheable why() {
    return why;
  }
}

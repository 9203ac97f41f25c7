package tenuto.engine.base;

/**
 * A scratch disk has lost samples that it had taken, so whatever was computed from stored signals
 * may be wrong.
 *
 * <p>Once thrown, its session throws it for ever.
 */
public final class ScratchLostException extends ScratchException {
  private static final long serialVersionUID = 1L;

  public ScratchLostException(String what, Throwable cause) {
    super(
        ("scratch space was lost: %s; nothing more is written, because it may be"
                + " wrong (--scratch DIR chooses another folder)")
            .formatted(what),
        cause);
  }
}

package tenuto.scripting.reports;

import tenuto.engine.base.Bytes;

/** The heap is full of a patch's own objects, its lists and numbers. */
public final class HeapFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param cause the failed allocation, or null if the collector found nothing to free
   */
  public HeapFullException(OutOfMemoryError cause) {
    super(message(cause), cause, false, false); // A stack trace would need memory, too.
  }

  /** The message, with a remedy, whatever could not be allocated. */
  public static String message(OutOfMemoryError cause) {
    String what = cause == null ? null : cause.getMessage();
    return what == null || what.contains("heap") || what.contains("overhead")
        ? ("the patch's own objects (signals are stored elsewhere) fill the heap of" + " %s;")
                .formatted(Bytes.text(Runtime.getRuntime().maxMemory()))
            + " TENUTO_JAVA_OPTS=-Xmx16g, for example, gives it more"
        : "out of memory: " + what;
  }
}

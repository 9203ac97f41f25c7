package tenuto.scripting.reports;

import tenuto.engine.base.Bytes;

/** A patch's own objects, its lists and numbers, have filled the JVM's heap. */
public final class HeapFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param cause what could not be made, or null if the collector found nothing to give back
   */
  public HeapFullException(OutOfMemoryError cause) {
    super(message(cause), cause, false, false); // a stack would want memory, too
  }

  /** What is to be said and done, whatever could not be made. */
  public static String message(OutOfMemoryError cause) {
    String what = cause == null ? null : cause.getMessage();
    return what == null || what.contains("heap") || what.contains("overhead")
        ? ("the patch's own objects (signals are stored elsewhere) fill the heap of" + " %s;")
                .formatted(Bytes.text(Runtime.getRuntime().maxMemory()))
            + " TENUTO_JAVA_OPTS=-Xmx16g, for example, gives it more"
        : "out of memory: " + what;
  }
}

package tenuto.engine.base;

import java.util.function.Supplier;

/** Runs file channel work where no interrupt can reach it. */
public final class Uninterrupted {
  private Uninterrupted() {}

  /**
   * Calls {@code work} on a thread of its own and waits for it.
   *
   * <p>An interrupt that meets a thread inside a {@code FileChannel} closes the channel for
   * everybody, and with it the swap; a fresh thread is known to nobody that could interrupt it.
   */
  public static <T> T call(Supplier<T> work) {
    var result = new java.util.concurrent.FutureTask<T>(work::get);
    boolean interrupted = false;
    try {
      Thread.ofPlatform().daemon().name("tenuto-swap").start(result);
    } catch (OutOfMemoryError e) { // no thread is to be had
      interrupted = Thread.interrupted();
      result.run();
    }
    try {
      while (true) {
        try {
          return result.get();
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (java.util.concurrent.ExecutionException e) {
          throw e.getCause() instanceof RuntimeException cause
              ? cause
              : new IllegalStateException(e.getCause());
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}

package tenuto.engine.disk;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Has a shared swap file's name taken away when the program is stopped, by INT or TERM, while it is
 * open: nobody closes it then.
 */
final class SwapExit {
  /** How long the end of the program waits for who is just opening or closing it. */
  private static final long PATIENCE_MS = 500;

  private final Thread hook = new Thread(this::stopped, "tenuto-swap");

  /** Held while the file is being opened or closed. */
  private final ReentrantLock lock = new ReentrantLock();

  /** Takes the name of the open file away; null while none is open. */
  private Runnable leaving;

  private boolean stopping;

  /**
   * Opens a file.
   *
   * @param leave takes its name away
   * @throws IllegalStateException if the program is being stopped; it makes none then
   */
  <S> S opened(Supplier<S> open, Consumer<S> leave) {
    Runtime.getRuntime().addShutdownHook(hook); // before there is one, or a signal could come first
    lock.lock();
    try {
      if (stopping) {
        throw new IllegalStateException("the program is being stopped");
      }
      S swap = open.get();
      leaving = () -> leave.accept(swap);
      return swap;
    } finally {
      lock.unlock();
      if (leaving == null) {
        forget();
      }
    }
  }

  /** Closes it as it is closed in good order. */
  void closing(Runnable close) {
    lock.lock();
    try {
      leaving = null;
      close.run();
    } finally {
      lock.unlock();
      forget();
    }
  }

  private void stopped() {
    try {
      if (lock.tryLock(PATIENCE_MS, TimeUnit.MILLISECONDS)) {
        try {
          stopping = true;
          if (leaving != null) {
            leaving.run();
          }
        } finally {
          lock.unlock();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void forget() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException stopping) {
      // It runs, or has run.
    }
  }
}

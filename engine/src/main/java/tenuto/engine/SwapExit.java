package tenuto.engine;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
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

  private CommonSwap swap;
  private boolean stopping;

  /**
   * Opens a file.
   *
   * @throws IllegalStateException if the program is being stopped; it makes none then
   */
  CommonSwap opened(Supplier<CommonSwap> open) {
    Runtime.getRuntime().addShutdownHook(hook); // before there is one, or a signal could come first
    lock.lock();
    try {
      if (stopping) {
        throw new IllegalStateException("the program is being stopped");
      }
      swap = open.get();
      return swap;
    } finally {
      lock.unlock();
      if (swap == null) {
        forget();
      }
    }
  }

  /** Closes it as it is closed in good order. */
  void closing(Runnable close) {
    lock.lock();
    try {
      swap = null;
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
          if (swap != null) {
            swap.leaveName();
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

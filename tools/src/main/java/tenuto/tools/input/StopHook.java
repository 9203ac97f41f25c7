package tenuto.tools.input;

import java.util.concurrent.locks.LockSupport;

/** Work to do if a signal stops the program, until it is cancelled. */
public final class StopHook {
  private final Thread thread;

  private StopHook(Thread thread) {
    this.thread = thread;
  }

  /**
   * Registers {@code work} to run when the program is stopped. If it is being stopped already, runs
   * the work at once and does not return: the program ends within moments.
   */
  public static StopHook of(Runnable work) {
    Thread thread = new Thread(work);
    try {
      Runtime.getRuntime().addShutdownHook(thread);
    } catch (IllegalStateException stopping) {
      work.run();
      while (true) {
        LockSupport.park();
      }
    }
    return new StopHook(thread);
  }

  /** Returns at once, unless the program is being stopped: then it does not return. */
  public static void endIfStopping() {
    of(() -> {}).remove();
  }

  /** Cancels it; returns false if the program is being stopped and the work is done or running. */
  public boolean remove() {
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
      return true;
    } catch (IllegalStateException stopping) {
      return false;
    }
  }
}

package tenuto.tools.input;

import java.util.concurrent.locks.LockSupport;

/** What is to be done if a signal stops the program, until it is taken back. */
public final class StopHook {
  private final Thread thread;

  private StopHook(Thread thread) {
    this.thread = thread;
  }

  /**
   * Has {@code work} done when the program is stopped. If it is being stopped already, does it here
   * and now and does not return: the program ends within moments.
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

  /**
   * Takes it back; false if the program is being stopped, and the work has been or is being done.
   */
  public boolean remove() {
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
      return true;
    } catch (IllegalStateException stopping) {
      return false;
    }
  }
}

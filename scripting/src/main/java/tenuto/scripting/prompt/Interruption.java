package tenuto.scripting.prompt;

import tenuto.engine.Session;
import tenuto.scripting.objects.Interrupts;
import tenuto.scripting.tasks.Tasks;

/**
 * Ctrl-C: ends what is being done, and all tasks with it, and leaves the session as it was. Between
 * inputs it does nothing.
 */
final class Interruption {
  private final Session session;
  private final Tasks tasks;
  private final Interrupts interrupts;
  private boolean busy;
  private int strikes;

  Interruption(Session session, Tasks tasks, Interrupts interrupts) {
    this.session = session;
    this.tasks = tasks;
    this.interrupts = interrupts;
  }

  /**
   * Stops what is going on; who strikes again stops even what clears up.
   *
   * @return whether something was
   */
  synchronized boolean strike() {
    if (busy) {
      strikes++;
      session.work().stop();
      tasks.cancelQueued();
      interrupts.stop(strikes > 1);
    }
    return busy;
  }

  /**
   * Does work that can be stopped.
   *
   * @return whether it was; what it threw because of that is forgotten
   */
  boolean stops(Runnable work) {
    synchronized (this) {
      busy = true;
    }
    try {
      interrupts.run(work);
    } catch (RuntimeException | Error e) {
      if (!settled()) {
        throw e;
      }
      return true;
    }
    return settled();
  }

  /** Lets the session go on once nothing is at work any more that was stopped. */
  private boolean settled() {
    if (!isStruck()) {
      return false;
    }
    Thread.interrupted(); // it has done what it was for
    interrupts.await(this::awaitTasks);
    synchronized (this) {
      strikes = 0;
      busy = false;
      Thread.interrupted();
      interrupts.resume();
      session.work().resume();
    }
    return true;
  }

  private synchronized boolean isStruck() {
    busy = strikes > 0;
    return busy;
  }

  /** Waits for what was stopped, unless the next Ctrl-C says that there was enough of that. */
  private void awaitTasks() {
    try {
      tasks.finish();
    } catch (InterruptedException e) {
      // A task that heeds nothing goes on by itself.
    }
  }
}

package tenuto.scripting.prompt;

import tenuto.engine.Session;
import tenuto.scripting.objects.Interrupts;
import tenuto.scripting.tasks.Tasks;

/**
 * The handler of Ctrl-C: it stops the current input and all tasks, and keeps the session usable.
 * Between inputs it does nothing.
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
   * Stops the current input; a second call stops even its cleaning up.
   *
   * @return whether there was something to stop
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
   * @return whether it was stopped; an exception that this caused is dropped
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

  /** Allows new work after everything stopped has ended. */
  private boolean settled() {
    if (!isStruck()) {
      return false;
    }
    Thread.interrupted(); // It has done its job.
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

  /** Waits for stopped tasks until the next Ctrl-C. */
  private void awaitTasks() {
    try {
      tasks.finish();
    } catch (InterruptedException e) {
      // A task that ignores interrupts continues alone.
    }
  }
}

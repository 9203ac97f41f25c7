package tenuto.scripting.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;

/** Stops a run from another thread, and reads its state, while the program continues. */
final class Stopper {
  /** How often threads are stopped again, as one may have just begun new work. */
  private static final long AGAIN_MS = 10;

  private Thread thread;
  private Runner.Stage stage;
  private boolean stopping;

  /** Sets the thread of the run, which is about to start. */
  synchronized void on(Thread runs) {
    thread = runs;
  }

  /**
   * Sets what to stop.
   *
   * @throws CancellationException if the run has been stopped already
   */
  synchronized void of(Runner.Stage begun) {
    if (stopping) {
      throw new CancellationException("stopped");
    }
    stage = begun;
  }

  /** The files that the run has read so far, including imported modules. */
  Set<Path> read() {
    Runner.Stage begun;
    synchronized (this) {
      begun = stage;
    }
    Set<Path> all = new HashSet<>();
    if (begun != null) {
      all.addAll(begun.moduleFiles());
      all.addAll(begun.run().context().inputs().wanted());
    }
    return all;
  }

  /**
   * Stops the run: words fail at their next block, tasks are abandoned, and every Python thread
   * that it has started fails at its next line, whatever it catches.
   *
   * @return whether it has ended within that time
   */
  boolean stop(Duration patience) throws InterruptedException {
    long begin = System.nanoTime();
    while (thread.isAlive() && System.nanoTime() - begin < patience.toNanos()) {
      interrupt();
      thread.join(AGAIN_MS);
    }
    return !thread.isAlive();
  }

  /** Stops the current computations soon, as the program is about to end and needs the cores. */
  synchronized void leaveOff() {
    stopping = true;
    if (stage != null) {
      stage.session().work().stop();
    }
  }

  private synchronized void interrupt() {
    stopping = true;
    thread.interrupt();
    if (stage != null) {
      stage.stop();
      // Computations end by themselves before their memory is freed.
      stage.session().work().stop();
      stage.session().close();
      stage.run().tasks().abandon();
    }
  }

  /** The thread of the run while it is running. */
  Thread thread() {
    return thread;
  }
}

package tenuto.scripting.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;

/** Sees into a run from outside, and stops it while the program goes on. */
final class Stopper {
  /** How often those at work are told: one may just have begun what was not there to be told. */
  private static final long AGAIN_MS = 10;

  private Thread thread;
  private Runner.Stage stage;
  private boolean stopping;

  /** What the run does, it does on this thread, which is about to start. */
  synchronized void on(Thread runs) {
    thread = runs;
  }

  /**
   * What there is to stop, from now on.
   *
   * @throws CancellationException if the run has been stopped already
   */
  synchronized void of(Runner.Stage begun) {
    if (stopping) {
      throw new CancellationException("stopped");
    }
    stage = begun;
  }

  /** The files that the run has read so far, the modules that it has imported among them. */
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
   * Stops the run: words fail at their next block, tasks are abandoned, and every thread of
   * Python's that it has set to work fails at its next line, whatever it catches.
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

  /** Has what is being computed end soon, as the program is about to: it needs the cores. */
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
      // What is being computed ends by itself before its memory is gone.
      stage.session().work().stop();
      stage.session().close();
      stage.run().tasks().abandon();
    }
  }

  /** The thread that the run is on, for as long as it is at work. */
  Thread thread() {
    return thread;
  }
}

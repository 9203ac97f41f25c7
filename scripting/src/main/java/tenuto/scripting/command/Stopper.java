package tenuto.scripting.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
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

  /** The files that the words of the run have read so far. */
  Collection<Path> inputs() {
    return begun().map(it -> it.run().context().inputs().wanted()).orElse(Set.of());
  }

  /** The files of the modules that the run has imported so far. */
  Collection<Path> modules() {
    return begun().map(Runner.Stage::moduleFiles).orElse(Set.of());
  }

  private synchronized Optional<Runner.Stage> begun() {
    return Optional.ofNullable(stage);
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

package tenuto.formats.file;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The processes that work for a session. A few run at the same time: where another is needed, the
 * one that is longest unused is stopped, and whoever needs it starts it again. None outlives the
 * session.
 */
public final class Helpers {
  /** The most that run at the same time, unless more are in use at the same time. */
  public static final int MOST = 32;

  /** A process that works for us. */
  public interface Helper {
    /** The time of the last use, on the clock of {@link System#nanoTime}. */
    long used();

    /** Whether it can be stopped for another, as nothing waits for it and it can begin anew. */
    boolean isIdle();

    /** Stops it at once; any thread may use it meanwhile. */
    void stop();
  }

  private final Set<Helper> running = new HashSet<>();
  private boolean closed;

  /**
   * Counts one that has been started.
   *
   * @throws IllegalStateException if the session is closed; then it is stopped
   */
  public synchronized void started(Helper helper) {
    if (closed) {
      helper.stop();
      throw new IllegalStateException("the session is closed");
    }
    while (running.size() >= MOST) {
      Optional<Helper> oldest =
          running.stream().filter(Helper::isIdle).min(Comparator.comparingLong(Helper::used));
      if (oldest.isEmpty()) {
        break;
      }
      running.remove(oldest.get());
      oldest.get().stop();
    }
    running.add(helper);
  }

  /** Forgets one that has ended. */
  public synchronized void ended(Helper helper) {
    running.remove(helper);
  }

  /** The number that run. */
  public synchronized int running() {
    return running.size();
  }

  /** Stops all. */
  synchronized void close() {
    closed = true;
    List.copyOf(running).forEach(Helper::stop);
    running.clear();
  }
}

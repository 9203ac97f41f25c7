package tenuto.dsp.metering;

import java.util.HashMap;
import java.util.Map;

/**
 * Processes parts from several threads in order: a part that is early is kept, and no thread waits.
 */
public final class InOrder {
  private final Map<Long, Runnable> early = new HashMap<>();
  private long next;

  /**
   * Runs the work of a part once that of all parts before it is done: at once, or on the thread
   * that adds the last of those.
   *
   * @param part counted from 0; each must be added once
   */
  public synchronized void add(long part, Runnable work) {
    early.put(part, work);
    for (Runnable due = early.remove(next); due != null; due = early.remove(next)) {
      next++;
      due.run();
    }
  }
}

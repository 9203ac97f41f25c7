package tenuto.dsp.metering;

import java.util.HashMap;
import java.util.Map;

/**
 * Puts what several threads bring, each another part, into the parts' order: a part that comes
 * before its turn is kept, and nobody waits.
 */
public final class InOrder {
  private final Map<Long, Runnable> early = new HashMap<>();
  private long next;

  /**
   * Does the work of a part when that of all parts before it is done: now, or on the thread that
   * brings the last of those.
   *
   * @param part counted from 0; each is to be brought once
   */
  public synchronized void add(long part, Runnable work) {
    early.put(part, work);
    for (Runnable due = early.remove(next); due != null; due = early.remove(next)) {
      next++;
      due.run();
    }
  }
}

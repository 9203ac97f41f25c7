package tenuto.dsp.plot;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Brings what several threads make of the stretches of a signal back into the order of the
 * stretches: sums of floating-point numbers depend on it.
 *
 * @param <T> what is made of a stretch
 */
final class InOrder<T> {
  private final Consumer<T> taker;
  private final Map<Long, T> early = new HashMap<>();
  private long next;

  /**
   * @param taker gets one after the other, on whichever thread has made the one that was missing
   */
  InOrder(Consumer<T> taker) {
    this.taker = taker;
  }

  /** Takes what was made of the stretch of that number, counted from 0. */
  synchronized void add(long number, T made) {
    early.put(number, made);
    for (T due = early.remove(next); due != null; due = early.remove(next)) {
      taker.accept(due);
      next++;
    }
  }
}

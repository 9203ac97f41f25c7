package tenuto.scripting.calls;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import tenuto.dsp.word.KeptReaders;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A patch's hold on a signal, counted: by the patch itself, and by results made from the signal.
 *
 * <p>Two numbers are kept in one atomic word: references the patch owns, and references that
 * results hold. What the patch may still use is the first; when both are zero the memory is given
 * back and with it one reference on each direct input. Not on everything beneath: a mix grown voice
 * by voice would cost the square of its voices.
 */
public final class SignalRef {
  private static final long OWNED = 1;
  private static final long HELD = 1L << 32;

  private final Signal signal;
  private final List<SignalRef> inputs;
  private final Object origin;
  private final AtomicLong counts = new AtomicLong(OWNED);

  /** Who may keep readers of the signal open, which hold its memory; null if nobody. */
  private volatile KeptReaders readers;

  /**
   * A hold with one reference of the patch.
   *
   * @param inputs references that have been {@link #transfer transferred} or {@link #share shared}
   *     for this one
   * @param origin its text is the patch's file and line
   */
  public SignalRef(Signal signal, List<SignalRef> inputs, Object origin) {
    this.signal = signal;
    this.inputs = inputs;
    this.origin = origin;
  }

  public Signal signal() {
    return signal;
  }

  public String origin() {
    return origin.toString();
  }

  public boolean isOwned() {
    return owned(counts.get()) > 0;
  }

  private static long owned(long counts) {
    return counts & (HELD - 1);
  }

  /** Hands one of the patch's references to a result; false if there is none. */
  boolean transfer() {
    return owns(HELD - OWNED);
  }

  /** How many references the patch has. */
  long owned() {
    return owned(counts.get());
  }

  /** Whether results hold it. */
  boolean isHeld() {
    return counts.get() >= HELD;
  }

  /** Undoes {@link #transfer} after a failed call. */
  void undoTransfer() {
    counts.addAndGet(OWNED - HELD);
  }

  /** Gives a result a reference of its own beside the patch's; false if the patch has none. */
  public boolean share() {
    return owns(HELD);
  }

  /** Adds a reference while the caller knows that one is held. */
  void shareAgain() {
    counts.addAndGet(HELD);
  }

  /** Adds a reference of the patch; false if nobody holds any. */
  public boolean own() {
    return update(OWNED, false);
  }

  /** Drops a reference of the patch; false if there is none. */
  boolean release() {
    return owns(-OWNED);
  }

  /** Drops a result's reference. */
  public void drop() {
    if (counts.addAndGet(-HELD) == 0) {
      free(this);
    }
  }

  /**
   * Registers an object that may keep a reader of the signal, to be notified when it ends; the
   * caller {@linkplain #share shares} it meanwhile.
   */
  public void readThrough(KeptReaders by) {
    readers = by;
  }

  private boolean owns(long by) {
    return update(by, true);
  }

  private boolean update(long by, boolean needsOwned) {
    while (true) {
      long before = counts.get();
      if (before == 0 || (needsOwned && owned(before) == 0)) {
        return false;
      }
      if (counts.compareAndSet(before, before + by)) {
        if (before + by == 0) {
          free(this);
        }
        return true;
      }
    }
  }

  /** A loop, as the inputs of a chain of any depth may all end with it. */
  private static void free(SignalRef first) {
    Deque<SignalRef> ended = new ArrayDeque<>();
    ended.push(first);
    while (!ended.isEmpty()) {
      SignalRef holding = ended.pop();
      if (holding.readers != null) {
        holding.readers.forget(holding.signal);
      }
      if (holding.inputs.isEmpty() && holding.signal instanceof Stored stored) {
        stored.close(); // with inputs it is only another name for one of them
      }
      for (SignalRef input : holding.inputs) {
        if (input.counts.addAndGet(-HELD) == 0) {
          ended.push(input);
        }
      }
    }
  }

  @Override
  public String toString() {
    return "signal of %d samples made at %s".formatted(signal.length(), origin);
  }
}

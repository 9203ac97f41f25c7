package tenuto.scripting.calls;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import tenuto.dsp.word.KeptReaders;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A reference-counted signal of a patch, with references of the patch itself and of results made
 * from the signal.
 *
 * <p>One atomic word contains both counts. The patch can use the signal while it has references;
 * when both counts are zero the memory is freed and with it one reference on each direct input.
 * Only on direct inputs, as holding everything below would cost a mix that grows voice by voice the
 * square of its voices.
 */
public final class SignalRef {
  private static final long OWNED = 1;
  private static final long HELD = 1L << 32;

  private final Signal signal;
  private final long key;
  private final List<SignalRef> inputs;
  private final Object origin;
  private final AtomicLong counts = new AtomicLong(OWNED);

  /** Its last value, for a shape; null for a sound. */
  private volatile OptionalDouble last;

  /** Where readers of the signal may be kept open, which hold its memory; null if nowhere. */
  private volatile KeptReaders readers;

  /**
   * Creates it with one reference of the patch.
   *
   * @param key of how the patch made it, see {@link Keys}
   * @param inputs references that have been {@link #transfer transferred} or {@link #share shared}
   *     for this one
   * @param origin its text is the patch's file and line
   */
  public SignalRef(Signal signal, long key, List<SignalRef> inputs, Object origin) {
    this.signal = signal;
    this.key = key;
    this.inputs = inputs;
    this.origin = origin;
  }

  public Signal signal() {
    return signal;
  }

  /** A key of how the patch made it: the seeds of tasks that it is given to follow from it. */
  public long key() {
    return key;
  }

  /**
   * Makes it a shape, whose last value holds in sums and products.
   *
   * @param value the last value; empty if only its last sample tells it
   */
  void shape(OptionalDouble value) {
    last = value;
  }

  /** Whether it is a shape, such as an envelope, and not a sound. */
  public boolean isShape() {
    return last != null;
  }

  /** The last value of a shape; empty for a sound, and if only the last sample tells it. */
  OptionalDouble last() {
    return isShape() ? last : OptionalDouble.empty();
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

  /** Transfers one of the patch's references to a result; false if there is none. */
  boolean transfer() {
    return owns(HELD - OWNED);
  }

  /** The number of references of the patch. */
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

  /** Gives a result its own reference; false if the patch has none. */
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
   * Registers an object that may keep a reader of the signal, and is notified when the signal ends;
   * the caller {@linkplain #share shares} it meanwhile.
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

  /** A loop instead of a recursion, as a chain of inputs of any depth may end here. */
  private static void free(SignalRef first) {
    Deque<SignalRef> ended = new ArrayDeque<>();
    ended.push(first);
    while (!ended.isEmpty()) {
      SignalRef holding = ended.pop();
      if (holding.readers != null) {
        holding.readers.forget(holding.signal);
      }
      if (holding.inputs.isEmpty() && holding.signal instanceof Stored stored) {
        stored.close(); // With inputs it is only another handle for one of them.
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

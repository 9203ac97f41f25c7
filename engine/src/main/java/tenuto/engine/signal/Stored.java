package tenuto.engine.signal;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Ledger;
import tenuto.engine.base.ReleasedException;

/**
 * A signal whose samples are kept, mostly in chunks of swap, and held by counted references.
 *
 * <p>It is made with one reference; {@link #retain} adds one and {@link #close} drops one. With the
 * last one its chunks are given back at once, and whatever is asked of it afterwards is a {@link
 * ReleasedException}. A reader holds what it reads in a count of its own, so no closing, not even
 * one too many, pulls memory from under it; the chunks then go back when it ends.
 */
public final class Stored extends Signal implements AutoCloseable {
  private static final long REFERENCE = 1L << 32;

  private final Backing backing;
  private final CacheKeys keys;
  private final Object origin;

  /** Its line in the session's ledger. */
  private final Ledger.Entry<Stored> entry;

  /** References in the upper half, readers in the lower. */
  private final AtomicLong holders = new AtomicLong(REFERENCE);

  /** What was found out last about samples that never change; null is nothing. */
  private volatile Object finding;

  /**
   * @param backing where its samples are; it is released with the signal
   * @param origin its text says where it was made
   * @param ledger of the signals that hold memory
   */
  public Stored(
      Backing backing,
      long length,
      Identity identity,
      CacheKeys keys,
      Object origin,
      Ledger<Stored> ledger) {
    super(length, identity);
    this.backing = backing;
    this.keys = keys;
    this.origin = origin;
    this.entry = ledger.add(this);
  }

  /**
   * Adds a reference.
   *
   * @return this signal
   * @throws ReleasedException if it was released
   */
  public Stored retain() {
    if (!step(REFERENCE)) {
      throw new ReleasedException("cannot retain " + this + ": it was already released");
    }
    return this;
  }

  /**
   * Adds a reference for somebody in a session.
   *
   * @return this signal
   * @throws ReleasedException if it was released
   * @throws IllegalArgumentException if it belongs to another session
   */
  public Stored retain(Object session) {
    requireOf(session);
    return retain();
  }

  /**
   * Drops a reference; the last one gives the chunks back.
   *
   * @throws ReleasedException if none is left to drop
   */
  @Override
  public void close() {
    if (!step(-REFERENCE)) {
      throw new ReleasedException("cannot release " + this + ": it was already released");
    }
  }

  /**
   * Holds the samples for a reader in a session.
   *
   * @throws ReleasedException if it was released
   * @throws IllegalArgumentException if it belongs to another session
   */
  public void pin(Object session) {
    requireOf(session);
    pin();
  }

  /**
   * Holds the samples for a reader.
   *
   * @throws ReleasedException if it was released
   */
  public void pin() {
    if (!step(1)) {
      throw new ReleasedException("cannot read " + this + ": it was already released");
    }
  }

  /** Ends what {@link #pin} began. */
  public void unpin() {
    if (holders.decrementAndGet() == 0) {
      giveBack();
    }
  }

  /** Adds {@code by} while there is a reference; a plain addition would wake the dead in a race. */
  private boolean step(long by) {
    while (true) {
      long count = holders.get();
      if (count < REFERENCE) {
        return false;
      }
      if (holders.compareAndSet(count, count + by)) {
        if (count + by == 0) {
          giveBack();
        }
        return true;
      }
    }
  }

  /**
   * Takes the samples out of it, if nobody else holds it: then it is released, and its backing is
   * the caller's alone.
   *
   * @return whether nobody does
   */
  public boolean surrender() {
    boolean alone = holders.compareAndSet(REFERENCE, 0);
    if (alone) {
      entry.strike();
    }
    return alone;
  }

  private void giveBack() {
    entry.strike();
    backing.release();
  }

  /** Whether no reference is left. */
  public boolean released() {
    return holders.get() < REFERENCE;
  }

  /**
   * The sample at {@code index}, for callers that need only a few.
   *
   * @throws IndexOutOfBoundsException if there is none
   * @throws ReleasedException if it was released
   * @throws IllegalStateException if the session is closed
   */
  public double sample(long index) {
    Objects.checkIndex(index, length());
    pin();
    try {
      return backing.sample(index);
    } finally {
      unpin();
    }
  }

  /** See {@link tenuto.engine.SessionMeasures#found}; for somebody in a session. */
  public <T> T found(Object session, Class<T> kind, Supplier<T> search) {
    pin(session);
    try {
      Object known = finding;
      if (kind.isInstance(known)) {
        return kind.cast(known);
      }
      T found = search.get();
      if (!backing.changes()) {
        finding = found;
      }
      return found;
    } finally {
      unpin();
    }
  }

  /** Why neither its parts nor what is made from them are kept. */
  public Uncacheable never() {
    return keys.never().at(origin);
  }

  /** Under which its parts are kept beyond the session; null if they never are. */
  public Identity[] keys() {
    return keys.parts();
  }

  /** Where its samples are. */
  public Backing backing() {
    return backing;
  }

  /** Where it was made, such as a patch's file and line. */
  public String origin() {
    return origin.toString();
  }

  /** The bytes of its chunks. */
  public long bytes() {
    return backing.bytes();
  }

  private void requireOf(Object session) {
    if (backing.session() != session) {
      throw new IllegalArgumentException(this + " belongs to another session");
    }
  }

  /** Makes {@code view} the stretch that begins at {@code start}; the caller holds the signal. */
  public void show(Block view, long start) {
    backing.show(view, start);
  }

  @Override
  public List<Signal> inputs() {
    return List.of();
  }

  @Override
  public boolean addressable() {
    return true;
  }

  @Override
  public String toString() {
    return "stored signal of %d samples made at %s".formatted(length(), origin);
  }
}

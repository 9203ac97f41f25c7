package tenuto.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.FileSpan;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Ledger;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.disk.Pool;

/**
 * A signal whose samples are in chunks of the pool, held by counted references.
 *
 * <p>It is made with one reference; {@link #retain} adds one and {@link #close} drops one. With the
 * last one its chunks go back to the pool at once, and whatever is asked of it afterwards is a
 * {@link ReleasedException}. A reader holds what it reads in a count of its own, so no closing, not
 * even one too many, pulls memory from under it; the chunks then go back when it ends.
 */
public final class Stored extends Signal implements AutoCloseable {
  private static final long REFERENCE = 1L << 32;

  /** In place of findings, of a signal whose samples may change. */
  private static final Object CHANGING = new Object();

  private final Pool pool;
  private final int[] chunks;
  private final Object origin;

  /** Its line in the session's ledger, from the first on. */
  private Ledger.Entry<Stored> entry;

  /** References in the upper half, readers in the lower. */
  private final AtomicLong holders = new AtomicLong(REFERENCE);

  /** Under which its parts are kept beyond the session; null if they never are. */
  private Identity[] keys;

  /** Why they never are. */
  private Unkept never = new Unkept("it is made from what nobody keeps");

  /** Reads what is not in the chunks yet; null if all of it is. */
  private Pending pending;

  /** What was found out last about samples that never change; null is nothing. */
  private volatile Object finding;

  Stored(Pool pool, int[] chunks, long length, Identity identity, Object origin) {
    super(length, identity);
    this.pool = pool;
    this.chunks = chunks;
    this.origin = origin;
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
   * Adds a reference for somebody in the session of a pool.
   *
   * @return this signal
   * @throws ReleasedException if it was released
   * @throws IllegalArgumentException if it belongs to another session
   */
  Stored retain(Pool holder) {
    requireOf(holder);
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
   * Holds the chunks for a reader in the session of a pool.
   *
   * @throws ReleasedException if it was released
   * @throws IllegalArgumentException if it belongs to another session
   */
  void pin(Pool reader) {
    requireOf(reader);
    pin();
  }

  /**
   * Holds the chunks for a reader.
   *
   * @throws ReleasedException if it was released
   */
  void pin() {
    if (!step(1)) {
      throw new ReleasedException("cannot read " + this + ": it was already released");
    }
  }

  /** Ends what {@link #pin} began. */
  void unpin() {
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
   * Takes the chunks out of it, if they are all there and nobody else holds it: then it is
   * released, and they are the caller's alone.
   *
   * @return none if somebody does
   */
  Optional<int[]> surrender() {
    if (pending != null || !holders.compareAndSet(REFERENCE, 0)) {
      return Optional.empty();
    }
    entry.strike();
    return Optional.of(chunks);
  }

  /** Writes it down among what holds memory, before anybody else knows it. */
  void enter(Ledger<Stored> ledger) {
    entry = ledger.add(this);
  }

  private void giveBack() {
    entry.strike();
    if (pending == null) {
      pool.giveBack(chunks, 0, chunks.length);
    } else {
      int[] lent = Arrays.stream(chunks).filter(chunk -> chunk >= 0).toArray();
      pool.giveBack(lent, 0, lent.length);
      pending.release();
    }
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
      return pool.sample(chunk(index), (int) (index % Chunk.SAMPLES));
    } catch (InternalError e) {
      throw pool.lossOf(e);
    } finally {
      unpin();
    }
  }

  /** Nothing shall be kept that is found out: a draft's samples change. */
  void keepsNoFindings() {
    finding = CHANGING;
  }

  /** See {@link Session#found}; for somebody in the session of a pool. */
  <T> T found(Pool searcher, Class<T> kind, Supplier<T> search) {
    pin(searcher);
    try {
      Object known = finding;
      if (kind.isInstance(known)) {
        return kind.cast(known);
      }
      T found = search.get();
      if (known != CHANGING) {
        finding = found;
      }
      return found;
    } finally {
      unpin();
    }
  }

  /** Says under which keys its parts are kept, before anybody else knows it. */
  void keys(Identity[] keys) {
    this.keys = keys;
  }

  /** Says why its parts are never kept, before anybody else knows it. */
  void never(Unkept why) {
    never = why;
  }

  /** Why neither its parts nor what is made from them are kept. */
  Unkept never() {
    return never.at(origin);
  }

  /** Says from what chunks are read that are not lent yet, before anybody else knows it. */
  void pending(Pending pending) {
    this.pending = pending;
  }

  /** How many signals wait upon one another for this one. */
  int pendingDepth() {
    return pending == null ? 0 : pending.depth();
  }

  private int chunk(long sample) {
    return chunkAt((int) (sample / Chunk.SAMPLES));
  }

  /** The number of a chunk, which is lent and filled by then. */
  int chunkAt(int index) {
    return pending == null ? chunks[index] : pending.chunk(index);
  }

  /** From what chunks are read that are not lent yet; null if all are. */
  Pending pending() {
    return pending;
  }

  Identity[] keys() {
    return keys;
  }

  /** Where it was made, such as a patch's file and line. */
  public String origin() {
    return origin.toString();
  }

  /** The bytes of its chunks. */
  public long bytes() {
    return chunks.length * Chunk.BYTES;
  }

  /** Those that are lent now. */
  long lent() {
    return pending == null
        ? bytes()
        : Chunk.BYTES * Arrays.stream(chunks).filter(chunk -> chunk >= 0).count();
  }

  private void requireOf(Pool other) {
    if (pool != other) {
      throw new IllegalArgumentException(this + " belongs to another session");
    }
  }

  int[] chunks() {
    return chunks;
  }

  /** Makes {@code view} the stretch that begins at {@code start}; the caller holds the chunks. */
  void show(Block view, long start) {
    pool.show(view, chunk(start), (int) (start % Chunk.SAMPLES));
  }

  /** Where the samples are that begin at {@code start}, all of one chunk; the caller holds it. */
  FileSpan place(long start, long samples) {
    return pool.place(chunk(start), samples);
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

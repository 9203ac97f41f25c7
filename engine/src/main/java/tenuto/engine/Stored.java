package tenuto.engine;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

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

  private final Pool pool;
  private final int[] chunks;
  private final Object origin;

  /** Its line in the session's ledger, from the first on. */
  private Ledger.Entry<Stored> entry;

  /** References in the upper half, readers in the lower. */
  private final AtomicLong holders = new AtomicLong(REFERENCE);

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

  /** Writes it down among what holds memory, before anybody else knows it. */
  void enter(Ledger<Stored> ledger) {
    entry = ledger.add(this);
  }

  private void giveBack() {
    entry.strike();
    pool.giveBack(chunks, 0, chunks.length);
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
      return pool.sample(chunks[(int) (index / Chunk.SAMPLES)], (int) (index % Chunk.SAMPLES));
    } catch (InternalError e) {
      throw pool.lossOf(e);
    } finally {
      unpin();
    }
  }

  /** Where it was made, such as a patch's file and line. */
  public String origin() {
    return origin.toString();
  }

  /** The bytes of its chunks. */
  public long bytes() {
    return chunks.length * Chunk.BYTES;
  }

  /** Whether its chunks are of this pool: if not, it belongs to another session. */
  boolean isOf(Pool other) {
    return pool == other;
  }

  int[] chunks() {
    return chunks;
  }

  /** Makes {@code view} the stretch that begins at {@code start}; the caller holds the chunks. */
  void show(Block view, long start) {
    pool.show(view, chunks[(int) (start / Chunk.SAMPLES)], (int) (start % Chunk.SAMPLES));
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

package tenuto.engine;

import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;
import tenuto.engine.disk.Pool;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Stop;
import tenuto.engine.plan.StoredChunks;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Uncacheable;

/**
 * A stored signal in the making: silence at first, whose samples are set one by one in any order.
 *
 * <p>Whoever made it sees to it that nobody reads the signal before its last sample is set. Its
 * memory is the {@link #signal signal's}, and goes with it.
 */
public final class SignalBuilder {
  /** Chunks that are lent at a time, which takes some 5 ms: so soon it ends when it is stopped. */
  private static final int AT_A_TIME = 256;

  private static final CacheKeys NO_KEYS =
      CacheKeys.never(new Uncacheable("a draft's samples are set one by one"));

  private final Pool pool;
  private final int[] chunks;
  private final Stored signal;

  /** Chunks whose samples are still to be set. */
  private static final class Draft extends StoredChunks {
    Draft(Pool pool, int[] chunks) {
      super(pool, chunks);
    }

    @Override
    public boolean changes() {
      return true;
    }
  }

  SignalBuilder(Resources resources, String what, long length, Object origin) {
    if (length < 0) {
      throw new IllegalArgumentException("length must not be negative, but is " + length);
    }
    pool = resources.pool();
    long count = Math.ceilDiv(length, Chunk.SAMPLES);
    pool.requireFits(count, 1);
    chunks = new int[(int) count];
    try {
      lend(resources.stop(), length);
      signal =
          resources.stored(
              new Draft(pool, chunks), length, Identity.of(what, length), NO_KEYS, origin);
    } catch (InternalError e) {
      throw pool.lossOf(e);
    }
  }

  private void lend(Stop stop, long length) {
    int lent = 0;
    try {
      while (lent < chunks.length) {
        stop.check();
        int from = lent;
        int to = Math.min(from + AT_A_TIME, chunks.length);
        pool.lend(chunks, from, to);
        lent = to;
        for (int i = from; i < to; i++) {
          long left = length - (long) i * Chunk.SAMPLES;
          int n = Block.wholeGroups((int) Math.min(Chunk.SAMPLES, left)); // nobody reads after it
          pool.with(chunks[i], view -> view.silence(0, n));
        }
      }
    } catch (Throwable e) {
      pool.giveBack(chunks, 0, lent);
      throw e;
    }
  }

  /** The signal, with one reference for the caller to close. */
  public Stored signal() {
    return signal;
  }

  /**
   * Sets the sample at {@code index}.
   *
   * @throws IndexOutOfBoundsException if there is none
   * @throws tenuto.engine.base.ReleasedException if the signal was released
   * @throws IllegalStateException if the session is closed
   */
  public void set(long index, double value) {
    if (index < 0 || index >= signal.length()) {
      throw new IndexOutOfBoundsException(
          "a sample's index must be between 0 and %d, but is %d"
              .formatted(signal.length() - 1, index));
    }
    signal.pin();
    try {
      pool.with(
          chunks[(int) (index / Chunk.SAMPLES)],
          view -> view.set((int) (index % Chunk.SAMPLES), value));
    } catch (InternalError e) {
      throw pool.lossOf(e);
    } finally {
      signal.unpin();
    }
  }
}

package tenuto.engine.plan;

import java.util.Arrays;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.FileSpan;
import tenuto.engine.disk.Pool;
import tenuto.engine.disk.ReadAhead;
import tenuto.engine.signal.Backing;

/** Samples in chunks of a pool: some of them may be lent and filled only when they are read. */
public abstract class PooledChunks implements Backing {
  final Pool pool;
  public final int[] chunks;

  /** Null while memory holds all chunks; two threads may each make one, as it only helps. */
  private volatile ReadAhead ahead;

  /**
   * @param chunks their numbers, below 0 for those that are not lent yet
   */
  public PooledChunks(Pool pool, int[] chunks) {
    this.pool = pool;
    this.chunks = chunks;
  }

  /** The number of a chunk, which is lent and filled by then. */
  protected abstract int chunk(int index);

  private int chunk(long sample) {
    return chunk((int) (sample / Chunk.SAMPLES));
  }

  @Override
  public final Object session() {
    return pool;
  }

  @Override
  public final void show(Block view, long start) {
    if (ahead == null && start % ReadAhead.SAMPLES == 0) {
      ahead = pool.readAhead(chunks);
    }
    if (ahead != null) {
      ahead.reach(start);
    }
    pool.show(view, chunk(start), (int) (start % Chunk.SAMPLES));
  }

  @Override
  public final double sample(long index) {
    try {
      return pool.sample(chunk(index), (int) (index % Chunk.SAMPLES));
    } catch (InternalError e) {
      throw pool.lossOf(e);
    }
  }

  @Override
  public final FileSpan place(long start, long samples) {
    return pool.place(chunk(start), samples);
  }

  @Override
  public final long bytes() {
    return chunks.length * Chunk.BYTES;
  }

  @Override
  public boolean changes() {
    return false;
  }

  @Override
  public void release() {
    int[] lent = Arrays.stream(chunks).filter(chunk -> chunk >= 0).toArray();
    pool.giveBack(lent, 0, lent.length);
  }

  @Override
  public long lent() {
    return Chunk.BYTES * Arrays.stream(chunks).filter(chunk -> chunk >= 0).count();
  }
}

package tenuto.engine.plan;

import tenuto.engine.disk.Pool;

/** Chunks that are all lent, and hold their samples. */
public class StoredChunks extends PooledChunks {
  public StoredChunks(Pool pool, int[] chunks) {
    super(pool, chunks);
  }

  @Override
  protected final int chunk(int index) {
    return chunks[index];
  }

  @Override
  public final long lent() {
    return bytes();
  }

  @Override
  public final int depth() {
    return 0;
  }

  @Override
  public final void release() {
    pool.giveBack(chunks, 0, chunks.length);
  }
}

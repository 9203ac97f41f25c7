package tenuto.engine;

import tenuto.engine.disk.Pool;

/** Chunks that are all lent, and hold their samples. */
class StoredChunks extends PooledChunks {
  StoredChunks(Pool pool, int[] chunks) {
    super(pool, chunks);
  }

  @Override
  final int chunk(int index) {
    return chunks[index];
  }

  /** The numbers of all of them. */
  final int[] numbers() {
    return chunks;
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

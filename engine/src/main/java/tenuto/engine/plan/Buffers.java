package tenuto.engine.plan;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;
import tenuto.engine.base.Block;

/**
 * Blocks of ordinary memory for what is being computed, lent and given back, last in, first out: a
 * reader costs no allocation, and its buffers are still warm in the cache.
 *
 * <p>They hold whatever was left in them. Any thread may use them, and they live as long as their
 * session.
 */
final class Buffers implements AutoCloseable {
  /**
   * What is allocated at a time, unless a buffer is larger: memory is cleared, which takes time.
   */
  private static final int BATCH_BYTES = 1 << 16;

  private final long bytes;
  private final int batch;
  private final Arena arena = Arena.ofShared();
  private final ReentrantLock lock = new ReentrantLock();
  private final Deque<Block> free = new ArrayDeque<>();

  /**
   * @param samples in each
   */
  Buffers(int samples) {
    bytes = 8L * samples;
    batch = (int) Math.max(1, BATCH_BYTES / bytes);
  }

  Block lend() {
    lock.lock();
    try {
      if (free.isEmpty()) {
        MemorySegment memory = arena.allocate(bytes * batch, 64);
        for (int i = 0; i < batch; i++) {
          free.push(new Block(memory, bytes * i));
        }
      }
      return free.pop();
    } finally {
      lock.unlock();
    }
  }

  /** The caller hands over the only right to use it. */
  void giveBack(Block buffer) {
    lock.lock();
    try {
      free.push(buffer);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    arena.close();
  }
}

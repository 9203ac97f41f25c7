package tenuto.engine;

import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Where chunks lie: they are numbered through slabs of mapped swap, which are made as they are
 * wanted, and cut into extents to be given their disk.
 *
 * <p>Any thread may look where something lies; to cut and to put back is for one at a time.
 */
final class Slabs {
  private static final int CHUNKS_IN_SLAB = 1 << 14;

  private final SwapArena arena;
  private final long chunkBytes;
  private volatile MemorySegment[] slabs = {};

  /** Stretches that have no disk yet. */
  private final Deque<Extent> unreserved = new ArrayDeque<>();

  /** Chunks that lie side by side in one slab. */
  record Extent(int first, int count) {}

  Slabs(SwapArena arena, int chunkSamples) {
    this.arena = arena;
    this.chunkBytes = 8L * chunkSamples;
  }

  /** Makes {@code view} the stretch that begins {@code sample} samples into a chunk. */
  void show(Block view, int chunk, int sample) {
    view.moveTo(slabs[chunk / CHUNKS_IN_SLAB], chunk % CHUNKS_IN_SLAB * chunkBytes + 8L * sample);
  }

  MemorySegment memory(Extent extent) {
    return slabs[extent.first() / CHUNKS_IN_SLAB].asSlice(
        extent.first() % CHUNKS_IN_SLAB * chunkBytes, extent.count() * chunkBytes);
  }

  /** Takes 1 to {@code most} chunks that have no disk. */
  Extent cut(int most) {
    if (unreserved.isEmpty()) {
      MemorySegment[] more = Arrays.copyOf(slabs, slabs.length + 1);
      more[slabs.length] = arena.allocate(CHUNKS_IN_SLAB * chunkBytes, chunkBytes);
      unreserved.push(new Extent(slabs.length * CHUNKS_IN_SLAB, CHUNKS_IN_SLAB));
      slabs = more;
    }
    Extent whole = unreserved.pop();
    int taken = Math.min(most, whole.count());
    if (taken < whole.count()) {
      unreserved.push(new Extent(whole.first() + taken, whole.count() - taken));
    }
    return new Extent(whole.first(), taken);
  }

  /** Takes note that chunks have no disk after all, or have it no longer. */
  void putBack(Extent extent) {
    unreserved.push(extent);
  }
}

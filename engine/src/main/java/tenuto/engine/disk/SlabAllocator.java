package tenuto.engine.disk;

import java.lang.foreign.MemorySegment;
import tenuto.engine.system.SwapSystem;

/**
 * Divides mapped swap into segments: small ones one after another in slabs, large ones each by
 * itself. For one thread at a time.
 */
final class SlabAllocator {
  static final long SLAB = 1L << 30;

  private final MappedFiles files;
  private MemorySegment slab = MemorySegment.NULL;
  private long used;

  SlabAllocator(MappedFiles files) {
    this.files = files;
  }

  /** A segment that has never been used. */
  MemorySegment allocate(long bytes, long alignment) {
    long slack = Math.max(0, alignment - SwapSystem.LEAST_PAGE);
    if (bytes + slack > SLAB / 4) {
      return aligned(files.map(SwapSystem.wholePages(bytes + slack)), 0, bytes, alignment);
    }
    if (slab.equals(MemorySegment.NULL)
        || padding(slab, used, alignment) + used + bytes > slab.byteSize()) {
      slab = files.map(SLAB);
      used = 0;
    }
    MemorySegment segment = aligned(slab, used, bytes, alignment);
    used = segment.address() - slab.address() + bytes;
    return segment;
  }

  /** A segment that an arena before has left, which may have disk; null if there is none. */
  MemorySegment spare(long bytes, long alignment) {
    MemorySegment spare = files.mapSpare(bytes + Math.max(0, alignment - SwapSystem.LEAST_PAGE));
    return spare == null ? null : aligned(spare, 0, bytes, alignment);
  }

  private static MemorySegment aligned(MemorySegment in, long from, long size, long alignment) {
    return in.asSlice(from + padding(in, from, alignment), size);
  }

  private static long padding(MemorySegment in, long from, long alignment) {
    return -(in.address() + from) & (alignment - 1);
  }
}

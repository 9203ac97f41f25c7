package tenuto.engine;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Memory in one piece for work on a whole signal, such as a transform, given back when it is
 * closed.
 *
 * <p>Small pieces come from the machine's memory; large ones from swap files, and their disk is
 * reserved, so a transform may be larger than memory. All of it is zero at first. One thread's at a
 * time opens and closes it, any may use it.
 */
public final class Workspace implements AutoCloseable {
  /** Pieces up to this size never touch the disk. */
  private static final long IN_MEMORY = 16L << 20;

  private final Arena memory = Arena.ofShared();
  private final SwapArena swap;

  Workspace(SwapArena swap) {
    this.swap = swap;
  }

  /** An arena for the workspace's pieces. */
  public Arena arena() {
    return new Arena() {
      @Override
      public MemorySegment allocate(long byteSize, long byteAlignment) {
        if (byteSize <= IN_MEMORY) {
          return memory.allocate(byteSize, byteAlignment);
        }
        MemorySegment segment = swap.allocate(byteSize, byteAlignment);
        swap.reserve(segment);
        return segment;
      }

      @Override
      public MemorySegment.Scope scope() {
        return memory.scope();
      }

      @Override
      public void close() {
        Workspace.this.close();
      }
    };
  }

  @Override
  public void close() {
    memory.close();
    swap.close();
  }
}

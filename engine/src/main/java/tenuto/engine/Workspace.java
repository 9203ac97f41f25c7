package tenuto.engine;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Memory in one piece for work on a whole signal, such as a transform, given back when it is
 * closed.
 *
 * <p>Small pieces come from the machine's memory; large ones from swap files, and their disk is
 * reserved, so a transform may be larger than memory. Each lies in the scratch folder that had the
 * most room then. All of it is zero at first. One thread's at a time opens and closes it, any may
 * use it.
 */
public final class Workspace implements AutoCloseable {
  /** Pieces up to this size never touch the disk. */
  private static final long IN_MEMORY = 16L << 20;

  private final Arena memory = Arena.ofShared();
  private final Scratch scratch;
  private final Map<Path, SwapArena> swap = new HashMap<>();

  Workspace(Scratch scratch) {
    this.scratch = scratch;
  }

  /** An arena for the workspace's pieces. */
  public Arena arena() {
    return new Arena() {
      @Override
      public MemorySegment allocate(long byteSize, long byteAlignment) {
        return byteSize <= IN_MEMORY
            ? memory.allocate(byteSize, byteAlignment)
            : swapped(byteSize, byteAlignment);
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

  private synchronized MemorySegment swapped(long byteSize, long byteAlignment) {
    if (!memory.scope().isAlive()) {
      throw new IllegalStateException("the workspace is closed");
    }
    SwapArena arena = swap.computeIfAbsent(scratch.roomiest(), scratch::arena);
    MemorySegment segment = arena.allocate(byteSize, byteAlignment);
    if (!arena.tryReserve(segment)) {
      throw ScratchFullException.disk(scratch.folders(), byteSize);
    }
    return segment;
  }

  @Override
  public synchronized void close() {
    memory.close();
    swap.values().forEach(SwapArena::close);
  }
}

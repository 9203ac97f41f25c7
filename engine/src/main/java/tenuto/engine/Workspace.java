package tenuto.engine;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Memory in one piece for work on a whole signal, such as a transform, given back when it is
 * closed.
 *
 * <p>Small pieces come from the machine's memory, of which a session uses 64 MiB at most; others
 * from swap, and their disk is reserved, so a transform may be larger than memory. Swap counts as
 * lent and as disk under the session's cap. All is zero at first. Any thread may use it, but nobody
 * once it is closed: what it held may be another's then.
 */
public final class Workspace implements AutoCloseable {
  private final WorkingMemory memory;

  /** What it holds; null once it is closed. */
  private List<WorkingMemory.Held> pieces = new ArrayList<>();

  Workspace(WorkingMemory memory) {
    this.memory = memory;
  }

  /** An arena for the workspace's pieces; its scope is the session's. */
  public Arena arena() {
    return new Arena() {
      @Override
      public MemorySegment allocate(long byteSize, long byteAlignment) {
        return lend(byteSize, byteAlignment);
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

  private synchronized MemorySegment lend(long byteSize, long byteAlignment) {
    if (pieces == null) {
      throw new IllegalStateException("the workspace is closed");
    }
    WorkingMemory.Held held = memory.lend(byteSize, byteAlignment);
    pieces.add(held);
    return held.memory();
  }

  /** Gives all of it back; again does nothing. */
  @Override
  public synchronized void close() {
    if (pieces != null) {
      pieces.forEach(memory::giveBack);
      pieces = null;
    }
  }
}

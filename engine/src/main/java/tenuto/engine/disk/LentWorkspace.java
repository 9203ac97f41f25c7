package tenuto.engine.disk;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Workspace;

/** Pieces of a session's {@link WorkingMemory} that are given back together. */
public final class LentWorkspace implements Workspace {
  private final WorkingMemory memory;

  /** What it holds; null once it is closed. */
  private List<WorkingMemory.Held> pieces = new ArrayList<>();

  public LentWorkspace(WorkingMemory memory) {
    this.memory = memory;
  }

  @Override
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
        LentWorkspace.this.close();
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

  @Override
  public synchronized void close() {
    if (pieces != null) {
      pieces.forEach(memory::giveBack);
      pieces = null;
    }
  }
}

package tenuto.dsp;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import tenuto.engine.Workspace;

/**
 * A {@link Workspace} that is given back when nobody can reach its room any more, for what has no
 * end of its own: a filter and its states. Whoever works on its memory keeps it reachable.
 */
final class Room {
  private static final Cleaner CLEANER = Cleaner.create();

  private final Workspace workspace;

  private Room(Workspace workspace) {
    this.workspace = workspace;
  }

  static Room in(Workspace workspace) {
    Room room = new Room(workspace);
    CLEANER.register(room, workspace::close);
    return room;
  }

  Arena arena() {
    return workspace.arena();
  }

  /** Zeros. */
  MemorySegment allocate(long doubles) {
    return workspace.arena().allocate(8 * doubles, 64);
  }
}

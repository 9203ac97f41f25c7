package tenuto.engine.disk;

import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tenuto.engine.base.Chunk;
import tenuto.engine.system.Refusal;
import tenuto.engine.system.ScratchFileSystem;

/**
 * Swap in pieces of any size, each in the folder that has the most room then, and used again when
 * it is given back: to unmap memory while other threads work can take as long as to fill it. Any
 * thread may do anything here.
 */
public final class Pieces {
  private static final long LEAST = Chunk.BYTES;

  /** Sizes are rounded up to powers of two, or to a multiple of this. */
  private static final long LARGEST_UNIT = 1L << 30;

  private final List<Lane> lanes;

  public Pieces(List<SwapArena> arenas) {
    lanes = arenas.stream().map(Lane::new).toList();
  }

  /** What is in one folder; its fields are guarded by itself. */
  private static final class Lane {
    final SwapArena arena;

    /** Mapped ranges without disk that nobody has, by their size. */
    final Map<Long, Deque<MemorySegment>> spare = new HashMap<>();

    /** Whether what was given back was seen to keep what it held. */
    boolean keepsWhatWas;

    /** Why no file could be made when one was wanted last, or null. */
    NoRoom why;

    Lane(SwapArena arena) {
      this.arena = arena;
    }

    long room() {
      return ScratchFileSystem.freeBytes(arena.folder());
    }

    synchronized NoRoom noRoom() {
      return why == null ? NoRoom.in(arena.folder()) : why;
    }

    /** A range of so few sizes that most are of use again, or null if no file can be made. */
    synchronized MemorySegment range(long bytes) {
      long unit = Math.clamp(Long.highestOneBit(bytes), LEAST, LARGEST_UNIT);
      long size = Math.ceilDiv(bytes, unit) * unit;
      Deque<MemorySegment> some = spare.get(size);
      if (some != null && !some.isEmpty()) {
        return some.pop();
      }
      why = null;
      try {
        return arena.allocate(size, LEAST);
      } catch (UncheckedIOException e) { // no inodes, read-only, a quota: as good as full
        why = NoRoom.without(arena.folder(), e.getCause().getMessage());
        return null;
      }
    }

    /** Takes note of why no disk could be reserved, unless there was no room, which is seen. */
    synchronized void note(Optional<Refusal> refusal) {
      why = refusal.map(it -> NoRoom.in(arena.folder(), it)).orElse(null);
    }

    synchronized boolean keepsWhatWas() {
      return keepsWhatWas;
    }

    synchronized void takeBack(MemorySegment range, boolean empty) {
      keepsWhatWas |= !empty;
      spare.computeIfAbsent(range.byteSize(), it -> new ArrayDeque<>()).push(range);
    }
  }

  /**
   * Memory in one piece that has its disk.
   *
   * @param range where it is: as long or longer
   */
  record Piece(MemorySegment memory, MemorySegment range, Lane lane) {
    long bytes() {
      return memory.byteSize();
    }
  }

  /**
   * Gives zeros their disk.
   *
   * @param bytes whole pages
   * @return them, or null if no disk has room for that many
   */
  Piece reserve(long bytes) {
    List<Lane> roomiestFirst =
        lanes.stream().sorted(Comparator.comparingLong(Lane::room).reversed()).toList();
    for (Lane lane : roomiestFirst) {
      MemorySegment range = lane.range(bytes);
      if (range != null) {
        Piece piece = new Piece(range.asSlice(0, bytes), range, lane);
        if (reserve(piece)) {
          return piece;
        }
      }
    }
    return null;
  }

  private boolean reserve(Piece piece) {
    boolean ok = false;
    try {
      Optional<Refusal> refusal = piece.lane.arena.reserveOrWhyNot(piece.memory);
      ok = refusal.isEmpty();
      piece.lane.note(refusal);
      if (ok && piece.lane.keepsWhatWas()) {
        piece.memory.fill((byte) 0);
      }
    } finally {
      if (!ok) {
        discard(piece); // what was reached of it
      }
    }
    return ok;
  }

  /** Gives a piece's disk back. */
  void discard(Piece piece) {
    boolean empty = piece.lane.arena.discard(piece.memory);
    piece.lane.takeBack(piece.range, empty);
  }

  /** Why none of the folders had room when it was last asked. */
  List<NoRoom> noRoom() {
    return lanes.stream().map(Lane::noRoom).toList();
  }
}

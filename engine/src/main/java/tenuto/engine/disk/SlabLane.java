package tenuto.engine.disk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** What {@link Slabs} have in one folder; they guard its fields. */
final class SlabLane {
  final SwapArena arena;

  /** Stretches that have no disk, as far as is known. */
  private final Deque<Extent> unreserved = new ArrayDeque<>();

  /** Stretches given back or refused whose disk the system cannot take back. */
  private final Deque<Extent> stillReserved = new ArrayDeque<>();

  /** The slabs of a file that is shared with others, by their place in it, and back. */
  final Map<Integer, Integer> slabAt = new HashMap<>();

  final Map<Integer, Integer> placeOf = new HashMap<>();

  /** When it was last asked for an extent. */
  long turn;

  /** Whether it then had no room. */
  boolean full;

  /** Why it had none, or null if it has or may have. */
  NoRoom why;

  SlabLane(SwapArena arena) {
    this.arena = arena;
  }

  boolean full() {
    return full;
  }

  long turn() {
    return turn;
  }

  /** What to cut the next extent from: disk that is there already before any other. */
  Deque<Extent> next() {
    return stillReserved.isEmpty() ? unreserved : stillReserved;
  }

  /** Takes back what nobody has. */
  void take(Extent extent, boolean hasDisk) {
    (hasDisk ? stillReserved : unreserved).push(extent);
  }
}

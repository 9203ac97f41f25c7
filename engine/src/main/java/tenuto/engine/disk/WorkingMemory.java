package tenuto.engine.disk;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import tenuto.engine.base.Chunk;
import tenuto.engine.disk.Pieces.Piece;

/**
 * What a session's workspaces are made of: some of the machine's memory, used again and again, and
 * swap beyond. Swap is drawn from the pool's budget, reserved before it is used, and given back
 * when its workspace is.
 */
public final class WorkingMemory implements AutoCloseable {
  /** Pieces up to this size may be in the machine's memory. */
  private static final long LARGEST_IN_MEMORY = 16L << 20;

  /** Of which a session takes no more, whatever it computes. */
  private static final long MOST_IN_MEMORY = 64L << 20;

  /** A page. */
  private static final long LEAST = 1L << 12;

  private final Scratch scratch;
  private final Pieces pieces;
  private final Reservations reservations;
  private final Pool pool;
  private final Arena arena = Arena.ofShared();

  /** Pieces of the machine's memory that nobody has, by their size. */
  private final Map<Long, Deque<MemorySegment>> spare = new HashMap<>();

  private long inMemory;

  public WorkingMemory(Scratch scratch, Pieces pieces, Reservations reservations, Pool pool) {
    this.scratch = scratch;
    this.pieces = pieces;
    this.reservations = reservations;
    this.pool = pool;
  }

  /**
   * What a workspace holds.
   *
   * @param whole all of the machine's memory that was lent, or null
   * @param swap the swap that was reserved, or null
   */
  record Held(MemorySegment memory, MemorySegment whole, Piece swap) {}

  /**
   * Lends zeros in one piece.
   *
   * @param size in bytes, 0 and up
   * @param alignment a power of two
   * @throws tenuto.engine.base.ScratchFullException if there is no room for them
   * @throws IllegalStateException if the session is closed
   */
  Held lend(long size, long alignment) {
    if (size < 0) {
      throw new IllegalArgumentException("size must not be negative, but is " + size);
    }
    long whole = size + Math.max(0, alignment - LEAST);
    MemorySegment memory = whole <= LARGEST_IN_MEMORY ? fromMemory(whole) : null;
    Piece swap = memory == null ? fromSwap(whole) : null;
    MemorySegment given = memory == null ? swap.memory() : memory;
    long begin = -given.address() & (alignment - 1);
    return new Held(given.asSlice(begin, size), memory, swap);
  }

  /** Takes back what was lent; the caller hands over the only right to use it. */
  void giveBack(Held held) {
    if (held.whole() != null) {
      synchronized (spare) {
        spare.get(held.whole().byteSize()).push(held.whole());
      }
    } else {
      giveBack(held.swap());
    }
  }

  MemorySegment.Scope scope() {
    return arena.scope();
  }

  /** Zeros from the machine's memory, or null if it is somebody else's by now. */
  private MemorySegment fromMemory(long size) {
    long rounded = Math.max(LEAST, Long.highestOneBit(2 * size - 1));
    MemorySegment used;
    synchronized (spare) {
      Deque<MemorySegment> some = spare.computeIfAbsent(rounded, it -> new ArrayDeque<>());
      used = some.poll();
      if (used == null) {
        if (inMemory + rounded > MOST_IN_MEMORY) {
          return null;
        }
        MemorySegment fresh = arena.allocate(rounded, LEAST);
        inMemory += rounded;
        return fresh;
      }
    }
    return used.fill((byte) 0);
  }

  private Piece fromSwap(long least) {
    long size = Math.ceilDiv(least, LEAST) * LEAST;
    scratch.requireFits(Math.ceilDiv(size, Chunk.BYTES), 1, () -> pool.usage().reserved());
    reservations.sweep();
    boolean collected = false;
    boolean alone = false;
    while (true) {
      boolean allowed = claim(size, alone);
      Piece piece = allowed ? reserve(size) : null;
      if (piece != null) {
        return piece;
      }
      if (pool.giveDiskBack(size)) {
        continue;
      }
      if (!collected) {
        reservations.collect();
        collected = true;
      } else if (!allowed) {
        throw ScratchFailures.cap(scratch.folders(), size, scratch.max(), pool.usage().reserved());
      } else if (!alone) {
        alone = true; // nobody fails because of another's try
      } else {
        throw ScratchFailures.refused(pieces.noRoom(), size);
      }
    }
  }

  /** Claims so much of the budget, once nothing that could leave more of it is in flight. */
  private boolean claim(long size, boolean alone) {
    reservations.lock();
    try {
      while (reservations.mustWait(alone || reservations.room() < size)) {
        reservations.await();
      }
      boolean allowed = reservations.room() >= size;
      if (allowed) {
        reservations.claim(size, alone);
      }
      return allowed;
    } finally {
      reservations.unlock();
    }
  }

  private Piece reserve(long size) {
    Piece piece = null;
    try {
      piece = pieces.reserve(size);
    } finally {
      settle(piece == null ? size : 0, piece == null ? 0 : size);
    }
    return piece;
  }

  private void giveBack(Piece piece) {
    reservations.lock();
    try {
      if (!arena.scope().isAlive()) {
        return; // and so is all swap
      }
      reservations.release();
    } finally {
      reservations.unlock();
    }
    try {
      pieces.discard(piece);
    } finally {
      settle(piece.bytes(), -piece.bytes());
    }
  }

  private void settle(long unreserved, long lent) {
    reservations.lock();
    try {
      pool.notePeak();
      reservations.lendWorking(lent);
      reservations.settle(unreserved);
    } finally {
      reservations.unlock();
    }
  }

  @Override
  public void close() {
    reservations.lock();
    try {
      arena.close(); // what is given back from now on goes with its file
    } finally {
      reservations.unlock();
    }
  }
}

package tenuto.engine.disk;

import tenuto.engine.base.Chunk;
import tenuto.engine.base.ScratchLostException;

/**
 * How more chunks get disk when too few are free: a thread that finds that waits for others that
 * are already at it, searches for unreachable signals, reserves the next extent, and at last gives
 * up.
 */
final class DiskGrowth {
  /**
   * Chunks reserved at first: 1 MiB, as a MiB takes up to 2 ms, and many a session needs no more.
   */
  private static final int FIRST_EXTENT = 16;

  /** Chunks in use from which on disk is reserved ahead of need: 64 MiB. */
  private static final long AHEAD_FROM = 1 << 10;

  /**
   * Disk in use before unreachable signals are searched for the first time: 1 GiB, as a search
   * takes the collector 0.1 s and more, and a piece of ten minutes under a reverb needs less.
   */
  private static final long COLLECT_FIRST = 1L << 30;

  private final Scratch scratch;
  private final Slabs slabs;
  private final ChunkSupply supply;
  private final Reservations reservations;

  /** Guarded by the reservations' lock. */
  private long collectAt = COLLECT_FIRST;

  DiskGrowth(Scratch scratch, Slabs slabs, ChunkSupply supply, Reservations reservations) {
    this.scratch = scratch;
    this.slabs = slabs;
    this.supply = supply;
    this.reservations = reservations;
  }

  /**
   * Reserves a further stretch, or finds that enough chunks have become free meanwhile.
   *
   * @throws tenuto.engine.base.ScratchFullException if there is no room
   */
  void grow(int wanted) {
    reservations.sweep();
    boolean collected = false;
    int size = ChunkSupply.EXTENT;
    while (true) {
      Next next = next(wanted, size, collected);
      if (next.enough()) {
        return;
      }
      if (next.claimed() == 0) {
        reservations.collect();
        collected = true;
        continue;
      }
      if (supply.reserve(next.claimed())) {
        reserveAhead();
        return;
      }
      if (!collected) {
        reservations.collect();
        collected = true;
      } else if (size > 1) {
        size /= 2;
      } else {
        supply.noteScarce();
        throw ScratchFailures.refused(slabs.noRoom(), wanted * Chunk.BYTES);
      }
    }
  }

  /** Reserves a further extent in the background: whoever needed one will soon need another. */
  private void reserveAhead() {
    reservations.lock();
    try {
      long reserved = reservations.reserved();
      boolean roomy = reserved >= AHEAD_FROM * Chunk.BYTES && reservations.room() >= reserved / 4;
      if (supply.isClosed()
          || !roomy
          || !reservations.isSettled()
          || supply.free().count() > ChunkSupply.EXTENT) {
        return;
      }
      reservations.claim(ChunkSupply.EXTENT * Chunk.BYTES, false);
    } finally {
      reservations.unlock();
    }
    try {
      Thread.ofPlatform().daemon().name("tenuto-reserve").start(this::reserveOne);
    } catch (OutOfMemoryError e) {
      supply.settle(
          ChunkSupply.EXTENT,
          null); // no thread is to be had: whoever needs disk reserves it himself
    }
  }

  private void reserveOne() {
    try {
      supply.reserve(ChunkSupply.EXTENT);
    } catch (InternalError e) {
      scratch.writebackErrors().note(e); // whoever writes a file will be told
    } catch (ScratchLostException e) {
      // It is noted.
    }
  }

  /** What a growing thread does next: nothing, reserve what is claimed, or collect (neither). */
  private record Next(boolean enough, int claimed) {}

  private Next next(int wanted, int size, boolean collected) {
    reservations.lock();
    try {
      while (true) {
        supply.emptyMagazines();
        int missing = wanted - supply.free().count();
        if (missing <= 0) {
          return new Next(true, 0);
        }
        long reserved = reservations.reserved();
        long room = reservations.room() / Chunk.BYTES;
        boolean tight = room < missing || size < ChunkSupply.EXTENT;
        if (reservations.mustWait(tight)) {
          reservations.await(); // another thread may be about to bring what is missing
        } else if (room < missing && collected) {
          throw ScratchFailures.cap(
              scratch.folders(), missing * Chunk.BYTES, scratch.max(), reserved);
        } else if (room < missing || (!collected && reserved >= collectAt)) {
          collectAt = Math.max(COLLECT_FIRST, 2 * reserved);
          return new Next(false, 0);
        } else {
          long used = Math.max(missing, reserved / Chunk.BYTES);
          long fit = Math.min(Math.max(used, FIRST_EXTENT), size);
          int claimed = (int) Math.min(fit, room);
          reservations.claim(claimed * Chunk.BYTES, tight);
          return new Next(false, claimed);
        }
      }
    } finally {
      reservations.unlock();
    }
  }
}

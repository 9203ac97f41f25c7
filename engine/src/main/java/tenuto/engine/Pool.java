package tenuto.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import tenuto.engine.Slabs.Extent;

/**
 * Equal chunks of mapped swap, lent to stored signals and taken back.
 *
 * <p>A chunk's disk is reserved before it is lent for the first time, so writing it can never fail:
 * a full disk shows itself in {@link #lend} alone. Chunks given back are lent again last in, first
 * out, while they are still warm in the cache.
 */
final class Pool implements AutoCloseable {
  /** Samples in a chunk; a block never crosses a chunk's border. */
  static final int CHUNK_SAMPLES = 8192;

  static final long CHUNK_BYTES = 8L * CHUNK_SAMPLES;

  /** Chunks reserved at once: 16 MiB keeps the system calls few and the waste small. */
  private static final int EXTENT = 256;

  /**
   * A table of this many is small enough to be made and then found too long: 128 GiB of samples.
   */
  private static final long FEW_CHUNKS = 1 << 21;

  /** The longest array. */
  private static final long MOST_CHUNKS = Integer.MAX_VALUE - 8;

  /** Free chunks beyond which, and beyond as many as are lent, disk is given back: 1 GiB. */
  private static final int MOST_FREE = 1 << 14;

  /** Chunks in use from which on disk is reserved ahead of need: 64 MiB. */
  private static final long AHEAD_FROM = 1 << 10;

  /** Disk in use before unreachable signals are searched for the first time. */
  private static final long COLLECT_FIRST = 256L << 20;

  private final SwapArena arena;
  private final long max;
  private final Reclaimer reclaimer;
  private final ReentrantLock reclaiming = new ReentrantLock();

  /** Guards what follows; taken after {@link #reclaiming}, never before. */
  private final ReentrantLock lock = new ReentrantLock();

  private final Slabs slabs;
  private final FreeChunks free = new FreeChunks();

  /** Extents that are being reserved at this moment, and the news that one of them is settled. */
  private int inFlight;

  private final Condition settled = lock.newCondition();
  private long reserved;
  private long collectAt = COLLECT_FIRST;
  private long lent;
  private long peakLent;

  /**
   * @param max bytes of disk that may be reserved
   */
  Pool(SwapArena arena, long max, Reclaimer reclaimer) {
    this.arena = arena;
    this.slabs = new Slabs(arena, CHUNK_SAMPLES);
    this.max = max;
    this.reclaimer = reclaimer;
  }

  /**
   * Lends chunks into places {@code from} to {@code to - 1} of {@code chunks}: all or none.
   *
   * @throws ScratchFullException if there is no room for them
   */
  void lend(int[] chunks, int from, int to) {
    int wanted = to - from;
    while (true) {
      lock.lock();
      try {
        if (free.count() >= wanted) {
          for (int i = from; i < to; i++) {
            chunks[i] = free.pop();
          }
          lent += wanted;
          peakLent = Math.max(peakLent, lent);
          return;
        }
      } finally {
        lock.unlock();
      }
      grow(wanted);
    }
  }

  /**
   * Refuses what could never be lent, before somebody makes a table of so many chunks.
   *
   * @throws ScratchFullException if it is more than the cap, or far more than the disk
   */
  void requireFits(long chunksInChannel, int channels) {
    if (chunksInChannel == 0 || channels == 0) {
      return;
    }
    long most = Long.MAX_VALUE / CHUNK_BYTES / channels;
    long bytes = chunksInChannel > most ? Long.MAX_VALUE : chunksInChannel * channels * CHUNK_BYTES;
    if (bytes > max) {
      throw ScratchFullException.cap(arena.folder(), bytes, max, usage().reserved());
    }
    if (chunksInChannel > FEW_CHUNKS
        && (chunksInChannel > MOST_CHUNKS || bytes > arena.diskBytes())) {
      throw ScratchFullException.disk(arena.folder(), bytes, arena.freeBytes());
    }
  }

  /** Takes chunks back; the caller hands over the only right to use them. */
  void giveBack(int[] chunks, int from, int to) {
    List<Extent> surplus;
    lock.lock();
    try {
      free.push(chunks, from, to);
      lent -= to - from;
      surplus = free.count() > Math.max(MOST_FREE, lent) ? takeSurplus() : List.of();
    } finally {
      lock.unlock();
    }
    surplus.forEach(this::discard);
  }

  /** Takes disk out of use that nobody will want soon: what is free beyond half of the most. */
  private List<Extent> takeSurplus() {
    int least = (int) Math.max(MOST_FREE / 2, lent / 2);
    List<Extent> surplus =
        free.takeStretches(EXTENT, least).stream().map(first -> new Extent(first, EXTENT)).toList();
    inFlight += surplus.size();
    return surplus;
  }

  /** Gives an extent's disk back, outside the lock. */
  private void discard(Extent extent) {
    try {
      arena.discard(slabs.memory(extent));
    } finally {
      settle(extent, false);
    }
  }

  /** Makes {@code view} the stretch that begins {@code sample} samples into a chunk. */
  void show(Block view, int chunk, int sample) {
    slabs.show(view, chunk, sample);
  }

  /** Does work on a chunk that goes on being there meanwhile, even if the pool is being closed. */
  void with(int chunk, Consumer<Block> work) {
    arena.whileMapped(
        () -> {
          Block view = new Block(null, 0);
          show(view, chunk, 0);
          work.accept(view);
        });
  }

  /** Reserves a further stretch, or finds that enough chunks have become free meanwhile. */
  private void grow(int wanted) {
    reclaim(reclaimer::sweep);
    boolean collected = false;
    int size = EXTENT;
    while (true) {
      Next next = next(wanted, size, collected);
      if (next.enough()) {
        return;
      }
      if (next.extent() == null) {
        reclaim(reclaimer::collect);
        collected = true;
        continue;
      }
      if (reserve(next.extent())) {
        reserveAhead();
        return;
      }
      if (!collected) {
        reclaim(reclaimer::collect);
        collected = true;
      } else if (size > 1) {
        size /= 2;
      } else {
        throw ScratchFullException.disk(arena.folder(), wanted * CHUNK_BYTES, arena.freeBytes());
      }
    }
  }

  /** Reserves a further extent in the background: whoever needed one will soon need another. */
  private void reserveAhead() {
    Extent extent;
    lock.lock();
    try {
      boolean roomy = reserved >= AHEAD_FROM * CHUNK_BYTES && max - reserved >= reserved / 4;
      if (!roomy || inFlight > 0 || free.count() > EXTENT) {
        return;
      }
      extent = cut(EXTENT);
      inFlight++;
    } finally {
      lock.unlock();
    }
    Thread.ofPlatform().daemon().name("tenuto-reserve").start(() -> reserve(extent));
  }

  /**
   * One thread at a time: a second one would find nothing and give up, while the first still has to
   * release what it found.
   */
  private void reclaim(Runnable search) {
    reclaiming.lock();
    try {
      search.run();
    } finally {
      reclaiming.unlock();
    }
  }

  /** What a growing thread does next: nothing, reserve an extent, or collect (neither). */
  private record Next(boolean enough, Extent extent) {}

  private Next next(int wanted, int size, boolean collected) {
    lock.lock();
    try {
      while (true) {
        int missing = wanted - free.count();
        if (missing <= 0) {
          return new Next(true, null);
        }
        long room = (max - reserved) / CHUNK_BYTES;
        boolean tight = room < missing || size < EXTENT;
        if (tight && inFlight > 0) {
          settled.awaitUninterruptibly(); // another thread may be about to bring what is missing
        } else if (room < missing && collected) {
          throw ScratchFullException.cap(arena.folder(), missing * CHUNK_BYTES, max, reserved);
        } else if (room < missing || (!collected && reserved >= collectAt)) {
          collectAt = Math.max(COLLECT_FIRST, 2 * Math.max(reserved, lent * CHUNK_BYTES));
          return new Next(false, null);
        } else {
          Extent extent = cut((int) Math.min(room, size));
          inFlight++;
          return new Next(false, extent);
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /** Gives an extent its disk, outside the lock: it takes some 5 ms. */
  private boolean reserve(Extent extent) {
    boolean ok = false;
    try {
      ok = arena.tryReserve(slabs.memory(extent));
      if (!ok) {
        arena.discard(slabs.memory(extent)); // what was reached of it
      }
    } finally {
      settle(extent, ok);
    }
    return ok;
  }

  private Extent cut(int count) {
    Extent extent = slabs.cut(count);
    reserved += extent.count() * CHUNK_BYTES;
    return extent;
  }

  /** Puts a cut stretch where it belongs now: among the free chunks, or back. */
  private void settle(Extent extent, boolean ok) {
    lock.lock();
    try {
      inFlight--;
      settled.signalAll();
      if (!ok) {
        reserved -= extent.count() * CHUNK_BYTES;
        slabs.putBack(extent);
        return;
      }
      free.push(extent.first(), extent.count());
    } finally {
      lock.unlock();
    }
  }

  /** Bytes lent at this moment, the most ever lent, and the bytes of disk reserved. */
  Usage usage() {
    lock.lock();
    try {
      return new Usage(lent * CHUNK_BYTES, peakLent * CHUNK_BYTES, reserved);
    } finally {
      lock.unlock();
    }
  }

  Path folder() {
    return arena.folder();
  }

  @Override
  public void close() {
    lock.lock();
    try {
      while (inFlight > 0) {
        settled.awaitUninterruptibly();
      }
      arena.close();
    } finally {
      lock.unlock();
    }
  }
}

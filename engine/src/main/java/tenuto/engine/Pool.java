package tenuto.engine;

import java.util.Arrays;
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

  /** Chunks reserved at once at most: 16 MiB keeps the system calls few and the waste small. */
  private static final int EXTENT = 256;

  /**
   * Chunks reserved at first: 1 MiB, as a MiB takes up to 2 ms, and many a session needs no more.
   */
  private static final int FIRST_EXTENT = 16;

  /** Free chunks beyond which, and beyond as many as are lent, disk is given back: 1 GiB. */
  private static final int MOST_FREE = 1 << 14;

  /** Chunks in use from which on disk is reserved ahead of need: 64 MiB. */
  private static final long AHEAD_FROM = 1 << 10;

  /** Disk in use before unreachable signals are searched for the first time. */
  private static final long COLLECT_FIRST = 256L << 20;

  private final Scratch scratch;
  private final Reclaimer reclaimer;
  private final ReentrantLock reclaiming = new ReentrantLock();

  /** Guards what follows; taken after {@link #reclaiming}, never before. */
  private final ReentrantLock lock = new ReentrantLock();

  private final Slabs slabs;
  private final FreeChunks free = new FreeChunks();

  /** Extents being reserved or given back now, and the news that one of them is settled. */
  private int inFlight;

  /** Whether the last one begun tolerates no others: it may be about the very last chunks. */
  private boolean alone;

  private final Condition settled = lock.newCondition();
  private long reserved;

  /** Whether no disk had room when it was last looked for: nothing free is kept then. */
  private boolean scarce;

  private long collectAt = COLLECT_FIRST;
  private long lent;
  private long peakLent;
  private boolean closed;

  Pool(Scratch scratch, Reclaimer reclaimer) {
    this.scratch = scratch;
    this.slabs = new Slabs(scratch.arenas(), CHUNK_SAMPLES);
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
      try {
        grow(wanted);
      } catch (ScratchFullException e) {
        leaveToOthers();
        throw e;
      }
    }
  }

  private void becomeScarce() {
    lock.lock();
    try {
      scarce = true;
    } finally {
      lock.unlock();
    }
  }

  /** Gives the disk of all that nobody has back: who else works on it may need just that. */
  private void leaveToOthers() {
    List<Extent> unused;
    lock.lock();
    try {
      unused = closed ? List.of() : takeAllFree();
    } finally {
      lock.unlock();
    }
    unused.forEach(this::discard);
  }

  private List<Extent> takeAllFree() {
    int[] chunks = new int[free.count()];
    Arrays.setAll(chunks, i -> free.pop());
    List<Extent> all = slabs.stretches(chunks);
    inFlight += all.size();
    return all;
  }

  /**
   * Refuses what could never be lent, before somebody makes a table of so many chunks.
   *
   * @throws ScratchFullException if it is more than the cap, or far more than the disks
   */
  void requireFits(long chunksInChannel, int channels) {
    scratch.requireFits(chunksInChannel, channels, () -> usage().reserved());
  }

  /** Takes chunks back; the caller hands over the only right to use them. */
  void giveBack(int[] chunks, int from, int to) {
    List<Extent> surplus;
    lock.lock();
    try {
      free.push(chunks, from, to);
      lent -= to - from;
      if (closed) {
        surplus = List.of();
      } else if (scarce) {
        surplus = takeAllFree();
      } else {
        surplus = free.count() > Math.max(MOST_FREE, lent) ? takeSurplus() : List.of();
      }
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
      slabs.discard(extent);
    } finally {
      settle(extent.count(), null);
    }
  }

  /** Makes {@code view} the stretch that begins {@code sample} samples into a chunk. */
  void show(Block view, int chunk, int sample) {
    slabs.show(view, chunk, sample);
  }

  /** One sample of a chunk. */
  double sample(int chunk, int sample) {
    return slabs.sample(chunk, sample);
  }

  /** Does work on a chunk that goes on being there meanwhile, even if the pool is being closed. */
  void with(int chunk, Consumer<Block> work) {
    slabs.with(chunk, work);
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
      if (next.claimed() == 0) {
        reclaim(reclaimer::collect);
        collected = true;
        continue;
      }
      if (reserve(next.claimed())) {
        reserveAhead();
        return;
      }
      if (!collected) {
        reclaim(reclaimer::collect);
        collected = true;
      } else if (size > 1) {
        size /= 2;
      } else {
        becomeScarce();
        throw ScratchFullException.refused(slabs.noRoom(), wanted * CHUNK_BYTES);
      }
    }
  }

  /** Reserves a further extent in the background: whoever needed one will soon need another. */
  private void reserveAhead() {
    lock.lock();
    try {
      boolean roomy =
          reserved >= AHEAD_FROM * CHUNK_BYTES && scratch.max() - reserved >= reserved / 4;
      if (closed || !roomy || inFlight > 0 || free.count() > EXTENT) {
        return;
      }
      claim(EXTENT);
    } finally {
      lock.unlock();
    }
    try {
      Thread.ofPlatform().daemon().name("tenuto-reserve").start(() -> reserve(EXTENT));
    } catch (OutOfMemoryError e) {
      settle(EXTENT, null); // no thread is to be had: whoever needs disk reserves it himself
    }
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

  /** What a growing thread does next: nothing, reserve what is claimed, or collect (neither). */
  private record Next(boolean enough, int claimed) {}

  private Next next(int wanted, int size, boolean collected) {
    lock.lock();
    try {
      while (true) {
        int missing = wanted - free.count();
        if (missing <= 0) {
          return new Next(true, 0);
        }
        long room = (scratch.max() - reserved) / CHUNK_BYTES;
        boolean tight = room < missing || size < EXTENT;
        if (inFlight > 0 && (tight || alone)) {
          settled.awaitUninterruptibly(); // another thread may be about to bring what is missing
        } else if (room < missing && collected) {
          throw ScratchFullException.cap(
              scratch.folders(), missing * CHUNK_BYTES, scratch.max(), reserved);
        } else if (room < missing || (!collected && reserved >= collectAt)) {
          collectAt = Math.max(COLLECT_FIRST, 2 * Math.max(reserved, lent * CHUNK_BYTES));
          return new Next(false, 0);
        } else {
          long used = Math.max(missing, reserved / CHUNK_BYTES);
          long fit = Math.min(Math.max(used, FIRST_EXTENT), size);
          int claimed = (int) Math.min(fit, room);
          claim(claimed);
          alone = tight;
          return new Next(false, claimed);
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /** Counts chunks as reserved before they are, so that nobody goes beyond the cap. */
  private void claim(int chunks) {
    reserved += chunks * CHUNK_BYTES;
    inFlight++;
  }

  /** Gives claimed chunks their disk, outside the lock. */
  private boolean reserve(int claimed) {
    Extent extent = null;
    try {
      extent = slabs.reserve(claimed);
    } finally {
      settle(claimed, extent);
    }
    return extent != null;
  }

  /** Ends what {@link #claim} began; without an extent, or with a smaller one, less is reserved. */
  private void settle(int claimed, Extent extent) {
    lock.lock();
    try {
      inFlight--;
      settled.signalAll();
      reserved -= claimed * CHUNK_BYTES;
      if (extent != null) {
        reserved += extent.count() * CHUNK_BYTES;
        scarce &= extent.count() < EXTENT;
        free.push(extent.first(), extent.count());
      }
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

  @Override
  public void close() {
    lock.lock();
    try {
      while (inFlight > 0) {
        settled.awaitUninterruptibly();
      }
      closed = true;
      slabs.close();
    } finally {
      lock.unlock();
    }
  }
}

package tenuto.engine;

import java.util.List;
import java.util.function.Consumer;
import tenuto.engine.Slabs.Extent;

/**
 * Equal chunks of mapped swap, lent to stored signals and taken back.
 *
 * <p>A chunk's disk is reserved before it is lent for the first time, so writing it can never fail:
 * a full disk shows itself in {@link #lend} alone. Chunks given back are lent again last in, first
 * out, while they are still warm in the cache: the last few by {@link Magazines}, the others by
 * extents.
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
  private final Slabs slabs;
  private final Magazines magazines = new Magazines();
  private final WorkingMemory working;

  /** Its lock guards what follows; a magazine's is taken within it, never the other way round. */
  private final Reservations reservations;

  private final FreeChunks free = new FreeChunks(EXTENT);

  /** Chunks that have disk: lent, in a magazine or free. */
  private long chunks;

  /** Whether no disk had room when it was last looked for: nothing free is kept then. */
  private volatile boolean scarce;

  private long peakLent;
  private long collectAt = COLLECT_FIRST;
  private boolean closed;

  Pool(Scratch scratch, Reclaimer reclaimer) {
    this.scratch = scratch;
    List<SwapArena> arenas = scratch.arenas();
    this.slabs = new Slabs(arenas, CHUNK_SAMPLES);
    this.reservations = new Reservations(scratch.max(), reclaimer);
    this.working = new WorkingMemory(scratch, new Pieces(arenas), reservations, this);
  }

  /** Memory for workspaces, on the same disk and under the same cap. */
  WorkingMemory working() {
    return working;
  }

  /**
   * Lends chunks into places {@code from} to {@code to - 1} of {@code numbers}: all or none.
   *
   * @throws ScratchFullException if there is no room for them
   */
  void lend(int[] numbers, int from, int to) {
    int wanted = to - from;
    if (wanted > Magazine.MOST || !lendAtHand(numbers, from, to)) {
      while (!lendFree(numbers, from, to)) {
        try {
          grow(wanted);
        } catch (ScratchFullException e) {
          giveDiskBack(Long.MAX_VALUE); // who else works on it may need just that
          throw e;
        }
      }
    }
  }

  private boolean lendAtHand(int[] numbers, int from, int to) {
    Magazine own = magazines.enter();
    try {
      boolean enough = own.count() >= to - from;
      if (enough) {
        own.pop(numbers, from, to);
      }
      return enough;
    } finally {
      own.leave();
    }
  }

  private boolean lendFree(int[] numbers, int from, int to) {
    reservations.lock();
    try {
      if (free.count() < to - from) {
        return false;
      }
      notePeak();
      for (int i = from; i < to; i++) {
        numbers[i] = free.pop();
      }
      if (to - from == 1 && free.count() > 0) {
        fill(); // who wants one will soon want another
      }
      return true;
    } finally {
      reservations.unlock();
    }
  }

  private void fill() {
    Magazine own = magazines.enter();
    try {
      own.fill(free, Math.clamp(Magazine.MOST / 2 - own.count(), 0, Math.ceilDiv(free.count(), 2)));
    } finally {
      own.leave();
    }
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
  void giveBack(int[] numbers, int from, int to) {
    int n = to - from;
    if (n > Magazine.MOST || !takeAtHand(numbers, from, to)) {
      List<Extent> surplus;
      reservations.lock();
      try {
        if (n <= Magazine.MOST / 2) {
          takeInPlaceOfOthers(numbers, from, to);
        } else {
          notePeak();
          free.push(numbers, from, to);
        }
        surplus = takeSurplus();
      } finally {
        reservations.unlock();
      }
      surplus.forEach(this::discard);
    }
    if (scarce) {
      giveDiskBack(Long.MAX_VALUE);
    }
  }

  private boolean takeAtHand(int[] numbers, int from, int to) {
    Magazine own = magazines.enter();
    try {
      boolean roomy = own.count() + to - from <= Magazine.MOST;
      if (roomy) {
        own.push(numbers, from, to);
      }
      return roomy;
    } finally {
      own.leave();
    }
  }

  /** Makes room in a magazine and takes chunks there: they are warmer than those before. */
  private void takeInPlaceOfOthers(int[] numbers, int from, int to) {
    Magazine own = magazines.enter();
    try {
      own.empty(free, Magazine.MOST / 2);
      own.push(numbers, from, to);
    } finally {
      own.leave();
    }
  }

  /** Takes disk out of use that nobody will want soon: what is free beyond half of the most. */
  private List<Extent> takeSurplus() {
    long others = chunks - free.count();
    if (closed || free.count() <= Math.max(MOST_FREE, others)) {
      return List.of();
    }
    int least = (int) Math.max(MOST_FREE / 2, others / 2);
    List<Extent> surplus =
        free.takeWhole(least).stream().map(first -> new Extent(first, EXTENT)).toList();
    surplus.forEach(this::beginDiscard);
    return surplus;
  }

  /**
   * Gives disk back of chunks that nobody has, because something else needs it.
   *
   * @param bytes about how much
   * @return whether there was any
   */
  boolean giveDiskBack(long bytes) {
    List<Extent> unused;
    reservations.lock();
    try {
      if (closed) {
        return false;
      }
      magazines.empty(free);
      unused = free.take(Math.ceilDiv(bytes, CHUNK_BYTES));
      unused.forEach(this::beginDiscard);
    } finally {
      reservations.unlock();
    }
    unused.forEach(this::discard);
    return !unused.isEmpty();
  }

  private void beginDiscard(Extent extent) {
    chunks -= extent.count();
    reservations.release();
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
    reservations.sweep();
    boolean collected = false;
    int size = EXTENT;
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
      if (reserve(next.claimed())) {
        reserveAhead();
        return;
      }
      if (!collected) {
        reservations.collect();
        collected = true;
      } else if (size > 1) {
        size /= 2;
      } else {
        scarce = true;
        throw ScratchFullException.refused(slabs.noRoom(), wanted * CHUNK_BYTES);
      }
    }
  }

  /** Reserves a further extent in the background: whoever needed one will soon need another. */
  private void reserveAhead() {
    reservations.lock();
    try {
      long reserved = reservations.reserved();
      boolean roomy = reserved >= AHEAD_FROM * CHUNK_BYTES && reservations.room() >= reserved / 4;
      if (closed || !roomy || !reservations.isSettled() || free.count() > EXTENT) {
        return;
      }
      reservations.claim(EXTENT * CHUNK_BYTES, false);
    } finally {
      reservations.unlock();
    }
    try {
      Thread.ofPlatform().daemon().name("tenuto-reserve").start(() -> reserve(EXTENT));
    } catch (OutOfMemoryError e) {
      settle(EXTENT, null); // no thread is to be had: whoever needs disk reserves it himself
    }
  }

  /** What a growing thread does next: nothing, reserve what is claimed, or collect (neither). */
  private record Next(boolean enough, int claimed) {}

  private Next next(int wanted, int size, boolean collected) {
    reservations.lock();
    try {
      while (true) {
        magazines.empty(free);
        int missing = wanted - free.count();
        if (missing <= 0) {
          return new Next(true, 0);
        }
        long reserved = reservations.reserved();
        long room = reservations.room() / CHUNK_BYTES;
        boolean tight = room < missing || size < EXTENT;
        if (reservations.mustWait(tight)) {
          reservations.await(); // another thread may be about to bring what is missing
        } else if (room < missing && collected) {
          throw ScratchFullException.cap(
              scratch.folders(), missing * CHUNK_BYTES, scratch.max(), reserved);
        } else if (room < missing || (!collected && reserved >= collectAt)) {
          collectAt = Math.max(COLLECT_FIRST, 2 * reserved);
          return new Next(false, 0);
        } else {
          long used = Math.max(missing, reserved / CHUNK_BYTES);
          long fit = Math.min(Math.max(used, FIRST_EXTENT), size);
          int claimed = (int) Math.min(fit, room);
          reservations.claim(claimed * CHUNK_BYTES, tight);
          return new Next(false, claimed);
        }
      }
    } finally {
      reservations.unlock();
    }
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

  /** Ends what was in flight; without an extent, or with a smaller one, less is reserved. */
  private void settle(int claimed, Extent extent) {
    reservations.lock();
    try {
      int got = extent == null ? 0 : extent.count();
      reservations.settle((claimed - got) * CHUNK_BYTES);
      if (extent != null) {
        scarce &= got < EXTENT;
        chunks += got;
        free.push(extent.first(), got);
      }
    } finally {
      reservations.unlock();
    }
  }

  /**
   * Takes note of the most that was lent since this was called last; to be called before anything
   * but a magazine lends or takes back.
   */
  void notePeak() {
    long most = (chunks - free.count() - magazines.fewest()) * CHUNK_BYTES + working.swapped();
    peakLent = Math.max(peakLent, most);
  }

  /** Bytes lent at this moment and the most ever lent, working memory included; and disk. */
  Usage usage() {
    reservations.lock();
    try {
      notePeak();
      long lent = (chunks - free.count() - magazines.count()) * CHUNK_BYTES + working.swapped();
      return new Usage(lent, peakLent, reservations.reserved(), reservations.most());
    } finally {
      reservations.unlock();
    }
  }

  @Override
  public void close() {
    reservations.lock();
    try {
      while (!reservations.isSettled()) {
        reservations.await();
      }
      closed = true;
      Closing.all(List.of(working::close, slabs::close));
    } finally {
      reservations.unlock();
    }
  }
}

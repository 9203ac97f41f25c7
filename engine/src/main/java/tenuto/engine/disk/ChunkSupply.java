package tenuto.engine.disk;

import java.util.List;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Usage;

/**
 * The chunks that have disk: how many are lent, and those that nobody has, which are free or in a
 * magazine.
 *
 * <p>What has no other remark is done with the lock of the session's {@link Reservations}, within
 * which a magazine's is taken, never the other way round.
 */
final class ChunkSupply {
  /** Chunks reserved at once at most: 16 MiB keeps the system calls few and the waste small. */
  static final int EXTENT = 256;

  /** Free chunks beyond which, and beyond as many as are lent, disk is given back: 1 GiB. */
  private static final int MOST_FREE = 1 << 14;

  /** Where others could use it: 64 MiB. */
  private static final int MOST_FREE_OF_SHARED = 1 << 10;

  private final Slabs slabs;
  private final Reservations reservations;
  private final Magazines magazines = new Magazines();
  private final FreeChunks free = new FreeChunks(EXTENT);

  /** Chunks that have disk: lent, in a magazine or free. */
  private long chunks;

  /** Whether no disk had room when it was last looked for: nothing free is kept then. */
  private volatile boolean scarce;

  private long peakLent;
  private boolean closed;

  ChunkSupply(Slabs slabs, Reservations reservations) {
    this.slabs = slabs;
    this.reservations = reservations;
  }

  /** Those that are in no magazine. */
  FreeChunks free() {
    return free;
  }

  /** Those at hand for each thread; needs no lock. */
  Magazines magazines() {
    return magazines;
  }

  /** Makes all that nobody has free. */
  void emptyMagazines() {
    magazines.empty(free);
  }

  /** Whether no disk had room when it was last looked for; needs no lock. */
  boolean isScarce() {
    return scarce;
  }

  /** Takes note that no disk has room; needs no lock. */
  void noteScarce() {
    scarce = true;
  }

  boolean isClosed() {
    return closed;
  }

  /** Nothing is given back any more. */
  void close() {
    closed = true;
  }

  /** Gives claimed chunks their disk; without the lock. */
  boolean reserve(int claimed) {
    Extent extent = null;
    try {
      extent = slabs.reserve(claimed);
    } finally {
      settle(claimed, extent);
    }
    return extent != null;
  }

  /** Ends what was in flight; without an extent, or with a smaller one, less is reserved. */
  void settle(int claimed, Extent extent) {
    reservations.lock();
    try {
      int got = extent == null ? 0 : extent.count();
      reservations.settle((claimed - got) * Chunk.BYTES);
      if (extent != null) {
        scarce &= got < EXTENT;
        chunks += got;
        free.append(extent.first(), got);
      }
    } finally {
      reservations.unlock();
    }
  }

  /** Takes disk out of use that nobody will want soon: what is free beyond half of the most. */
  List<Extent> takeSurplus() {
    long others = chunks - free.count();
    int mostFree = slabs.areShared() ? MOST_FREE_OF_SHARED : MOST_FREE;
    if (closed || free.count() <= Math.max(mostFree, others)) {
      return List.of();
    }
    int least = (int) Math.max(mostFree / 2, others / 2);
    List<Extent> surplus =
        free.takeWhole(least).stream().map(first -> new Extent(first, EXTENT)).toList();
    surplus.forEach(this::beginDiscard);
    return surplus;
  }

  /**
   * Gives disk back of chunks that nobody has, because something else needs it; without the lock.
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
      emptyMagazines();
      unused = free.take(Math.ceilDiv(bytes, Chunk.BYTES));
      unused.forEach(this::beginDiscard);
    } finally {
      reservations.unlock();
    }
    unused.forEach(extent -> discard(extent, false));
    return !unused.isEmpty();
  }

  private void beginDiscard(Extent extent) {
    chunks -= extent.count();
    reservations.release();
  }

  /**
   * Gives the disk of surplus back; without the lock. In the background, as a GiB takes 0.1 to 0.2
   * s, for which whoever has stopped a store would wait; but what is left to others is quick.
   */
  void discard(List<Extent> surplus) {
    Runnable work = () -> surplus.forEach(extent -> discard(extent, true));
    if (surplus.isEmpty() || slabs.areShared()) {
      work.run();
      return;
    }
    try {
      Thread.ofPlatform().daemon().name("tenuto-discard").start(work);
    } catch (OutOfMemoryError e) { // no thread is to be had
      work.run();
    }
  }

  private void discard(Extent extent, boolean toOthers) {
    try {
      slabs.discard(extent, toOthers);
    } finally {
      settle(extent.count(), null);
    }
  }

  /**
   * Takes note of the most that was lent since this was called last; to be called before anything
   * but a magazine lends or takes back.
   */
  void notePeak() {
    long most = (chunks - free.count() - magazines.fewest()) * Chunk.BYTES + reservations.working();
    peakLent = Math.max(peakLent, most);
  }

  /** Bytes lent at this moment and the most ever lent, working memory included; and disk. */
  Usage usage() {
    notePeak();
    long lent = (chunks - free.count() - magazines.count()) * Chunk.BYTES + reservations.working();
    return new Usage(lent, peakLent, reservations.reserved(), reservations.most());
  }
}

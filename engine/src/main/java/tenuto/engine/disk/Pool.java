package tenuto.engine.disk;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.FileSpan;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.base.Usage;

/**
 * Equal chunks of mapped swap, lent to stored signals and taken back.
 *
 * <p>A chunk's disk is reserved before it is lent for the first time, so writing it can never fail:
 * a full disk shows itself in {@link #lend} alone. Chunks given back are lent again last in, first
 * out, while they are still warm in the cache: the last few by {@link Magazines}, the others by
 * extents.
 */
public final class Pool implements AutoCloseable {
  private final Scratch scratch;
  private final Reservations reservations;
  private final Slabs slabs;
  private final ChunkSupply supply;
  private final Magazines magazines;
  private final FreeChunks free;
  private final DiskGrowth growth;
  private final Paging paging;

  /**
   * @param arenas one in each of the scratch folders; they end with the pool
   */
  public Pool(Scratch scratch, List<SwapArena> arenas, Reservations reservations) {
    this(scratch, arenas, reservations, MemoryShare::bytes);
  }

  /**
   * @param memory see {@link Paging}
   */
  Pool(
      Scratch scratch,
      List<SwapArena> arenas,
      Reservations reservations,
      LongUnaryOperator memory) {
    this.scratch = scratch;
    this.reservations = reservations;
    this.slabs = new Slabs(arenas, Chunk.SAMPLES);
    this.supply = new ChunkSupply(slabs, reservations);
    this.magazines = supply.magazines();
    this.free = supply.free();
    this.growth = new DiskGrowth(scratch, slabs, supply, reservations);
    this.paging = new Paging(scratch.system(), slabs, memory);
  }

  /**
   * Lends chunks into places {@code from} to {@code to - 1} of {@code numbers}: all or none.
   *
   * @throws ScratchFullException if there is no room for them
   */
  public void lend(int[] numbers, int from, int to) {
    int wanted = to - from;
    if (wanted > Magazine.MOST || !lendAtHand(numbers, from, to)) {
      while (!lendFree(numbers, from, to)) {
        try {
          growth.grow(wanted);
        } catch (ScratchFullException e) {
          supply.giveDiskBack(Long.MAX_VALUE); // other threads that work on it may need just that
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
      supply.notePeak();
      for (int i = from; i < to; i++) {
        numbers[i] = free.pop();
      }
      paging.lent(numbers, from, to, reservations.reserved());
      if (to - from == 1 && free.count() > 0) {
        fill(); // a thread that needs one will soon need another
      }
      return true;
    } finally {
      reservations.unlock();
    }
  }

  private void fill() {
    Magazine own = magazines.enter();
    try {
      int half = Math.ceilDiv(free.count(), 2);
      own.fill(free, Math.clamp(Magazine.MOST / 2 - own.count(), 0, half));
    } finally {
      own.leave();
    }
  }

  /**
   * Refuses what could never be lent, before somebody makes a table of that many chunks.
   *
   * @throws ScratchFullException if it is more than the cap, or far more than the disks
   */
  public void requireFits(long chunksInChannel, int channels) {
    scratch.requireFits(chunksInChannel, channels, () -> usage().reserved());
  }

  /** Takes chunks back; the caller hands over the only right to use them. */
  public void giveBack(int[] numbers, int from, int to) {
    int n = to - from;
    if (n > Magazine.MOST || !takeAtHand(numbers, from, to)) {
      List<Extent> surplus;
      reservations.lock();
      try {
        if (n <= Magazine.MOST / 2) {
          takeInPlaceOfOthers(numbers, from, to);
        } else {
          supply.notePeak();
          free.push(numbers, from, to);
        }
        surplus = supply.takeSurplus();
      } finally {
        reservations.unlock();
      }
      supply.discard(surplus);
    }
    if (supply.isScarce()) {
      supply.giveDiskBack(Long.MAX_VALUE);
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

  /**
   * Gives disk back of chunks that nobody has, because something else needs it.
   *
   * @param bytes about how much
   * @return whether there was any
   */
  boolean giveDiskBack(long bytes) {
    return supply.giveDiskBack(bytes);
  }

  /** Makes {@code view} the stretch that begins {@code sample} samples into a chunk. */
  public void show(Block view, int chunk, int sample) {
    slabs.show(view, chunk, sample);
  }

  /** What is to be told which chunks of a signal are read next; null while memory holds all. */
  public ReadAhead readAhead(int[] chunks) {
    return paging.isNeeded() ? new ReadAhead(paging, chunks) : null;
  }

  /** One sample of a chunk. */
  public double sample(int chunk, int sample) {
    return slabs.sample(chunk, sample);
  }

  /** Does work on a chunk that goes on being there meanwhile, even if the pool is being closed. */
  public void with(int chunk, Consumer<Block> work) {
    slabs.with(chunk, work);
  }

  /** Where the first samples of a chunk are on the disk. */
  public FileSpan place(int chunk, long samples) {
    return slabs.place(chunk, samples);
  }

  /** What fault in mapped memory comes from. */
  public RuntimeException lossOf(InternalError fault) {
    return scratch.writebackErrors().of(fault);
  }

  /** See {@link ChunkSupply#notePeak}; with the reservations' lock. */
  void notePeak() {
    supply.notePeak();
  }

  /** Bytes lent at this moment and the most ever lent, working memory included; and disk. */
  public Usage usage() {
    reservations.lock();
    try {
      return supply.usage();
    } finally {
      reservations.unlock();
    }
  }

  @Override
  public void close() {
    paging.close();
    reservations.lock();
    try {
      while (!reservations.isSettled()) {
        reservations.await();
      }
      supply.close();
      slabs.close();
    } finally {
      reservations.unlock();
    }
  }
}

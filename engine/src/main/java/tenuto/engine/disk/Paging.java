package tenuto.engine.disk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.FileSpan;
import tenuto.engine.system.SwapSystem;

/**
 * Goes ahead of whoever reads chunks in order, and behind whoever fills them, as soon as there are
 * more of them than memory holds.
 *
 * <p>Left alone, the system finds out that memory is short whenever a thread needs a page: the
 * thread then searches for others, takes each out of the tables of all processors, and waits until
 * it is written. Here one thread has chunks written in the order of the file as soon as they are
 * filled, another has them read before they are wanted; and both take pages out of the tables,
 * megabytes at a time, when they have been used: then the system has some at hand that it may take.
 * What was written before the last half of memory is dropped at once, so that the system need not
 * search for pages to take. That changes no sample: who wants such a page again gets it.
 */
final class Paging implements AutoCloseable {
  /** Chunks that are fetched at once: a MiB. */
  static final int STRETCH = 16;

  /** Fewer bytes of chunks find room in any memory. */
  private static final long FEW = 128L << 20;

  /** Bytes after which memory is looked at again: others want some of it. */
  private static final long STEP = 256L << 20;

  /** Extents lent since until one is filled for sure: threads take a MiB at a time. */
  private static final int FILLED = 2;

  private static final int MOST_WAITING = 256;
  private static final long IDLE_MS = 500;

  private final SwapSystem system;
  private final Slabs slabs;
  private final LongUnaryOperator memory;
  private final ThreadPoolExecutor behind = thread("tenuto-write-behind");
  private final ThreadPoolExecutor ahead = thread("tenuto-read-ahead");

  /** The extents that were lent from last; guarded by the reservations' lock. */
  private final Deque<Integer> lent = new ArrayDeque<>();

  /** Those being written, from last; guarded by the reservations' lock. */
  private final Deque<Integer> written = new ArrayDeque<>();

  /** The last of all extents that were ever lent from; written with the reservations' lock. */
  private volatile int highest;

  /** Bytes when memory was looked at; guarded by the reservations' lock. */
  private long looked = -STEP;

  /** Bytes of chunks that memory holds. */
  private volatile long holds = FEW;

  private volatile boolean needed;

  /**
   * @param memory tells how many bytes of chunks it holds; given how many are wanted, see {@link
   *     MemoryShare#bytes}
   */
  Paging(SwapSystem system, Slabs slabs, LongUnaryOperator memory) {
    this.system = system;
    this.slabs = slabs;
    this.memory = memory;
  }

  /** A thread that lets things be when it has too much to do: it only helps. */
  private static ThreadPoolExecutor thread(String name) {
    ThreadPoolExecutor thread =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_MS,
            TimeUnit.MILLISECONDS,
            new LinkedBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().daemon().name(name).factory(),
            new ThreadPoolExecutor.DiscardPolicy());
    thread.allowCoreThreadTimeOut(true);
    return thread;
  }

  private static void begin(ThreadPoolExecutor thread, Runnable work) {
    try {
      thread.execute(
          () -> {
            try {
              work.run();
            } catch (IllegalStateException | UnsupportedOperationException e) {
              // All is closed, or the system does not tell where the pages are.
            }
          });
    } catch (OutOfMemoryError e) {
      // No thread is to be had.
    }
  }

  /** Whether there is more than memory holds; needs no lock. */
  boolean isNeeded() {
    return needed;
  }

  /**
   * Chunks are being lent, to be filled; with the reservations' lock.
   *
   * @param reserved bytes of all that there are
   */
  void lent(int[] numbers, int from, int to, long reserved) {
    highest = Math.max(highest, numbers[to - 1] / ChunkSupply.EXTENT);
    if (reserved > holds && Math.abs(reserved - looked) >= STEP) {
      looked = reserved;
      begin(behind, () -> look(reserved));
    }
    if (reserved <= holds) {
      needed = false; // and only then: the thread that looks may just be setting it
    }
    if (needed) {
      for (int i = from; i < to; i++) {
        int extent = numbers[i] / ChunkSupply.EXTENT;
        if (!lent.contains(extent)) {
          add(extent);
        }
      }
    }
  }

  private void look(long reserved) {
    holds = Math.max(FEW, memory.applyAsLong(reserved));
    if (reserved > holds && !needed) {
      needed = true;
      for (int extent = 0; extent < highest; extent++) {
        write(extent);
      }
    }
  }

  private void add(int extent) {
    lent.addFirst(extent);
    if (lent.size() > FILLED) {
      int filled = lent.removeLast();
      begin(behind, () -> write(filled));
      written.addFirst(filled);
      if (written.size() * (ChunkSupply.EXTENT * Chunk.BYTES) > holds / 2) {
        int dropped = written.removeLast();
        begin(behind, () -> slabs.with(chunk(dropped), _ -> system.drop(place(dropped))));
      }
    }
  }

  private static int chunk(int extent) {
    return extent * ChunkSupply.EXTENT;
  }

  private FileSpan place(int extent) {
    return slabs.place(chunk(extent), ChunkSupply.EXTENT * (long) Chunk.SAMPLES);
  }

  /**
   * Lets an extent's pages go, and then has them written: the other way round each is looked up in
   * the tables.
   */
  private void write(int extent) {
    with(chunk(extent), ChunkSupply.EXTENT, system::letGo);
    slabs.with(chunk(extent), _ -> system.beginWriting(place(extent)));
  }

  /** What the system does with pages, by their address and bytes. */
  private interface Advice {
    void give(long address, long bytes);
  }

  private void with(int first, int count, Advice advice) {
    slabs.with(
        first, view -> advice.give(view.memory().address() + view.offset(), count * Chunk.BYTES));
  }

  /**
   * Prefetches a stretch, and takes another, which was read, out of the page tables.
   *
   * @param then called when the stretch is there, or cannot be prefetched
   * @return whether it has been queued; if not, {@code then} is not called
   */
  boolean fetch(int[] chunks, int stretch, int read, Runnable then) {
    if (ahead.getQueue().remainingCapacity() == 0) {
      return false;
    }
    begin(
        ahead,
        () -> {
          try {
            each(chunks, stretch, system::fetch);
          } finally {
            then.run();
          }
          each(chunks, read, system::letGo);
        });
    return true;
  }

  /** Gives advice about all that is side by side in a stretch. */
  private void each(int[] chunks, int stretch, Advice advice) {
    int end = Math.min((stretch + 1) * STRETCH, chunks.length);
    for (int at = Math.max(0, stretch * STRETCH), next; at < end; at = next) {
      next = at + 1;
      while (next < end
          && chunks[next] == chunks[next - 1] + 1
          && chunks[next] % ChunkSupply.EXTENT != 0) {
        next++;
      }
      if (chunks[at] >= 0) {
        with(chunks[at], next - at, advice);
      }
    }
  }

  /** Begins nothing any more. */
  @Override
  public void close() {
    behind.shutdownNow();
    ahead.shutdownNow();
  }
}

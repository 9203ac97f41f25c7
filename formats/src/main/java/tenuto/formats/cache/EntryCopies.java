package tenuto.formats.cache;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import tenuto.engine.setup.Cache;

/**
 * Copies of what is to be written to a cache: up to {@value #MOST_MIB} MiB at a time, and no more
 * than a 16th of the heap's limit.
 */
final class EntryCopies implements AutoCloseable {
  private static final int MOST_MIB = 32;
  private static final int KIB = 1 << 10;
  private static final int HEAPS = 16;

  /** KiB that may still be copied. */
  private final Semaphore room =
      new Semaphore((int) Math.min(MOST_MIB * KIB, Runtime.getRuntime().maxMemory() / HEAPS / KIB));

  /** Memory for a part each, the last used first: it is in the processor's cache. */
  private final Deque<Memory> free = new ConcurrentLinkedDeque<>();

  private volatile boolean closed;

  /** Memory for one part. */
  private record Memory(Arena arena, MemorySegment segment) {
    static Memory allocate() {
      Arena arena = Arena.ofShared();
      return new Memory(arena, arena.allocate(PART, KIB));
    }
  }

  private static final long PART = (long) Double.BYTES * Cache.PART;

  /** A part's samples, in pieces as they were offered. */
  final class Copy implements AutoCloseable {
    private final Memory memory;
    private final List<MemorySegment> samples = new ArrayList<>();

    /** Held while it is read, and when it ends. */
    private final ReentrantLock use = new ReentrantLock();

    private boolean ended;

    private Copy(Memory memory) {
      this.memory = memory;
    }

    private void fill(List<MemorySegment> from) {
      long at = 0;
      for (MemorySegment each : from) {
        samples.add(memory.segment.asSlice(at, each.byteSize()).copyFrom(each));
        at += each.byteSize();
      }
    }

    /** The samples, for the thread that will close it. */
    List<MemorySegment> samples() {
      return samples;
    }

    /**
     * Copies the samples to other memory, piece by piece.
     *
     * @return whether they were still there, and as many as that
     */
    boolean read(List<MemorySegment> to) {
      use.lock();
      try {
        if (ended || !sizes(samples).equals(sizes(to))) {
          return false;
        }
        for (int i = 0; i < to.size(); i++) {
          to.get(i).copyFrom(samples.get(i));
        }
        return true;
      } finally {
        use.unlock();
      }
    }

    private static List<Long> sizes(List<MemorySegment> pieces) {
      return pieces.stream().map(MemorySegment::byteSize).toList();
    }

    /** Gives its memory to the next; again does nothing. */
    @Override
    public void close() {
      use.lock();
      try {
        if (ended) {
          return;
        }
        ended = true;
      } finally {
        use.unlock();
      }
      free.push(memory);
      room.release(kib(PART));
      if (closed) {
        clear();
      }
    }
  }

  /** A copy of samples, at most of one part; null if there is no room or memory for it now. */
  Copy of(List<MemorySegment> samples) {
    if (!room.tryAcquire(kib(PART))) {
      return null;
    }
    Memory memory = free.poll();
    try {
      memory = memory == null ? Memory.allocate() : memory;
    } catch (OutOfMemoryError e) {
      room.release(kib(PART));
      return null;
    }
    Copy copy = new Copy(memory);
    try {
      copy.fill(samples);
    } catch (Throwable e) { // such as samples on a disk that is lost
      copy.close();
      throw e;
    }
    return copy;
  }

  /** Takes room for numbers on the heap; false if there is none now. */
  boolean take(double[] numbers) {
    return room.tryAcquire(kib((long) Double.BYTES * numbers.length));
  }

  void giveBack(double[] numbers) {
    room.release(kib((long) Double.BYTES * numbers.length));
  }

  private static int kib(long bytes) {
    return Math.toIntExact(Math.ceilDiv(bytes, KIB));
  }

  /** Gives back all memory that is not in use. */
  @Override
  public void close() {
    closed = true;
    clear();
  }

  private void clear() {
    for (Memory each = free.poll(); each != null; each = free.poll()) {
      each.arena.close();
    }
  }
}

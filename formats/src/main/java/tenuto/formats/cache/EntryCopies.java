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

/** Copies of what is to be written to a cache, up to {@value #MOST_MIB} MiB at a time. */
final class EntryCopies {
  private static final int MOST_MIB = 32;
  private static final int KIB = 1 << 10;

  /** KiB that may still be copied. */
  private final Semaphore room = new Semaphore(MOST_MIB * KIB);

  /** Memory for a part each, the last used first: it is in the processor's cache. */
  private final Deque<MemorySegment> free = new ConcurrentLinkedDeque<>();

  /** A part's samples, in pieces as they were offered. */
  final class Copy implements AutoCloseable {
    private final MemorySegment memory;
    private final List<MemorySegment> samples = new ArrayList<>();

    /** Held while it is read, and when it ends. */
    private final ReentrantLock use = new ReentrantLock();

    private boolean ended;

    private Copy(MemorySegment memory, List<MemorySegment> from) {
      this.memory = memory;
      long at = 0;
      for (MemorySegment each : from) {
        samples.add(memory.asSlice(at, each.byteSize()).copyFrom(each));
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
        boolean fits =
            samples.stream()
                .map(MemorySegment::byteSize)
                .toList()
                .equals(to.stream().map(MemorySegment::byteSize).toList());
        if (ended || !fits) {
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

    @Override
    public void close() {
      use.lock();
      try {
        ended = true;
      } finally {
        use.unlock();
      }
      free.push(memory);
      room.release(kib(memory.byteSize()));
    }
  }

  /** A copy of samples, at most of one part; null if there is no room for it now. */
  Copy of(List<MemorySegment> samples) {
    long part = (long) Double.BYTES * Cache.PART;
    if (!room.tryAcquire(kib(part))) {
      return null;
    }
    MemorySegment memory = free.poll();
    return new Copy(memory == null ? Arena.ofAuto().allocate(part, KIB) : memory, samples);
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
}

package tenuto.scripting.reports;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Detects a heap so full that the garbage collector takes nearly all of the time.
 *
 * <p>A JVM continues like that for a minute or more before it fails, with the serial collector
 * without any limit. The first check costs nothing; the collector's statistics, which take the JVM
 * some ten milliseconds to load, are read only when the heap has grown to its limit.
 */
public final class HeapWatch implements AutoCloseable {
  private static final long EVERY_MS = 250;

  /** The wait between attempts, in which the collector may find some memory. */
  private static final long RETRY_NANOS = 10_000_000;

  /** The span of time over which the collector's share is measured. */
  private static final long WINDOW_MS = 2_000;

  /** The fraction of that time above which the heap counts as full. */
  private static final double MOST_OF_TIME = 0.7;

  /** The fraction of the heap in use after a collection from which it counts as full. */
  private static final double FULL = 0.95;

  private final CountDownLatch closed = new CountDownLatch(1);

  /**
   * @param full called when the heap is full, on a thread of its own, repeatedly until it has the
   *     memory to succeed
   */
  public HeapWatch(Runnable full) {
    Thread.ofPlatform().daemon().name("tenuto-heap").start(() -> run(full));
  }

  private void run(Runnable full) {
    Runnable next = null;
    while (closed.getCount() > 0) {
      try {
        if (next == null) {
          watch(full);
        } else {
          next.run();
        }
        return;
      } catch (OutOfMemoryError e) { // No memory is left, not even to check or report.
        next = full;
        LockSupport.parkNanos(RETRY_NANOS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private void watch(Runnable full) throws InterruptedException {
    long since = System.nanoTime();
    long before = -1;
    while (!closed.await(EVERY_MS, TimeUnit.MILLISECONDS)) {
      if (!mayBeFull()) {
        before = -1;
        continue;
      }
      long now = System.nanoTime();
      long ms = (now - since) / 1_000_000;
      if (before >= 0 && ms < WINDOW_MS) {
        continue;
      }
      long collecting = collectingMs();
      if (before >= 0 && collecting - before > MOST_OF_TIME * ms && isFullAfterCollection()) {
        full.run();
        return;
      }
      before = collecting;
      since = now;
    }
  }

  private static boolean mayBeFull() {
    Runtime runtime = Runtime.getRuntime();
    long most = runtime.maxMemory();
    return most - runtime.totalMemory() + runtime.freeMemory() < most / 4;
  }

  private static long collectingMs() {
    long ms = 0;
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      ms += collector.getCollectionTime();
    }
    return ms;
  }

  /** Checks the pools of the old generation; the young ones are emptied by every collection. */
  private static boolean isFullAfterCollection() {
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      MemoryUsage left = pool.getType() == MemoryType.HEAP ? pool.getCollectionUsage() : null;
      if (left != null
          && left.getMax() > Runtime.getRuntime().maxMemory() / 2
          && left.getUsed() > FULL * left.getMax()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() {
    closed.countDown();
  }
}

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
 * Looks out for a heap so full that the collector does nearly all of the work.
 *
 * <p>A JVM goes on like that for a minute or more before it fails, the serial collector without any
 * limit. What is looked at first costs nothing; the collector's own figures, which take the JVM
 * some ten milliseconds to have ready, only when the heap has grown to what it may be.
 */
public final class HeapWatch implements AutoCloseable {
  private static final long EVERY_MS = 250;

  /** Until then the collector may have found some memory. */
  private static final long RETRY_NANOS = 10_000_000;

  /** How long the collector must have been at it. */
  private static final long WINDOW_MS = 2_000;

  /** Of the time, spent by the collector. */
  private static final double MOST_OF_TIME = 0.7;

  /** Of the heap, left full by a collection. */
  private static final double FULL = 0.95;

  private final CountDownLatch closed = new CountDownLatch(1);

  /**
   * @param full called when it is, on a thread of its own, until there is the memory for it
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
      } catch (OutOfMemoryError e) { // nothing is left, not even to look with or to say so
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

  /** Of the pools that things grow old in: the new ones are emptied by every collection. */
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

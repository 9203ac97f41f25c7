package tenuto.engine;

import java.time.Duration;
import tenuto.engine.disk.Pool;

/** Waits for disk that a pool gives back in the background. */
public final class GivenBack {
  private static final Duration MOST = Duration.ofSeconds(60);

  private GivenBack() {}

  /** Bytes of disk in use as soon as fewer than {@code limit} are, or after a long time. */
  public static long reservedBelow(long limit, Pool pool) throws InterruptedException {
    long end = System.nanoTime() + MOST.toNanos();
    while (pool.usage().reserved() >= limit && System.nanoTime() < end) {
      Thread.sleep(1);
    }
    return pool.usage().reserved();
  }
}

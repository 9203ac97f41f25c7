package tenuto.engine.disk;

import java.util.concurrent.TimeUnit;
import tenuto.engine.base.Chunk;

/**
 * Fetches a signal's chunks ahead of the threads that read them, as long as they read them in
 * order, and holds these up until what they are about to read is there: if each fetched its own
 * pages, the system would read the disk in small pieces for one and the other.
 */
public final class ReadAhead {
  /** Stretches that are fetched ahead: for each thread the one it comes to next, or 8 MiB. */
  private static final int STRETCHES = Math.max(8, Runtime.getRuntime().availableProcessors());

  /** Who has waited so long fetches what he reads himself. */
  private static final long PATIENCE_NANOS = 100_000_000;

  /** Samples of a stretch. */
  public static final int SAMPLES = Paging.STRETCH * Chunk.SAMPLES;

  private final Paging paging;
  private final int[] chunks;

  /** The stretch up to which all is fetched, or will be; or the one that was read last. */
  private int asked = Integer.MIN_VALUE / 2;

  private volatile int fetched = asked;

  ReadAhead(Paging paging, int[] chunks) {
    this.paging = paging;
    this.chunks = chunks;
  }

  /** A sample is about to be read: returns when it is there, if that was foreseen. */
  public void reach(long sample) {
    int stretch = (int) (sample / SAMPLES);
    boolean begins = sample % SAMPLES == 0;
    if (begins || stretch > fetched) {
      reach(stretch, begins);
    }
  }

  private synchronized void reach(int stretch, boolean begins) {
    if (begins) {
      foresee(stretch);
    }
    await(stretch);
  }

  private void foresee(int stretch) {
    if (stretch > asked + 1 || stretch < asked - 2 * STRETCHES) {
      asked = stretch; // they are not read in order, or only from now on
      fetched = stretch;
      return;
    }
    int until = Math.min(stretch + STRETCHES, (chunks.length - 1) / Paging.STRETCH);
    while (asked < until) {
      int next = Math.max(asked, stretch) + 1;
      if (!paging.fetch(chunks, next, next - 2 * STRETCHES, () -> fetched(next))) {
        break;
      }
      asked = next;
    }
  }

  private synchronized void fetched(int stretch) {
    fetched = stretch;
    notifyAll();
  }

  private void await(int stretch) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    long left = PATIENCE_NANOS;
    try {
      while (fetched < stretch && stretch <= asked && left > 0) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
        left = end - System.nanoTime();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package tenuto.engine.disk;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import tenuto.engine.base.Reclaimer;

/**
 * How much disk a session has reserved, and who may reserve more: chunks of stored signals and
 * working memory share one cap and one disk.
 *
 * <p>What is being reserved or given back at the moment is in flight; a thread that finds too
 * little waits for it before giving up. But for {@link #sweep} and {@link #collect} the caller
 * holds the lock.
 */
public final class Reservations {
  private final long max;
  private final Reclaimer reclaimer;

  /** One thread at a time searches: a second one would find nothing and give up meanwhile. */
  private final ReentrantLock reclaiming = new ReentrantLock();

  /** Guards what follows and the pool's chunks; taken after {@link #reclaiming}, never before. */
  private final ReentrantLock lock = new ReentrantLock();

  /** The news that something in flight is settled. */
  private final Condition settled = lock.newCondition();

  private int inFlight;

  /** Whether what was begun last tolerates no others: it may be about the very last of the disk. */
  private boolean alone;

  private long reserved;
  private long most;
  private long working;

  /**
   * @param max bytes that may be reserved
   */
  public Reservations(long max, Reclaimer reclaimer) {
    this.max = max;
    this.reclaimer = reclaimer;
  }

  void lock() {
    lock.lock();
  }

  void unlock() {
    lock.unlock();
  }

  /** Bytes reserved, with what is being reserved. */
  long reserved() {
    return reserved;
  }

  /** The most bytes that were ever reserved at once. */
  long most() {
    return most;
  }

  /** Bytes that are lent as working memory. */
  long working() {
    return working;
  }

  /** Counts working memory that is lent, or given back if it is below 0. */
  void lendWorking(long bytes) {
    working += bytes;
  }

  /** Bytes that the cap leaves. */
  long room() {
    return max - reserved;
  }

  /** Whether nothing is being reserved or given back. */
  boolean isSettled() {
    return inFlight == 0;
  }

  /**
   * Whether another's attempt must end first.
   *
   * @param tight whether it may bring or leave what is missing
   */
  boolean mustWait(boolean tight) {
    return inFlight > 0 && (tight || alone);
  }

  /** Waits for an end of something in flight, without the lock. */
  void await() {
    settled.awaitUninterruptibly();
  }

  /**
   * Counts bytes as reserved before they are, so that nobody goes beyond the cap.
   *
   * @param alone whether nobody may try beside this
   */
  void claim(long bytes, boolean alone) {
    reserved += bytes;
    inFlight++;
    this.alone = alone;
  }

  /** Begins to give bytes back, which go on being counted until that is settled. */
  void release() {
    inFlight++;
  }

  /** Ends what {@link #claim} or {@link #release} started: that many bytes fewer are reserved. */
  void settle(long fewer) {
    inFlight--;
    reserved -= fewer;
    most = Math.max(most, reserved);
    settled.signalAll();
  }

  /** Takes back what is known to be unreachable. */
  void sweep() {
    reclaim(reclaimer::sweep);
  }

  /** Searches for what is unreachable, and takes it back. */
  void collect() {
    reclaim(reclaimer::collect);
  }

  private void reclaim(Runnable search) {
    reclaiming.lock();
    try {
      search.run();
    } finally {
      reclaiming.unlock();
    }
  }
}

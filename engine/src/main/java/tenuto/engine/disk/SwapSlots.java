package tenuto.engine.disk;

import java.io.IOException;
import java.util.function.IntConsumer;
import tenuto.engine.system.SlotLocks;

/**
 * The sessions that lend from a {@link CommonSwap}: each keeps two bytes of the file locked, of its
 * slot until it ends and of its stay until it leaves. The system drops both when a process is gone.
 */
final class SwapSlots {
  /** Sessions at once at most. */
  static final int MOST = 1024;

  private static final long FIRST_SLOT = 4096;
  private static final long FIRST_STAYING = FIRST_SLOT + MOST;

  private final SlotLocks lock;

  SwapSlots(SlotLocks lock) {
    this.lock = lock;
  }

  /** Takes a slot and stays, or returns -1 if all are taken. */
  int take() throws IOException {
    for (int i = 0; i < MOST; i++) {
      if (lock.tryLock(FIRST_SLOT + i) && lock.tryLock(FIRST_STAYING + i)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Does something with a slot while nobody can take it, if whoever had it has ended.
   *
   * @return whether he has
   */
  boolean ifEnded(int slot, IntConsumer work) throws IOException {
    boolean ended = lock.tryLock(FIRST_SLOT + slot);
    if (ended) {
      work.accept(slot);
      lock.unlock(FIRST_SLOT + slot);
    }
    return ended;
  }

  /** Stays no longer. */
  void leave(int slot) {
    lock.unlock(FIRST_STAYING + slot);
  }

  /** Whether nobody stays; asked in the door, so that nobody comes meanwhile. */
  boolean isEmpty() throws IOException {
    for (int i = 0; i < MOST; i++) {
      if (!lock.tryLock(FIRST_STAYING + i)) {
        return false;
      }
      lock.unlock(FIRST_STAYING + i);
    }
    return true;
  }
}

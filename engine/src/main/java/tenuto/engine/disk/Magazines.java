package tenuto.engine.disk;

import java.util.Arrays;

/**
 * Where threads keep free chunks at hand: all in one magazine as long as they do not meet there, so
 * that what one gives back is lent to another; threads that meet often use one each.
 */
final class Magazines {
  /** More would keep more chunks from each other than they save waiting. */
  private static final int MOST = 32;

  /** Meetings after which a thread goes elsewhere. */
  private static final int PATIENCE = 100;

  private static final int LOOKS = 100;

  /** Places for threads, by their number; two in one place only meet more often. */
  private static final int THREADS = 256;

  private final Magazine[] magazines;

  /** Which magazine the threads of each place go to, and how often they have met others there. */
  private final int[] homes = new int[THREADS];

  private final int[] meetings = new int[THREADS];

  Magazines() {
    int many = 4 * Integer.highestOneBit(Runtime.getRuntime().availableProcessors());
    magazines = new Magazine[Math.min(many, MOST)];
    Arrays.setAll(magazines, i -> new Magazine());
  }

  /** The thread's magazine, which nobody else is at until {@link Magazine#leave}. */
  Magazine enter() {
    int thread = (int) Thread.currentThread().threadId() & (THREADS - 1);
    Magazine home = magazines[homes[thread]];
    if (home.tryEnter()) {
      return home;
    }
    if (++meetings[thread] >= PATIENCE) { // racy: it only says when to go
      meetings[thread] = 0;
      homes[thread] = homes[thread] + 1 + thread & magazines.length - 1;
    }
    await(home);
    return home;
  }

  private static void await(Magazine magazine) {
    for (int looks = 1; !magazine.tryEnter(); looks++) {
      if (looks % LOOKS == 0) {
        Thread.yield(); // the thread in it may wait for a processor
      } else {
        Thread.onSpinWait();
      }
    }
  }

  /** How many chunks they hold. */
  int count() {
    int count = 0;
    for (Magazine magazine : magazines) {
      await(magazine);
      count += magazine.count();
      magazine.leave();
    }
    return count;
  }

  /**
   * The fewest that they held since this was asked, as if what has moved to and from the free
   * chunks meanwhile had done so before. While several are in use that counts the fewest of each.
   */
  int fewest() {
    int fewest = 0;
    for (Magazine magazine : magazines) {
      await(magazine);
      fewest += magazine.fewest();
      magazine.leave();
    }
    return fewest;
  }

  /** Moves all to where everybody finds them. */
  void empty(FreeChunks free) {
    for (Magazine magazine : magazines) {
      await(magazine);
      magazine.empty(free, 0);
      magazine.leave();
    }
  }
}

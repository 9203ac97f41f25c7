package tenuto.engine.disk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Some free chunks at hand, last in, first out, for the threads that come to it: so that two of
 * them which make and release signals do not wait for each other at the pool's lock.
 *
 * <p>All of it is in one array with room on both sides: two magazines in one cache line would be as
 * slow as one.
 */
final class Magazine {
  /** Chunks in it at most: 2 MiB, which stay warm in a second-level cache. */
  static final int MOST = 32;

  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

  /** Ints in a pair of cache lines, which processors fetch together. */
  private static final int LINES = 32;

  /** Where 1 says that a thread is at it. */
  private static final int TAKEN = LINES;

  private static final int COUNT = LINES + 1;

  /**
   * The fewest there were since this was asked, as if what has moved between here and the free
   * chunks meanwhile had done so before.
   */
  private static final int FEWEST = LINES + 2;

  private static final int CHUNKS = LINES + 3;

  private final int[] all = new int[CHUNKS + MOST + LINES];

  /** Whether nobody else is at it; then {@link #leave} must follow, after a few steps. */
  boolean tryEnter() {
    return (int) INTS.getOpaque(all, TAKEN) == 0 && INTS.compareAndSet(all, TAKEN, 0, 1);
  }

  void leave() {
    INTS.setRelease(all, TAKEN, 0);
  }

  int count() {
    return all[COUNT];
  }

  /** Puts {@code to - from} chunks into their places, which must not be more than it holds. */
  void pop(int[] into, int from, int to) {
    int count = all[COUNT];
    for (int i = from; i < to; i++) {
      into[i] = all[CHUNKS + --count];
    }
    all[COUNT] = count;
    all[FEWEST] = Math.min(all[FEWEST], count);
  }

  /** Adds chunks, for which there must be room; the first is then the first to go. */
  void push(int[] numbers, int from, int to) {
    int count = all[COUNT];
    for (int i = to - 1; i >= from; i--) {
      all[CHUNKS + count++] = numbers[i];
    }
    all[COUNT] = count;
  }

  /** Adds the next of {@code free}, for which there must be room. */
  void fill(FreeChunks free, int n) {
    for (int i = n - 1; i >= 0; i--) {
      all[CHUNKS + all[COUNT] + i] = free.pop();
    }
    all[COUNT] += n;
    all[FEWEST] += n;
  }

  /** Gives those longest here to {@code free}, until {@code left} are left. */
  void empty(FreeChunks free, int left) {
    int leaving = Math.max(0, all[COUNT] - left);
    for (int i = 0; i < leaving; i++) {
      free.push(all[CHUNKS + i]);
    }
    all[COUNT] -= leaving;
    all[FEWEST] -= leaving;
    System.arraycopy(all, CHUNKS + leaving, all, CHUNKS, all[COUNT]);
  }

  /**
   * The fewest chunks that were here since this was asked last: less than 0 if more have moved to
   * the free ones since.
   */
  int fewest() {
    int then = all[FEWEST];
    all[FEWEST] = all[COUNT];
    return then;
  }
}

package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.StoppedException;

/** How many threads a job gets, now and after other jobs; a hanging one is left behind. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WorkersTest {
  private static final int THREADS = 3;

  private final Set<Thread> before = workerThreads();

  private static Set<Thread> workerThreads() {
    Set<Thread> all = new HashSet<>(Thread.getAllStackTraces().keySet());
    all.removeIf(thread -> !thread.getName().startsWith("tenuto-worker-"));
    return all;
  }

  /** Those that this test's workers have started, and that live. */
  private Set<Thread> helpers() {
    Set<Thread> all = workerThreads();
    all.removeAll(before);
    return all;
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Done only by {@code threads} at once. */
  private static void together(Workers workers, int threads) {
    CyclicBarrier barrier = new CyclicBarrier(threads);
    workers.run(threads, threads, () -> index -> meet(barrier));
  }

  /** Many jobs that are already done a helper has woken up. */
  private static void brief(Workers workers) {
    for (int i = 0; i < 2_000; i++) {
      workers.run(2, THREADS, () -> index -> {});
    }
  }

  @Test
  void eachPieceIsDoneOnce() {
    try (Workers workers = new Workers(THREADS)) {
      AtomicLongArray done = new AtomicLongArray(10_000);
      workers.run(done.length(), THREADS, () -> index -> done.incrementAndGet((int) index));
      for (int i = 0; i < done.length(); i++) {
        assertThat(done.get(i)).isEqualTo(1);
      }
    }
  }

  @Test
  void everyJobGetsAllThreadsThatAreFreeAndNoMore() {
    try (Workers workers = new Workers(THREADS)) {
      for (int round = 0; round < 20; round++) {
        together(workers, THREADS);
        workers.run(100, 10, () -> index -> {});
        brief(workers);
        assertThat(helpers()).hasSize(THREADS - 1);
      }
    }
  }

  @Test
  void aJobThatFollowsAtOnceFindsThemFree() {
    try (Workers workers = new Workers(THREADS)) {
      for (int round = 0; round < 3_000; round++) {
        together(workers, THREADS);
      }
    }
  }

  @Test
  void helpersThatSleepAreWoken() {
    try (Workers workers = new Workers(THREADS)) {
      for (int round = 0; round < 5; round++) {
        together(workers, THREADS);
        for (Thread helper : helpers()) {
          while (helper.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
          }
        }
      }
    }
  }

  @Test
  void aJobThatWantsFewGetsFew() {
    try (Workers workers = new Workers(THREADS)) {
      workers.run(100, 2, () -> index -> {});
      assertThat(helpers()).hasSize(1);
      workers.run(1, THREADS, () -> index -> {});
      assertThat(helpers()).hasSize(1);
    }
  }

  /** A piece of a job, done by the caller or by a helper, is a job that gets the third thread. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoRunsAJobInsideAJobIsCountedOnce(boolean inCaller) {
    try (Workers workers = new Workers(THREADS)) {
      Thread caller = Thread.currentThread();
      for (int round = 0; round < 5; round++) {
        CyclicBarrier both = new CyclicBarrier(2);
        CountDownLatch done = new CountDownLatch(1);
        workers.run(
            2,
            2,
            () ->
                index -> {
                  meet(both);
                  if ((Thread.currentThread() == caller) == inCaller) {
                    together(workers, 2);
                    done.countDown();
                  } else {
                    await(done);
                  }
                });
        assertThat(helpers()).hasSizeLessThan(THREADS);
      }
    }
  }

  @Test
  void otherCallersGetWhatIsLeft() throws InterruptedException {
    try (Workers workers = new Workers(THREADS)) {
      CyclicBarrier all = new CyclicBarrier(THREADS);
      Set<Thread> others = new HashSet<>();
      Thread other =
          Thread.ofPlatform()
              .unstarted(
                  () -> workers.run(9, 9, () -> index -> others.add(Thread.currentThread())));
      workers.run(
          THREADS,
          THREADS,
          () ->
              index -> {
                meet(all);
                if (index == 0) {
                  other.start();
                  join(other);
                }
                meet(all);
              });
      other.join();
      assertThat(others).containsExactly(other);
      assertThat(helpers()).hasSize(THREADS - 1);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aFailureEndsAJobThatWouldTakeForEver() {
    try (Workers workers = new Workers(THREADS)) {
      CyclicBarrier all = new CyclicBarrier(THREADS);
      assertThatThrownBy(
              () ->
                  workers.run(
                      Long.MAX_VALUE / 2,
                      THREADS,
                      () ->
                          index -> {
                            if (index < THREADS) {
                              meet(all);
                            }
                            if (index == 1) {
                              throw new IllegalStateException("piece " + index);
                            }
                          }))
          .hasMessage("piece 1");
      together(workers, THREADS);
    }
  }

  @Test
  void theLowestPieceThatFailsIsToldThoughItFailsLast() {
    try (Workers workers = new Workers(2)) {
      CountDownLatch failing = new CountDownLatch(1);
      Thread[] second = new Thread[1];
      assertThatThrownBy(
              () ->
                  workers.run(
                      2,
                      2,
                      () ->
                          index -> {
                            if (index == 1) {
                              second[0] = Thread.currentThread();
                              failing.countDown();
                              throw new IllegalStateException("piece 1");
                            }
                            await(failing);
                            // It has told its failure when it waits for what is next.
                            while (second[0].getState() != Thread.State.WAITING) {
                              Thread.onSpinWait();
                            }
                            throw new IllegalStateException("piece 0");
                          }))
          .hasMessage("piece 0");
    }
  }

  @Test
  void aCloseEndsAllHelpersEvenThoseAtWork() throws InterruptedException {
    for (boolean atWork : new boolean[] {false, true}) {
      Workers workers = new Workers(THREADS);
      AtomicBoolean closed = new AtomicBoolean();
      CyclicBarrier all = new CyclicBarrier(THREADS);
      workers.run(
          THREADS,
          THREADS,
          () ->
              index -> {
                meet(all);
                if (atWork && !closed.getAndSet(true)) {
                  workers.close();
                }
                meet(all);
              });
      if (!atWork) {
        workers.close();
      }
      for (Thread helper : helpers()) {
        helper.join(10_000);
        assertThat(helper.isAlive()).isFalse();
      }
    }
  }

  @Test
  void anInterruptIsKeptForTheCaller() {
    try (Workers workers = new Workers(2)) {
      Thread caller = Thread.currentThread();
      CyclicBarrier both = new CyclicBarrier(2);
      workers.run(
          2,
          2,
          () ->
              index -> {
                meet(both);
                if (Thread.currentThread() != caller) {
                  while (caller.getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                  }
                  caller.interrupt();
                  while (caller.isInterrupted()) {
                    Thread.onSpinWait(); // until it has seen it, and waits again
                  }
                }
              });
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void nobodyWaitsForAPieceThatIsNotDoneAsAllIsToStop() {
    Thread caller = Thread.currentThread();
    CountDownLatch between = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean asked = new AtomicBoolean();
    Stop stop =
        new Stop() {
          @Override
          public void check() {
            // First for the whole job; then between two pieces, while the other thread begins one.
            if (Thread.currentThread() == caller && asked.getAndSet(true)) {
              between.countDown();
              WorkersTest.await(begun);
              want(true);
            }
            super.check();
          }
        };
    try (Workers workers = new Workers(2, stop)) {
      AtomicLongArray done = new AtomicLongArray(100);
      Workers.Worker follower =
          index -> {
            begun.countDown();
            while (index > 0 && done.get((int) index - 1) == 0) {
              Thread.onSpinWait();
            }
            done.set((int) index, 1);
          };
      Supplier<Workers.Worker> hire =
          () -> {
            if (Thread.currentThread() != caller) {
              await(between);
            }
            return follower;
          };
      assertThatThrownBy(() -> workers.run(done.length(), 2, hire))
          .isInstanceOf(StoppedException.class);
    }
  }
}

package tenuto.scripting.tasks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How tasks end otherwise than by being read: unread, cancelled, given up, abandoned.
 *
 * <p>Shown to fail when a waiter that gives up takes no place or stays in line, when failures come
 * in the order of time, when close leaves a waiter waiting, and when an interrupt goes over to the
 * next task.
 */
// A test on a thread of its own can be given up when what it tests hangs.
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TasksEndTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void finishRunsWhatNobodyReadAndReturnsTheFirstFailureByPath(int threads) throws Exception {
    for (int run = 0; run < 20; run++) {
      try (Tasks tasks = new Tasks(threads, 0)) {
        AtomicInteger ran = new AtomicInteger();
        for (int i = 0; i < 20; i++) {
          int k = i;
          tasks.submit(
              0,
              () -> {
                tasks.submit(
                    0,
                    () -> {
                      ran.incrementAndGet();
                      if (k == 3 || k == 4) {
                        throw new IOException("inner " + k);
                      }
                      return null;
                    });
                ran.incrementAndGet();
                if (k > 3) {
                  throw new IOException("outer " + k);
                }
                return null;
              });
        }
        assertThat(tasks.finish()).get().extracting(Throwable::getMessage).isEqualTo("inner 3");
        assertThat(ran).hasValue(40);
        assertThat(tasks.finish()).as("told once").isEmpty();
        tasks.submit(0, ran::incrementAndGet);
        assertThat(tasks.finish()).isEmpty();
        assertThat(ran).hasValue(41);
      }
    }
  }

  @Test
  void theFirstFailureIsFirstInTheTreeNotInTime() throws Exception {
    try (Tasks tasks = new Tasks(2, 0)) {
      CountDownLatch otherFails = new CountDownLatch(1);
      tasks.submit(
          0,
          () -> {
            otherFails.await();
            return fail("first in the tree");
          });
      tasks.submit(
          0,
          () -> {
            otherFails.countDown();
            return fail("first in time");
          });
      assertThat(tasks.finish())
          .get()
          .extracting(Throwable::getMessage)
          .isEqualTo("first in the tree");
    }
  }

  @Test
  void cancelKeepsATaskFromBeginningAndNothingElse() throws Exception {
    try (Tasks tasks = new Tasks(1, 0)) {
      AtomicInteger ran = new AtomicInteger();
      Task<?> task = tasks.submit(0, ran::incrementAndGet);
      Task<?> other = tasks.submit(0, () -> 2);
      assertThat(task.cancel(true)).isTrue();
      assertThat(task.cancel(true)).isFalse();
      assertThat(task.isCancelled()).isTrue();
      assertThatThrownBy(task::get).isInstanceOf(CancellationException.class);
      assertThat(other.get()).isEqualTo(2);
      assertThat(other.cancel(true)).isFalse();
      assertThat(tasks.finish()).isEmpty();
      assertThat(ran).hasValue(0);
    }
  }

  @Test
  void aWaiterMayRunOutOfTime() throws Exception {
    try (Tasks tasks = new Tasks(2, 0)) {
      CountDownLatch end = new CountDownLatch(1);
      Task<?> slow = tasks.submit(0, () -> end.await(1, TimeUnit.HOURS));
      assertThatThrownBy(() -> slow.get(0, TimeUnit.SECONDS)).isInstanceOf(TimeoutException.class);
      assertThatThrownBy(() -> slow.get(20, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class)
          .hasMessage("task 0 is not done after 20 MILLISECONDS");
      placesAreRight(tasks, end);
      assertThat(slow.get(1, TimeUnit.HOURS)).isEqualTo(true);
    }
  }

  /** The task is done, but all places are taken until the waiter has given up. */
  @Test
  void aWaiterMayBeInterruptedWhileItIsReady() throws Exception {
    try (Tasks tasks = new Tasks(1, 0)) {
      Thread patch = Thread.currentThread();
      AtomicReference<Task<?>> unbegun = new AtomicReference<>();
      CountDownLatch known = new CountDownLatch(1);
      CountDownLatch end = new CountDownLatch(1);
      Task<?> slow =
          tasks.submit(
              0,
              () -> {
                known.await();
                untilParked(patch);
                assertThat(unbegun.get().cancel(true)).isTrue();
                patch.interrupt();
                end.await();
                return null;
              });
      assertThatThrownBy(() -> slow.get(20, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class);
      unbegun.set(tasks.submit(0, () -> 0));
      known.countDown();
      assertThatThrownBy(() -> unbegun.get().get()).isInstanceOf(InterruptedException.class);
      end.countDown();
      slow.get();
      assertThat(tasks.submit(0, () -> 1).get()).as("it left the line").isEqualTo(1);
    }
  }

  @Test
  void aWaiterMayBeInterrupted() throws Exception {
    try (Tasks tasks = new Tasks(2, 0)) {
      CountDownLatch end = new CountDownLatch(1);
      Task<?> slow = tasks.submit(0, () -> end.await(1, TimeUnit.HOURS));
      Thread.currentThread().interrupt();
      assertThatThrownBy(slow::get).isInstanceOf(InterruptedException.class);
      assertThat(Thread.interrupted()).isFalse();

      CountDownLatch waits = new CountDownLatch(1);
      AtomicReference<Thread> waiting = new AtomicReference<>();
      Thread interrupter =
          Thread.ofPlatform()
              .start(
                  () -> {
                    assertThatCode(waits::await).doesNotThrowAnyException();
                    waiting.get().interrupt();
                  });
      Task<?> interrupted =
          tasks.submit(
              0,
              () -> {
                waiting.set(Thread.currentThread());
                waits.countDown();
                return slow.get();
              });
      assertThatThrownBy(interrupted::join).isInstanceOf(InterruptedException.class);
      interrupter.join();
      placesAreRight(tasks, end);
    }
  }

  /** Two places, one held by a task until {@code end}, one by the patch: no third may run. */
  private static void placesAreRight(Tasks tasks, CountDownLatch end) throws InterruptedException {
    List<Integer> ran = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < 100; i++) {
      int k = i;
      tasks.submit(0, () -> ran.add(k));
    }
    assertThat(ran).as("both places are taken").isEmpty();
    end.countDown();
    assertThat(tasks.finish()).isEmpty();
    assertThat(ran).hasSize(100);
    // And none was lost: two tasks can meet while the patch waits.
    CyclicBarrier both = new CyclicBarrier(2);
    tasks.submit(0, () -> both.await(10, TimeUnit.SECONDS));
    tasks.submit(0, () -> both.await(10, TimeUnit.SECONDS));
    assertThat(tasks.finish()).isEmpty();
  }

  @Test
  void closeAbandonsWhatIsLeft() throws Exception {
    Tasks tasks = new Tasks(2, 0);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicReference<Throwable> struck = new AtomicReference<>();
    Task<?> running =
        tasks.submit(
            0,
            () -> {
              begun.countDown();
              try {
                return new CountDownLatch(1).await(1, TimeUnit.HOURS);
              } catch (InterruptedException e) {
                struck.set(e);
                throw e;
              }
            });
    AtomicInteger ran = new AtomicInteger();
    Task<?> queued = tasks.submit(0, ran::incrementAndGet);
    begun.await();
    tasks.close();
    tasks.close();
    assertThat(struck.get()).isInstanceOf(InterruptedException.class);
    assertThatThrownBy(() -> tasks.submit(0, () -> 0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("has ended");
    assertThatThrownBy(tasks::finish).isInstanceOf(CancellationException.class);
    assertThat(running.isDone()).isTrue();
    assertThat(queued.isCancelled()).isTrue();
    assertThatThrownBy(queued::get)
        .isInstanceOf(CancellationException.class)
        .hasMessage("task 1 was cancelled before it started");
    assertThat(ran).hasValue(0);
  }

  @Test
  void closeReleasesWhoWaitsForATaskThatHeedsNoInterrupt() throws Exception {
    Tasks tasks = new Tasks(2, 0);
    AtomicBoolean end = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(1);
    Task<?> busy =
        tasks.submit(
            0,
            () -> {
              begun.countDown();
              while (!end.get()) {
                Thread.onSpinWait();
              }
              return null;
            });
    begun.await();
    AtomicReference<Throwable> told = new AtomicReference<>();
    Thread waiter = readingThread(busy, told);
    untilParked(waiter);
    tasks.close();
    waiter.join();
    assertThat(told.get()).isInstanceOf(CancellationException.class).hasMessageContaining("ended");
    assertThat(busy.isDone()).isFalse();
    end.set(true);
  }

  private static Thread readingThread(Task<?> task, AtomicReference<Throwable> told) {
    return Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                task.join();
              } catch (Throwable t) {
                told.set(t);
              }
            });
  }

  /** Returns when the thread has parked; one that waits for a task does so without a place. */
  private static void untilParked(Thread thread) {
    while (thread.getState() != Thread.State.WAITING
        && thread.getState() != Thread.State.TIMED_WAITING) {
      Thread.yield();
    }
  }

  @Test
  void closeWithinATaskDoesNotWaitForItself() throws Exception {
    Tasks tasks = new Tasks(1, 0);
    Task<String> task =
        tasks.submit(
            0,
            () -> {
              tasks.close();
              return "closed";
            });
    try {
      assertThat(task.get()).isEqualTo("closed");
    } catch (CancellationException e) {
      assertThat(e).hasMessageContaining("has ended");
    }
  }

  @Test
  void anInterruptDoesNotOutliveItsTask() throws Exception {
    try (Tasks tasks = new Tasks(1, 0)) {
      List<Thread> threads = new ArrayList<>();
      List<Boolean> interrupted = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        tasks.submit(
            0,
            () -> {
              threads.add(Thread.currentThread());
              interrupted.add(Thread.currentThread().isInterrupted());
              Thread.currentThread().interrupt();
              return null;
            });
      }
      assertThat(tasks.finish()).isEmpty();
      assertThat(threads.get(0)).isSameAs(threads.get(1));
      assertThat(interrupted).containsExactly(false, false);
    }
  }

  private static Object fail(String message) throws IOException {
    throw new IOException(message);
  }
}

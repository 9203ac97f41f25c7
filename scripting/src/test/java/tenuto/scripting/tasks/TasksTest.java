package tenuto.scripting.tasks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What tasks promise to who makes and reads them.
 *
 * <p>Shown to fail when new tasks go before waiters that are ready, when what is read does not go
 * before the rest, when cycles are not refused, when nothing is set up around a task, and when idle
 * threads stay.
 */
// A test on a thread of its own can be given up when what it tests hangs.
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TasksTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aTaskGivesItsResult(int threads) throws Exception {
    try (Tasks tasks = new Tasks(threads, 0)) {
      Task<Integer> seven = tasks.submit(0, () -> 7);
      Task<String> none = tasks.submit(0, () -> null);
      assertThat(seven.get()).isEqualTo(7);
      assertThat(seven.get()).isEqualTo(7);
      assertThat(seven.isDone()).isTrue();
      assertThat(seven.state()).isEqualTo(Future.State.SUCCESS);
      assertThat(seven.resultNow()).isEqualTo(7);
      assertThat(none.join()).isNull();
    }
  }

  @Test
  void withOneThreadTasksRunOnlyWhileThePatchWaits() throws Exception {
    try (Tasks tasks = new Tasks(1, 0)) {
      List<Integer> ran = new ArrayList<>(); // no two threads at once, so a plain list will do
      List<Task<?>> made = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        int k = i;
        made.add(tasks.submit(0, () -> ran.add(k)));
      }
      assertThat(ran).isEmpty();
      made.get(3).get();
      assertThat(ran).containsExactly(3);
      made.get(4).get();
      assertThat(ran).containsExactly(3, 4);
      assertThat(tasks.finish()).isEmpty();
      assertThat(ran).containsExactly(3, 4, 0, 1, 2);
    }
  }

  @Test
  void whatSomebodyWaitsForAllOfBeginsNextInItsOrder() throws Exception {
    try (Tasks tasks = new Tasks(1, 0)) {
      List<Integer> ran = new ArrayList<>();
      List<Task<Integer>> made = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        int k = i;
        made.add(
            tasks.submit(
                0,
                () -> {
                  ran.add(k);
                  if (k == 2) {
                    throw new IOException("two");
                  }
                  return k;
                }));
      }
      tasks.awaitAll(made.subList(1, 5));
      assertThat(ran).containsExactly(1, 2, 3, 4);
      assertThat(made.subList(1, 5)).allMatch(Task::isDone);
      assertThat(tasks.finish())
          .as("no failure is read by waiting")
          .get()
          .hasToString("java.io.IOException: two");
      tasks.awaitAll(made);
      assertThat(ran).containsExactly(1, 2, 3, 4, 0, 5);
    }
  }

  /** Each that has begun has a thread, and what it has made so far. */
  @Test
  void tasksThatWaitForAllOfTheirOwnDoNotAllBeginAtOnce() throws Exception {
    try (Tasks tasks = new Tasks(2, 0)) {
      AtomicInteger begun = new AtomicInteger();
      AtomicInteger most = new AtomicInteger();
      for (int i = 0; i < 40; i++) {
        tasks.submit(
            0,
            () -> {
              most.accumulateAndGet(begun.incrementAndGet(), Math::max);
              List<Task<Integer>> own = new ArrayList<>();
              for (int k = 0; k < 20; k++) {
                own.add(tasks.submit(0, () -> 0));
              }
              tasks.awaitAll(own);
              return begun.decrementAndGet();
            });
      }
      assertThat(tasks.finish()).isEmpty();
      assertThat(most).hasValueLessThan(8);
    }
  }

  /** The patch is one of the threads; while it waits, all of them are tasks. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void asManyTasksAsThreadsRunAtOnce(int threads) throws Exception {
    try (Tasks tasks = new Tasks(threads, 0)) {
      CyclicBarrier besideThePatch = new CyclicBarrier(threads);
      for (int i = 0; i < threads - 1; i++) {
        tasks.submit(0, besideThePatch::await);
      }
      besideThePatch.await(10, TimeUnit.SECONDS);
      CyclicBarrier whileItWaits = new CyclicBarrier(threads);
      for (int i = 0; i < threads; i++) {
        tasks.submit(0, () -> whileItWaits.await(10, TimeUnit.SECONDS));
      }
      assertThat(tasks.finish()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aTaskRunsOnAThreadOfItsOwnInItsOwnContext(int threads) throws Exception {
    try (Tasks tasks = new Tasks(threads, 0)) {
      assertThat(tasks.current().path()).hasToString("main");
      Thread patch = Thread.currentThread();
      Task<List<String>> task =
          tasks.submit(
              0,
              () -> {
                Thread outer = Thread.currentThread();
                assertThat(outer).isNotSameAs(patch);
                assertThat(outer.isDaemon()).isTrue();
                String before = tasks.current().path().toString();
                String inner =
                    tasks
                        .submit(
                            0,
                            () -> {
                              assertThat(Thread.currentThread()).isNotIn(outer, patch);
                              return tasks.current().path().toString();
                            })
                        .get();
                return List.of(before, inner, tasks.current().path().toString());
              });
      assertThat(task.get()).containsExactly("0", "0.0", "0");
      assertThat(tasks.submit(0, () -> 0).path()).hasToString("1");
    }
  }

  @Test
  void whatATaskThrowsReachesEveryReader() throws Exception {
    try (Tasks tasks = new Tasks(2, 0)) {
      IOException thrown = new IOException("no such file");
      Task<?> task =
          tasks.submit(
              0,
              () -> {
                throw thrown;
              });
      assertThatThrownBy(task::get)
          .isInstanceOf(ExecutionException.class)
          .hasMessage("task 0 failed")
          .cause()
          .isSameAs(thrown);
      assertThatThrownBy(task::join).isSameAs(thrown);
      assertThatThrownBy(() -> tasks.submit(0, task::join).join()).isSameAs(thrown);
      assertThat(task.state()).isEqualTo(Future.State.FAILED);
      assertThat(tasks.finish()).as("all were read").isEmpty();
    }
  }

  @Test
  void aStackThatOverflowsFailsTheTaskAlone() throws Exception {
    try (Tasks tasks =
        new Tasks(1, 0, Seeds.BY_CONTENT, UnaryOperator.identity(), 1 << 20, Tasks.IDLE)) {
      Task<Integer> task = tasks.submit(0, () -> depth(0));
      assertThatThrownBy(task::join).isInstanceOf(StackOverflowError.class);
      assertThat(tasks.submit(0, () -> 1).get()).isEqualTo(1);
    }
  }

  @SuppressWarnings("InfiniteRecursion")
  private static int depth(int n) {
    return 1 + depth(n + 1);
  }

  private static Object fail(String message) throws IOException {
    throw new IOException(message);
  }

  @Test
  void cyclesOfWaitingAreNamed() throws Exception {
    for (int threads : new int[] {1, 2, 8}) {
      try (Tasks tasks = new Tasks(threads, 0)) {
        AtomicReference<Task<?>> self = new AtomicReference<>();
        CountDownLatch known = new CountDownLatch(1);
        self.set(tasks.submit(0, () -> waitFor(known, self)));
        known.countDown();
        assertThatThrownBy(() -> self.get().join())
            .isInstanceOf(IllegalStateException.class)
            .hasMessage("task 0 cannot wait for itself");

        // Task 1 waits for its child, and that for task 1.
        AtomicReference<Task<?>> ancestor = new AtomicReference<>();
        CountDownLatch ancestorKnown = new CountDownLatch(1);
        ancestor.set(
            tasks.submit(
                0,
                () -> {
                  Task<Object> child = tasks.submit(0, () -> waitFor(ancestorKnown, ancestor));
                  return child.join();
                }));
        ancestorKnown.countDown();
        assertThatThrownBy(() -> ancestor.get().join())
            .isInstanceOf(IllegalStateException.class)
            .message()
            .isIn(
                "task 1.0 cannot wait for 1, which waits for 1.0",
                "task 1 cannot wait for 1.0, which waits for 1");

        assertThatThrownBy(() -> tasks.submit(0, tasks::finish).join())
            .isInstanceOf(IllegalStateException.class)
            .hasMessage("task 2 cannot wait for all tasks to end");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aLongCycleIsFoundAndItsNameIsShort(int threads) throws Exception {
    try (Tasks tasks =
        new Tasks(threads, 0, Seeds.BY_CONTENT, UnaryOperator.identity(), 1 << 20, Tasks.IDLE)) {
      int length = 300;
      List<Task<?>> ring = new ArrayList<>();
      CountDownLatch known = new CountDownLatch(1);
      for (int i = 0; i < length; i++) {
        int next = (i + 1) % length;
        ring.add(
            tasks.submit(
                0,
                () -> {
                  known.await();
                  return ring.get(next).join();
                }));
      }
      known.countDown();
      assertThatThrownBy(() -> ring.get(0).join())
          .isInstanceOf(IllegalStateException.class)
          .hasMessageMatching(
              "task \\d+ cannot wait for \\d+(, which waits for \\d+){7}, and so on,"
                  + " which waits for \\d+");
      tasks.finish();
      assertThat(ring).allMatch(task -> task.state() == Future.State.FAILED);
    }
  }

  private static Object waitFor(CountDownLatch known, AtomicReference<Task<?>> task)
      throws InterruptedException {
    known.await();
    return task.get().join();
  }

  /** Python's own threads; the patch keeps its place while it waits for one in another way. */
  @Test
  void otherThreadsMaySubmitAndReadWithoutAPlace() throws Exception {
    try (Tasks tasks = new Tasks(1, 0)) {
      AtomicReference<Object> read = new AtomicReference<>();
      Thread other =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      Task<String> task = tasks.submit(0, () -> tasks.current().path().toString());
                      read.set(List.of(tasks.current().path().toString(), task.join()));
                    } catch (InterruptedException e) {
                      read.set(e);
                    }
                  });
      other.join();
      assertThat(read.get()).isEqualTo(List.of("thread.0", "thread.0.0"));
      assertThat(tasks.submit(0, () -> 0).path()).hasToString("0");
    }
  }

  @Test
  void somethingIsSetUpAroundEachTask() throws Exception {
    List<String> log = new ArrayList<>();
    AtomicReference<Tasks> tasks = new AtomicReference<>();
    UnaryOperator<Runnable> around =
        work ->
            () -> {
              log.add("set up " + tasks.get().current().path());
              work.run();
              log.add("put away");
            };
    try (Tasks t = new Tasks(1, 0, Seeds.BY_CONTENT, around, Tasks.STACK_BYTES, Tasks.IDLE)) {
      tasks.set(t);
      Task<?> fails =
          t.submit(
              0,
              () -> {
                log.add("work");
                return fail("no");
              });
      assertThatThrownBy(fails::join).isInstanceOf(IOException.class);
      assertThat(log).containsExactly("set up 0", "work", "put away");
    }
    try (Tasks t =
        new Tasks(1, 0, Seeds.BY_CONTENT, work -> () -> {}, Tasks.STACK_BYTES, Tasks.IDLE)) {
      assertThatThrownBy(() -> t.submit(0, () -> 0).join())
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("what runs around task 0 did not run it");
    }
    IllegalArgumentException broken = new IllegalArgumentException("broken");
    UnaryOperator<Runnable> throwing =
        work -> {
          throw broken;
        };
    try (Tasks t = new Tasks(1, 0, Seeds.BY_CONTENT, throwing, Tasks.STACK_BYTES, Tasks.IDLE)) {
      assertThatThrownBy(() -> t.submit(0, () -> 0).join()).isSameAs(broken);
    }
  }

  @Test
  void threadsAreUsedAgainAndEndWhenIdle() throws Exception {
    Duration idle = Duration.ofMillis(50);
    Set<Thread> used = ConcurrentHashMap.newKeySet();
    try (Tasks tasks = new Tasks(2, 0, Seeds.BY_CONTENT, UnaryOperator.identity(), 1 << 20, idle)) {
      for (int i = 0; i < 1_000; i++) {
        tasks.submit(0, () -> used.add(Thread.currentThread()));
      }
      tasks.finish();
      assertThat(used).hasSizeLessThanOrEqualTo(3);
      used.clear();
      tasks.submit(0, () -> nested(tasks, 200, used)).get();
      assertThat(used).hasSize(200);
      for (Thread thread : used) {
        thread.join(10_000);
        assertThat(thread.isAlive()).isFalse();
      }
      assertThat(tasks.submit(0, () -> 1).get()).isEqualTo(1);
    }
  }

  private static int nested(Tasks tasks, int depth, Set<Thread> used) throws Exception {
    used.add(Thread.currentThread());
    return depth == 1 ? 1 : 1 + tasks.submit(0, () -> nested(tasks, depth - 1, used)).get();
  }

  @Test
  void constructorRefusesNoThreads() {
    assertThatThrownBy(() -> new Tasks(0, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("threads must be at least 1, but is 0");
  }
}

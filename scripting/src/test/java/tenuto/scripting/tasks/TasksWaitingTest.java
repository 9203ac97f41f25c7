package tenuto.scripting.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tasks that wait for tasks: none hangs, no more run than may, and what they make is the same.
 *
 * <p>Shown to fail when waiting keeps the place (the deep ones hang until their time is up), when a
 * waiter goes on without a place or one more is given away, when cycles are not refused, and when
 * children or calls are numbered by one counter for all.
 */
// A test on a thread of its own can be given up when what it tests hangs.
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TasksWaitingTest {
  private static final int DEEP = 1_000;

  /** Small stacks: these tests make many threads, and none of them recurses. */
  private static Tasks tasks(int threads, long seed) {
    return new Tasks(
        threads, seed, Seeds.BY_CONTENT, UnaryOperator.identity(), 1 << 20, Tasks.IDLE);
  }

  /** How many run now, and the most that ever did; whoever waits steps out for that while. */
  private static final class Gauge {
    private final AtomicInteger now = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    void in() {
      most.accumulateAndGet(now.incrementAndGet(), Math::max);
    }

    void out() {
      now.decrementAndGet();
    }

    <T> T waitFor(Task<T> task) throws InterruptedException {
      out();
      try {
        return task.join();
      } finally {
        in();
      }
    }

    <T> T run(Callable<T> body) throws Exception {
      in();
      try {
        return body.call();
      } finally {
        out();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aTaskWaitsForItsChildThatWaitsForItsChild(int threads) throws Exception {
    try (Tasks tasks = new Tasks(threads, 0)) { // the usual stacks: 62 GiB of addresses
      assertThat(tasks.submit(0, () -> nested(tasks, DEEP)).join()).isEqualTo(DEEP);
    }
  }

  private static int nested(Tasks tasks, int depth) throws InterruptedException {
    assertThat(tasks.current().path().depth()).isEqualTo(DEEP - depth + 1);
    return depth == 1 ? 1 : 1 + tasks.submit(0, () -> nested(tasks, depth - 1)).join();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void eachTaskWaitsForTheOneMadeNext(int threads) throws Exception {
    try (Tasks tasks = tasks(threads, 0)) {
      List<Task<Integer>> chain = new ArrayList<>();
      CountDownLatch made = new CountDownLatch(1);
      for (int i = 0; i < DEEP; i++) {
        int next = i + 1;
        chain.add(
            tasks.submit(
                0,
                () -> {
                  made.await();
                  return next == DEEP ? 1 : 1 + chain.get(next).join();
                }));
      }
      made.countDown();
      assertThat(chain.get(0).join()).isEqualTo(DEEP);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void eachTaskWaitsForTheOneMadeBefore(int threads) throws Exception {
    try (Tasks tasks = tasks(threads, 0)) {
      Task<Integer> last = tasks.submit(0, () -> 1);
      for (int i = 1; i < DEEP; i++) {
        Task<Integer> before = last;
        last = tasks.submit(0, () -> 1 + before.join());
      }
      assertThat(last.join()).isEqualTo(DEEP);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8})
  void manyTasksWaitForOne(int threads) throws Exception {
    try (Tasks tasks = tasks(threads, 0)) {
      Gauge gauge = new Gauge();
      gauge.in();
      CountDownLatch everybodyBegan = new CountDownLatch(200);
      Task<Integer> one =
          tasks.submit(
              0,
              () -> {
                everybodyBegan.await();
                return gauge.run(() -> 1);
              });
      List<Task<Integer>> many = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        many.add(
            tasks.submit(
                0,
                () ->
                    gauge.run(
                        () -> {
                          everybodyBegan.countDown();
                          int value = gauge.waitFor(one);
                          spin(20);
                          return value;
                        })));
      }
      int sum = 0;
      for (Task<Integer> task : many) {
        sum += gauge.waitFor(task);
      }
      assertThat(sum).isEqualTo(200);
      assertThat(gauge.most.get()).isLessThanOrEqualTo(threads);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void tenThousandTinyTasksAreReadFromEitherEnd(int threads) throws Exception {
    try (Tasks tasks = tasks(threads, 0)) {
      for (boolean reversed : new boolean[] {false, true}) {
        List<Task<Integer>> made = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
          int k = i;
          made.add(tasks.submit(0, () -> k));
        }
        long sum = 0;
        for (Task<Integer> task : reversed ? made.reversed() : made) {
          sum += task.join();
        }
        assertThat(sum).isEqualTo(9_999L * 10_000 / 2);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void noMoreThreadsRunAtOnceThanMay(int threads) throws Exception {
    Gauge gauge = new Gauge();
    try (Tasks tasks = tasks(threads, 0)) {
      gauge.in();
      List<Task<Integer>> made = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        made.add(tasks.submit(0, () -> gauge.run(() -> tree(tasks, gauge, 3))));
      }
      int nodes = 0;
      for (Task<Integer> task : made) {
        nodes += gauge.waitFor(task);
        spin(50);
      }
      assertThat(nodes).isEqualTo(20 * 15);
    }
    assertThat(gauge.most.get()).isLessThanOrEqualTo(threads);
  }

  private static int tree(Tasks tasks, Gauge gauge, int depth) throws InterruptedException {
    spin(50);
    if (depth == 0) {
      return 1;
    }
    Task<Integer> left = tasks.submit(0, () -> gauge.run(() -> tree(tasks, gauge, depth - 1)));
    Task<Integer> right = tasks.submit(0, () -> gauge.run(() -> tree(tasks, gauge, depth - 1)));
    int nodes = 1 + gauge.waitFor(right);
    spin(50);
    return nodes + gauge.waitFor(left);
  }

  /** Works for a while, so that those who should not run at once have time to meet. */
  private static void spin(int microseconds) {
    long end = System.nanoTime() + microseconds * 1_000L;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  @Test
  void seedsAreTheSameInEveryRun() throws Exception {
    Map<String, List<Long>> first = null;
    for (int run = 0; run < 10; run++) {
      for (int threads : new int[] {1, 2, 8}) {
        Map<String, List<Long>> seeds = new ConcurrentSkipListMap<>();
        try (Tasks tasks = tasks(threads, 42)) {
          seedsOf(tasks, seeds, 4);
          assertThat(tasks.finish()).isEmpty();
        }
        if (first == null) {
          first = seeds;
          assertThat(seeds).hasSizeGreaterThan(50);
          assertThat(seeds.values().stream().flatMap(List::stream)).doesNotHaveDuplicates();
        }
        assertThat(seeds).isEqualTo(first);
      }
    }
  }

  /** A task with calls before, between and after its children; every third is never read. */
  private static Object seedsOf(Tasks tasks, Map<String, List<Long>> seeds, int depth)
      throws InterruptedException {
    TaskContext context = tasks.current();
    List<Long> mine = new ArrayList<>(List.of(context.randomSeed(), context.nextCallSeed("Noise")));
    List<Task<?>> children = new ArrayList<>();
    for (int i = 0; i < depth; i++) {
      children.add(tasks.submit(0, () -> seedsOf(tasks, seeds, depth - 1)));
      mine.add(context.nextCallSeed("Noise"));
    }
    Collections.shuffle(children, ThreadLocalRandom.current()); // the order of reading is no matter
    for (Task<?> child : children.subList(0, children.size() * 2 / 3)) {
      child.join();
      mine.add(context.nextCallSeed("Noise"));
    }
    seeds.put(context.path().toString(), mine);
    return null;
  }

  /** Trees in which each task reads some of what was made before it and of its own children. */
  @Test
  void randomTreesGiveTheSameForAnyNumberOfThreads() throws Exception {
    for (int tree = 0; tree < 200; tree++) {
      long expected = 0;
      for (int threads : new int[] {1, 2, 8}) {
        Gauge gauge = new Gauge();
        AtomicInteger ran = new AtomicInteger();
        long value;
        try (Tasks tasks = tasks(threads, tree)) {
          RandomTree random = new RandomTree(tasks, gauge, ran);
          value = gauge.run(() -> random.node(List.of(), 4));
          String failure = tasks.finish().map(Throwable::getMessage).orElse("none");
          value = value * 31 + failure.hashCode();
        }
        value = value * 31 + ran.get();
        if (threads == 1) {
          expected = value;
        }
        assertThat(value).as("tree %d, %d threads", tree, threads).isEqualTo(expected);
        assertThat(gauge.most.get()).isLessThanOrEqualTo(threads);
      }
    }
  }

  private record RandomTree(Tasks tasks, Gauge gauge, AtomicInteger ran) {
    long node(List<Task<Long>> madeBefore, int depth) throws Exception {
      ran.incrementAndGet();
      Random random = new Random(tasks.current().nextCallSeed("Noise"));
      List<Task<Long>> known = new ArrayList<>(madeBefore);
      long value = random.nextLong();
      int steps = depth == 0 ? random.nextInt(3) : random.nextInt(8);
      for (int i = 0; i < steps; i++) {
        if (depth > 0 && random.nextBoolean()) {
          List<Task<Long>> before = List.copyOf(known);
          known.add(tasks.submit(0, () -> gauge.run(() -> node(before, depth - 1))));
        } else if (!known.isEmpty()) {
          value = value * 31 + read(known.get(random.nextInt(known.size())));
        }
      }
      if (depth < 4 && random.nextInt(8) == 0) {
        throw new IOException("failure of " + tasks.current().path());
      }
      return value;
    }

    private long read(Task<Long> task) throws InterruptedException {
      try {
        return gauge.waitFor(task);
      } catch (Exception e) {
        return e.getMessage().hashCode();
      }
    }
  }

  /** Anybody waits for anybody, gives up, or cancels: whatever comes of it, all ends. */
  @Test
  void randomWaitsEnd() throws Exception {
    for (int round = 0; round < 200; round++) {
      Random random = new Random(round);
      int count = 1 + random.nextInt(60);
      List<Task<?>> all = new ArrayList<>();
      CountDownLatch made = new CountDownLatch(1);
      try (Tasks tasks = tasks(1 + random.nextInt(4), round)) {
        for (int i = 0; i < count; i++) {
          int[] others = random.ints(random.nextInt(4), 0, count).toArray();
          long kind = random.nextInt(10);
          all.add(
              tasks.submit(
                  0,
                  () -> {
                    made.await();
                    for (int other : others) {
                      waitOneWay(all.get(other), kind);
                    }
                    return null;
                  }));
        }
        made.countDown();
        tasks.finish();
        assertThat(all).allMatch(Task::isDone);
      }
    }
  }

  private static void waitOneWay(Task<?> task, long kind) throws Exception {
    if (kind == 0) {
      task.cancel(true);
    } else if (kind == 1) {
      try {
        task.get(100, TimeUnit.MICROSECONDS);
      } catch (TimeoutException e) {
        // goes on without
      }
    } else {
      task.join();
    }
  }
}

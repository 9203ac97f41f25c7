package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Signals that can only be read onward, computed by several threads at once. A thread that waits
 * for ever cannot be interrupted, so it is left behind.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RelayTest {
  private static final int LENGTH = 5 * Chunk.SAMPLES + 77;

  @TempDir Path scratch;

  private Session session(int threads) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(1024));
  }

  /** A filter after a filter, beside others, with a gather between. */
  private static Signal tangle(int i) {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH - i, 1e-3 * i), 0.5);
    Signal deeper = Kit.leak(Kit.sum(leaky, Kit.shift(Kit.leak(leaky, 0.25), 5)), -0.5);
    return Kit.sum(deeper, leaky, Kit.leak(Kit.ramp(LENGTH / 2, 1), 0.75));
  }

  /** All samples that visitors are shown, by channel, however many threads there are. */
  private static double[][] shown(Session session, List<Signal> signals, int stretch) {
    double[][] all = new double[signals.size()][LENGTH + 8];
    session.visit(
        signals,
        stretch,
        () ->
            (start, channels, n) -> {
              for (int c = 0; c < channels.length; c++) {
                for (int i = 0; i < n; i++) {
                  all[c][(int) start + i] = channels[c].get(i);
                }
              }
            });
    return all;
  }

  @Test
  void manyThreadsStoreTheSameBitsAsOneAndNothingElse() {
    Signal mix =
        Combined.of(new Kit.Add(), IntStream.range(0, 6).mapToObj(RelayTest::tangle).toList());
    double[] expected;
    try (Session session = session(1)) {
      expected = Kit.read(session, mix, 4096);
    }
    for (int threads : new int[] {1, 2, 3, 7}) {
      try (Session session = session(threads)) {
        for (int round = 0; round < 5; round++) {
          try (Stored stored = session.store(mix)) {
            assertThat(Kit.read(session, stored, 8192)).isEqualTo(expected);
          }
        }
      }
    }
  }

  @Test
  void channelsSideBySideShareWhatTheyShareAndStoreNothing() {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH - 3, 1), 0.5);
    Signal shared = Kit.leak(Kit.sum(leaky, Kit.leak(leaky, 0.25)), -0.5);
    Signal half = Mapped.of(new Kit.Plus(0.5), shared);
    Signal brief = Kit.leak(Kit.ramp(1500, 1), 0.5);
    List<Signal> channels = List.of(half, shared, brief, Kit.ramp(LENGTH, 1), shared, half);
    double[][] expected;
    try (Session session = session(1)) {
      expected = new double[channels.size()][LENGTH + 8];
      for (int c = 0; c < expected.length; c++) {
        double[] samples = Kit.read(session, channels.get(c), 1000);
        System.arraycopy(samples, 0, expected[c], 0, samples.length);
      }
    }
    for (int threads : new int[] {1, 2, 5}) {
      for (int stretch : new int[] {8, 1000, 1024, 8192}) {
        try (Session session = session(threads)) {
          assertThat(shown(session, channels, stretch)).isDeepEqualTo(expected);
          assertThat(session.memory().usage().peakLent()).isZero();
        }
      }
    }
  }

  /** Threads hand states over at the end of a block, so these are as large as may be. */
  @Test
  void aStretchOfWhatCanOnlyBeReadOnwardIsOneBlock() {
    AtomicInteger onward = new AtomicInteger();
    AtomicInteger anywhere = new AtomicInteger();
    try (Session session = session(2)) {
      Signal ramp = Kit.ramp(LENGTH, 1);
      shown(session, List.of(Mapped.of(new Counting(onward), Kit.leak(ramp, 0.5))), 8192);
      shown(session, List.of(Mapped.of(new Counting(anywhere), ramp)), 8192);
    }
    assertThat(onward).hasValue(Math.ceilDiv(LENGTH, 8192));
    assertThat(anywhere).hasValue(Math.ceilDiv(LENGTH, 1024));
  }

  private record Counting(AtomicInteger blocks) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      blocks.incrementAndGet();
      in.copyTo(0, out, 0, n);
    }

    @Override
    public String toString() {
      return "counting";
    }
  }

  @Test
  void allThreadsTakePart() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Signal chain = Kit.ramp(50L * LENGTH, 1);
    for (int i = 0; i < 8; i++) {
      chain = Mapped.of(new Noting(threads), Kit.leak(chain, 0.5));
    }
    try (Session session = session(3);
        Stored stored = session.store(chain)) {
      assertThat(stored.length()).isEqualTo(50L * LENGTH);
      assertThat(threads).hasSizeBetween(2, 3);
    }
  }

  private record Noting(Set<Thread> threads) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      threads.add(Thread.currentThread());
      in.copyTo(0, out, 0, n);
    }

    @Override
    public String toString() {
      return "Noting";
    }
  }

  /** Fails from a sample on. */
  private record Fails(long from) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      if (start >= from) {
        throw new IllegalStateException("failed at " + start);
      }
      out.silence(0, n);
    }
  }

  @Test
  void theFirstFailureIsToldAndNobodyWaitsForWhatWillNeverBe() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        for (int block : new int[] {0, 1, 20}) {
          Signal late = Generated.of(new Fails(1024L * block), LENGTH);
          Signal mix = Kit.sum(tangle(1), Kit.leak(late, 0.5), tangle(2));
          for (int round = 0; round < 20; round++) {
            assertThatThrownBy(() -> session.store(mix)).hasMessage("failed at " + 1024L * block);
          }
        }
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void aVisitorThatFailsAnywhereOrCannotBeginEndsTheVisit() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        List<Signal> channels = List.of(tangle(1), tangle(2));
        for (long at : new long[] {0, 8192, 3 * 8192}) {
          assertThatThrownBy(
                  () ->
                      session.visit(
                          channels,
                          8192,
                          () ->
                              (start, blocks, n) -> {
                                if (start == at) {
                                  throw new IllegalStateException("at " + start);
                                }
                              }))
              .hasMessage("at " + at);
        }
        AtomicInteger made = new AtomicInteger();
        assertThatThrownBy(
                () ->
                    session.visit(
                        channels,
                        1024,
                        () -> {
                          if (made.getAndIncrement() == 0) {
                            throw new IllegalStateException("no visitor");
                          }
                          return (start, blocks, n) -> {};
                        }))
            .hasMessage("no visitor");
      }
    }
  }

  /** A ramp that tells somebody where it is being made. */
  private record Telling(LongConsumer where) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      where.accept(start);
      new Kit.Ramp(1).fill(start, out, n);
    }

    @Override
    public String toString() {
      return "Telling";
    }
  }

  private static boolean isRunning(Thread thread) {
    return switch (thread.getState()) {
      case NEW, RUNNABLE, BLOCKED -> true;
      case WAITING, TIMED_WAITING, TERMINATED -> false;
    };
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A ramp through a leak, which tells where it is made, and then through a kernel. */
  private static Signal leaked(LongConsumer where, Kernel behind) {
    return Mapped.of(behind, Kit.leak(Generated.of(new Telling(where), LENGTH), 0.5));
  }

  /** What all of it must be. */
  private static double[] leakedRamp() {
    double[] expected = new double[LENGTH];
    for (int i = 1; i < LENGTH; i++) {
      expected[i] = i + 0.5 * expected[i - 1];
    }
    return expected;
  }

  /** Changes nothing, and tells when a thread comes to it. */
  private static Kernel told(AtomicReference<Thread> who, CountDownLatch comes) {
    return (in, out, n) -> {
      if (Thread.currentThread() == who.get()) {
        comes.countDown();
      }
      in.copyTo(0, out, 0, n);
    };
  }

  @Test
  void aStretchIsNotDoneBeforeItsLastBlock() {
    AtomicReference<Thread> follower = new AtomicReference<>();
    CountDownLatch followed = new CountDownLatch(1);
    CountDownLatch filtered = new CountDownLatch(1);
    LongConsumer where =
        start -> {
          if (start == 2048) {
            follower.set(Thread.currentThread());
            followed.countDown();
          } else if (start == 1024) {
            await(followed);
            while (filtered.getCount() > 0 && isRunning(follower.get())) {
              Thread.onSpinWait();
            }
          }
        };
    Signal leaked = leaked(where, told(follower, filtered));
    try (Session session = session(2)) {
      double[][] shown = shown(session, List.of(leaked), 2048);
      assertThat(shown[0]).startsWith(leakedRamp());
    }
  }

  @Test
  void theProgressOfAThirdThreadIsNotTakenForTheFirstOnes() {
    AtomicReference<Thread> second = new AtomicReference<>();
    CountDownLatch others = new CountDownLatch(2);
    CountDownLatch filtered = new CountDownLatch(1);
    LongConsumer where =
        start -> {
          if (start == 1024) {
            second.set(Thread.currentThread());
            others.countDown();
          } else if (start == 2048) {
            others.countDown();
          } else if (start == 0) {
            await(others);
            while (filtered.getCount() > 0 && isRunning(second.get())) {
              Thread.onSpinWait();
            }
          }
        };
    Signal leaked = leaked(where, told(second, filtered));
    try (Session session = session(3);
        Stored stored = session.store(leaked)) {
      assertThat(Kit.read(session, stored, 8192)).isEqualTo(leakedRamp());
    }
  }

  @Test
  void whoWaitsForAStretchThatFailedIsTold() {
    CountDownLatch followed = new CountDownLatch(1);
    LongConsumer where =
        start -> {
          if (start == 2048) {
            followed.countDown();
          } else if (start == 1024) {
            await(followed);
            throw new IllegalStateException("failed once");
          }
        };
    Signal leaky = Kit.leak(Generated.of(new Telling(where), LENGTH), 0.5);
    try (Session session = session(2)) {
      assertThatThrownBy(() -> session.store(Kit.leak(leaky, 0.5))).hasMessage("failed once");
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  /** A relay's thread that computes one stretch after the other by itself. */
  private static Workers.Worker follower(Relay relay) {
    Relay.Runner runner = relay.join();
    return new Workers.Worker() {
      @Override
      public void take(long index) {
        Block[] blocks = Block.views(1);
        runner.compute(index, () -> {}, blocks, 0);
      }

      @Override
      public void close() {
        runner.close();
      }
    };
  }

  @Test
  void onlyWhatComesBehindAFailureIsGivenUp() throws Exception {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH, 1), 0.5);
    try (Session session = session(1);
        Rendering rendering = new Rendering(Kit.resources(session), leaky);
        Relay relay = new Relay(rendering.plan(List.of(leaky)), 1024, 4);
        Workers.Worker first = follower(relay);
        Workers.Worker second = follower(relay)) {
      Workers.Worker third =
          relay
              .guarding(
                  () ->
                      index -> {
                        throw new IllegalStateException("failed");
                      })
              .get();
      assertThatThrownBy(() -> third.take(2)).hasMessage("failed");
      assertThatThrownBy(() -> second.take(3)).isInstanceOf(CancellationException.class);
      CompletableFuture<Void> done = new CompletableFuture<>();
      Thread waiting =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      second.take(1);
                      done.complete(null);
                    } catch (RuntimeException e) {
                      done.completeExceptionally(e);
                    }
                  });
      while (isRunning(waiting)) {
        Thread.onSpinWait();
      }
      first.take(0);
      done.get(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void nobodyWaitsForAThreadThatCouldNotBegin() {
    Signal leaky = Kit.leak(Kit.ramp(LENGTH, 1), 0.5);
    try (Session session = session(1);
        Rendering rendering = new Rendering(Kit.resources(session), leaky);
        Relay relay = new Relay(rendering.plan(List.of(leaky)), 1024, 2);
        Workers.Worker worker = follower(relay)) {
      Supplier<Workers.Worker> hire =
          relay.guarding(
              () -> {
                throw new IllegalStateException("cannot begin");
              });
      assertThatThrownBy(hire::get).hasMessage("cannot begin");
      assertThatThrownBy(() -> worker.take(1)).isInstanceOf(CancellationException.class);
    }
  }
}

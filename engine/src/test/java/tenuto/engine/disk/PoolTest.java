package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.GivenBack;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.base.Usage;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Chunks are lent to one signal at a time, come back whatever happens, and end in one error. */
class PoolTest {
  private static final int CHUNK = Chunk.SAMPLES;

  @TempDir Path scratch;

  /** Counts what the pool asks for, and does what a test wants then. */
  private static final class Counting implements Reclaimer {
    final AtomicInteger sweeps = new AtomicInteger();
    final AtomicInteger collections = new AtomicInteger();
    Runnable onSweep = () -> {};
    Runnable onCollect = () -> {};

    @Override
    public void sweep() {
      sweeps.incrementAndGet();
      onSweep.run();
    }

    @Override
    public void collect() {
      collections.incrementAndGet();
      onCollect.run();
    }
  }

  private Pool pool(long maxChunks, Reclaimer reclaimer) {
    return pool(new Scratch(List.of(scratch), maxChunks * Chunk.BYTES, false), reclaimer);
  }

  private Settings settings(int threads) {
    return new Settings().withScratch(scratch).withThreads(threads).withBlockSize(2048);
  }

  static Pool pool(Scratch scratch, Reclaimer reclaimer) {
    return new Pool(scratch, scratch.arenas(), new Reservations(scratch.max(), reclaimer));
  }

  private Session capped(int threads, int maxChunks) {
    return new Session(settings(threads).withScratchMax(maxChunks * Chunk.BYTES));
  }

  private static int[] lend(Pool pool, int count) {
    int[] chunks = new int[count];
    pool.lend(chunks, 0, count);
    return chunks;
  }

  private static long lentChunks(Session session) {
    return session.memory().usage().lent() / Chunk.BYTES;
  }

  private static void assertRamp(Session session, Signal ramp) {
    double[] read = Kit.read(session, ramp, 4096);
    for (int i = 0; i < read.length; i++) {
      assertThat(read[i]).isEqualTo(i);
    }
  }

  /** Waits for what must not hang; a thread that does is left behind. */
  private static <T> T soon(Callable<T> work) throws Exception {
    var result = new CompletableFuture<T>();
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                result.complete(work.call());
              } catch (Throwable e) {
                result.completeExceptionally(e);
              }
            });
    return result.get(20, TimeUnit.SECONDS);
  }

  @Test
  void diskIsReservedInStretchesThatGrow() {
    try (Pool pool = pool(10_000, new Counting())) {
      List<Long> reserved = new ArrayList<>();
      for (int i = 0; i < 600; i++) {
        lend(pool, 1);
        long chunks = pool.usage().reserved() / Chunk.BYTES;
        if (!reserved.contains(chunks)) {
          reserved.add(chunks);
        }
      }
      assertThat(reserved).containsExactly(16L, 32L, 64L, 128L, 256L, 512L, 768L);
    }
    try (Pool pool = pool(10_000, new Counting())) {
      lend(pool, 27);
      assertThat(pool.usage().reserved()).isEqualTo(27 * Chunk.BYTES);
    }
  }

  @Test
  void whatCameBackLastIsLentFirst() {
    try (Pool pool = pool(1000, new Counting())) {
      int[] first = lend(pool, 5);
      int[] second = lend(pool, 3);
      pool.giveBack(first, 0, 5);
      pool.giveBack(second, 0, 3);
      assertThat(lend(pool, 3)).isEqualTo(second);
      assertThat(lend(pool, 5)).isEqualTo(first);
      assertThat(pool.usage())
          .isEqualTo(
              new Usage(8 * Chunk.BYTES, 8 * Chunk.BYTES, 16 * Chunk.BYTES, 16 * Chunk.BYTES));
    }
  }

  @Test
  void chunksAreApartFromEachOtherAlignedAndZeroAtFirst() {
    try (Pool pool = pool(1000, new Counting())) {
      int[] chunks = lend(pool, 600);
      assertThat(Arrays.stream(chunks).distinct().count()).isEqualTo(600);
      for (int chunk : chunks) {
        Block block = block(pool, chunk, 0);
        assertThat((block.memory().address() + block.offset()) % Chunk.BYTES).isZero();
        assertThat(block.get(0)).isZero();
        block.set(0, chunk);
        block.set(CHUNK - 1, -chunk);
      }
      for (int chunk : chunks) {
        assertThat(block(pool, chunk, 0).get(0)).isEqualTo(chunk);
        assertThat(block(pool, chunk, CHUNK - 1).get(0)).isEqualTo(-chunk);
      }
    }
  }

  @Test
  void theCapIsOneErrorThatNamesFolderAskedAndInUseAndHarmsNothing() {
    for (int threads : new int[] {1, 4}) {
      try (Session session = capped(threads, 64)) {
        try (Stored kept = session.store(Kit.ramp(40L * CHUNK, 1))) {
          Signal tooLong = Kit.leak(Kit.ramp(40L * CHUNK, 1), 0.5);
          for (Signal signal : List.of(tooLong, Kit.sum(kept, Kit.ramp(3, 1)))) {
            assertThatThrownBy(() -> session.store(signal))
                .isInstanceOf(ScratchFullException.class)
                .hasMessageContaining(scratch.toString())
                .hasMessageContaining("KiB more")
                .hasMessageContaining("4.0 MiB of the 4.0 MiB that --scratch-max allows");
            assertThat(lentChunks(session)).isEqualTo(40);
          }
          assertRamp(session, kept);
          try (Stored fits = session.store(Kit.ramp(24L * CHUNK, 1))) {
            assertRamp(session, fits);
            assertThat(lentChunks(session)).isEqualTo(64);
          }
        }
        assertThat(lentChunks(session)).isZero();
        assertThat(session.memory().usage().reserved()).isEqualTo(64 * Chunk.BYTES);
      }
    }
  }

  @Test
  void whatCanNeverFitIsRefusedAtOnce() {
    try (Session small = capped(2, 64);
        Session session = new Session(settings(2))) {
      assertThatThrownBy(() -> small.store(Kit.ramp(65L * CHUNK, 1)))
          .isInstanceOf(ScratchFullException.class)
          .hasMessageContaining("4.1 MiB more")
          .hasMessageContaining("0 bytes of the 4.0 MiB");
      for (long length : new long[] {1L << 45, 1L << 58, Long.MAX_VALUE}) {
        for (Session one : List.of(small, session)) {
          assertThatThrownBy(() -> one.store(Kit.ramp(length, 1)))
              .isInstanceOf(ScratchFullException.class)
              .hasMessageContaining(scratch.toString());
        }
      }
      assertThat(session.memory().usage()).isEqualTo(new Usage(0, 0, 0, 0));
      assertThatThrownBy(() -> session.results().record(Recipe.once("x"), 1, -1, () -> null))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("-1");
      assertThatThrownBy(() -> session.visit(List.of(), 12, () -> null))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("12");
    }
  }

  @Test
  void unreachableSignalsAreFoundBeforeTheCapIsAnError() {
    try (Session session = capped(2, 20)) {
      Counting reclaimer = new Counting();
      session.memory().reclaimWith(reclaimer);
      Stored lost = session.store(Kit.ramp(15L * CHUNK, 1));
      assertThat(reclaimer.collections).hasValue(0);
      AtomicBoolean found = new AtomicBoolean();
      reclaimer.onCollect =
          () -> {
            if (found.compareAndSet(false, true)) {
              lost.close();
            }
          };
      try (Stored stored = session.store(Kit.ramp(18L * CHUNK, 1))) {
        assertRamp(session, stored);
      }
      assertThat(lost.released()).isTrue();
      assertThat(reclaimer.collections.get()).isPositive();
      assertThat(lentChunks(session)).isZero();
    }
  }

  @Test
  void whatIsKnownToBeUnreachableIsTakenBeforeMoreDisk() {
    Counting reclaimer = new Counting();
    try (Pool pool = pool(1000, reclaimer)) {
      int[] first = lend(pool, 256);
      long reserved = pool.usage().reserved();
      AtomicBoolean given = new AtomicBoolean();
      reclaimer.onSweep =
          () -> {
            if (given.compareAndSet(false, true)) {
              pool.giveBack(first, 0, 256);
            }
          };
      lend(pool, 200);
      assertThat(pool.usage().reserved()).isEqualTo(reserved);
      assertThat(reclaimer.sweeps).hasValue(2);
      assertThat(reclaimer.collections).hasValue(0);
    }
  }

  @Test
  void nobodyGivesUpWhileAnotherThreadIsStillReclaiming() throws Exception {
    Counting reclaimer = new Counting();
    try (Pool pool = pool(20, reclaimer)) {
      int[] lost = lend(pool, 15);
      lend(pool, 1);
      AtomicReference<Thread> second = new AtomicReference<>();
      CompletableFuture<int[]> lent = new CompletableFuture<>();
      AtomicBoolean found = new AtomicBoolean();
      reclaimer.onCollect =
          () -> {
            if (found.compareAndSet(false, true)) {
              second.set(
                  Thread.ofPlatform()
                      .daemon()
                      .start(
                          () -> {
                            try {
                              lent.complete(lend(pool, 8));
                            } catch (ScratchFullException e) {
                              lent.completeExceptionally(e);
                            }
                          }));
              // Until it waits, or has found nothing and given up.
              while (!lent.isDone() && second.get().getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
              }
              pool.giveBack(lost, 0, 15);
            }
          };
      lend(pool, 8);
      assertThat(lent.get(20, TimeUnit.SECONDS)).hasSize(8);
    }
  }

  @Test
  void manyThreadsFillTheCapToTheLastChunkWithoutAFalseAlarm() throws Exception {
    try (var threads = Executors.newFixedThreadPool(10)) {
      for (int round = 0; round < 5; round++) {
        try (Pool pool = pool(300, new Counting())) {
          List<Future<int[]>> lent = new ArrayList<>();
          for (int i = 0; i < 30; i++) {
            lent.add(threads.submit(() -> lend(pool, 10)));
          }
          int[] all = new int[300];
          for (int i = 0; i < 30; i++) {
            System.arraycopy(lent.get(i).get(), 0, all, 10 * i, 10);
          }
          assertThat(Arrays.stream(all).distinct().count()).isEqualTo(300);
          assertThatThrownBy(() -> lend(pool, 1)).isInstanceOf(ScratchFullException.class);
        }
      }
    }
  }

  @Test
  void aFolderThatCannotBeUsedIsAnErrorEachTimeAndNeverAHang() throws Exception {
    Path folder = scratch.resolve("folder");
    Files.createFile(folder);
    try (Pool pool = pool(new Scratch(List.of(folder), 10 * Chunk.BYTES, false), new Counting())) {
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> lend(pool, 5))
            .isInstanceOf(ScratchFullException.class)
            .hasMessageContaining("cannot create a swap file in " + folder);
      }
      assertThatThrownBy(() -> soon(() -> lend(pool, 20)))
          .hasCauseInstanceOf(ScratchFullException.class);
      Files.delete(folder);
      assertThat(soon(() -> lend(pool, 10))).hasSize(10);
    }
  }

  @Test
  void swapHasNoNameUnlessItIsKept() throws IOException {
    for (boolean keep : new boolean[] {false, true}) {
      Path folder = scratch.resolve("keep-" + keep);
      Session session = new Session(settings(2).withScratch(folder).withKeepSwap(keep));
      Stored stored = session.store(Kit.ramp(3L * CHUNK, 1));
      try (var files = Files.list(folder)) {
        assertThat(files.count()).isEqualTo(keep ? 1 : KeptNames.OF_OPEN_FILES);
      }
      assertRamp(session, stored);
      session.close();
      try (var files = Files.list(folder)) {
        assertThat(files.map(file -> file.getFileName().toString()).toList())
            .hasSize(keep ? 1 : 0)
            .allMatch(name -> name.matches("tenuto-.*\\.swap"));
      }
    }
  }

  @Test
  void anInterruptBreaksNeitherTheStoringNorThePool() throws Exception {
    try (Session session = new Session(settings(3))) {
      AtomicBoolean done = new AtomicBoolean();
      Thread storing = Thread.currentThread();
      Thread interrupting =
          Thread.ofPlatform()
              .start(
                  () -> {
                    while (!done.get()) {
                      storing.interrupt();
                      Thread.onSpinWait();
                    }
                  });
      List<Stored> stored = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        stored.add(session.store(Kit.leak(Kit.ramp(100L * CHUNK, 1), 0)));
        stored.add(session.store(Kit.ramp(100L * CHUNK, 1)));
      }
      done.set(true);
      while (interrupting.isAlive()) {
        Thread.interrupted();
        Thread.yield();
      }
      storing.interrupt();
      stored.add(session.store(Kit.ramp(100L * CHUNK, 1)));
      assertThat(Thread.interrupted()).isTrue();
      for (Stored one : stored) {
        assertThat(Kit.read(session, one, 8192)[100 * CHUNK - 1]).isEqualTo(100 * CHUNK - 1);
        one.close();
      }
      assertThat(lentChunks(session)).isZero();
    }
  }

  @Test
  void theDiskIsSearchedForUnreachableSignalsAfterAGibibyte() {
    Counting reclaimer = new Counting();
    try (Pool pool = pool(20_000, reclaimer)) {
      lend(pool, 1 << 14);
      assertThat(reclaimer.collections).hasValue(0);
      lend(pool, 1);
      assertThat(reclaimer.collections).hasValue(1);
      lend(pool, 2800);
      assertThat(reclaimer.collections).hasValue(1);
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux gives disk back before the end")
  void diskThatNobodyUsesAnyMoreIsGivenBack() throws Exception {
    try (Pool pool = pool(1L << 20, new Counting())) {
      int[] all = lend(pool, 20_000);
      for (int chunk : all) {
        block(pool, chunk, 0).set(0, 1);
      }
      long most = pool.usage().reserved();
      assertThat(most).isGreaterThanOrEqualTo(20_000 * Chunk.BYTES);
      pool.giveBack(all, 0, 10_000);
      assertThat(pool.usage().reserved()).isGreaterThanOrEqualTo(most);
      pool.giveBack(all, 10_000, 20_000);
      long half = most / 2 + (64L << 20);
      assertThat(GivenBack.reservedBelow(half, pool)).isBetween(8192 * Chunk.BYTES, half);
      int[] again = lend(pool, 20_000);
      assertThat(Arrays.stream(again).filter(chunk -> block(pool, chunk, 0).get(0) == 0).count())
          .isGreaterThan(8_000); // their disk is another
      for (int chunk : again) {
        block(pool, chunk, CHUNK - 1).set(0, chunk);
      }
      for (int chunk : again) {
        assertThat(block(pool, chunk, CHUNK - 1).get(0)).isEqualTo(chunk);
      }
    }
  }

  @Test
  void nobodyGivesUpWhileGivenDiskIsReservedAnew() throws Exception {
    for (boolean meanwhile : new boolean[] {false, true}) {
      try (var threads = Executors.newFixedThreadPool(10);
          Pool pool = pool(20_480, new Counting())) {
        int[] all = lend(pool, 20_480);
        pool.giveBack(all, 0, all.length);
        if (!meanwhile) {
          long limit = 10_000 * Chunk.BYTES;
          assertThat(GivenBack.reservedBelow(limit, pool)).isLessThan(limit);
        }
        List<Future<int[]>> lent = new ArrayList<>();
        for (int i = 0; i < 320; i++) {
          lent.add(threads.submit(() -> lend(pool, 64)));
        }
        for (Future<int[]> one : lent) {
          assertThat(one.get()).hasSize(64);
        }
        assertThatThrownBy(() -> lend(pool, 1)).isInstanceOf(ScratchFullException.class);
      }
    }
  }

  @Test
  void whoNeedsMuchHasTheNextStretchReservedAheadWithinTheCap() {
    for (int max : new int[] {1100, 1_000_000}) {
      try (Pool pool = pool(max, new Counting())) {
        for (int extents = 1; extents <= 4; extents++) {
          lend(pool, 256);
          int ahead = extents == 4 && max > 1100 ? 1 : 0;
          assertThat(pool.usage().reserved()).isEqualTo((extents + ahead) * 256 * Chunk.BYTES);
        }
      }
    }
  }

  private static Block block(Pool pool, int chunk, int sample) {
    Block view = Block.views(1)[0];
    pool.show(view, chunk, sample);
    return view;
  }
}

package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.plan.StoredChunks;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** A stored signal's samples are its own until the last who counts on them is gone. */
class StoredTest {
  @TempDir Path scratch;

  private Session session() {
    return new Session(new Settings().withScratch(scratch).withThreads(2));
  }

  /** Every sample is {@code value}. */
  private record Steady(double value) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, value);
      }
    }
  }

  private static Stored steady(Session session, long length, double value) {
    return session.store(Generated.of(new Steady(value), length));
  }

  /** Of one chunk and {@code value} samples, of which only the first is written. */
  private static Stored quick(Session session, int value) {
    int[] chunks = new int[1];
    session.resources().pool().lend(chunks, 0, 1);
    Block begin = Block.views(1)[0];
    session.resources().pool().show(begin, chunks[0], 0);
    begin.set(0, value);
    return session
        .resources()
        .stored(
            new StoredChunks(session.resources().pool(), chunks),
            value,
            new Identity(value, value),
            CacheKeys.NONE,
            "a race");
  }

  private static long lentChunks(Session session) {
    return session.memory().usage().lent() / Chunk.BYTES;
  }

  @Test
  void aSampleIsReadWithoutAReader() {
    int length = 3 * Chunk.SAMPLES / 2;
    try (Session session = session()) {
      Stored ramp = session.store(Kit.ramp(length, 1));
      for (int i = 0; i < length; i += 7) {
        assertThat(ramp.sample(i)).isEqualTo(i);
      }
      assertThatThrownBy(() -> ramp.sample(-1)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> ramp.sample(length)).isInstanceOf(IndexOutOfBoundsException.class);
      ramp.close();
      assertThatThrownBy(() -> ramp.sample(0)).isInstanceOf(ReleasedException.class);
    }
  }

  @Test
  void theLastReferenceGivesTheChunksBack() {
    try (Session session = session()) {
      Stored stored = steady(session, 3 * Chunk.SAMPLES + 1, 1);
      assertThat(stored.bytes()).isEqualTo(4 * Chunk.BYTES);
      assertThat(stored.retain()).isSameAs(stored);
      assertThat(session.store(stored)).isSameAs(stored);
      stored.close();
      stored.close();
      assertThat(stored.released()).isFalse();
      assertThat(lentChunks(session)).isEqualTo(4);
      assertThat(session.memory().lent()).containsExactly(stored);
      stored.close();
      assertThat(stored.released()).isTrue();
      assertThat(lentChunks(session)).isZero();
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void anEmptySignalIsCountedToo() {
    try (Session session = session()) {
      Stored empty = steady(session, 0, 1);
      assertThat(Kit.read(session, empty, 8)).isEmpty();
      assertThat(empty.bytes()).isZero();
      empty.close();
      assertThatThrownBy(empty::close).isInstanceOf(ReleasedException.class);
    }
  }

  @Test
  void everyUseAfterTheEndNamesTheSignal() {
    try (Session session = session()) {
      session.observe().originsFrom(() -> "song.py line 7");
      Stored stored = steady(session, 1000, 1);
      Signal above = Kit.leak(Kit.sum(stored, Kit.ramp(10, 1)), 0.5);
      stored.close();
      List<ThrowingCallable> uses =
          List.of(
              stored::close,
              stored::retain,
              () -> session.store(stored),
              () -> session.store(above),
              () -> session.open(stored),
              () -> session.open(above),
              () -> session.visit(List.of(above, stored), 64, () -> (start, channels, n) -> {}),
              () ->
                  session.visit(
                      List.of(Kit.ramp(10, 1), above), 64, () -> (start, channels, n) -> {}));
      for (ThrowingCallable use : uses) {
        assertThatThrownBy(use)
            .isInstanceOf(ReleasedException.class)
            .hasMessageContaining("1000 samples made at song.py line 7");
      }
      assertThat(lentChunks(session)).isZero();
    }
  }

  @Test
  void closingOnceTooOftenTakesNothingFromAReader() {
    try (Session session = session();
        Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8 * 1000, 64), 0);
      Stored stored = steady(session, 1000, 1);
      try (Reader reader = session.open(stored)) {
        stored.close();
        assertThatThrownBy(stored::close).isInstanceOf(ReleasedException.class);
        assertThatThrownBy(stored::retain).isInstanceOf(ReleasedException.class);
        assertThatThrownBy(() -> session.open(stored)).isInstanceOf(ReleasedException.class);
        try (Stored other = steady(session, 1000, 2)) {
          reader.read(0, block, 0, 1000);
          assertThat(block.get(500)).isEqualTo(1);
          assertThat(lentChunks(session)).isEqualTo(2);
          assertThat(other.released()).isFalse();
        }
      }
      assertThat(lentChunks(session)).isZero();
    }
  }

  @Test
  void aClosedReaderReadsNothing() {
    try (Session session = session();
        Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8 * 8192, 64), 0);
      Stored stored = steady(session, 8192, 1);
      Reader reader = session.open(stored);
      reader.close();
      reader.close();
      stored.close();
      try (Stored other = steady(session, 8192, 2)) {
        assertThatThrownBy(() -> reader.read(0, block, 0, 8192))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("reader is closed");
        assertThat(other.released()).isFalse();
      }
      assertThat(lentChunks(session)).isZero();
    }
  }

  @Test
  void aReaderBelongsToItsThread() throws Exception {
    try (Session session = session();
        Arena arena = Arena.ofShared();
        Stored stored = steady(session, 8192, 1);
        Reader reader = session.open(stored)) {
      Block block = new Block(arena.allocate(8 * 8192, 64), 0);
      AtomicReference<Throwable> failure = new AtomicReference<>();
      Thread thread = new Thread(() -> reader.read(0, block, 0, 8192));
      thread.setUncaughtExceptionHandler((ended, e) -> failure.set(e));
      thread.start();
      thread.join();
      assertThat(failure.get()).isInstanceOf(WrongThreadException.class);
    }
  }

  @Test
  void whatARecorderLeavesBehindTheEndIsNeverHeard() {
    try (Session session = session()) {
      Stored stored =
          session
              .results()
              .record(
                  Recipe.once("a recorder"),
                  1,
                  Chunk.SAMPLES + 5,
                  () ->
                      (start, channels, n) -> {
                        for (int i = 0; i < Block.wholeGroups(n); i++) {
                          channels[0].set(i, 7);
                        }
                      })
              .getFirst();
      double[] sum = Kit.read(session, Kit.sum(stored, Kit.ramp(Chunk.SAMPLES + 8, 0)), 64);
      assertThat(Arrays.copyOf(sum, Chunk.SAMPLES + 5)).containsOnly(7);
      assertThat(Arrays.copyOfRange(sum, Chunk.SAMPLES + 5, sum.length)).containsOnly(0);
      stored.close();
    }
  }

  @Test
  void aReaderWritesAllThatIsAskedForAndNothingElse() {
    int length = Chunk.SAMPLES + 5;
    try (Session session = session();
        Arena arena = Arena.ofConfined();
        Stored stored = session.store(Kit.ramp(length, 1));
        Reader reader = session.open(stored)) {
      Block block = new Block(arena.allocate(8 * 40, 64), 0);
      for (long start :
          new long[] {Long.MIN_VALUE, -300, -20, -15, 0, 8180, length - 7, length, 1L << 40}) {
        for (int i = 0; i < 40; i++) {
          block.set(i, -1);
        }
        reader.read(start, block, 10, 20);
        for (int i = 0; i < 40; i++) {
          long at = start + i - 10;
          boolean sounds = start > Long.MIN_VALUE && at >= 0 && at < length;
          double asked = sounds ? at : 0;
          assertThat(block.get(i)).isEqualTo(i < 10 || i >= 30 ? -1 : asked);
        }
      }
    }
  }

  /** Lets a thread go on only when {@code latch} has been counted down by each once. */
  private record Meeting(Set<Thread> threads, CountDownLatch latch) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      if (threads.add(Thread.currentThread())) {
        latch.countDown();
        try {
          latch.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      in.copyTo(0, out, 0, n);
    }

    @Override
    public String toString() {
      return "Meeting";
    }
  }

  @Test
  @Timeout(60)
  void aLongSignalIsSharedOutAndABriefOneIsNot() {
    try (Session session = session()) {
      Meeting two = new Meeting(ConcurrentHashMap.newKeySet(), new CountDownLatch(2));
      session.store(Mapped.of(two, Kit.ramp(1 << 20, 1))).close();
      assertThat(two.threads).hasSize(2);
      Meeting one = new Meeting(ConcurrentHashMap.newKeySet(), new CountDownLatch(1));
      session.store(Mapped.of(one, Kit.ramp(1 << 17, 1))).close();
      assertThat(one.threads).containsExactly(Thread.currentThread());
    }
  }

  @Test
  void whatIsRenderedIsCountedHoweverItIsRendered() {
    try (Session session = session()) {
      steady(session, 20_001, 1).close();
      assertThat(session.work().rendered()).isEqualTo(20_001);
      session.store(Kit.leak(Kit.ramp(20_002, 1), 0.5)).close();
      assertThat(session.work().rendered()).isEqualTo(40_003);
      Signal sequential = Kit.leak(Kit.ramp(100, 1), 0.5);
      session.visit(List.of(sequential, Kit.ramp(10, 1)), 64, () -> (start, channels, n) -> {});
      assertThat(session.work().rendered()).isEqualTo(40_203);
      List<Signal> both = List.of(Kit.ramp(20_001, 1), Kit.ramp(20_001, 2));
      session.measure().store(both, Look.NONE).forEach(Stored::close);
      assertThat(session.work().rendered()).isEqualTo(80_205);
      session
          .results()
          .record(Recipe.once("two"), 2, 20_001, () -> (start, channels, n) -> {})
          .forEach(Stored::close);
      assertThat(session.work().rendered()).isEqualTo(120_207);
    }
  }

  @Test
  void anotherSessionsSignalIsRefused() {
    try (Session session = session();
        Session other = session();
        Stored stored = steady(session, 1000, 1)) {
      Signal above = Kit.sum(stored, stored);
      List<ThrowingCallable> uses =
          List.of(
              () -> other.store(stored),
              () -> other.store(above),
              () -> other.open(above),
              () -> other.visit(List.of(stored), 64, () -> (start, channels, n) -> {}));
      for (ThrowingCallable use : uses) {
        assertThatThrownBy(use)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("another session")
            .hasMessageContaining("1000 samples");
      }
    }
  }

  @Test
  void aClosedSessionSaysSo() {
    Session session = session();
    Stored stored = steady(session, 1000, 1);
    Reader reader = session.open(stored);
    session.close();
    session.close();
    List<ThrowingCallable> uses =
        List.of(
            () -> session.store(stored),
            () -> session.store(Kit.ramp(100, 1)),
            () -> session.open(stored),
            () ->
                session
                    .results()
                    .record(Recipe.once("file"), 1, 100, () -> (start, channels, n) -> {}),
            () -> session.visit(List.of(stored), 64, () -> (start, channels, n) -> {}));
    for (ThrowingCallable use : uses) {
      assertThatThrownBy(use)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("session is closed");
    }
    reader.close();
    stored.close();
    assertThat(lentChunks(session)).isZero();
  }

  /**
   * With a count that is looked at first and then changed, thousands of these uses met another
   * signal's samples; with one that is changed first and then looked at, chunks were lost.
   */
  @Test
  void inRacesNobodyReadsAnotherSignalAndEveryChunkComesBackOnce() throws Exception {
    try (Session session = session();
        var threads = Executors.newFixedThreadPool(4)) {
      // A signal's length tells its samples, so a reader knows what it must find. Chunks freed last
      // are lent first: a use after the end meets the next signal's samples.
      AtomicReference<Stored> current = new AtomicReference<>(quick(session, 1));
      AtomicInteger uses = new AtomicInteger();
      AtomicInteger wrong = new AtomicInteger();
      Callable<Void> user =
          () -> {
            var random = ThreadLocalRandom.current();
            for (int use = uses.getAndIncrement(); use < 300_000; use = uses.getAndIncrement()) {
              if (use % 3 == 0) {
                current.getAndSet(quick(session, 2 + use)).close();
              }
              Stored stored = current.get();
              boolean reader = random.nextBoolean();
              try {
                if (reader) {
                  stored.pin();
                } else {
                  stored.retain();
                }
              } catch (ReleasedException e) {
                continue; // released between the two lines
              }
              Block begin = Block.views(1)[0];
              stored.show(begin, 0);
              if (begin.get(0) != stored.length()) {
                wrong.incrementAndGet();
              }
              if (reader) {
                stored.unpin();
              } else {
                stored.close();
              }
            }
            return null;
          };
      List<Future<Void>> users = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        users.add(threads.submit(user));
      }
      for (Future<Void> one : users) {
        one.get();
      }
      assertThat(wrong).hasValue(0);
      current.get().close();
      assertThat(lentChunks(session)).isZero();

      long reserved = session.memory().usage().reserved();
      int[] all = new int[(int) (reserved / Chunk.BYTES)];
      session.resources().pool().lend(all, 0, all.length);
      assertThat(Arrays.stream(all).distinct().count()).isEqualTo(all.length);
      assertThat(session.memory().usage().reserved()).isEqualTo(reserved);
    }
  }
}

package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Whatever throws in the middle: the error arrives, and nothing stays lent, held or open. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FailureTest {
  private static final long LENGTH = 40L * Chunk.SAMPLES + 3;

  @TempDir Path scratch;

  private static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Broken() {
      super("broken on purpose");
    }
  }

  /** Throws at a sample. */
  private record BreaksAt(long sample) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      if (sample >= start && sample < start + n) {
        throw new Broken();
      }
      out.silence(0, n);
    }
  }

  private record BeginsBroken() implements Filter {
    @Override
    public State begin() {
      throw new Broken();
    }
  }

  /** Opens workers of which number {@code broken} cannot be opened, and counts the open ones. */
  private static final class Opener {
    final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger tries = new AtomicInteger();
    private final int broken;
    private final long breaksAt;

    Opener(int broken, long breaksAt) {
      this.broken = broken;
      this.breaksAt = breaksAt;
    }

    private void open() {
      if (tries.getAndIncrement() == broken) {
        throw new Broken();
      }
      open.incrementAndGet();
    }

    private void take(long start, int n) {
      if (breaksAt >= start && breaksAt < start + n) {
        throw new Broken();
      }
    }

    SampleSink visitor() {
      open();
      return new SampleSink() {
        @Override
        public void take(long start, Block[] channels, int n) {
          Opener.this.take(start, n);
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }

    ChunkWriter recorder() {
      open();
      return new ChunkWriter() {
        @Override
        public void record(long start, Block[] channels, int n) {
          Opener.this.take(start, n);
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }
  }

  private Session session(int threads) {
    return new Session(new Settings().withScratch(scratch).withThreads(threads));
  }

  /** The work fails, and then no reader holds the signal any more. */
  private static void assertFails(Session session, Stored beneath, ThrowingCallable work) {
    long before = session.memory().usage().lent();
    assertThatThrownBy(work).isInstanceOf(Broken.class);
    assertThat(session.memory().usage().lent()).isEqualTo(before);
    assertThat(session.memory().lent()).containsExactly(beneath);
    beneath.retain().close();
  }

  @Test
  void aSignalThatBreaksLeavesNothingBehind() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        Stored beneath = session.store(Kit.ramp(1000, 1));
        for (long at : new long[] {0, 5 * Chunk.SAMPLES, LENGTH / 2, LENGTH - 1}) {
          Signal breaks = Kit.sum(Generated.of(new BreaksAt(at), LENGTH), beneath);
          Signal sequential = Kit.leak(breaks, 0.5);
          Signal inside = Kit.sum(Kit.backwards(sequential), Kit.leak(beneath, 0.1));
          for (Signal signal : List.of(breaks, sequential, inside)) {
            assertFails(session, beneath, () -> session.store(signal));
            assertFails(
                session,
                beneath,
                () ->
                    session.visit(
                        List.of(beneath, signal), 1024, () -> (start, channels, n) -> {}));
          }
        }
        beneath.close();
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void aFilterThatCannotBeginLeavesNothingBehind() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        Stored beneath = session.store(Kit.ramp(1000, 1));
        Signal branches = Kit.sum(Kit.leak(beneath, 0.5), Kit.backwards(Kit.leak(beneath, 0.25)));
        Signal broken = Kit.sum(branches, Filtered.of(new BeginsBroken(), beneath));
        assertFails(session, beneath, () -> session.open(broken));
        assertFails(session, beneath, () -> session.store(broken));
        Opener opener = new Opener(-1, -1);
        List<Signal> signals = List.of(beneath, broken);
        assertFails(session, beneath, () -> session.visit(signals, 64, opener::visitor));
        assertThat(opener.open).hasValue(0);
        beneath.close();
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void aRecorderOrVisitorThatBreaksIsClosedLikeAllOthers() {
    for (int threads : new int[] {1, 2, 5}) {
      try (Session session = session(threads)) {
        Stored beneath = session.store(Kit.ramp(LENGTH, 1));
        List<Opener> openers =
            List.of(new Opener(0, -1), new Opener(-1, LENGTH / 2), new Opener(-1, LENGTH - 1));
        for (Opener opener : openers) {
          Supplier<ChunkWriter> recorders = opener::recorder;
          assertFails(
              session,
              beneath,
              () -> session.results().record(Recipe.once("x"), 3, LENGTH, recorders));
          assertThat(opener.open).hasValue(0);
        }
        openers =
            List.of(new Opener(0, -1), new Opener(-1, LENGTH / 2), new Opener(-1, LENGTH - 1));
        for (Opener opener : openers) {
          List<Signal> signals = List.of(beneath, Kit.sum(beneath, beneath));
          assertFails(session, beneath, () -> session.visit(signals, 64, opener::visitor));
          assertThat(opener.open).hasValue(0);
        }
        beneath.close();
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  @Test
  void aReaderHoldsWhatIsBeneathUntilItIsClosedEvenAfterAFailure() {
    try (Session session = session(2);
        Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8 * 100, 64), 0);
      Stored beneath = session.store(Kit.ramp(1000, 1));
      Signal breaks = Kit.sum(Kit.backwards(beneath), Generated.of(new BreaksAt(500), 1000));
      try (Reader reader = session.open(breaks)) {
        beneath.close();
        assertThatThrownBy(() -> reader.read(450, block, 0, 100)).isInstanceOf(Broken.class);
        assertThat(session.memory().usage().lent()).isPositive();
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  /** Fails when it ends, as one does whose memory is gone. */
  private record EndsBroken() implements Filter {
    @Override
    public State begin() {
      return new State() {
        @Override
        public void apply(Block in, Block out, int n) {
          in.copyTo(0, out, 0, n);
        }

        @Override
        public void close() {
          throw new Broken();
        }
      };
    }
  }

  @Test
  void aReaderThatCannotEndHoldsNothingAllTheSame() {
    try (Session session = session(1)) {
      Stored beneath = session.store(Kit.ramp(1000, 1));
      Reader reader = session.open(Filtered.of(new EndsBroken(), Kit.backwards(beneath)));
      beneath.close();
      assertThatThrownBy(reader::close).isInstanceOf(Broken.class);
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void closingTheSessionEndsWhoeverIsStillStoring() throws Exception {
    for (int round = 0; round < 15; round++) {
      Session session = session(2);
      CountDownLatch begun = new CountDownLatch(1 + round / 3);
      AtomicReference<Throwable> end = new AtomicReference<>();
      Thread storing =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      while (true) {
                        session.store(Kit.leak(Kit.ramp(10_000, 1), 0.5)).close();
                        session.store(Kit.ramp(30L * Chunk.SAMPLES, 1));
                        begun.countDown();
                      }
                    } catch (Throwable e) {
                      end.set(e);
                      while (begun.getCount() > 0) {
                        begun.countDown();
                      }
                    }
                  });
      begun.await();
      session.close();
      storing.join();
      assertThat(end.get())
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("closed");
    }
  }

  @Test
  void withoutHelpersTheCallerDoesAllTheWorkItself() {
    Workers workers = new Workers(4);
    workers.close();
    for (int round = 0; round < 3; round++) {
      AtomicLong sum = new AtomicLong();
      workers.run(100, 4, () -> sum::addAndGet);
      assertThat(sum).hasValue(4950);
    }
  }

  @Test
  void theFirstFailureOfAnyWorkerArrivesAndStopsTheOthers() {
    try (Workers workers = new Workers(4)) {
      AtomicInteger open = new AtomicInteger();
      for (long at : new long[] {0, 50, 99}) {
        AtomicLong done = new AtomicLong();
        assertThatThrownBy(
                () ->
                    workers.run(
                        100,
                        4,
                        () -> {
                          open.incrementAndGet();
                          return new Workers.Worker() {
                            @Override
                            public void take(long index) {
                              if (index == at) {
                                throw new Broken();
                              }
                              done.incrementAndGet();
                            }

                            @Override
                            public void close() {
                              open.decrementAndGet();
                            }
                          };
                        }))
            .isInstanceOf(Broken.class);
        assertThat(done.get()).isLessThan(100);
        assertThat(open).hasValue(0);
      }
    }
  }

  /** Fails in every block from the fourth chunk on, and says where. */
  private record FailsLate() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      if (start >= 4 * Chunk.SAMPLES) {
        throw new IllegalStateException("failed at " + start);
      }
      out.silence(0, n);
    }
  }

  @Test
  void ofManyFailuresTheEarliestIsToldWhateverTheThreads() {
    Signal signal = Generated.of(new FailsLate(), 64 * Chunk.SAMPLES);
    try (Session session = new Session(new Settings().withScratch(scratch).withThreads(8))) {
      for (int i = 0; i < 200; i++) {
        assertThatThrownBy(() -> session.store(signal))
            .hasMessage("failed at " + 4 * Chunk.SAMPLES);
      }
    }
  }
}

package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.base.Usage;
import tenuto.engine.base.Workspace;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Working memory is drawn from the pool's budget, counted, capped and given back at once. */
class WorkspaceTest {
  private static final long MIB = 1L << 20;
  private static final int CHUNKS_IN_MIB = 16;

  @TempDir Path scratch;

  private Session session(long maxMib) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(2).withScratchMax(maxMib * MIB));
  }

  private static Signal ramp(int mib) {
    return Kit.ramp((long) mib * CHUNKS_IN_MIB * Chunk.SAMPLES, 1);
  }

  @Test
  void largePiecesAreLentAndReservedUntilTheyAreClosed() {
    try (Session session = session(200)) {
      try (Workspace work = session.memory().workspaces().get()) {
        work.arena().allocate(20 * MIB, 64);
        work.arena().allocate(30 * MIB, 64);
        assertThat(session.memory().usage())
            .isEqualTo(new Usage(50 * MIB, 50 * MIB, 50 * MIB, 50 * MIB));
      }
      assertThat(session.memory().usage()).isEqualTo(new Usage(0, 50 * MIB, 0, 50 * MIB));
    }
  }

  @Test
  void theCapIsTheirsTooAndSaysWhatIsInUse() {
    try (Session session = session(64);
        Stored stored = session.store(ramp(10));
        Workspace work = session.memory().workspaces().get()) {
      assertThatThrownBy(() -> work.arena().allocate(512 * MIB))
          .isInstanceOf(ScratchFullException.class)
          .hasMessageContaining(scratch.toString())
          .hasMessageContaining("512.0 MiB more")
          .hasMessageContaining("64.0 MiB that --scratch-max allows");
      work.arena().allocate(50 * MIB);
      assertThatThrownBy(() -> work.arena().allocate(17 * MIB))
          .isInstanceOf(ScratchFullException.class)
          .hasMessageContaining("17.0 MiB more")
          .hasMessageContaining("of the 64.0 MiB that --scratch-max allows are in use");
      assertThatThrownBy(() -> session.store(ramp(20))).isInstanceOf(ScratchFullException.class);
      work.close();
      assertThat(session.memory().usage().lent()).isEqualTo(stored.bytes());
      session.store(ramp(20)).close();
    }
  }

  @Test
  void aHundredOneAfterTheOtherNeedTheRoomOfOne() {
    try (Session session = session(40)) {
      for (int i = 0; i < 100; i++) {
        try (Workspace work = session.memory().workspaces().get()) {
          MemorySegment piece = work.arena().allocate(33 * MIB, 64);
          assertThat(piece.get(ValueLayout.JAVA_LONG, 32 * MIB)).isZero();
          piece.set(ValueLayout.JAVA_LONG, 32 * MIB, -1);
          MemorySegment small = work.arena().allocate(8 * MIB, 64);
          assertThat(small.get(ValueLayout.JAVA_LONG, 5 * MIB)).isZero();
          small.set(ValueLayout.JAVA_LONG, 5 * MIB, -1);
        }
      }
      assertThat(session.memory().usage()).isEqualTo(new Usage(0, 33 * MIB, 0, 33 * MIB));
    }
  }

  @Test
  void theMachinesMemoryIsUsedForSmallPiecesAndOnlySome() {
    try (Session session = session(1000)) {
      List<Workspace> works = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        works.add(session.memory().workspaces().get());
        works.getLast().arena().allocate(5 * MIB); // 8 MiB of memory
        long swapped = Math.max(0, i + 1 - 8) * 5 * MIB;
        assertThat(session.memory().usage().lent()).isEqualTo(swapped);
        assertThat(session.memory().usage().reserved()).isEqualTo(swapped);
      }
      works.forEach(Workspace::close);
      assertThat(session.memory().usage().reserved()).isZero();
    }
  }

  @Test
  void piecesAreAlignedApartAndEndWithTheirWorkspace() {
    try (Session session = session(1000)) {
      Workspace work = session.memory().workspaces().get();
      List<MemorySegment> pieces = new ArrayList<>();
      for (long size : new long[] {0, 1, 5000, 17 * MIB, 40 * MIB + 3, 300 * MIB, 70_000}) {
        for (long alignment : new long[] {1, 64, 1 << 16}) {
          if (size < 300 * MIB || alignment == 64) {
            MemorySegment piece = work.arena().allocate(size, alignment);
            assertThat(piece.byteSize()).isEqualTo(size);
            assertThat(piece.address() % alignment).isZero();
            for (MemorySegment other : pieces) {
              assertThat(piece.asOverlappingSlice(other)).isEmpty();
            }
            pieces.add(piece);
          }
        }
      }
      assertThatThrownBy(() -> work.arena().allocate(-1, 8))
          .isInstanceOf(IllegalArgumentException.class);
      work.close();
      work.close();
      assertThatThrownBy(() -> work.arena().allocate(8))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("workspace is closed");
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void chunksThatNobodyHasMakeRoom() {
    try (Session session = session(48)) {
      session.store(ramp(40)).close();
      assertThat(session.memory().usage().reserved()).isGreaterThanOrEqualTo(40 * MIB);
      try (Workspace work = session.memory().workspaces().get()) {
        work.arena().allocate(32 * MIB);
        assertThat(session.memory().usage().lent()).isEqualTo(32 * MIB);
        assertThat(session.memory().usage().reserved()).isLessThanOrEqualTo(48 * MIB);
        session.store(ramp(16)).close();
      }
      session.store(ramp(48)).close();
    }
  }

  @Test
  void unreachableSignalsAreFoundBeforeThereIsNoRoom() {
    try (Session session = session(48)) {
      Stored lost = session.store(ramp(40));
      AtomicBoolean asked = new AtomicBoolean();
      session
          .memory()
          .reclaimWith(
              new Reclaimer() {
                @Override
                public void sweep() {}

                @Override
                public void collect() {
                  if (asked.compareAndSet(false, true)) {
                    lost.close();
                  }
                }
              });
      try (Workspace work = session.memory().workspaces().get()) {
        work.arena().allocate(40 * MIB);
      }
      assertThat(asked).isTrue();
      assertThat(lost.released()).isTrue();
    }
  }

  @Test
  void manyThreadsShareTheCapWithSignalsToTheLast() throws Exception {
    try (var threads = Executors.newFixedThreadPool(6);
        Session session = session(6 * 20)) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        int thread = i;
        all.add(
            threads.submit(
                () -> {
                  for (int round = 0; round < 30; round++) {
                    if ((round + thread) % 2 == 0) {
                      try (Workspace work = session.memory().workspaces().get()) {
                        work.arena().allocate(20 * MIB);
                      }
                    } else {
                      session.store(ramp(20)).close();
                    }
                  }
                }));
      }
      for (Future<?> one : all) {
        one.get();
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }

  @Test
  void nothingIsLeftOfAClosedSession() {
    Session session = session(1000);
    Workspace work = session.memory().workspaces().get();
    MemorySegment small = work.arena().allocate(100);
    MemorySegment large = work.arena().allocate(40 * MIB);
    session.close();
    for (MemorySegment piece : List.of(small, large)) {
      assertThatThrownBy(() -> piece.get(ValueLayout.JAVA_BYTE, 0))
          .isInstanceOf(IllegalStateException.class);
    }
    assertThatThrownBy(() -> work.arena().allocate(100)).isInstanceOf(IllegalStateException.class);
    work.close();
  }
}

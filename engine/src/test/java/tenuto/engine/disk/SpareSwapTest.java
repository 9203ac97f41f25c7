package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;
import tenuto.engine.system.ScratchFileSystem;
import tenuto.engine.system.SwapSystems;

/** Swap that sessions in a row leave to one another. */
class SpareSwapTest {
  private static final int LENGTH = 3 * Chunk.SAMPLES + 5;

  @TempDir Path scratch;

  private static final long SLAB = 1L << 30;

  private final SpareSwap spare = new SpareSwap(2 * SLAB);

  @BeforeEach
  void thereIsRoom() {
    assumeTrue(
        ScratchFileSystem.freeBytes(scratch) > 5L << 30
            && !SwapSystems.here().fileSystem(scratch).type().equals("tmpfs"),
        "nothing is kept where there is little room");
  }

  @AfterEach
  void nothingStaysOpen() {
    spare.close();
  }

  private Settings settings() {
    return new Settings().withScratch(scratch).withThreads(1).withSpare(spare);
  }

  private static Stored store(Session session, double first) {
    Source ramp =
        (start, out, n) -> {
          for (int i = 0; i < n; i++) {
            out.set(i, first + start + i);
          }
        };
    return session.store(Generated.of(ramp, LENGTH));
  }

  private static void assertHolds(Stored stored, double first) {
    for (int i = 0; i < LENGTH; i += 1000) {
      assertThat(stored.sample(i)).isEqualTo(first + i);
    }
  }

  @Test
  void eachSessionReadsItsOwnSamplesAndNoneOfAClosedOne() {
    Stored before = null;
    for (int run = 0; run < 3; run++) {
      try (Session session = new Session(settings())) {
        Stored stored = store(session, 1e6 * run);
        assertHolds(stored, 1e6 * run);
        if (before != null) {
          Stored closed = before;
          assertThatThrownBy(() -> closed.sample(0)).isInstanceOf(IllegalStateException.class);
        }
        before = stored;
      }
    }
  }

  @Test
  void theNextSessionTakesWhatTheOneBeforeHasLeft() {
    SwapFile first = left(settings());
    assertThat(first).isNotNull();
    spare.give(scratch, first);
    assertThat(left(settings())).isSameAs(first);
    first.close();
  }

  @Test
  void nothingIsLeftUntilItsOwnerIsClosed() {
    try (Session session = new Session(settings());
        Stored _ = store(session, 0)) {
      assertThat(spare.take(scratch)).isEmpty();
      SwapFile other = left(settings());
      assertThat(other).isNotNull();
      other.close();
    }
  }

  @Test
  void oneFileIsKeptForAFolderAndNoneOnceItIsClosed() {
    try (Session one = new Session(settings());
        Session other = new Session(settings());
        Stored _ = store(one, 0);
        Stored _ = store(other, 0)) {
      assertThat(one).isNotSameAs(other);
    }
    SpareSwap.Unmapped kept = spare.take(scratch).orElseThrow();
    assertThat(spare.take(scratch)).isEmpty();
    kept.close();
    spare.close();
    assertThat(left(settings())).isNull();
  }

  @Test
  void aSessionWithACapOrThatKeepsItsFilesLeavesNothing() {
    assertThat(left(settings().withScratchMax(1L << 30))).isNull();
    assertThat(left(settings().withKeepSwap(true))).isNull();
  }

  @Test
  void nothingIsLeftOfADiskThatHasLostSamples() {
    try (Session session = new Session(settings());
        Stored _ = store(session, 0)) {
      assertThat(session.memory().lossOf(new InternalError("unsafe memory access")))
          .isInstanceOf(ScratchLostException.class);
    }
    assertThat(spare.take(scratch)).isEmpty();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux reaches a file without a name")
  void asManyBytesAreLeftAsMayBe() {
    try (SwapArena arena =
        SwapArena.in(SwapSystems.here(), scratch, false, spare, new WritebackErrors())) {
      for (int i = 0; i < 3; i++) {
        assertThat(arena.slab(SLAB, Chunk.BYTES).byteSize()).isEqualTo(SLAB);
      }
      assertThat(arena.allocate(1).byteSize()).isEqualTo(1);
    }
    SwapFile file = (SwapFile) spare.take(scratch).orElseThrow();
    assertThat(file.reachable().toFile().length()).isBetween(2 * SLAB, 2 * SLAB + 4 * Chunk.BYTES);
    file.close();
  }

  @Test
  void whatIsGivenBackIsClosedAndTheNextIsKeptAgain() {
    SwapFile first = left(settings());
    spare.give(scratch, first);
    spare.giveBack();
    assertThat(spare.take(scratch)).isEmpty();
    SwapFile next = left(settings());
    assertThat(next).isNotNull().isNotSameAs(first);
    next.close();
  }

  /** What a session that has stored something leaves. */
  private SwapFile left(Settings settings) {
    try (Session session = new Session(settings);
        Stored _ = store(session, 0)) {
      assertThat(session.sampleRate()).isPositive();
    }
    return (SwapFile) spare.take(scratch).orElse(null);
  }
}

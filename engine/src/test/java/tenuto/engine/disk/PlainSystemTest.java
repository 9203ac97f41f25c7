package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.PlainSystem;
import tenuto.engine.system.SwapSystem;

/** Swap files by nothing but what Java does on all systems, tried on this one. */
class PlainSystemTest {
  private static final SwapSystem PLAIN = new PlainSystem();
  private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

  @TempDir Path folder;

  private static final class Nobody implements Reclaimer {
    @Override
    public void sweep() {}

    @Override
    public void collect() {}
  }

  private SwapArena arena(boolean keep) {
    return SwapArena.in(PLAIN, folder, keep, SpareSwap.NONE, new WritebackErrors());
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void reservingKeepsWhatIsThereAndGivesBackNothing() {
    try (SwapArena arena = arena(false)) {
      MemorySegment segment = arena.allocate(1 << 20, 8);
      segment.set(LONG, 300_001, 42);
      arena.reserve(segment.asSlice(299_000, 5000));
      assertThat(segment.get(LONG, 300_001)).isEqualTo(42);
      assertThat(segment.get(LONG, 299_000)).isZero();
      assertThat(arena.discard(segment)).isFalse();
      assertThat(segment.get(LONG, 300_001)).isEqualTo(42);
    }
  }

  /**
   * What is written once more is of whole pages, and of a chunk's alone: a file may be mapped at
   * any multiple of 4 KiB, from where they must not be counted.
   */
  @Test
  void theChunkBesideIsNotWrittenOnceMore() {
    try (SwapFile file = new SwapFile(PLAIN, folder, false);
        Arena mappings = Arena.ofShared()) {
      MemorySegment mapped = file.append(1 << 20, mappings).memory();
      for (long shift = 0; shift < SwapSystem.PAGE; shift += SwapSystem.LEAST_PAGE) {
        SwapFile.Piece piece = new SwapFile.Piece(file, shift, mapped.asSlice(shift));
        long at = shift + (-piece.memory().address() & SwapSystem.PAGE - 1) + SwapSystem.PAGE;
        SwapSystem.Pages pages = piece.pages(mapped.asSlice(at, Chunk.BYTES));
        assertThat(pages.address()).isEqualTo(mapped.address() + at);
        assertThat(pages.from()).isEqualTo(at);
        assertThat(pages.bytes()).isEqualTo(Chunk.BYTES);
      }
    }
  }

  /** A piece of swap that is used again still holds what it did, and must be zeros. */
  @Test
  void whatIsGivenBackIsZeroedBeforeItIsUsedAgain() {
    try (SwapArena arena = arena(false)) {
      Pieces pieces = new Pieces(List.of(arena));
      Pieces.Piece first = pieces.reserve(2 * Chunk.BYTES);
      first.memory().fill((byte) 7);
      pieces.discard(first);
      Pieces.Piece second = pieces.reserve(2 * Chunk.BYTES);
      assertThat(second.memory().address()).isEqualTo(first.memory().address());
      assertThat(second.memory().mismatch(MemorySegment.ofArray(new byte[(int) second.bytes()])))
          .isEqualTo(-1);
    }
  }

  @Test
  void filesHaveNoNameOrKeepIt() throws IOException {
    try (SwapArena arena = arena(false)) {
      MemorySegment segment = arena.allocate(100, 8);
      assertThatThrownBy(() -> arena.place(segment))
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageContaining("samples can be shared only");
    }
    assertThat(files()).isEmpty();
    try (SwapArena arena = arena(true)) {
      MemorySegment segment = arena.allocate(100, 8);
      assertThat(arena.place(segment).file()).isEqualTo(files().getFirst());
      segment.fill((byte) 1);
    }
    assertThat(files()).hasSize(1);
    assertThat(Files.size(files().getFirst())).isGreaterThanOrEqualTo(SlabAllocator.SLAB);
  }

  @Test
  void chunksAreLentAndCounted() {
    try (Pool pool = pool(1000)) {
      int[] chunks = new int[20];
      pool.lend(chunks, 0, 20);
      pool.giveBack(chunks, 0, 20);
      assertThat(pool.usage().lent()).isZero();
      assertThat(pool.usage().reserved()).isEqualTo(20 * Chunk.BYTES);
    }
  }

  private Pool pool(int chunks) {
    Scratch scratch =
        new Scratch(
            List.of(folder),
            chunks * Chunk.BYTES,
            false,
            false,
            SpareSwap.NONE,
            new WritebackErrors(),
            PLAIN);
    return new Pool(scratch, scratch.arenas(), new Reservations(scratch.max(), new Nobody()));
  }

  /** A stretch that is refused, and another after it, must not hide what was reached before. */
  @Test
  @Tag("trial")
  void aFullDiskIsGivenToTheLastChunk() throws Exception {
    MountedJvm.assertDone(
        MountedJvm.ANYBODY,
        "mount -t tmpfs -o size=8m tenuto-test \"$0\"",
        folder,
        PlainOnFullDisk.class);
  }

  @Test
  void scratchIsNotShared() {
    assertThatThrownBy(() -> CommonSwap.in(PLAIN, folder))
        .hasMessageContaining("cannot share scratch space in " + folder)
        .hasMessageContaining("no locks of open files");
  }
}

package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.system.Rewriting;
import tenuto.engine.system.ScratchFileSystem;
import tenuto.engine.system.SwapSystem;
import tenuto.engine.system.SwapSystems;

/** An arena whose segments may be larger than the machine. */
class SwapArenaTest {
  private static final SwapSystem SYSTEM = SwapSystems.here();
  private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

  @TempDir Path scratch;

  private SwapArena arena() {
    return SwapArena.in(SYSTEM, scratch, false, SpareSwap.NONE, new WritebackErrors());
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(scratch)) {
      return files.toList();
    }
  }

  /** Of files in the folder: the JVM adds and drops mappings of its own at any time. */
  private long mappings() throws IOException {
    assumeTrue(OS.LINUX.isCurrentOs(), "only Linux lists a process's mappings");
    try (var lines = Files.lines(Path.of("/proc/self/maps"))) {
      return lines.filter(line -> line.contains(scratch.toString())).count();
    }
  }

  private static void assumeLinux() {
    assumeTrue(OS.LINUX.isCurrentOs(), "other systems round file sizes up");
  }

  /** Bytes of disk that the only file in the folder takes. */
  private long diskOfFile() throws IOException {
    Process stat = new ProcessBuilder("stat", "-c", "%b", files().getFirst().toString()).start();
    return 512
        * Long.parseLong(
            new String(stat.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
  }

  @Test
  void segmentsAreZeroApartAndAligned() {
    try (SwapArena arena = arena()) {
      Random random = new Random(1);
      long end = 0;
      for (int i = 0; i < 2000; i++) {
        long size = random.nextInt(5000);
        long alignment = 1L << random.nextInt(21);
        MemorySegment segment = arena.allocate(size, alignment);
        assertThat(segment.byteSize()).isEqualTo(size);
        assertThat(segment.address() % alignment).isZero();
        for (long at = 0; at < size; at += 61) {
          assertThat(segment.get(ValueLayout.JAVA_BYTE, at)).isZero();
        }
        segment.fill((byte) 1);
        end += size;
      }
      assertThat(end).isPositive();
      MemorySegment huge = arena.allocate(100, 1L << 30);
      assertThat(huge.address() % (1L << 30)).isZero();
      huge.fill((byte) 1);
    }
  }

  @Test
  void ofSizeZeroIsASegmentLikeAnyOther() {
    try (SwapArena arena = arena()) {
      MemorySegment first = arena.allocate(0, 1);
      MemorySegment aligned = arena.allocate(0, 1L << 20);
      assertThat(first.byteSize()).isZero();
      assertThat(first.scope()).isEqualTo(arena.scope());
      assertThat(aligned.address() % (1L << 20)).isZero();
      assertThat(aligned.address()).isNotZero();
      arena.reserve(first);
      assertThat(arena.allocate(8, 8).get(LONG, 0)).isZero();
    }
  }

  @Test
  void aMillionSmallSegmentsShareTheirMappings() throws IOException {
    try (SwapArena arena = arena()) {
      for (int i = 0; i < 1_000_000; i++) {
        arena.allocate(48, 16).set(LONG, 0, i);
      }
      assertThat(mappings()).isBetween(1L, 20L);
    }
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "a mapping takes memory for each of its pages there")
  void aSegmentLargerThanTheDiskIsSparse() {
    try (SwapArena arena = arena()) {
      long size = 1L << 42;
      MemorySegment segment = arena.allocate(size, 1L << 30);
      MemorySegment most = arena.allocate((1L << 44) - (1L << 30), 8);
      Random random = new Random(1);
      for (int i = 0; i < 100; i++) {
        assertThat(segment.get(LONG, random.nextLong(size - 8))).isZero();
      }
      segment.set(LONG, 0, 1);
      segment.set(LONG, size - 8, 2);
      most.set(LONG, most.byteSize() - 8, 3);
      assertThat(segment.get(LONG, 0)).isEqualTo(1);
      assertThat(segment.get(LONG, size - 8)).isEqualTo(2);
      assertThat(most.get(LONG, most.byteSize() - 8)).isEqualTo(3);
    }
  }

  @Test
  void reservingTakesTheDiskAndKeepsWhatIsThere() throws IOException {
    assumeLinux();
    try (SwapArena arena =
        SwapArena.in(SYSTEM, scratch, true, SpareSwap.NONE, new WritebackErrors())) {
      MemorySegment segment = arena.allocate(9 << 20, 8);
      segment.set(LONG, 4_000_001, 42);
      long before = diskOfFile();
      assertThat(before).isLessThan(1 << 20);
      arena.reserve(segment.asSlice(77, (8 << 20) + 5));
      assertThat(diskOfFile()).isBetween(8L << 20, 9L << 20);
      assertThat(segment.get(LONG, 4_000_001)).isEqualTo(42);
      assertThat(segment.get(LONG, 5_000_000)).isZero();
      arena.reserve(segment);
      arena.reserve(segment);
      assertThat(segment.get(LONG, 4_000_001)).isEqualTo(42);
    }
  }

  @Test
  void discardingGivesTheDiskBackAndZeros() throws IOException {
    assumeLinux();
    try (SwapArena arena =
        SwapArena.in(SYSTEM, scratch, true, SpareSwap.NONE, new WritebackErrors())) {
      MemorySegment segment = arena.allocate(8 << 20, 1 << 20);
      segment.fill((byte) 7);
      long before = diskOfFile();
      arena.discard(segment.asSlice(1 << 20, 4 << 20));
      assertThat(before - diskOfFile()).isGreaterThanOrEqualTo(4 << 20);
      assertThat(segment.get(ValueLayout.JAVA_BYTE, 3 << 20)).isZero();
      assertThat(segment.get(ValueLayout.JAVA_BYTE, (1 << 20) - 1)).isEqualTo((byte) 7);
      assertThat(segment.get(ValueLayout.JAVA_BYTE, 5 << 20)).isEqualTo((byte) 7);
    }
  }

  @Test
  void whereTheSystemHasNoCallForItRewritingReservesAndKeepsWhatIsThere() throws IOException {
    assumeLinux();
    try (SwapFile file = new SwapFile(SYSTEM, scratch, true);
        Arena mappings = Arena.ofShared()) {
      MemorySegment first = file.append(1 << 20, mappings).memory();
      SwapFile.Piece second = file.append(1 << 20, mappings);
      first.fill((byte) 1);
      second.memory().set(LONG, 300_000, 42);
      assertThat(Rewriting.of(second.pages(second.memory().asSlice(0, 500_000)))).isEmpty();
      assertThat(diskOfFile()).isBetween((1L << 20) + 500_000, (1L << 20) + 600_000);
      assertThat(second.memory().get(LONG, 300_000)).isEqualTo(42);
      assertThat(second.memory().get(LONG, 0)).isZero();
      assertThat(first.get(ValueLayout.JAVA_BYTE, (1 << 20) - 1)).isEqualTo((byte) 1);
    }
  }

  /** What was cut off reads as zeros, and is no fault, once the file is longer again. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a file that is mapped cannot be cut there")
  void aFileThatAnotherProgramCutsIsFoundOut(boolean grows) throws IOException {
    try (SwapFile file = new SwapFile(SYSTEM, scratch, true);
        Arena mappings = Arena.ofShared()) {
      file.append(1 << 20, mappings).memory().fill((byte) 7);
      assertThat(file.writeError()).isEmpty();
      try (FileChannel cut = FileChannel.open(files().getFirst(), StandardOpenOption.WRITE)) {
        cut.truncate(0);
      }
      if (grows) {
        assertThat(file.append(1 << 20, mappings).from()).isEqualTo(1 << 20);
      }
      assertThat(file.writeError())
          .hasValue("another program has truncated " + files().getFirst().getFileName());
    }
  }

  @Test
  void theFilesAreNamelessOrKept() throws IOException {
    try (SwapArena arena = arena()) {
      arena.allocate(100);
      arena.allocate(1L << 34, 8);
      assertThat(files()).hasSize(KeptNames.OF_OPEN_FILES);
    }
    assertThat(files()).isEmpty();
    try (SwapArena arena =
        SwapArena.in(SYSTEM, scratch, true, SpareSwap.NONE, new WritebackErrors())) {
      arena.allocateFrom("to be found");
    }
    assertThat(files()).hasSize(1);
    try (var content = Files.newInputStream(files().getFirst())) {
      assertThat(new String(content.readNBytes(11), StandardCharsets.UTF_8))
          .isEqualTo("to be found");
    }
  }

  @Test
  void theFolderIsMadeIfItIsMissing() {
    Path folder = scratch.resolve("a/b");
    try (SwapArena arena =
        SwapArena.in(SYSTEM, folder, false, SpareSwap.NONE, new WritebackErrors())) {
      assertThat(ScratchFileSystem.freeBytes(folder)).isPositive();
      arena.allocate(8).set(LONG, 0, 1);
      assertThat(folder).isDirectory();
    }
  }

  @Test
  void whatIsNotASizeOrAnAlignmentIsRefused() {
    try (SwapArena arena = arena()) {
      for (long size : new long[] {-1, Long.MIN_VALUE, 1L << 44, Long.MAX_VALUE}) {
        assertThatThrownBy(() -> arena.allocate(size, 8))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("byteSize")
            .hasMessageContaining("" + size);
      }
      for (long alignment : new long[] {0, -8, 3, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 62}) {
        assertThatThrownBy(() -> arena.allocate(8, alignment))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("byteAlignment")
            .hasMessageContaining("" + alignment);
      }
    }
  }

  @Test
  void aSegmentFromElsewhereIsNotReserved() {
    try (SwapArena arena = arena();
        SwapArena other = arena();
        Arena confined = Arena.ofConfined()) {
      arena.allocate(100, 8);
      MemorySegment own = arena.allocate(100, 8);
      List<MemorySegment> foreign =
          List.of(
              other.allocate(100, 8),
              confined.allocate(100),
              MemorySegment.ofArray(new long[8]),
              MemorySegment.NULL,
              MemorySegment.NULL.reinterpret(Long.MAX_VALUE),
              own.reinterpret(Long.MAX_VALUE),
              own.reinterpret(2L << 30));
      for (MemorySegment segment : foreign) {
        assertThatThrownBy(() -> arena.reserve(segment))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("not belong to this arena");
      }
    }
  }

  @Test
  void closingEndsEverySegment() {
    SwapArena arena = arena();
    MemorySegment segment = arena.allocate(100, 8);
    arena.close();
    assertThat(arena.scope().isAlive()).isFalse();
    assertThatThrownBy(() -> segment.get(LONG, 0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> arena.reserve(segment)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> arena.allocate(8)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(arena::close).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void closingEndsEveryMapping() throws IOException {
    try (SwapArena arena = arena()) {
      arena.allocate(100, 8);
      arena.allocate(1L << 33, 8);
      assertThat(mappings()).isPositive();
    }
    assertThat(mappings()).isZero();
  }
}

package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.GivenBack;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.base.Workspace;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.system.SwapSystem;

/** Several scratch folders: they take turns, and are one to whoever stores. */
class ScratchTest {
  private static final int CHUNK = Chunk.SAMPLES;

  /** Chunks in 16 MiB, the stretch that a folder is given in its turn. */
  private static final int EXTENT = 256;

  @TempDir Path scratch;
  private List<Path> three;

  @BeforeEach
  void setUp() {
    three = Stream.of("a", "b", "c").map(scratch::resolve).toList();
  }

  private static final class Nobody implements Reclaimer {
    @Override
    public void sweep() {}

    @Override
    public void collect() {}
  }

  private static Pool pool(List<Path> folders, long maxChunks, boolean keep) {
    return PoolTest.pool(new Scratch(folders, maxChunks * Chunk.BYTES, keep), new Nobody());
  }

  private static int[] lend(Pool pool, int count) {
    int[] chunks = new int[count];
    pool.lend(chunks, 0, count);
    return chunks;
  }

  private static void mark(Pool pool, int chunk, double value) {
    Block view = Block.views(1)[0];
    pool.show(view, chunk, 0);
    view.set(0, value);
  }

  private static double marked(Pool pool, int chunk) {
    Block view = Block.views(1)[0];
    pool.show(view, chunk, 0);
    return view.get(0);
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (var files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** What the first chunks of a folder's only file were marked with. */
  private static List<Double> marks(Path folder, int chunks) throws IOException {
    List<Double> marks = new ArrayList<>();
    ByteBuffer sample = ByteBuffer.allocate(8).order(ByteOrder.nativeOrder());
    try (FileChannel file = FileChannel.open(files(folder).getFirst())) {
      long first = first(file);
      for (int i = 0; i < chunks; i++) {
        file.read(sample.clear(), first + i * Chunk.BYTES);
        marks.add(sample.flip().getDouble());
      }
    }
    return marks;
  }

  /** Where the first chunk is, as a system may have mapped the file at any page of 4 KiB. */
  private static long first(FileChannel file) throws IOException {
    ByteBuffer sample = ByteBuffer.allocate(8);
    long at = 0;
    while (file.read(sample.clear(), at) == 8 && sample.getLong(0) == 0) {
      at += SwapSystem.LEAST_PAGE;
    }
    assertThat(at).isLessThan(Chunk.BYTES);
    return at;
  }

  private static List<Double> inTurns(int... extents) {
    return Arrays.stream(extents)
        .flatMap(extent -> IntStream.range(extent * EXTENT, (extent + 1) * EXTENT))
        .mapToObj(i -> i + 1.0)
        .toList();
  }

  @Test
  void foldersTakeExtentsInTurns() throws IOException {
    try (Pool pool = pool(three, 4 * EXTENT, true)) { // too few to reserve ahead
      int marked = 0;
      for (int chunk : lend(pool, EXTENT)) { // at once: extents are whole ones from then on
        mark(pool, chunk, ++marked);
      }
      while (marked < 4 * EXTENT) {
        mark(pool, lend(pool, 1)[0], ++marked);
      }
    }
    assertThat(marks(three.get(0), 2 * EXTENT)).isEqualTo(inTurns(0, 3));
    assertThat(marks(three.get(1), EXTENT)).isEqualTo(inTurns(1));
    assertThat(marks(three.get(2), EXTENT)).isEqualTo(inTurns(2));
    for (Path folder : three) {
      assertThat(files(folder)).hasSize(1);
    }
  }

  @Test
  void theSamplesAreTheSameForAnyNumberOfFoldersAndNothingStays() throws IOException {
    Signal signal =
        Kit.backwards(Kit.sum(Kit.leak(Kit.ramp(600L * CHUNK, 0.1), 0.9), Kit.ramp(77, 3)));
    List<double[]> read = new ArrayList<>();
    for (List<Path> folders : List.of(three.subList(0, 1), three.subList(0, 2), three)) {
      try (Session session =
              new Session(new Settings().withScratch(folders).withThreads(2).withBlockSize(2048));
          Stored stored = session.store(signal)) {
        read.add(Kit.read(session, stored, 4096));
        for (Path folder : folders) {
          assertThat(folder).isDirectory();
          assertThat(files(folder)).hasSize(KeptNames.OF_OPEN_FILES);
        }
      }
    }
    assertThat(read.get(1)).isEqualTo(read.get(0));
    assertThat(read.get(2)).isEqualTo(read.get(0));
    for (Path folder : three) {
      assertThat(files(folder)).isEmpty();
    }
  }

  @Test
  void theCapCountsOverAllFoldersAndItsErrorNamesThem() throws Exception {
    int max = 3 * EXTENT + 44;
    try (var threads = Executors.newFixedThreadPool(10);
        Pool pool = pool(three, max, false)) {
      List<Future<int[]>> lent = new ArrayList<>();
      for (int i = 0; i < max / 4; i++) {
        lent.add(threads.submit(() -> lend(pool, 4)));
      }
      int[] all = new int[max];
      for (int i = 0; i < max / 4; i++) {
        System.arraycopy(lent.get(i).get(), 0, all, 4 * i, 4);
      }
      assertThat(Arrays.stream(all).distinct().count()).isEqualTo(max);
      assertThat(pool.usage().reserved()).isEqualTo(max * Chunk.BYTES);
      assertThatThrownBy(() -> lend(pool, 1))
          .isInstanceOf(ScratchFullException.class)
          .hasMessage(
              "out of scratch space: %s, %s, %s were asked for 64.0 KiB more, but 50.8 MiB of the 50.8 MiB that --scratch-max allows are in use"
                  .formatted(three.toArray()));
    }
  }

  @Test
  void whatIsGivenBackGoesBackToItsOwnFolder() throws Exception {
    try (Pool pool = pool(three, 1 << 20, false)) {
      int[] all = lend(pool, 20_000);
      for (int chunk : all) {
        mark(pool, chunk, chunk + 0.5);
      }
      long most = pool.usage().reserved();
      pool.giveBack(all, 1000, all.length);
      long half = most / 2 + (64L << 20);
      assertThat(GivenBack.reservedBelow(half, pool)).isLessThan(half);
      int[] again = lend(pool, 19_000);
      for (int chunk : again) {
        mark(pool, chunk, chunk + 0.25);
      }
      for (int i = 0; i < 1000; i++) {
        assertThat(marked(pool, all[i])).isEqualTo(all[i] + 0.5);
      }
      assertThat(IntStream.concat(Arrays.stream(again), Arrays.stream(all, 0, 1000)).distinct())
          .hasSize(20_000);
    }
  }

  @Test
  void aFolderThatTakesNoFileLeavesTheWorkToTheOthers() throws IOException {
    Files.createFile(three.get(1));
    try (Pool pool = pool(three, 1 << 20, false)) {
      assertThat(lend(pool, 5 * EXTENT)).doesNotHaveDuplicates();
      assertThat(pool.usage().reserved()).isEqualTo(5 * EXTENT * Chunk.BYTES);
      assertThat(three.get(0)).isDirectory();
      assertThat(three.get(2)).isDirectory();
    }
  }

  @Test
  void aFolderIsAskedAgainWhenNoOtherHasRoom() throws IOException {
    Files.createFile(three.get(0));
    Files.createFile(three.get(1));
    try (Pool pool = pool(three.subList(0, 2), 1 << 20, false)) {
      assertThatThrownBy(() -> lend(pool, 1)).isInstanceOf(ScratchFullException.class);
      Files.delete(three.get(1));
      assertThat(lend(pool, 4 * EXTENT)).doesNotHaveDuplicates();
      assertThat(three.get(1)).isDirectory();
    }
  }

  @Test
  void whenNoFolderTakesAFileEachIsNamedWithItsReason() throws IOException {
    Files.createFile(three.get(0));
    Files.createFile(three.get(1));
    try (Pool one = pool(three.subList(0, 1), EXTENT, false);
        Pool two = pool(three.subList(0, 2), EXTENT, false)) {
      assertThatThrownBy(() -> lend(one, 1))
          .isInstanceOf(ScratchFullException.class)
          .hasMessage(
              ("out of scratch space: %1$s was asked for 64.0 KiB more, but gives none:"
                      + " cannot create a swap file in %1$s: %1$s is not a folder (--scratch DIR"
                      + " chooses another folder)")
                  .formatted(three.get(0)));
      assertThatThrownBy(() -> lend(two, 1))
          .isInstanceOf(ScratchFullException.class)
          .hasMessageContaining(
              ("but %1$s gives none: cannot create a swap file in %1$s: %1$s is not a"
                      + " folder, %2$s gives none: ")
                  .formatted(three.get(0), three.get(1)));
      assertThat(two.usage().reserved()).isZero();
    }
  }

  @Test
  void aFolderNamedTwiceIsUsedOnceAndOneIsWanted() throws IOException {
    Path a = three.getFirst();
    Settings settings =
        new Settings().withScratch(List.of(a, scratch.resolve("b/../a"), a, scratch));
    assertThat(settings.scratch()).containsExactly(a, scratch);
    assertThat(settings.withScratch(a).scratch()).containsExactly(a);
    assertThatThrownBy(() -> new Settings().withScratch(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("scratch must name at least one folder");
  }

  @Test
  void closingWhileManyStoreEndsEachInOneErrorAndLeavesNothing() throws Exception {
    for (int round = 0; round < 10; round++) {
      try (var threads = Executors.newFixedThreadPool(4)) {
        Pool pool = pool(three, 1000, false);
        List<Future<?>> lending = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
          lending.add(
              threads.submit(
                  () -> {
                    while (true) {
                      lend(pool, 100);
                    }
                  }));
        }
        while (pool.usage().reserved() < round * 100 * Chunk.BYTES) {
          Thread.onSpinWait();
        }
        pool.close();
        for (Future<?> one : lending) {
          assertThatThrownBy(one::get)
              .cause()
              .isInstanceOfAny(IllegalStateException.class, ScratchFullException.class);
        }
      }
      for (Path folder : three) {
        assertThat(files(folder)).isEmpty();
      }
    }
  }

  @Test
  void largeWorkspacesLieInAFolderToo() throws IOException {
    Settings settings = new Settings().withScratch(three).withThreads(1);
    try (Session session = new Session(settings.withKeepSwap(true));
        Workspace work = session.memory().workspaces().get()) {
      work.arena().allocate(1000);
      assertThat(Stream.of(three.toArray(Path[]::new)).filter(Files::exists)).isEmpty();
      work.arena().allocate(17L << 20).set(ValueLayout.JAVA_BYTE, 16 << 20, (byte) 1);
      assertThat(Stream.of(three.toArray(Path[]::new)).filter(Files::exists)).hasSize(1);
    }
  }
}

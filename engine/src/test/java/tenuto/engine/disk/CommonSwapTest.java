package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;
import tenuto.engine.system.LinuxSystem;
import tenuto.engine.system.SlotLocks;
import tenuto.engine.system.SwapSystem;
import tenuto.engine.system.SwapSystems;

/** Several processes lend chunks from one file, and some of them are killed. */
class CommonSwapTest {
  private static final SwapSystem SYSTEM = SwapSystems.here();
  private static final int EDGE = 1 << 14;

  @TempDir Path folder;

  @BeforeEach
  void isThere() {
    assumeTrue(SYSTEM instanceof LinuxSystem, "only Linux has locks of open files");
    try {
      SYSTEM.fileSystem(folder).requireLocal(folder);
    } catch (IllegalArgumentException e) {
      assumeTrue(false, e.getMessage());
    }
  }

  private Settings settings() {
    return new Settings().withScratch(folder).withThreads(1).sharingScratch();
  }

  @Test
  void noChunkIsLentTwice() {
    try (CommonSwap one = CommonSwap.in(SYSTEM, folder);
        CommonSwap other = CommonSwap.in(SYSTEM, folder)) {
      ChunkOwners.Run first = one.claim(100, EDGE);
      ChunkOwners.Run second = other.claim(100, EDGE);
      assertThat(first).isEqualTo(new ChunkOwners.Run(0, 100));
      assertThat(second).isEqualTo(new ChunkOwners.Run(100, 100));
      one.giveBack(first, true);
      assertThat(other.claim(30, EDGE)).isEqualTo(new ChunkOwners.Run(0, 30));
      assertThat(one.claim(200, EDGE)).isEqualTo(new ChunkOwners.Run(30, 70));
      assertThat(one.count()).containsExactly(200, 0);
    }
  }

  @Test
  void aRunEndsAtTheEdgeOfASlab() {
    try (CommonSwap swap = CommonSwap.in(SYSTEM, folder)) {
      for (int i = 0; i < EDGE - 10; ) {
        i += swap.claim(Math.min(250, EDGE - 10 - i), EDGE).count();
      }
      assertThat(swap.claim(100, EDGE)).isEqualTo(new ChunkOwners.Run(EDGE - 10, 10));
      assertThat(swap.claim(100, EDGE)).isEqualTo(new ChunkOwners.Run(EDGE, 100));
    }
  }

  @Test
  void whatASessionHadIsFreeWhenItIsClosedAndTheFileGoesWithTheLast() {
    try (Session one = new Session(settings())) {
      try (Session other = new Session(settings());
          Stored lent = other.store(LendingFromCommon.ramp(7, 300_000))) {
        LendingFromCommon.require(lent, 7);
        assertThat(folder.resolve(CommonSwap.NAME)).exists();
      }
      try (Stored again = one.store(LendingFromCommon.ramp(9, 300_000))) {
        LendingFromCommon.require(again, 9);
        assertThat(disk()).isLessThan(2 * 300_000 * 8);
      }
    }
    assertThat(folder.resolve(CommonSwap.NAME)).doesNotExist();
  }

  private long disk() {
    try (CommonSwap swap = CommonSwap.in(SYSTEM, folder)) {
      long[] counts = swap.count();
      return (counts[0] + counts[1]) * Chunk.BYTES;
    }
  }

  @Test
  void whatIsGivenBackLateStaysWithItsNewOwner() {
    try (CommonSwap one = CommonSwap.in(SYSTEM, folder);
        CommonSwap other = CommonSwap.in(SYSTEM, folder)) {
      ChunkOwners.Run run = one.claim(100, EDGE);
      one.giveBack(run, true);
      assertThat(other.claim(100, EDGE)).isEqualTo(run);
      one.giveBack(run, true);
      assertThat(one.claim(100, EDGE)).isEqualTo(new ChunkOwners.Run(100, 100));
    }
  }

  /** Whoever makes it longer by what he has seen could cut off what others have added since. */
  @Test
  void theFileNeverChangesItsLength() throws IOException {
    Path file = folder.resolve(CommonSwap.NAME);
    try (Session session = new Session(settings())) {
      long length = Files.size(file);
      session.store(LendingFromCommon.ramp(7, 300_000)).close();
      assertThat(Files.size(file)).isEqualTo(length);
      assertThat(length).isEqualTo(CommonSwap.offset(1 << 24) + (1 << 12));
    }
  }

  @Test
  void aFileWhoseNameIsAnothersIsReachedAndLeavesTheOther() throws IOException {
    Path file = folder.resolve(CommonSwap.NAME);
    CommonSwap one = CommonSwap.in(SYSTEM, folder);
    Files.delete(file);
    try (CommonSwap other = CommonSwap.in(SYSTEM, folder)) {
      assertThat(Files.isSameFile(other.swap().reachable(), file)).isTrue();
      assertThat(Files.isSameFile(one.swap().reachable(), file)).isFalse();
      one.close();
      assertThat(file).exists();
    }
  }

  @Test
  void nothingIsLeftOfTheFirstFolderWhenTheSecondCannotBeShared() throws IOException {
    Path first = folder.resolve("first");
    Path second = Files.createDirectory(folder.resolve("second"));
    Files.writeString(second.resolve(CommonSwap.NAME), "something else altogether");
    Settings both = settings().withScratch(List.of(first, second));
    assertThatThrownBy(() -> new Session(both).close()).isInstanceOf(UncheckedIOException.class);
    assertThat(first).isEmptyDirectory();
  }

  private void cut(long length) throws IOException {
    try (RandomAccessFile file =
        new RandomAccessFile(folder.resolve(CommonSwap.NAME).toFile(), "rw")) {
      file.setLength(length);
    }
  }

  /** A chunk of the first half is cut off with the second, or reads as zeros: nobody can say. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1 << 20, 1L << 39})
  void aFileThatIsCutShortIsALossAlsoWhenItIsWholeAgain(long length) throws IOException {
    try (CommonSwap one = CommonSwap.in(SYSTEM, folder)) {
      one.claim(100, EDGE);
      assertThat(one.isWhole()).isTrue();
      cut(length);
      assertThat(one.isWhole()).isFalse();
      try (CommonSwap other = CommonSwap.in(SYSTEM, folder)) {
        assertThat(Files.size(folder.resolve(CommonSwap.NAME)))
            .isEqualTo(CommonSwap.offset(1 << 24) + (1 << 12));
        assertThat(other.isWhole()).isTrue();
        assertThat(one.isWhole()).isFalse();
      }
    }
  }

  @Test
  void aSessionWhoseFileIsCutShortNamesTheFolderAndCanBeClosed() throws IOException {
    Session session = new Session(settings());
    session.store(LendingFromCommon.ramp(7, 300_000));
    cut(0);
    assertThatThrownBy(session.memory()::requireIntact)
        .isInstanceOf(ScratchLostException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("another program has truncated tenuto-shared.swap");
    session.close();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aSessionWhoseFileIsCutShortAtTheEndSaysSo() throws IOException {
    Session session = new Session(settings());
    session.store(LendingFromCommon.ramp(7, 300_000)).close();
    cut(0);
    assertThatThrownBy(session::close)
        .isInstanceOf(ScratchLostException.class)
        .hasMessageContaining(folder.toString());
  }

  /** As a process has that was forked, in CPython, say. */
  @Test
  void locksEndWhenTheyAreClosedThoughAnotherHandleIsLeft() throws Throwable {
    Path file = folder.resolve("locked");
    SlotLocks lock = SYSTEM.locks(file);
    assertThat(lock.tryLock(1)).isTrue();
    int copy = duplicate(Integer.parseInt(lock.path().getFileName().toString()));
    assertThat(copy).isPositive();
    lock.close();
    assertThatThrownBy(() -> lock.tryLock(1)).isInstanceOf(IllegalStateException.class);
    try (SlotLocks next = SYSTEM.locks(file)) {
      assertThat(next.tryLock(1)).isTrue();
    }
  }

  private static int duplicate(int handle) throws Throwable {
    Linker linker = Linker.nativeLinker();
    return (int)
        linker
            .downcallHandle(
                linker.defaultLookup().findOrThrow("dup"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT))
            .invokeExact(handle);
  }

  @Test
  void aFullDiskRefusesTheTableAndTheFile() throws Exception {
    MountedJvm.assertDone(
        MountedJvm.ANYBODY,
        "mount -t tmpfs -o size=8m tenuto-test \"$0\"",
        folder,
        CommonOnFullDisk.class);
  }

  @Test
  void aFileOfAnotherVersionIsRefused() throws IOException {
    Files.writeString(folder.resolve(CommonSwap.NAME), "something else altogether");
    assertThatThrownBy(() -> new Session(settings()).close())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("cannot share scratch space in " + folder)
        .hasMessageContaining("is of another version of Tenuto");
    assertThat(folder.resolve(CommonSwap.NAME)).hasSize("something else altogether".length());
  }

  @Test
  void aFileOfAnotherVersionIsRefusedWithWhoHasItOpen() throws Exception {
    Path file = Files.writeString(folder.resolve(CommonSwap.NAME), "something else altogether");
    Process user = new ProcessBuilder("sleep", "60").redirectInput(file.toFile()).start();
    try {
      assertThatThrownBy(() -> CommonSwap.in(SYSTEM, folder))
          .hasMessageEndingWith(", which process %d has open".formatted(user.pid()));
    } finally {
      user.destroyForcibly().waitFor();
    }
  }

  @Test
  void aLinkIsRefusedAndWhereItLeadsNothingIsMade() throws IOException {
    Path name = folder.resolve(CommonSwap.NAME);
    Path elsewhere = folder.resolve("elsewhere");
    Files.createSymbolicLink(name, elsewhere);
    assertThatThrownBy(() -> new Session(settings()).close())
        .hasMessageContaining(name + " cannot be opened: it is a link");
    assertThat(elsewhere).doesNotExist();
    assertThat(name).isSymbolicLink();
  }

  @Test
  void aFileWithAnotherNameIsRefused() throws IOException {
    Path other = Files.createFile(folder.resolve("other"));
    Files.createLink(folder.resolve(CommonSwap.NAME), other);
    assertThatThrownBy(() -> CommonSwap.in(SYSTEM, folder))
        .hasMessageContaining("has other names too");
    assertThat(other).isEmptyFile();
  }

  @Test
  void aFileOfAnotherUserIsRefused() throws IOException {
    Path file = Files.createFile(folder.resolve(CommonSwap.NAME));
    assumeTrue((int) Files.getAttribute(file, "unix:uid") == 0, "only root gives files away");
    Files.setAttribute(file, "unix:uid", 12345);
    assertThatThrownBy(() -> CommonSwap.in(SYSTEM, folder))
        .hasMessageContaining(file + " is a file of another user");
    assertThat(file).isEmptyFile();
  }

  @Test
  void aFolderOrAPipeInItsPlaceIsRefused() throws Exception {
    Path name = Files.createDirectory(folder.resolve(CommonSwap.NAME));
    assertThatThrownBy(() -> CommonSwap.in(SYSTEM, folder)).hasMessageContaining("it is a folder");
    Files.delete(name);
    assumeTrue(new ProcessBuilder("mkfifo", name.toString()).start().waitFor() == 0, "no mkfifo");
    assertThatThrownBy(() -> CommonSwap.in(SYSTEM, folder)).hasMessageContaining("is not a file");
  }

  @Test
  void whoIsInTheDoorIsNamedAndNotWaitedForForEver() throws IOException {
    try (CommonSwap one = CommonSwap.in(SYSTEM, folder);
        SlotLocks lock = SYSTEM.locks(folder.resolve(CommonSwap.NAME));
        RandomAccessFile file = new RandomAccessFile(lock.path().toFile(), "rw")) {
      SwapDoor door = new SwapDoor(lock, file.getChannel(), Duration.ZERO);
      door.enter();
      door.sign();
      assertThatThrownBy(() -> CommonSwap.in(SYSTEM, folder, Duration.ofMillis(30)))
          .hasMessageContaining("cannot share scratch space in " + folder)
          .hasMessageContaining(
              "process %d is in the way: is it stopped?".formatted(ProcessHandle.current().pid()));
      ChunkOwners.Run run = one.claim(10, EDGE);
      assertThat(run.count()).as("chunks are lent all the same").isEqualTo(10);
      door.leave();
      CommonSwap.in(SYSTEM, folder, Duration.ofMillis(30)).close();
    }
  }

  @Test
  void whatAKilledProcessHadCanBeLentAgain() throws Exception {
    Process process = begin(1);
    try (CommonSwap swap = CommonSwap.in(SYSTEM, folder)) {
      while (swap.count()[0] < 500) {
        Thread.onSpinWait();
      }
      process.destroyForcibly().waitFor();
      long[] left = swap.count();
      assertThat(left[0]).isPositive();
      int chunks = (int) (left[0] + left[1]);
      for (int claimed = 0; claimed < chunks; ) {
        ChunkOwners.Run run = swap.claim(chunks - claimed, EDGE);
        claimed += run.count();
        assertThat(run.first() + run.count()).as("no chunk beyond").isLessThanOrEqualTo(EDGE);
      }
      assertThat(swap.count()).containsExactly(chunks, 0);
    } finally {
      process.destroyForcibly();
    }
  }

  /** As where Ctrl-C stops several at once: each has left before any of them has ended. */
  @Test
  void ofSeveralThatLeaveAtOnceTheLastTakesTheNameAway() {
    try (CommonSwap one = CommonSwap.in(SYSTEM, folder);
        CommonSwap other = CommonSwap.in(SYSTEM, folder)) {
      one.leaveName();
      assertThat(folder.resolve(CommonSwap.NAME)).as("one stays").exists();
      other.leaveName();
      assertThat(folder.resolve(CommonSwap.NAME)).doesNotExist();
    }
  }

  @Test
  void processesThatAreKilledLoseNothingForOthers() throws Exception {
    killSome(4, 3, CommonSwapTest::awaitSteps);
  }

  @Tag("long")
  @Test
  void forAMinuteOneOfFourIsKilledEachSecond() throws Exception {
    killSome(4, 60, process -> Thread.sleep(1000));
  }

  /** What passes before a process is killed. */
  private interface Pause {
    void before(Process process) throws Exception;
  }

  private static void awaitSteps(Process process) throws IOException {
    for (int i = 0; i < 5; i++) {
      assertThat(process.inputReader().readLine()).isEqualTo("steps");
    }
  }

  private void killSome(int processes, int kills, Pause pause) throws Exception {
    Random random = new Random(kills);
    List<Process> all = new ArrayList<>();
    try {
      for (int i = 0; i < processes; i++) {
        all.add(begin(i));
      }
      for (int kill = 0; kill < kills; kill++) {
        int which = random.nextInt(processes);
        pause.before(all.get(which));
        all.get(which).destroyForcibly().waitFor();
        all.set(which, begin(100 + kill));
      }
      pause.before(all.getFirst());
      for (Process each : all) {
        each.getOutputStream().write('x');
        each.getOutputStream().close();
      }
      for (Process each : all) {
        List<String> said = each.inputReader().lines().toList();
        assertThat(said).last().isEqualTo("done");
        assertThat(said.subList(0, said.size() - 1)).allMatch("steps"::equals);
        assertThat(each.waitFor()).isZero();
      }
    } finally {
      all.forEach(Process::destroyForcibly);
    }
    // Nothing has the chunks of those that were killed, and the last one has taken the file away.
    assertThat(folder.resolve(CommonSwap.NAME)).doesNotExist();
  }

  /** One that has begun. */
  private Process begin(int seed) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                MountedJvm.folderOf(SwapArena.class)
                    + File.pathSeparator
                    + MountedJvm.folderOf(CommonSwapTest.class),
                LendingFromCommon.class.getName(),
                folder.toString(),
                Integer.toString(seed))
            .redirectErrorStream(true)
            .start();
    assertThat(process.inputReader().readLine()).isEqualTo("begins");
    return process;
  }
}

package tenuto.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav;
import tenuto.formats.wav.WavFile;

class PartFileTest {
  @TempDir Path folder;
  private Path target;
  private final PartFiles parts = new PartFiles();

  @BeforeEach
  void target() {
    target = folder.resolve("song.wav");
  }

  private static void put(PartFile part, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    part.write(0, bytes, bytes.length);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatIsLookedIntoBeforeKeepsAFileFromItsName() throws IOException {
    AtomicInteger wrong = new AtomicInteger(1);
    parts.nameOnlyAfter(
        () -> {
          if (wrong.getAndDecrement() > 0) {
            throw new IllegalStateException("it may be wrong");
          }
        });
    for (boolean first : new boolean[] {true, false}) {
      try (PartFile part = parts.create(target)) {
        part.write(0, new byte[] {1}, 1);
        if (first) {
          assertThatThrownBy(part::commit).hasMessage("it may be wrong");
          assertThat(target).doesNotExist();
        } else {
          part.commit();
        }
      }
      assertThat(names()).hasSize(first ? 0 : 1);
    }
  }

  @Test
  void theTargetIsThereAfterTheCommit() throws IOException {
    Files.writeString(target, "old");
    try (PartFile part = parts.create(target)) {
      put(part, "new");
      assertThat(target).hasContent("old");
      assertThat(names())
          .hasSize(2)
          .element(1)
          .asString()
          .matches("song\\.wav\\.tenuto-[0-9a-f]{8}-[0-9a-f]{8}\\.part");
      part.commit();
      assertThat(target).hasContent("new");
      assertThatThrownBy(part::commit).hasMessageContaining("it is already written");
    }
    assertThat(names()).containsExactly("song.wav");
  }

  @Test
  void withoutACommitNothingRemains() throws IOException {
    Files.writeString(target, "old");
    PartFile part = parts.create(target);
    put(part, "new");
    part.close();
    part.close();
    assertThat(target).hasContent("old");
    assertThat(names()).containsExactly("song.wav");
    assertThatThrownBy(part::commit).hasMessageContaining("it was abandoned");
  }

  @Test
  void foldersAreMade() throws IOException {
    Path deep = folder.resolve("a/b/c.wav");
    try (PartFile part = parts.create(deep)) {
      put(part, "x");
      part.commit();
    }
    assertThat(deep).hasContent("x");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "making a link needs a privilege there")
  void linksAreFollowedAndLongNamesFit() throws IOException {
    Path real = Files.writeString(folder.resolve("é".repeat(127)), "old");
    Files.createSymbolicLink(target, real);
    try (PartFile part = parts.create(target)) {
      put(part, "new");
      part.commit();
    }
    assertThat(target).isSymbolicLink().hasContent("new");
  }

  @Test
  void refusesToReplaceWhatIsNoFile() {
    assertThatThrownBy(() -> parts.create(folder))
        .isInstanceOf(IOException.class)
        .hasMessage("cannot write " + folder + ": it exists and is not a regular file");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no such path")
  void refusesToReplaceADevice() {
    assertThatThrownBy(() -> parts.create(Path.of("/dev/null")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not a regular file");
  }

  @Test
  void saysWhyAFileCannotBeMade() throws IOException {
    Files.writeString(target, "a file");
    Path within = target.resolve("x.wav");
    assertThatThrownBy(() -> parts.create(within))
        .hasMessage("cannot write " + within + ": " + target + " is not a folder");
    assertThat(names()).containsExactly("song.wav");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Wine says only that there is no such file")
  void saysThatANameIsTooLong() throws IOException {
    Path tooLong = folder.resolve("a".repeat(300) + ".wav");
    try (PartFile part = parts.create(tooLong)) {
      assertThatThrownBy(part::commit)
          .hasMessageStartingWith("cannot write " + tooLong + ": ")
          .hasMessageNotContaining(".part");
    }
    assertThat(names()).isEmpty();
  }

  @Test
  void abandonAllTakesTheFilesAwayAndLetsNoneBeMade() throws IOException {
    PartFile one = parts.create(target);
    PartFile two = parts.create(folder.resolve("b.wav"));
    two.commit();
    assertThat(names()).hasSize(2);
    parts.abandonAll();
    assertThat(names()).containsExactly("b.wav");
    if (FileCalls.SYSTEM.movesOpenFiles()) {
      put(one, "a thread that still writes does no harm");
    }
    assertThatThrownBy(one::commit).hasMessageContaining("it was abandoned");
    assertThatThrownBy(() -> parts.create(target)).hasMessageContaining("is being stopped");
    one.close();
    two.close();
    assertThat(names()).containsExactly("b.wav");
  }

  @Test
  void aNameIsNotCutWithinALetter() throws IOException {
    Path smiling = folder.resolve("a".repeat(59) + "\ud83d\ude00.wav");
    try (PartFile part = parts.create(smiling)) {
      put(part, "x");
      assertThat(names().getFirst()).startsWith("a".repeat(59) + ".tenuto-");
      part.commit();
    }
    assertThat(smiling).hasContent("x");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no modes and owners as POSIX has")
  void whatIsReplacedIsNobodysWhoseItWasNot() throws IOException {
    for (String mode : List.of("rw-------", "rw-rw-rw-", "rwxr-x--x", "-w-------")) {
      Files.deleteIfExists(target);
      Files.writeString(target, "old");
      Files.setPosixFilePermissions(target, PosixFilePermissions.fromString(mode));
      try (PartFile part = parts.create(target)) {
        assertThat(mode(folder.resolve(names().get(1))))
            .as("before its first byte")
            .isEqualTo(mode);
        put(part, "new");
        part.commit();
      }
      assertThat(target).hasContent("new");
      assertThat(mode(target)).isEqualTo(mode);
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no modes and owners as POSIX has")
  void theOwnerIsThatOfTheFileWhereWeMayGiveItAway() throws IOException {
    Files.writeString(target, "old");
    try {
      Files.setAttribute(target, "unix:uid", 12345);
      Files.setAttribute(target, "unix:gid", 54321);
    } catch (IOException noSuperuser) {
      assumeTrue(false, noSuperuser.toString());
    }
    try (PartFile part = parts.create(target)) {
      put(part, "new");
      part.commit();
    }
    assertThat(Files.getAttribute(target, "unix:uid")).isEqualTo(12345);
    assertThat(Files.getAttribute(target, "unix:gid")).isEqualTo(54321);
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no modes and owners as POSIX has")
  void aReadOnlyFileIsReplacedOnlyByWhoIsToldTo() throws IOException {
    Files.writeString(target, "old");
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r--r--r--"));
    assertThatThrownBy(() -> parts.create(target))
        .hasMessage("cannot write " + target + ": it exists and is read-only");
    assertThat(target).hasContent("old");
    try (PartFile part = new PartFiles(false, true).create(target)) {
      put(part, "new");
      part.commit();
    }
    assertThat(target).hasContent("new");
    assertThat(mode(target)).isEqualTo("r--r--r--");
  }

  /** What part files ask of the system, some of it refused. */
  private static final class Watched implements FileCalls {
    final List<String> calls = new ArrayList<>();
    final String refused;

    Watched(String refused) {
      this.refused = refused;
    }

    private void call(String name) throws IOException {
      calls.add(name);
      if (name.equals(refused)) {
        throw new IOException("no " + name + " today");
      }
    }

    @Override
    public RandomAccessFile open(Path path) throws IOException {
      call("open");
      return FileCalls.super.open(path);
    }

    @Override
    public void sync(RandomAccessFile file) throws IOException {
      call("sync of " + file.length());
      FileCalls.super.sync(file);
    }

    @Override
    public void rename(Path path, Path name) throws IOException {
      call("rename");
      FileCalls.super.rename(path, name);
    }
  }

  /** The system tells of a loss once: the sync before the name would not hear of it again. */
  @Test
  void whatTheDiskLostWhileAFileWasBeingMadeKeepsItFromItsName() throws IOException {
    AtomicInteger syncs = new AtomicInteger();
    FileCalls first =
        new FileCalls() {
          @Override
          public void sync(RandomAccessFile file) throws IOException {
            if (syncs.getAndIncrement() == 0) {
              throw new IOException("the disk is gone");
            }
          }
        };
    byte[] bytes = new byte[1 << 20];
    try (PartFile part = new PartFiles(false, false, first).create(target)) {
      for (long at = 0; at < EarlySync.STEP; at += bytes.length) {
        part.write(at, bytes, bytes.length);
      }
      assertThatThrownBy(part::commit).hasMessage("cannot write " + target + ": the disk is gone");
    }
    assertThat(syncs).hasValue(1);
    assertThat(names()).isEmpty();
  }

  @Test
  void allBytesAreOnTheDiskBeforeTheFileHasItsName() throws IOException {
    Watched fresh = new Watched("");
    commit(new PartFiles(false, false, fresh));
    assertThat(fresh.calls).containsExactly("open", "sync of 3", "rename");
    Watched replacing = new Watched("");
    commit(new PartFiles(true, false, replacing));
    assertThat(replacing.calls).containsExactly("open", "sync of 3", "rename");
    Files.delete(target);
    Watched hasty = new Watched("");
    commit(new PartFiles(true, false, hasty));
    assertThat(hasty.calls).containsExactly("open", "rename");
  }

  /** Windows renames and deletes no file that is open: it is closed before. */
  private static final class Closing implements FileCalls {
    RandomAccessFile file;

    @Override
    public boolean movesOpenFiles() {
      return false;
    }

    @Override
    public RandomAccessFile open(Path path) throws IOException {
      file = FileCalls.super.open(path);
      return file;
    }

    @Override
    public void rename(Path path, Path name) throws IOException {
      assertThat(file.getChannel().isOpen()).isFalse();
      FileCalls.super.rename(path, name);
    }
  }

  @Test
  void whereOpenFilesCannotBeRenamedOrDeletedTheyAreClosedBefore() throws IOException {
    Closing calls = new Closing();
    commit(new PartFiles(false, false, calls));
    commit(new PartFiles(true, false, calls));
    assertThat(names()).containsExactly("song.wav");
    assertThat(target).hasContent("new");
    PartFiles stopped = new PartFiles(false, false, calls);
    try (PartFile part = stopped.create(target)) {
      put(part, "newer");
      stopped.abandonAll();
      assertThat(calls.file.getChannel().isOpen()).isFalse();
      assertThatThrownBy(() -> put(part, "newest"))
          .hasMessageStartingWith("cannot write " + target);
      assertThatThrownBy(part::commit).hasMessage("cannot write " + target + ": it was abandoned");
    }
    assertThat(names()).containsExactly("song.wav");
    assertThat(target).hasContent("new");
  }

  @Test
  @EnabledOnOs(value = OS.WINDOWS, disabledReason = "elsewhere it is replaced")
  void whatIsOpenIsNotReplacedThereAndThatIsSaid() throws IOException {
    Files.writeString(target, "old");
    try (RandomAccessFile _ = new RandomAccessFile(target.toFile(), "r")) {
      assertThatThrownBy(() -> commit(parts))
          .hasMessageStartingWith("cannot write " + target + ": something has it open");
    }
    assertThat(names()).containsExactly("song.wav");
    assertThat(target).hasContent("old");
  }

  private void commit(PartFiles from) throws IOException {
    try (PartFile part = from.create(target)) {
      put(part, "new");
      part.commit();
    }
  }

  @Test
  void whatTheSystemRefusesLeavesNothingAndNamesTheTarget() throws IOException {
    Files.writeString(target, "old");
    for (String refused : List.of("open", "sync of 3", "rename")) {
      PartFiles refusing = new PartFiles(true, false, new Watched(refused));
      assertThatThrownBy(() -> commit(refusing))
          .isInstanceOf(IOException.class)
          .hasMessage("cannot write " + target + ": no " + refused + " today");
      assertThat(names()).containsExactly("song.wav");
      assertThat(target).hasContent("old");
    }
  }

  /** As a JVM ends when its hooks have run, whatever a thread is about to take away stays. */
  @Test
  @Timeout(30)
  void nothingIsLeftWhenAbandonAllReturnsWhileOthersMakeFiles() throws Exception {
    for (int round = 0; round < 100; round++) {
      PartFiles each = new PartFiles();
      CountDownLatch made = new CountDownLatch(3);
      Thread maker =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      while (true) {
                        try (PartFile part = each.create(target)) {
                          made.countDown();
                          put(part, "x");
                        }
                      }
                    } catch (IOException stopped) {
                      made.countDown();
                    }
                  });
      made.await();
      each.abandonAll();
      assertThat(names()).isEmpty();
      maker.join();
    }
  }

  @Test
  void anInterruptedThreadStillWrites() throws IOException {
    Thread.currentThread().interrupt();
    try (PartFile part = parts.create(target)) {
      put(part, "whole");
      part.commit();
    }
    assertThat(Thread.interrupted()).isTrue();
    assertThat(target).hasContent("whole");
  }

  @Test
  void sweepsWhatNobodyHoldsAndNothingElse() throws IOException {
    Path dead = Files.createFile(folder.resolve("a.wav.tenuto-00000001-0123abcd.part"));
    Path held = Files.createFile(folder.resolve("a.wav.tenuto-00000002-0123abcd.part"));
    Path foreign = Files.createFile(folder.resolve("a.wav.part"));
    try (FileChannel channel = FileChannel.open(held, StandardOpenOption.WRITE)) {
      assertThat(channel.tryLock()).isNotNull();
      // The first file made in a folder sweeps it.
      try (PartFile mine = parts.create(target)) {
        assertThat(dead).doesNotExist();
        assertThat(PartNames.sweep(folder)).isEmpty();
        put(mine, "x");
        mine.commit();
      }
    }
    assertThat(held).exists();
    assertThat(PartNames.sweep(folder)).containsExactly(held);
    assertThat(foreign).exists();
    assertThat(target).hasContent("x");
    assertThat(PartNames.sweep(folder.resolve("none"))).isEmpty();
  }

  /**
   * Failed when the lock was given up early, and when a sweep looked at its own process's files.
   */
  @Test
  @Timeout(30)
  void aKilledProcessLeavesTheTargetAndWhatItLeavesIsSwept() throws Exception {
    Files.writeString(target, "old");
    Process writer = writerOf(target);
    try (BufferedReader said = writer.inputReader()) {
      assertThat(said.readLine()).isEqualTo("half");
      assertThat(names()).hasSize(2);
      assertThat(PartNames.sweep(folder)).as("while the other process lives").isEmpty();
    } finally {
      writer.destroyForcibly();
    }
    writer.waitFor();
    assertThat(names()).hasSize(2);
    assertThat(target).hasContent("old");
    assertThat(PartNames.sweep(folder)).as("after its death").hasSize(1);
    assertThat(names()).containsExactly("song.wav");
  }

  /** A JVM that writes half a file, says so, and waits for ever. */
  private static Process writerOf(Path target) throws IOException, URISyntaxException {
    StringBuilder path = new StringBuilder();
    // The class that is looked at itself too: it may be before the others for a while.
    for (Class<?> one : List.of(PartFile.class, PcmWriter.class, Block.class, PartFileTest.class)) {
      path.append(Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI()))
          .append(File.pathSeparator);
    }
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            path.toString(),
            HalfWriter.class.getName(),
            target.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Runs in the other JVM. */
  static final class HalfWriter {
    private HalfWriter() {}

    public static void main(String[] args) throws IOException {
      try (SoundWriter writer =
          WavFile.create(new PartFiles(), Path.of(args[0]), SampleFormat.PCM_16, 1, 48000, 2000)) {
        writer.write(0, 1000, Wav.blocks(new double[1000]), 0);
        // On POSIX systems opening and closing the part file here would give its lock away.
        PartNames.sweep(Path.of(args[0]).getParent());
        System.out.println("half");
        if (System.in.read() >= 0) {
          writer.commit();
        }
      }
    }
  }

  @Test
  @Timeout(60)
  void theRoomOfALargeFileThatIsReplacedIsFreed() throws IOException {
    Path handles = Path.of("/proc/self/fd");
    assumeTrue(Files.isDirectory(handles), "not Linux");
    for (int again = 0; again < 3; again++) {
      try (PartFile part = parts.create(target)) {
        part.setLength(20 << 20);
        part.commit();
      }
    }
    while (isOpen(handles, target)) { // by another thread, which is on its way
      Thread.onSpinWait();
    }
    assertThat(names()).containsExactly("song.wav");
  }

  private static boolean isOpen(Path handles, Path file) throws IOException {
    try (Stream<Path> all = Files.list(handles)) {
      return all.anyMatch(
          handle -> {
            try {
              return Files.readSymbolicLink(handle).toString().startsWith(file.toString());
            } catch (IOException closed) {
              return false;
            }
          });
    }
  }
}

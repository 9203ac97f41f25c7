package tenuto.engine;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.disk.MountedJvm;

/** A file system that is really full, met by compiled vector kernels in a JVM of its own. */
@Tag("trial")
class FullDiskTest {
  private static final String MOUNT = "mount -t tmpfs -o size=64m tenuto-test \"$0\"";
  private static final String MOUNT_TWO =
      "mkdir -p \"$0/small\" \"$0/large\""
          + " && mount -t tmpfs -o size=20m tenuto-test \"$0/small\""
          + " && mount -t tmpfs -o size=90m tenuto-test \"$0/large\"";

  private static final String MOUNT_TWO_ONE_WITHOUT_INODES =
      "mkdir -p \"$0/none\" \"$0/some\""
          + " && mount -t tmpfs -o size=20m,nr_inodes=1 tenuto-test \"$0/none\""
          + " && mount -t tmpfs -o size=20m tenuto-test \"$0/some\"";

  @TempDir Path mounted;

  /**
   * With a {@link tenuto.engine.disk.SwapArena#reserve} that returns without reserving, this test
   * was seen to fail: the JVM was killed by SIGBUS in the compiled code of {@code
   * FullDiskStrikes$Steady.fill}, at the first strike.
   */
  @Test
  void aFullDiskIsOneErrorEachTimeAndTheJvmGoesOn() throws Exception {
    assertDone(MOUNT, FullDiskStrikes.class);
  }

  /**
   * With a {@link tenuto.engine.disk.Slabs#reserve} that asks only the folder whose turn it is,
   * this test was seen to fail: threads gave up while the other disk had a chunk left for them.
   */
  @Test
  void oneFullDiskOfTwoLeavesItToTheOtherUntilBothAreFull() throws Exception {
    assertDone(MOUNT_TWO, TwoFullDisks.class);
  }

  /**
   * With a {@link tenuto.engine.disk.Slabs#reserve} that does not catch what the making of a file
   * throws, this test was seen to fail: storing ended in an UncheckedIOException while the other
   * disk had room.
   */
  @Test
  void aDiskThatTakesNoFileIsFull() throws Exception {
    assertDone(MOUNT_TWO_ONE_WITHOUT_INODES, NoInodes.class);
  }

  /**
   * With a pool that keeps what it has reserved for a signal that does not fit, this test was seen
   * to fail: another session found no room.
   */
  @Test
  void whatASignalThatDoesNotFitWasGivenIsThereForOthersAtOnce() throws Exception {
    assertDone(MOUNT, FailedReservation.class);
  }

  /**
   * As on macOS and Windows: the disk is reserved by writing. With a {@link
   * tenuto.engine.system.PlainSystem} that reserves nothing this test was seen to fail: the JVM was
   * killed by SIGBUS. With {@link tenuto.engine.disk.Slabs} that forget how far a refused stretch
   * was given disk, it failed in one run of ten.
   */
  @Test
  void soItIsWhereTheSystemHasNoCallThatReserves() throws Exception {
    assertDone(MOUNT, FullDiskStrikes.class, "-Dos.name=Darwin");
  }

  private void assertDone(String mount, Class<?> program, String... flags) throws Exception {
    MountedJvm.assertDone(MountedJvm.ANYBODY, mount, mounted, program, flags);
  }
}

package tenuto.engine;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.disk.MountedJvm;

/** Disks that take pages and lose them, met in a JVM of its own. */
class LostPagesTest {
  /** A disk of 600 MiB that has 120. */
  private static final String MOUNT_THIN =
      "mkdir -p \"$0/host\" \"$0/thin\""
          + " && mount -t tmpfs -o size=120m tenuto-test \"$0/host\""
          + " && truncate -s 600M \"$0/host/image\" && mkfs.ext4 -q -F \"$0/host/image\""
          + " && mount -o loop \"$0/host/image\" \"$0/thin\"";

  @TempDir Path mounted;

  /** Without the asking this test was seen to fail: nothing was said of what was lost. */
  @Test
  void aDiskThatHasLessThanItSaysIsFoundOut() throws Exception {
    MountedJvm.assertDone(MountedJvm.ROOT, MOUNT_THIN, mounted, ThinDisk.class);
  }

  /**
   * Without {@link tenuto.engine.disk.WritebackErrors#of} this test was seen to fail: reading ended
   * in an InternalError.
   */
  @Test
  void aFaultInMappedMemoryIsALossToo() throws Exception {
    MountedJvm.assertDone(MountedJvm.ANYBODY, "true", mounted, TornFile.class);
  }
}

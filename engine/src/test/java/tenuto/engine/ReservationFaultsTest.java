package tenuto.engine;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.disk.MountedJvm;

/** Work on a disk that is full at its first chunk, at its second, and so on. */
@Tag("trial")
class ReservationFaultsTest {
  @TempDir Path mounted;

  /**
   * With a {@link tenuto.engine.plan.ChunkWriterJob} that keeps its chunks after a failure, this
   * test was seen to fail, and with a {@link tenuto.engine.disk.Pool} that gives up without a
   * search.
   */
  @Test
  void everyReservationThatFailsIsOneErrorAndLeavesNothingLent() throws Exception {
    MountedJvm.assertDone(
        MountedJvm.ANYBODY,
        "mount -t tmpfs -o size=8m tenuto-test \"$0\"",
        mounted,
        EveryChunkIsTheLast.class);
  }
}

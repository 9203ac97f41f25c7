package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who counts as alive. */
@Timeout(60)
class HeartbeatTest {
  private static final Duration LONG = Duration.ofHours(1);

  @TempDir Path folder;

  private Path file(int number) {
    return folder.resolve("worker-" + number);
  }

  private Heartbeat pulse(Duration patience) throws IOException {
    return new Heartbeat(1, this::file, patience);
  }

  @Test
  void whoMayStillBeginIsWaitedForAsLongAsOneHasPatience() throws IOException {
    try (Heartbeat patient = pulse(LONG);
        Heartbeat hasty = pulse(Duration.ZERO)) {
      assertThat(patient.isAlive(2)).isTrue();
      assertThat(hasty.isAlive(2)).isFalse();
    }
  }

  @Test
  void whoEndsIsGoneAtOnce() throws IOException {
    try (Heartbeat pulse = pulse(LONG)) {
      try (Heartbeat other = new Heartbeat(2, this::file, LONG)) {
        assertThat(pulse.isAlive(2)).isTrue();
        assertThat(other.isAlive(1)).isTrue();
      }
      assertThat(file(2)).doesNotExist();
      while (pulse.isAlive(2)) {
        Thread.onSpinWait();
      }
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whoNoLongerWritesIsGoneInTheEndAndWhoWritesAgainIsBack() throws IOException {
    Files.writeString(file(2), "killed");
    try (Heartbeat pulse = pulse(Duration.ofMillis(300))) {
      while (pulse.isAlive(2)) {
        Thread.onSpinWait();
      }
      Files.writeString(file(2), "back");
      while (!pulse.isAlive(2)) {
        Thread.onSpinWait();
      }
    }
  }
}

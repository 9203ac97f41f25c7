package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** What does not fit is said before it is computed. */
class ForecastTest {
  private static final long MIB = 1L << 20;

  @TempDir Path scratch;

  private final List<String> told = new ArrayList<>();
  private String place = "";

  private Session session(long max) {
    Session session =
        new Session(new Settings().withScratch(scratch).withThreads(1).withScratchMax(max));
    session.memory().forecastTo(told::add);
    session.observe().originsFrom(() -> place);
    return session;
  }

  private static Signal silence(long bytes) {
    Source none = (start, out, n) -> out.silence(0, n);
    return Generated.of(none, bytes / Double.BYTES);
  }

  private Stored store(Session session, String line, long bytes) {
    place = line;
    return session.store(silence(bytes));
  }

  @Test
  void whatFitsOnlyIfOthersAreReleasedIsToldOnceWithTheLineThatHasMost() {
    try (Session session = session(100 * MIB);
        Stored _ = store(session, "piece.py:1", 20 * MIB);
        Stored _ = store(session, "piece.py:2", 16 * MIB);
        Stored _ = store(session, "piece.py:2", 16 * MIB)) {
      assertThat(told).isEmpty();
      for (int again = 0; again < 2; again++) {
        assertThatThrownBy(() -> store(session, "piece.py:3", 64 * MIB))
            .isInstanceOf(ScratchFullException.class);
        assertThat(told)
            .containsExactly(
                ("piece.py:3 stores 64.0 MiB, but 48.0 MiB of scratch space are free in %s, and"
                        + " 52.0 MiB in use, most of it, 32.0 MiB, by what was stored at piece.py:2:"
                        + " it will run out of it unless signals are released meanwhile")
                    .formatted(scratch));
      }
    }
  }

  @Test
  void whatFitsIsNotSpokenOf() {
    try (Session session = session(200 * MIB);
        Stored _ = store(session, "piece.py:1", 100 * MIB);
        Stored _ = store(session, "piece.py:2", 90 * MIB)) {
      assertThat(told).isEmpty();
    }
  }

  @Test
  void whatTheDiskNeverHasIsRefusedBeforeItIsComputed() throws IOException {
    long free = Files.getFileStore(scratch).getUsableSpace();
    assumeTrue(free < 128L << 30, "a longer signal's table would fill the memory");
    try (Session session = session(Long.MAX_VALUE)) {
      assertThatThrownBy(() -> store(session, "piece.py:3", free + 1024 * MIB))
          .isInstanceOf(ScratchFullException.class)
          .hasMessageStartingWith("out of scratch space: piece.py:3 stores ")
          .hasMessageContaining("of scratch space are free in " + scratch);
      assertThat(session.work().rendered()).isZero();
      assertThat(session.memory().usage().lent()).isZero();
    }
  }
}

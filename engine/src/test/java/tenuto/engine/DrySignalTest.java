package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/** Signals of a dry session, which are computed only if somebody reads them. */
class DrySignalTest {
  private static final int MANY = 50_000;

  @TempDir Path folder;

  /** One after another, so that there is never more than one of them. */
  @Test
  void whatIsReleasedTakesNoMoreDisk() {
    Settings settings = new Settings().withScratch(folder).withThreads(1).dry();
    try (Session session = new Session(settings)) {
      for (int i = 1; i <= 100; i++) {
        session.store(Kit.ramp(7 * Chunk.SAMPLES, i)).close();
      }
      assertThat(session.work().foreseen().most()).isEqualTo(7 * Chunk.BYTES);
    }
  }

  /** Each holds the one that it would be made from. */
  @Test
  void aLongLineOfSignalsIsLetGoWithItsLast() {
    Settings settings = new Settings().withScratch(folder).withThreads(1).dry();
    try (Session session = new Session(settings)) {
      Stored last = session.store(Kit.ramp(100, 1));
      for (int i = 0; i < MANY; i++) {
        try (Stored before = last) {
          last = session.store(Kit.sum(before, before));
        }
      }
      last.close();
      assertThat(session.memory().lent()).isEmpty();
    }
  }
}

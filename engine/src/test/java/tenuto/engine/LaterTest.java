package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Signals of a dry session, which are computed only if somebody reads them. */
class LaterTest {
  private static final int MANY = 50_000;

  @TempDir Path folder;

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
      assertThat(session.lent()).isEmpty();
    }
  }
}

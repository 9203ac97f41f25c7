package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

class LedgerTest {
  @TempDir Path scratch;

  private static Stored ramp(Session session) {
    return session.store(Kit.ramp(10, 1));
  }

  /** A signal whose line follows that of {@code held}; both are released in this order. */
  private static WeakReference<Stored> neighbour(Session session, Stored held) {
    Stored neighbour = ramp(session);
    held.close();
    neighbour.close();
    return new WeakReference<>(neighbour);
  }

  /** A patch may keep one released signal for as long as it makes others. */
  @Test
  void whoHoldsAReleasedSignalHoldsNoOther() {
    try (Session session = new Session(new Settings().withScratch(scratch).withThreads(1))) {
      Stored held = ramp(session);
      WeakReference<Stored> neighbour = neighbour(session, held);
      for (int tries = 0; tries < 10 && neighbour.get() != null; tries++) {
        System.gc();
      }
      assertThat(neighbour.get()).isNull();
      assertThat(held.released()).isTrue();
    }
  }
}

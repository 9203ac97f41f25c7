package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.plan.StoredChunks;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

@Timeout(30)
class SessionCloseTest {
  private static final Set<Thread.State> AT_REST =
      Set.of(Thread.State.WAITING, Thread.State.BLOCKED, Thread.State.TERMINATED);

  @TempDir Path scratch;

  /** Until it waits for somebody, or has ended. */
  private static Thread.State atRest(Thread thread) {
    while (!AT_REST.contains(thread.getState())) {
      Thread.onSpinWait();
    }
    return thread.getState();
  }

  /** Somebody in the pool's memory holds the first one up. */
  @Test
  void ofTwoWhoCloseBothReturnWhenItIsDone() throws Exception {
    Session session = new Session(new Settings().withScratch(scratch).withThreads(2));
    Stored stored = session.store(Kit.ramp(100, 1));
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread reader =
        Thread.ofPlatform()
            .daemon()
            .uncaughtExceptionHandler((thread, e) -> failure.set(e))
            .start(
                () ->
                    session
                        .resources()
                        .pool()
                        .with(
                            ((StoredChunks) stored.backing()).chunks[0],
                            view -> {
                              inside.countDown();
                              try {
                                leave.await();
                              } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                              }
                            }));
    inside.await();
    Thread first = closer(session, failure);
    assertThat(atRest(first)).isNotEqualTo(Thread.State.TERMINATED);
    Thread second = closer(session, failure);
    assertThat(atRest(second)).isNotEqualTo(Thread.State.TERMINATED);
    leave.countDown();
    for (Thread thread : new Thread[] {reader, first, second}) {
      thread.join();
    }
    assertThat(failure).hasNullValue();
    session.close();
    try (var files = Files.list(scratch)) {
      assertThat(files).isEmpty();
    }
  }

  private static Thread closer(Session session, AtomicReference<Throwable> failure) {
    return Thread.ofPlatform()
        .daemon()
        .uncaughtExceptionHandler((thread, e) -> failure.set(e))
        .start(session::close);
  }
}

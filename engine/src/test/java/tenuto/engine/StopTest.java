package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.base.Block;
import tenuto.engine.base.StoppedException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/** Whatever is being computed when a session is stopped ends, and gives its memory back. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StopTest {
  private static final long LENGTH = 1 << 20;

  @TempDir Path scratch;

  /**
   * Reports that it has begun, and goes on when the session is stopped.
   *
   * @param begun is completed when it has
   * @param stopped is to be completed when the session is
   */
  private record Begins(CompletableFuture<Void> begun, CompletableFuture<Void> stopped)
      implements Source {
    Begins() {
      this(new CompletableFuture<>(), new CompletableFuture<>());
    }

    @Override
    public void fill(long start, Block out, int n) {
      if (start > 0) {
        begun.complete(null);
        stopped.join();
      }
      out.silence(0, n);
    }
  }

  /** What can only be read onward. */
  private record Onward() implements Filter {
    @Override
    public State begin() {
      return (in, out, n) -> in.copyTo(0, out, 0, n); // as it comes
    }
  }

  private Session session(int threads) {
    return new Session(new Settings().withScratch(scratch).withThreads(threads));
  }

  @ParameterizedTest
  @CsvSource({"1, false", "1, true", "3, false", "3, true"})
  void aStoreEndsAndNothingStaysLent(int threads, boolean onward) throws Exception {
    Begins begins = new Begins();
    try (Session session = session(threads)) {
      Signal source = Generated.of(begins, LENGTH);
      Signal signal = onward ? Filtered.of(new Onward(), source) : source;
      CompletableFuture<Stored> storing =
          CompletableFuture.supplyAsync(() -> session.store(signal));
      CompletableFuture.anyOf(begins.begun, storing).join();
      session.work().stop();
      begins.stopped.complete(null);
      assertThatThrownBy(storing::get)
          .isInstanceOf(ExecutionException.class)
          .hasCauseInstanceOf(StoppedException.class);
      assertThat(session.memory().usage().lent()).isZero();
      assertThat(session.memory().lent()).isEmpty();
    }
  }

  @Test
  void untilItIsResumedNothingBegins() {
    try (Session session = session(2)) {
      Begins begins = new Begins();
      Signal signal = Generated.of(begins, 100_000);
      session.work().stop();
      assertThatThrownBy(() -> session.store(signal)).isInstanceOf(StoppedException.class);
      assertThatThrownBy(() -> session.results().draft("draft", 100_000))
          .isInstanceOf(StoppedException.class);
      session.work().resume();
      begins.stopped.complete(null);
      try (Stored stored = session.store(signal)) {
        assertThat(stored.length()).isEqualTo(100_000);
      }
    }
  }
}

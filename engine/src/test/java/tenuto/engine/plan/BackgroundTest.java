package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class BackgroundTest {
  @Test
  void goesOnBesideTheCaller() throws InterruptedException {
    try (Background background = new Background(2)) {
      CountDownLatch begun = new CountDownLatch(1);
      CountDownLatch goOn = new CountDownLatch(1);
      AtomicInteger done = new AtomicInteger();
      Runnable end =
          background.begin(
              () -> {
                begun.countDown();
                awaitUnchecked(goOn);
                done.incrementAndGet();
              });
      begun.await(); // nobody has waited for it
      assertThat(done).hasValue(0);
      goOn.countDown();
      end.run();
      assertThat(done).hasValue(1);
      end.run();
      assertThat(done).hasValue(1);
    }
  }

  @Test
  void oneThreadDoesItWhenItWaits() {
    try (Background background = new Background(1)) {
      AtomicReference<Thread> by = new AtomicReference<>();
      Runnable end = background.begin(() -> by.set(Thread.currentThread()));
      assertThat(by).hasNullValue();
      end.run();
      assertThat(by).hasValue(Thread.currentThread());
    }
  }

  @Test
  void whoWaitsDoesWhatNobodyHasBegun() {
    try (Background background = new Background(2)) {
      CountDownLatch never = new CountDownLatch(1);
      Runnable first = background.begin(() -> awaitUnchecked(never));
      Runnable second = background.begin(() -> awaitUnchecked(never));
      AtomicReference<Thread> by = new AtomicReference<>();
      background.begin(() -> by.set(Thread.currentThread())).run();
      assertThat(by).hasValue(Thread.currentThread());
      never.countDown();
      first.run();
      second.run();
    }
  }

  @Test
  void whatComesAfterTheCloseIsDoneByWhoWaits() {
    Background background = new Background(2);
    background.close();
    AtomicInteger done = new AtomicInteger();
    background.begin(done::incrementAndGet).run();
    assertThat(done).hasValue(1);
  }

  @Test
  void whereNoThreadCanBeHadWhoWaitsDoesIt() {
    try (Background background =
        new Background(
            2,
            work -> {
              throw new OutOfMemoryError("unable to create native thread");
            })) {
      AtomicReference<Thread> by = new AtomicReference<>();
      assertThatCode(() -> background.begin(() -> by.set(Thread.currentThread())).run())
          .doesNotThrowAnyException();
      assertThat(by).hasValue(Thread.currentThread());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aFailureComesToWhoWaits(int threads) {
    try (Background background = new Background(threads)) {
      Runnable end =
          background.begin(
              () -> {
                throw new IllegalArgumentException("so it is");
              });
      assertThatThrownBy(end::run)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("so it is");
    }
  }

  @Test
  void anInterruptedThreadWaitsAllTheSame() {
    try (Background background = new Background(2)) {
      CountDownLatch goOn = new CountDownLatch(1);
      AtomicInteger done = new AtomicInteger();
      CountDownLatch begun = new CountDownLatch(1);
      Runnable end =
          background.begin(
              () -> {
                begun.countDown();
                awaitUnchecked(goOn);
                done.incrementAndGet();
              });
      awaitUnchecked(begun);
      Thread.currentThread().interrupt();
      Thread.ofPlatform().start(goOn::countDown);
      end.run();
      assertThat(Thread.interrupted()).isTrue();
      assertThat(done).hasValue(1);
    }
  }

  private static void awaitUnchecked(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

package tenuto.engine.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class MadviseTest {
  private static final int INTERRUPTED = 4;
  private static final int DISK_FULL = 14;

  private static int afterwards(int... errors) {
    Iterator<Integer> next = Arrays.stream(errors).iterator();
    return Madvise.patiently(next::next);
  }

  @Test
  void whatTheKernelLacksForAMomentIsTriedAgain() {
    assertThat(afterwards(Madvise.TRY_AGAIN, INTERRUPTED, Madvise.TRY_AGAIN, 0)).isZero();
    assertThat(afterwards(INTERRUPTED, DISK_FULL)).isEqualTo(DISK_FULL);
  }

  @Test
  void whatItLacksForGoodIsAnError() {
    AtomicInteger calls = new AtomicInteger();
    int error =
        Madvise.patiently(
            () -> {
              calls.incrementAndGet();
              return Madvise.TRY_AGAIN;
            });
    assertThat(error).isEqualTo(Madvise.TRY_AGAIN);
    assertThat(calls).hasValue(Madvise.MOST_TRIES);
  }

  /** An interrupted thread does not rest: all tries would be over at once. */
  @Test
  void anInterruptedThreadTriesAsPatiently() {
    List<Boolean> interrupted = new ArrayList<>();
    Thread.currentThread().interrupt();
    int error =
        Madvise.patiently(
            () -> {
              interrupted.add(Thread.currentThread().isInterrupted());
              return interrupted.size() < 3 ? Madvise.TRY_AGAIN : 0;
            });
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interrupted).containsExactly(true, false, false);
    assertThat(error).isZero();
  }
}

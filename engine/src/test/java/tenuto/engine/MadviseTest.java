package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Iterator;
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
}

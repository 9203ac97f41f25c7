package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.filters.RbjFilters;
import tenuto.dsp.generators.Generators;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

class FramesAtOnceTest {
  @TempDir Path scratch;

  private Session session(int threads) {
    return new Session(new Settings().withScratch(scratch).withThreads(threads));
  }

  /** What a thread has filtered first waits here until another one has filtered what follows. */
  private static final class Meeting implements Kernel {
    private final AtomicInteger blocks = new AtomicInteger();
    private final CountDownLatch next = new CountDownLatch(1);
    private final AtomicBoolean met = new AtomicBoolean();

    @Override
    public void apply(Block in, Block out, int n) {
      in.copyTo(0, out, 0, n);
      if (blocks.getAndIncrement() > 0) {
        next.countDown();
        return;
      }
      try {
        met.set(next.await(10, TimeUnit.SECONDS));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void aThreadFiltersTheNextBlockWhileTheThreadAheadIsInItsFirst() {
    try (Session session = session(2)) {
      Meeting meeting = new Meeting();
      Signal low = RbjFilters.lowPass(session, Generators.sineWave(session, 2000, 440), 1000, 0.7);
      Signal chain = RbjFilters.highPass(session, Mapped.of(meeting, low), 80, 0.7);
      int atOnce = FramesAtOnce.in(session, List.of(chain));
      session.visit(List.of(chain), atOnce, () -> (start, channels, n) -> {});
      assertThat(meeting.met).isTrue();
    }
  }

  @Test
  void oneThreadEncodesMoreAtATime() {
    try (Session one = session(1);
        Session two = session(2)) {
      assertThat(FramesAtOnce.in(one, List.of(filtered(one))))
          .isGreaterThan(FramesAtOnce.in(two, List.of(filtered(two))));
    }
  }

  @Test
  void soDoThreadsThatWaitForNoOther() {
    try (Session two = session(2)) {
      Signal sine = Generators.sineWave(two, 2000, 440);
      assertThat(FramesAtOnce.in(two, List.of(sine, sine)))
          .isGreaterThan(FramesAtOnce.in(two, List.of(sine, filtered(two))));
    }
  }

  private static Signal filtered(Session session) {
    return RbjFilters.lowPass(session, Generators.sineWave(session, 2000, 440), 1000, 0.7);
  }
}

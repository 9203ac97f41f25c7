package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.filters.RbjFilters;
import tenuto.dsp.generators.Generators;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

class FileSessionTest {
  @TempDir Path scratch;

  private FileSession session(int threads) {
    Settings settings = new Settings().withScratch(scratch).withThreads(threads);
    return new FileSession(settings, new Catalogue(), scratch, true);
  }

  private static void visit(Session session, Signal x) {
    session.visit(List.of(x), FileSession.BLOCK, () -> (start, channels, n) -> {});
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
    try (FileSession file = session(2)) {
      Session session = file.session();
      Meeting meeting = new Meeting();
      Signal low = RbjFilters.lowPass(session, Generators.sineWave(session, 2000, 440), 1000, 0.7);
      visit(session, RbjFilters.highPass(session, Mapped.of(meeting, low), 80, 0.7));
      assertThat(meeting.met).isTrue();
    }
  }

  /** Counts the blocks that it is given. */
  private record Counting(AtomicInteger blocks) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      in.copyTo(0, out, 0, n);
      blocks.incrementAndGet();
    }
  }

  @Test
  void threadsThatFilterHandTheStateOnSeldom() {
    try (FileSession file = session(2)) {
      Session session = file.session();
      Counting counting = new Counting(new AtomicInteger());
      Signal sine = Generators.sineWave(session, 2000, 440);
      visit(session, RbjFilters.lowPass(session, Mapped.of(counting, sine), 1000, 0.7));
      assertThat(counting.blocks.get()).isEqualTo(Math.ceilDiv(sine.length(), 8192));
    }
  }
}

package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Reclaimer;

class PagingTest {
  /** 192 MiB, more than is looked after only where memory is said to be short. */
  private static final int CHUNKS = 3 << 10;

  private static final long NONE = 0;

  @TempDir Path folder;
  private Pool pool;
  private final int[] chunks = new int[CHUNKS];

  @AfterEach
  void close() {
    if (pool != null) {
      pool.close();
    }
  }

  /** Each sample of a chunk is the chunk's place. */
  private void fill(LongUnaryOperator memory) {
    Scratch scratch = new Scratch(List.of(folder), Long.MAX_VALUE, false);
    pool =
        new Pool(
            scratch,
            scratch.arenas(),
            new Reservations(Long.MAX_VALUE, new NothingToReclaim()),
            memory);
    Block view = new Block(null, 0);
    for (int from = 0; from < CHUNKS; from += 16) {
      pool.lend(chunks, from, from + 16);
      for (int i = from; i < from + 16; i++) {
        pool.show(view, chunks[i], 0);
        for (int sample = 0; sample < Chunk.SAMPLES; sample++) {
          view.set(sample, i);
        }
      }
    }
  }

  private static final class NothingToReclaim implements Reclaimer {
    @Override
    public void sweep() {}

    @Override
    public void collect() {}
  }

  @Test
  void nothingIsDoneWhileMemoryHoldsAll() {
    fill(_ -> Long.MAX_VALUE);
    assertThat(pool.readAhead(chunks)).isNull();
  }

  @Test
  void memoryIsNotLookedAtBeforeThereIsMuch() {
    AtomicLong asked = new AtomicLong(Long.MAX_VALUE);
    fill(
        wanted -> {
          asked.accumulateAndGet(wanted, Math::min);
          return Long.MAX_VALUE;
        });
    assertThat(asked.get()).isGreaterThan(128L << 20);
  }

  @Test
  void whatIsWrittenBehindAndReadAheadStaysTheSame() throws InterruptedException {
    fill(_ -> NONE);
    until(() -> pool.readAhead(chunks) != null);
    ReadAhead ahead = pool.readAhead(chunks);
    AtomicInteger next = new AtomicInteger();
    AtomicInteger right = new AtomicInteger();
    Runnable reading =
        () -> {
          for (int i = next.getAndIncrement(); i < CHUNKS; i = next.getAndIncrement()) {
            ahead.reach((long) i * Chunk.SAMPLES);
            boolean same =
                pool.sample(chunks[i], 0) == i && pool.sample(chunks[i], Chunk.SAMPLES - 1) == i;
            right.addAndGet(same ? 1 : 0);
          }
        };
    Thread other = Thread.ofPlatform().start(reading);
    reading.run();
    other.join();
    assertThat(right.get()).isEqualTo(CHUNKS);
  }

  @Test
  void whoReadsInNoOrderWaitsForNobody() throws InterruptedException {
    fill(_ -> NONE);
    until(() -> pool.readAhead(chunks) != null);
    ReadAhead ahead = pool.readAhead(chunks);
    for (int i = CHUNKS - 16; i >= 0; i -= 16) {
      ahead.reach((long) i * Chunk.SAMPLES);
      assertThat(pool.sample(chunks[i], 1)).isEqualTo(i);
    }
    pool.close();
    pool = null;
    ahead.reach(0); // of a signal that is being read when all is closed
    ahead.reach(ReadAhead.SAMPLES);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatWasFilledAndReadLeavesTheTables() throws InterruptedException {
    fill(_ -> NONE);
    until(() -> mapped() < 64L << 20); // of 192 MiB that were touched
    ReadAhead ahead = pool.readAhead(chunks);
    for (int i = 0; i < CHUNKS; i++) {
      ahead.reach((long) i * Chunk.SAMPLES);
      assertThat(pool.sample(chunks[i], 1)).isEqualTo(i);
    }
    until(() -> mapped() < 96L << 20);
  }

  /** Bytes of the swap file that are in the tables of this process. */
  private long mapped() {
    try {
      long bytes = 0;
      boolean ours = false;
      for (String line : Files.readAllLines(Path.of("/proc/self/smaps"))) {
        if (line.matches("[0-9a-f]+-[0-9a-f]+ .*")) {
          ours = line.contains(folder.toString());
        } else if (ours && line.startsWith("Rss:")) {
          bytes += Long.parseLong(line.replaceAll("\\D", "")) << 10;
        }
      }
      return bytes;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void until(BooleanSupplier done) throws InterruptedException {
    for (int tries = 0; !done.getAsBoolean(); tries++) {
      assertThat(tries).isLessThan(3_000);
      Thread.sleep(10);
    }
  }

  @Test
  void theShareOfMemoryIsLessThanAllOfIt() {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    assertThat(MemoryShare.bytes(Long.MAX_VALUE)).isBetween(1L, system.getTotalMemorySize());
    assertThat(MemoryShare.bytes(1)).isPositive();
  }
}

package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** What is read never depends on who reads it, how, or with how many threads. */
class RenderingTest {
  @TempDir Path scratch;

  private Session session(int threads, int blockSize) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(blockSize));
  }

  /** Of every kind, of unequal lengths that end inside groups, shared and shifted oddly. */
  private static Signal everything() {
    Signal ramp = Kit.ramp(20_003, 1e-3);
    Signal leaky = Kit.leak(ramp, 0.5);
    Signal other = Kit.leak(Kit.ramp(9_001, 2e-3), -0.25);
    Signal product = Combined.of(new Kit.Times(), List.of(leaky, other, Kit.ramp(30_001, 1e-4)));
    Signal mixed = Kit.sum(other, product, Kit.shift(leaky, 777), ramp);
    return Kit.sum(Kit.backwards(mixed), Kit.shift(Mapped.of(new Kit.Plus(0.5), mixed), 3));
  }

  private static double[] expected() {
    double[] ramp = new double[20_003];
    double[] leaky = new double[ramp.length];
    for (int i = 0; i < ramp.length; i++) {
      ramp[i] = i * 1e-3;
      leaky[i] = ramp[i] + (i == 0 ? 0 : 0.5 * leaky[i - 1]);
    }
    double[] other = new double[9_001];
    for (int i = 0; i < other.length; i++) {
      other[i] = i * 2e-3 + (i == 0 ? 0 : -0.25 * other[i - 1]);
    }
    double[] mixed = new double[30_001];
    for (int i = 0; i < mixed.length; i++) {
      double product = i < leaky.length ? leaky[i] : 0;
      product *= i < other.length ? other[i] : 1;
      product *= i * 1e-4;
      double sum = (i < other.length ? other[i] : 0) + product;
      sum += i >= 777 && i - 777 < leaky.length ? leaky[i - 777] : 0;
      mixed[i] = sum + (i < ramp.length ? ramp[i] : 0);
    }
    double[] all = new double[30_004];
    for (int i = 0; i < all.length; i++) {
      double back = i < mixed.length ? mixed[mixed.length - 1 - i] : 0;
      all[i] = back + (i >= 3 ? mixed[i - 3] + 0.5 : 0);
    }
    return all;
  }

  @Test
  void everyKindGivesTheSameBitsForAnyThreadsBlockSizeAndReader() {
    double[] expected = expected();
    for (int threads : new int[] {1, 2, 5}) {
      for (int blockSize : new int[] {8, 64, 2048, 8192}) {
        try (Session session = session(threads, blockSize)) {
          for (int step : new int[] {1, 7, 64, 1000, 4096, 40_000}) {
            assertThat(Kit.read(session, everything(), step)).isEqualTo(expected);
          }
          try (Stored stored = session.store(everything())) {
            assertThat(Kit.read(session, stored, 999)).isEqualTo(expected);
          }
          assertThat(session.memory().usage().lent()).isZero();
        }
      }
    }
  }

  @Test
  void anyStretchOfAnAddressableSignalCanBeReadInAnyOrderAndOutsideItIsSilent() {
    try (Session session = session(2, 64);
        java.lang.foreign.Arena arena = java.lang.foreign.Arena.ofConfined();
        Reader reader = session.open(Kit.ramp(1000, 1))) {
      Block block = new Block(arena.allocate(8 * 300, 64), 0);
      for (long start : new long[] {990, -5, 0, 505, 3, 998, 2000, -400}) {
        reader.read(start, block, 1, 200);
        for (int i = 0; i < 200; i++) {
          long at = start + i;
          assertThat(block.get(1 + i)).isEqualTo(at >= 0 && at < 1000 ? at : 0);
        }
      }
    }
  }

  @Test
  void aSignalReadOnwardRefusesToGoBack() {
    try (Session session = session(1, 64);
        java.lang.foreign.Arena arena = java.lang.foreign.Arena.ofConfined();
        Reader reader = session.open(Kit.leak(Kit.ramp(1000, 1), 0.5))) {
      Block block = new Block(arena.allocate(8 * 64, 64), 0);
      reader.read(500, block, 0, 7);
      assertThatThrownBy(() -> reader.read(10, block, 0, 7)).hasMessageContaining("sequentially");
    }
  }

  @Test
  void aChainOfAHundredThousandIsBuiltPrintedComparedAndStored() {
    Signal chain = Kit.ramp(100, 1);
    Signal twin = Kit.ramp(100, 1);
    for (int i = 0; i < 100_000; i++) {
      chain = i % 2 == 0 ? Mapped.of(new Kit.Plus(1), chain) : Kit.leak(chain, 0);
      twin = i % 2 == 0 ? Mapped.of(new Kit.Plus(1), twin) : Kit.leak(twin, 0);
    }
    assertThat(chain).isEqualTo(twin).hasSameHashCodeAs(twin);
    assertThat(chain.toString()).hasSizeLessThan(300);
    try (Session session = session(2, 2048);
        Stored stored = session.store(chain)) {
      assertThat(Kit.read(session, stored, 100)[99]).isEqualTo(50_099);
    }
  }

  @Test
  void aDeepChainOfGathersIsStoredOnTheWay() {
    Signal chain = Kit.ramp(50, 1);
    for (int i = 0; i < 6_000; i++) {
      chain = i % 3 == 0 ? Kit.shift(chain, 1) : Kit.backwards(chain);
    }
    try (Session session = session(2, 2048);
        Stored stored = session.store(chain)) {
      assertThat(stored.length()).isEqualTo(50 + 2_000);
      assertThat(session.memory().usage().peakLent()).isLessThanOrEqualTo(4 * Chunk.BYTES);
    }
  }

  @Test
  void whatOccursOftenIsComputedOnce() {
    Signal x = Kit.ramp(100, 1);
    Signal y = Kit.ramp(100, 1);
    Signal z = Kit.ramp(100, 1);
    for (int i = 0; i < 40; i++) {
      x = Kit.sum(x, x);
      y = Kit.sum(y, Kit.backwards(Kit.backwards(y)));
      z = Kit.leak(Kit.sum(z, Kit.leak(z, 0)), 0);
    }
    try (Session session = session(2, 64)) {
      for (Signal signal : List.of(x, y, z)) {
        assertThat(Kit.read(session, signal, 64)[1]).isEqualTo((double) (1L << 40));
        assertThat(signal.toString()).hasSizeLessThan(300);
      }
      assertThat(session.memory().usage().lent()).isZero();
    }
  }
}

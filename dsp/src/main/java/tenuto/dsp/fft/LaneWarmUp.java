package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.Stream;
import tenuto.engine.base.VectorApi;

/**
 * Decides when a {@link LaneFft} works with vectors: until the JVM has compiled them they are some
 * hundred times slower than the scalar form, which gives the same bits. So before each of the first
 * pieces of work it warms them up a little, until they are fast. If the JVM lacks the Vector API,
 * all work is scalar.
 */
public final class LaneWarmUp {
  /** Calls in a round; a JVM compiles methods that are called often, however short a call is. */
  private static final int CALLS = 64;

  /** One call in n has rows, as otherwise the compiler would assume that none ever has. */
  private static final int EMPTY = 16;

  /** The time for a call that counts as fast; when compiled, it takes some 0.5 µs. */
  private static final long FAST_NANOSECONDS = 8_000;

  /** A size for transforms in two steps, of radix 2 and 4. */
  private static final int SIZE = 8;

  private final double[] factors = new double[2 * SIZE];
  private final List<LaneFft> transforms = transforms(false);
  private final List<LaneFft> none = transforms(true);
  private final MemorySegment x = Arena.ofAuto().allocate((long) LaneFft.ROW * 2 * SIZE, 64);
  private final MemorySegment y = Arena.ofAuto().allocate((long) LaneFft.ROW * 2 * SIZE, 64);
  private final boolean warms;
  private volatile boolean vectors;

  public LaneWarmUp() {
    this(VectorApi.isPresent(), false);
  }

  private LaneWarmUp(boolean warms, boolean vectors) {
    this.warms = warms;
    this.vectors = vectors;
  }

  /** An instance with a fixed decision, for tests. */
  public static LaneWarmUp fixed(boolean vectors) {
    return new LaneWarmUp(false, vectors);
  }

  /** Whether the next piece of work, of some milliseconds, is to be done with vectors. */
  public boolean vectorsAreFaster() {
    return vectors || warms && round();
  }

  /** Transforms of every radix. */
  private static List<LaneFft> transforms(boolean empty) {
    return Stream.of(SIZE, 3, 5, 7)
        .map(size -> new LaneFft(size, empty ? 0 : size, SIZE - 1))
        .toList();
  }

  private synchronized boolean round() {
    if (!vectors) {
      long least = Long.MAX_VALUE;
      for (int i = 0; i < CALLS; i++) {
        long begin = System.nanoTime();
        if (i % EMPTY == 0) {
          work(transforms, SIZE);
          least = Math.min(least, System.nanoTime() - begin);
        } else {
          work(none, 0);
        }
      }
      vectors = least < FAST_NANOSECONDS;
    }
    return vectors;
  }

  private void work(List<LaneFft> with, int n) {
    LaneFft.pack(x, 0, 8L * SIZE, y, 0, n, true);
    for (LaneFft each : with) {
      each.transform(y, x, true);
    }
    LaneFft.multiplyExchanged(x, 0, y, 0, n, factors, 0, true);
    LaneFft.unpack(y, 0, x, 0, 8L * SIZE, n, true);
  }
}

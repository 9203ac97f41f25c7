package tenuto.formats.cache;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/** Samples as the engine offers them to a cache: in pieces, each key's own. */
final class Entries {
  /** More than a MiB, and no whole number of them. */
  static final int SAMPLES = 140_000;

  static final Cache.Cost DEAR = new Cache.Cost(10_000_000_000L, 0);

  private static final int PIECE = 32_768;

  private Entries() {}

  static Identity key(long number) {
    Random random = new Random(number);
    return new Identity(random.nextLong(), random.nextLong());
  }

  /** Room for samples, in which there is something else yet. */
  static List<MemorySegment> room(int count) {
    List<MemorySegment> pieces = new ArrayList<>();
    for (int left = count; left > 0; left -= PIECE) {
      MemorySegment piece = Arena.ofAuto().allocate(8L * Math.min(left, PIECE), 8);
      pieces.add(piece.fill((byte) 7));
    }
    return pieces;
  }

  static List<MemorySegment> of(Identity key, int count) {
    SplittableRandom random = new SplittableRandom(key.low());
    List<MemorySegment> pieces = room(count);
    for (MemorySegment piece : pieces) {
      for (long at = 0; at < piece.byteSize(); at += Double.BYTES) {
        piece.set(ValueLayout.JAVA_DOUBLE, at, random.nextDouble());
      }
    }
    return pieces;
  }

  static void write(Cache cache, Identity key, int count) {
    cache.write(key, of(key, count), DEAR, () -> {});
  }

  /**
   * Asks for samples.
   *
   * @return whether they were there
   * @throws AssertionError if they are another's
   */
  static boolean read(Cache cache, Identity key, int count) {
    List<MemorySegment> got = room(count);
    if (!cache.read(key, got)) {
      return false;
    }
    List<MemorySegment> wanted = of(key, count);
    for (int i = 0; i < wanted.size(); i++) {
      if (wanted.get(i).mismatch(got.get(i)) >= 0) {
        throw new AssertionError("%s has another's samples".formatted(key));
      }
    }
    return true;
  }
}

package tenuto.dsp.levels;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import tenuto.engine.setup.Cache;

/** The maximum in each part of a signal, found by several threads. */
final class MostOfParts {
  /** The value for a part without samples. */
  private final long none;

  private final AtomicLongArray most;

  MostOfParts(long length, long none) {
    this.none = none;
    long[] first = new long[Math.toIntExact(Math.ceilDiv(length, Cache.PART))];
    Arrays.fill(first, none);
    most = new AtomicLongArray(first);
  }

  void add(int part, long found) {
    most.accumulateAndGet(part, found, Math::max);
  }

  long of(int part) {
    return most.get(part);
  }

  /** The maximum over all parts. */
  long all() {
    long all = none;
    for (int part = 0; part < most.length(); part++) {
      all = Math.max(all, most.get(part));
    }
    return all;
  }
}

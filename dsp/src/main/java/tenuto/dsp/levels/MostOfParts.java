package tenuto.dsp.levels;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import tenuto.engine.setup.Cache;

/** The largest number that many threads find in each part of a signal. */
final class MostOfParts {
  /** Where nothing was found. */
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

  /** Of all parts. */
  long all() {
    long all = none;
    for (int part = 0; part < most.length(); part++) {
      all = Math.max(all, most.get(part));
    }
    return all;
  }
}

package tenuto.scripting.why;

import tenuto.engine.base.SplitMix;

/** A 64-bit hash. */
final class Hash64 {
  private Hash64() {}

  static long of(byte[] bytes, int from, int to) {
    long all = to - from;
    for (int i = from; i < to; i++) {
      all = (all ^ bytes[i]) * 0x100000001B3L; // FNV's prime (RFC 9923)
    }
    return SplitMix.mix(all);
  }

  static long of(long before, long more) {
    return SplitMix.mix(Long.rotateLeft(before, 1) ^ SplitMix.mix(more + SplitMix.GOLDEN_RATIO));
  }
}

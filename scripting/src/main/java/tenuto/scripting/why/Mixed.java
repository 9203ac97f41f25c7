package tenuto.scripting.why;

/** 64 well-mixed bits that stand for others. */
final class Mixed {
  private Mixed() {}

  static long of(byte[] bytes, int from, int to) {
    long all = to - from;
    for (int i = from; i < to; i++) {
      all = (all ^ bytes[i]) * 0x100000001B3L; // FNV's prime (RFC 9923)
    }
    return mix(all);
  }

  static long of(long before, long more) {
    return mix(Long.rotateLeft(before, 1) ^ mix(more + 0x9E3779B97F4A7C15L));
  }

  /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
  private static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}

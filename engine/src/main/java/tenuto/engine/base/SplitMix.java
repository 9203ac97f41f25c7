package tenuto.engine.base;

/**
 * The random numbers of SplitMix64, which can be had in any order: number i is {@code mix(origin +
 * (i + 1)·GOLDEN_RATIO)}.
 *
 * <p>Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with
 * Stafford's mix 13.
 */
public final class SplitMix {
  /** What the counter grows by: the golden ratio's fraction, in 64 bits, odd. */
  public static final long GOLDEN_RATIO = 0x9E37_79B9_7F4A_7C15L;

  public static final long FACTOR_1 = 0xBF58_476D_1CE4_E5B9L;
  public static final long FACTOR_2 = 0x94D0_49BB_1331_11EBL;

  private SplitMix() {}

  /** A number in which every bit depends on every bit of {@code x}. */
  public static long mix(long x) {
    long z = x;
    z = (z ^ z >>> 30) * FACTOR_1;
    z = (z ^ z >>> 27) * FACTOR_2;
    return z ^ z >>> 31;
  }
}

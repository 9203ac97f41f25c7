package tenuto.formats.pcm;

import tenuto.engine.base.SplitMix;

/**
 * Dither: noise added to samples before they are rounded to integers, so that the rounding error is
 * noise, too, and not distortion (Lipshitz, Wannamaker and Vanderkooy, "Quantization and dither: a
 * theoretical survey", JAES 40, 1992).
 *
 * <p>A sample that is already an integer gets none: so samples read from a file of the same bit
 * depth, or a lower one, are written unchanged, and silence stays silent. The noise depends only on
 * seed, channel and frame, not on threads or the order in which samples are written.
 *
 * @param kind the distribution
 * @param seed of the noise
 * @param first the frame of the noise that is added to frame 0
 */
public record Dither(Kind kind, long seed, long first) {
  /** No dither. */
  public static final Dither NONE = new Dither(Kind.NONE, 0, 0);

  /** Distributions. */
  public enum Kind {
    /** No dither. */
    NONE,
    /**
     * Triangular, ±1 step of the integers: the smallest noise that leaves neither distortion nor
     * noise modulation.
     */
    TPDF
  }

  /**
   * The dither of an excerpt, which gets the same noise as in the whole: from one of its frames on.
   */
  public Dither from(long frame) {
    return kind == Kind.NONE ? this : new Dither(kind, seed, frame);
  }

  /**
   * The dither of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Dither of(String name, long seed) {
    return switch (name.toLowerCase(java.util.Locale.ROOT)) {
      case "none" -> NONE;
      case "tpdf" -> new Dither(Kind.TPDF, seed, 0);
      default ->
          throw new IllegalArgumentException(
              "dither must be none or tpdf, but is '%s'".formatted(name));
    };
  }

  /**
   * Adds dither to {@code n} samples.
   *
   * @param channel counted from 0
   * @param frame the number of the first one
   * @param bits of the integers that they will be
   */
  public void add(int channel, long frame, double[] samples, int n, int bits) {
    if (kind == Kind.NONE) {
      return;
    }
    double scale = Math.scalb(1.0, bits - 1);
    double unit = 0x1p-32 / scale;
    long at =
        SplitMix.mix(SplitMix.mix(seed) + (channel + 1L) * SplitMix.GOLDEN_RATIO)
            + (first + frame) * SplitMix.GOLDEN_RATIO;
    for (int i = 0; i < n; i++) {
      at += SplitMix.GOLDEN_RATIO;
      double code = samples[i] * scale;
      if (code + WHOLE - WHOLE != code) {
        long random = SplitMix.mix(at);
        samples[i] += ((random >>> 32) - (random & 0xFFFF_FFFFL)) * unit;
      }
    }
  }

  /**
   * Adding this to a number up to 2^51 and subtracting it again rounds the number to an integer.
   */
  private static final double WHOLE = 0x1.8p52;
}

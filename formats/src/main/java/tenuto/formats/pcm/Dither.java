package tenuto.formats.pcm;

import tenuto.engine.base.SplitMix;

/**
 * Noise added to samples before they are rounded to integers, so that what rounding does is noise
 * too and no distortion (Lipshitz, Wannamaker and Vanderkooy, "Quantization and dither: a
 * theoretical survey", JAES 40, 1992).
 *
 * <p>A sample that the integers hold exactly gets none: so what was read from a file of as many
 * bits, or fewer, goes back to the bit, and silence stays silent. The noise depends on nothing but
 * seed, channel and frame: neither on the order in which samples come nor on threads.
 *
 * @param kind how it is distributed
 * @param seed of the noise
 * @param first the frame of the noise that frame 0 is given
 */
public record Dither(Kind kind, long seed, long first) {
  /** Nothing is added. */
  public static final Dither NONE = new Dither(Kind.NONE, 0, 0);

  /** Distributions. */
  public enum Kind {
    /** No dither. */
    NONE,
    /**
     * Triangular, up to one step of the integers either way: the least noise that leaves neither
     * distortion nor a noise that changes with the signal.
     */
    TPDF
  }

  /** That of a part of a file, as it is in the whole: from one of its frames on. */
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
   * Adds it to {@code n} samples.
   *
   * @param channel the samples' own, counted from 0
   * @param frame of the first one
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

  /** Added to a number up to 2^51 and taken off again it leaves the nearest whole one. */
  private static final double WHOLE = 0x1.8p52;
}

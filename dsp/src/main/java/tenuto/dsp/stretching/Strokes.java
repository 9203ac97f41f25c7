package tenuto.dsp.stretching;

/**
 * Detection of percussive strokes: attacks whose level falls as fast and as evenly as a drum's, so
 * that their decay is part of the sound and is not stretched. A sustained note is no stroke, nor is
 * a burst of speech, whose level falls in uneven steps.
 *
 * @param block samples from one measurement of the level to the next; 0 switches detection off
 * @param length samples of the sound
 */
record Strokes(int block, long length) {
  /** No detection: decays are stretched like everything else. */
  static final Strokes NONE = new Strokes(0, 0);

  /** Blocks that a decay is measured for, at most: 200 ms. */
  private static final int MOST = 10;

  /** Blocks of even decay that make a stroke, at least. */
  private static final int LEAST = 3;

  /** The decay over those blocks in dB, at least. */
  private static final double DEEP = 8;

  /** The decay in each block in dB, at least: 75 dB a second. */
  private static final double FALL = 1.5;

  /**
   * An exponential decay falls by the same dB in each block, and a sum of several by fewer and
   * fewer. So the fall of a block is at most TIMES that of the block before plus {@link #MORE} dB,
   * which leaves room for noise.
   */
  private static final double TIMES = 1.5;

  private static final double MORE = 0.5;

  /** For a sound of that length. */
  static Strokes of(double sampleRate, long length) {
    return new Strokes((int) Math.rint(sampleRate / 50), length);
  }

  /** Samples after an attack that are read, at most. */
  int reach() {
    return MOST * block + 2 * block;
  }

  /** The length of the decay after an attack, in samples; 0 if the attack is no stroke. */
  long decay(History[] past, long attack) {
    double first = block > 0 ? power(past, attack) : 0;
    double power = first;
    double before = Double.POSITIVE_INFINITY;
    int blocks = 0;
    boolean isStroke = false;
    while (power > 0 && blocks < MOST) {
      double next = power(past, attack + (blocks + 1L) * block);
      double fall = 10 * StrictMath.log10(power / next);
      if (!(fall >= FALL && (isStroke || fall <= TIMES * before + MORE))) {
        break;
      }
      before = fall;
      power = next;
      blocks++;
      isStroke |= blocks >= LEAST && 10 * StrictMath.log10(first / power) >= DEEP;
    }
    if (!isStroke) {
      return 0;
    }
    return (power > 0 ? blocks + 1L : MOST) * block;
  }

  /** The power of all channels in two blocks, under a triangle, so that low tones do not ripple. */
  private double power(History[] past, long from) {
    double sum = 0;
    for (History channel : past) {
      for (int i = 0; i < 2 * block; i++) {
        double x = channel.at(from + i);
        sum += x * x * Math.min(i + 0.5, 2 * block - i - 0.5);
      }
    }
    return sum;
  }
}

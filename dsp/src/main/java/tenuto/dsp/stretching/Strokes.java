package tenuto.dsp.stretching;

/**
 * Which attacks are strokes: sounds that die away as evenly and as fast as a drum's, so that their
 * decay is part of them and is not stretched. A note that sustains is none, nor is a burst of
 * speech, whose level falls in uneven steps.
 *
 * @param block samples from one measurement of the level to the next; 0 if there are no strokes
 * @param length samples of the sound
 */
record Strokes(int block, long length) {
  /** For sounds whose attacks alone are kept. */
  static final Strokes NONE = new Strokes(0, 0);

  /** The most blocks that a stroke is measured for: 200 ms. */
  private static final int MOST = 10;

  /** The blocks and the dB by which it must have fallen evenly. */
  private static final int LEAST = 3;

  private static final double DEEP = 8;

  /** By how many dB it falls in each, at least: 75 dB a second. */
  private static final double FALL = 1.5;

  /**
   * A sum of decays falls more slowly from block to block. So a fall is at most so many times the
   * one before, and so many dB, which noise may add.
   */
  private static final double TIMES = 1.5;

  private static final double MORE = 0.5;

  /** Those of a sound. */
  static Strokes of(double sampleRate, long length) {
    return new Strokes((int) Math.rint(sampleRate / 50), length);
  }

  /** The samples after an attack that are looked at, at most. */
  int reach() {
    return MOST * block + 2 * block;
  }

  /** For how many samples from an attack on a stroke dies away; 0 if it is none. */
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

  /** The power of all channels in two blocks, under a triangle: low tones do not ripple it. */
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

package tenuto.formats.mp3;

import tenuto.formats.mp3.FrameBits.BrokenFrame;

/**
 * A quantiser of layers 1 and 2, with an odd number of levels evenly spaced from −1 to +1; three
 * samples of 3, 5 or 9 levels are stored as one number.
 *
 * @param levels 3 to 65,535
 */
record SubbandQuantiser(int levels) {
  /** Reads three samples of layer 2. */
  void three(FrameBits in, double[] samples, int at, int step) throws BrokenFrame {
    if (levels != 3 && levels != 5 && levels != 9) {
      for (int i = 0; i < 3; i++) {
        samples[at + i * step] = one(in);
      }
      return;
    }
    int all = levels * levels * levels;
    int code = in.take(Integer.SIZE - Integer.numberOfLeadingZeros(all));
    if (code >= all) {
      throw new BrokenFrame("three samples of %d levels cannot be %d".formatted(levels, code));
    }
    for (int i = 0; i < 3; i++, code /= levels) {
      samples[at + i * step] = value(code % levels);
    }
  }

  /** Reads one sample. */
  double one(FrameBits in) throws BrokenFrame {
    return value(in.take(Integer.SIZE - Integer.numberOfLeadingZeros(levels)));
  }

  private double value(int code) {
    return (2.0 * code - levels + 1) / levels;
  }
}

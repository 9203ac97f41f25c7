package tenuto.dsp.stretching;

/**
 * Weights of 32 samples about a place between two of them: a sinc under Kaiser's window, for each
 * 1/512 of a sample, between which they are interpolated (J. Smith, "Digital Audio Resampling",
 * 2002; J. Kaiser, "Nonrecursive digital filter design using the I0-sinh window function", 1974).
 * What is read so is within −90 dB of the band-limited signal up to 0.4 of the sample rate, as by
 * {@link tenuto.dsp.kernel.SincTaps}, from memory that goes round.
 */
final class SincRows {
  /** Samples to either side. */
  static final int HALF = 16;

  private static final int TAPS = 2 * HALF;
  private static final int ROWS = 512;

  private static final double BETA = 10;

  private static final double[] TABLE = table();

  private SincRows() {}

  /** The value at a place, of a signal whose last samples these are. */
  static double at(History x, double place) {
    long whole = (long) Math.floor(place);
    double way = (place - whole) * ROWS;
    int number = (int) way;
    double between = way - number;
    int row = number * TAPS;
    double even = 0;
    double odd = 0;
    for (int i = 0; i < TAPS; i += 2) {
      double a = TABLE[row + i];
      double b = TABLE[row + i + 1];
      even += x.at(whole - HALF + 1 + i) * (a + between * (TABLE[row + TAPS + i] - a));
      odd += x.at(whole - HALF + 2 + i) * (b + between * (TABLE[row + TAPS + i + 1] - b));
    }
    return even + odd;
  }

  private static double[] table() {
    double[] table = new double[(ROWS + 1) * TAPS];
    for (int row = 0; row <= ROWS; row++) {
      double sum = 0;
      for (int i = 0; i < TAPS; i++) {
        double t = i + 1 - HALF - row / (double) ROWS;
        double turn = Math.PI * t;
        double sinc = t == 0 ? 1 : StrictMath.sin(turn) / turn;
        double inside = 1 - t / HALF * (t / HALF);
        table[row * TAPS + i] = inside <= 0 ? 0 : sinc * bessel(BETA * BETA * inside);
        sum += table[row * TAPS + i];
      }
      for (int i = 0; i < TAPS; i++) {
        table[row * TAPS + i] /= sum;
      }
    }
    return table;
  }

  /** I0 of the root of a number. */
  private static double bessel(double square) {
    double sum = 1;
    double term = 1;
    for (int k = 1; k < 40; k++) {
      term *= square / (4.0 * k * k);
      sum += term;
    }
    return sum;
  }
}

package tenuto.engine.base;

/**
 * Milliseconds as samples, and samples as milliseconds: the one conversion of words, slices, chains
 * and both Pythons.
 *
 * <p>A time that is computed is rarely exact: three thirds of a beat are less than the beat by a
 * rounding. So a time within a millionth of a sample of a whole number of samples is that number. A
 * sum of n times may be wrong by n · 2^-53 of itself, which is more than that in a long piece; so
 * the tolerance is 2^-39 of the time where that is more, enough for 16,000 summands, and at most a
 * thousandth of a sample.
 */
public final class Milliseconds {
  private static final double LEAST_TOLERANCE = 1e-6;
  private static final double TOLERANCE = 0x1p-39;
  private static final double MOST_TOLERANCE = 1e-3;

  private Milliseconds() {}

  /** The samples in a time, with their fraction as it is: for what varies continuously. */
  public static double exactly(double ms, double sampleRate) {
    return ms * sampleRate / 1000;
  }

  /** Samples in a millisecond: for loops that scale a control in ms. */
  public static double samplesInOne(double sampleRate) {
    return sampleRate / 1000;
  }

  /** The samples in a time, with their fraction; a whole number if they are within tolerance. */
  public static double place(double ms, double sampleRate) {
    return place(exactly(ms, sampleRate));
  }

  /** A number of samples; a whole one if it is within tolerance of it. */
  public static double place(double samples) {
    double whole = Math.rint(samples);
    double most = Math.clamp(Math.abs(samples) * TOLERANCE, LEAST_TOLERANCE, MOST_TOLERANCE);
    return Math.abs(samples - whole) <= most ? whole : samples;
  }

  /** The whole samples in a time; before 0, the sample that it is in. */
  public static long whole(double ms, double sampleRate) {
    return (long) Math.floor(place(ms, sampleRate));
  }

  /** The whole samples that a time needs: rounded up. */
  public static long needed(double ms, double sampleRate) {
    return (long) Math.ceil(place(ms, sampleRate));
  }

  /** The number of whole samples that is nearest to a time. */
  public static long nearest(double ms, double sampleRate) {
    return (long) Math.rint(exactly(ms, sampleRate));
  }

  /** How long samples last, in ms. */
  public static double of(double samples, double sampleRate) {
    return samples * 1000 / sampleRate;
  }
}

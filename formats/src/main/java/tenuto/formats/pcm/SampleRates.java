package tenuto.formats.pcm;

/**
 * The sample rates that a sound file may have. A rate far beyond these is damage or malice: a
 * duration such as a meter's window would have no samples or billions of them.
 */
public final class SampleRates {
  /** The lowest, in hertz. */
  public static final double LEAST = 1;

  /** The highest, in hertz: radio receivers come close. */
  public static final double MOST = 100e6;

  /** The range, for error messages. */
  public static final String RANGE = "1 to 100000000 Hz";

  private SampleRates() {}

  /** Whether a file may have this rate; false for NaN. */
  public static boolean contain(double rate) {
    return rate >= LEAST && rate <= MOST;
  }

  /** The rule that a rate breaks. */
  public static String rule(double rate) {
    return "the sample rate must be %s, but is %s".formatted(RANGE, HeaderText.number(rate));
  }
}

package tenuto.formats.pcm;

/**
 * The sample rates that a sound file may have. One far beyond them is damage or malice: what is as
 * long as a part of a second, such as a meter's window, would have no samples or billions of them.
 */
public final class SampleRates {
  /** In hertz. */
  public static final double LEAST = 1;

  /** In hertz: radio receivers come close. */
  public static final double MOST = 100e6;

  /** How a rule calls them. */
  public static final String RANGE = "1 to 100000000 Hz";

  private SampleRates() {}

  /** Whether a file may have it; NaN it may not. */
  public static boolean contain(double rate) {
    return rate >= LEAST && rate <= MOST;
  }

  /** The rule that a rate breaks. */
  public static String rule(double rate) {
    return "the sample rate must be %s, but is %s".formatted(RANGE, HeaderText.number(rate));
  }
}

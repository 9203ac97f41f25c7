package tenuto.dsp.word;

/**
 * The guarantee of a word for its result's level. If the last steps of a chain have one, they run
 * after the conversion to the file's sample rate and channels, so that it holds for the file.
 */
public enum Level {
  /** No guarantee: the default. */
  ANY(""),

  /** No sample, nor the wave between samples, gets a larger magnitude. */
  KEPT(""),
  PEAK("As a chain's last step it sets the peak of the file, whatever --rate and --channels."),
  TRUE_PEAK(
      "As a chain's last step it holds the true peak of the file, whatever --rate and --channels."),
  MEASURED(
      "As a chain's last step it sets the measured level of the file, whatever --rate and"
          + " --channels."),
  BITS("As a chain's last step it sets the samples of the file, whatever --rate and --channels.");

  private final String text;

  Level(String text) {
    this.text = text;
  }

  /** As a sentence of help, or empty. */
  public String text() {
    return text;
  }

  /** Whether there is a guarantee. */
  public boolean isSet() {
    return this != ANY && this != KEPT;
  }
}

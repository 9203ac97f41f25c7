package tenuto.dsp.word;

/**
 * What a word promises of its result's level. A chain whose last steps promise one does them after
 * the sample rate and the channels have become those of the file, so that it is true of the file.
 */
public enum Level {
  /** Nothing: the rule. */
  ANY(""),

  /** Nothing, but no sample is larger than before, nor another wave between the samples. */
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

  /** Whether there is a promise. */
  public boolean isSet() {
    return this != ANY && this != KEPT;
  }
}

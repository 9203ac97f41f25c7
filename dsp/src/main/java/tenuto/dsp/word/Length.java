package tenuto.dsp.word;

/** The length of a word's result, given the lengths of its signals. */
public enum Length {
  /** The longest signal's: the default. */
  LONGEST(""),
  SHORTEST("The result is as long as the shortest sound."),
  FIRST("The result is as long as the first signal."),
  SUM("The result is as long as all its signals together."),
  SUM_LESS_ONE(
      "The result is as long as both signals together, less one sample; empty if one of them is."),
  TWICE("The result is twice as long as the longest signal."),
  HALF("The result is half as long as the signal."),
  POWER_OF_TWO("The result has the next power of two of samples."),

  /**
   * Depends on the word's parameters too: its description says how, and a test of its family checks
   * it.
   */
  ITS_OWN("");

  private final String text;

  Length(String text) {
    this.text = text;
  }

  /** As a sentence of help, or empty. */
  public String text() {
    return text;
  }
}

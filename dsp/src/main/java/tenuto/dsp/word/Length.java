package tenuto.dsp.word;

/** How long a word's result is, by the signals that it is given. */
public enum Length {
  /** As the longest: the rule. */
  LONGEST(""),
  SHORTEST("The result is as long as the shortest signal."),
  FIRST("The result is as long as the first signal."),
  SUM("The result is as long as all its signals together."),
  SUM_LESS_ONE(
      "The result is as long as both signals together, less one sample; empty if one of them is."),
  TWICE("The result is twice as long as the longest signal."),
  HALF("The result is half as long as the signal."),
  POWER_OF_TWO("The result has the next power of two of samples."),

  /** By the word's parameters too: its description says how, and a test of its family. */
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

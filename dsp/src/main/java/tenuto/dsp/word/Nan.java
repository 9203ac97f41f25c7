package tenuto.dsp.word;

/** What a NaN in a signal does to a word's result. */
public enum Nan {
  /**
   * It is a NaN at its place, and up to a group of samples around it; after that all is NaN, or
   * nothing: the rule.
   */
  AT_ITS_PLACE(""),
  NEARBY("A NaN spoils the samples beside it too."),
  HALF_WAVE("A NaN spoils the half-waves beside it."),
  SPREADS("A NaN spoils samples before and after it."),
  EVERYWHERE("One NaN makes the whole result NaN."),

  /** At its place, and samples around it; all others follow from what is measured without it. */
  NOT_MEASURED("A NaN stays, and counts as 0 where the signal is measured."),
  SILENCE("One NaN makes the whole result silent."),
  ERROR("A NaN is an error."),

  /** At another place, as the word moves samples: a test of its family says where. */
  ITS_OWN("");

  private final String text;

  Nan(String text) {
    this.text = text;
  }

  /** As a sentence of help, or empty. */
  public String text() {
    return text;
  }
}

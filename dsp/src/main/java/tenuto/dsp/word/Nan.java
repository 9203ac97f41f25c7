package tenuto.dsp.word;

/** The effect of a NaN in a signal on a word's result. */
public enum Nan {
  /**
   * NaN at the same place and up to a group of samples around it; after that either everything is
   * NaN or nothing: the default.
   */
  AT_ITS_PLACE(""),
  NEARBY("A NaN spoils the samples beside it too."),
  HALF_WAVE("A NaN spoils the half-waves beside it."),
  SPREADS("A NaN spoils samples before and after it."),
  EVERYWHERE("One NaN makes the whole result NaN."),

  /**
   * NaN at the same place and samples around it; measurements ignore it, and with them all other
   * samples.
   */
  NOT_MEASURED("A NaN stays, and counts as 0 where the signal is measured."),
  SILENCE("One NaN makes the whole result silent."),
  ERROR("A NaN is an error."),

  /** NaN at another place, as the word moves samples: a test of its family checks where. */
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

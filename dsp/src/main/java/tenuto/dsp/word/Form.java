package tenuto.dsp.word;

/**
 * Whether a word's result is a sound or a shape, such as an envelope. In sums and products a shape
 * that ends early holds its last value, and a sound is silent after its end; not by Sonic Field's
 * rules.
 */
public enum Form {
  /** A sound: the default. */
  SOUND(""),
  SHAPE("The result is a shape: in sums and products it holds its last value after its end."),

  /** A shape if all signals that it is made from are shapes, else a sound. */
  ALIKE("");

  private final String text;

  Form(String text) {
    this.text = text;
  }

  /** As a sentence of help, or empty. */
  public String text() {
    return text;
  }
}

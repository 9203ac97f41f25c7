package tenuto.dsp.word;

/**
 * The result of recognising something in a sound, such as its key; in a patch a pair {@code (name,
 * confidence)}.
 *
 * @param name the name; empty, and None in a patch, if nothing was recognised
 * @param confidence from 0 to 1
 */
public record Estimate(String name, double confidence) {
  /** Nothing recognised. */
  public static final Estimate NONE = new Estimate("", 0);
}

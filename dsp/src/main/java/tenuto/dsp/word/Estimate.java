package tenuto.dsp.word;

/**
 * What a sound was taken for; in a patch a pair {@code (name, confidence)}.
 *
 * @param name what it is called; empty, and None in a patch, where nothing was recognised
 * @param confidence from 0 to 1
 */
public record Estimate(String name, double confidence) {
  /** Nothing recognised. */
  public static final Estimate NONE = new Estimate("", 0);
}

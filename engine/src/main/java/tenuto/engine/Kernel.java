package tenuto.engine;

/**
 * What makes each sample from the one sample at the same place: a gain, a clip.
 *
 * <p>Implement it as a record whose components are all its parameters: the record's text is part of
 * the signal's identity.
 */
public interface Kernel {
  /**
   * Writes {@code n} samples.
   *
   * @param out may be {@code in} itself, never a shifted part of it
   * @param n a multiple of {@link Block#GROUP}
   */
  void apply(Block in, Block out, int n);

  /** A kernel of vectors that has a second form in plain numbers: see {@link Ripening}. */
  interface Twofold extends Kernel {
    /** What {@link #apply} does, to the bit. */
    void applyPlain(Block in, Block out, int n);
  }
}

package tenuto.engine;

/**
 * What makes samples from their position alone: a sine, a noise, a shape.
 *
 * <p>Implement it as a record whose components are all its parameters: the record's text is part of
 * the signal's identity. The same position must always give the same bits, on any thread.
 */
public interface Source {
  /**
   * Writes samples {@code start} to {@code start + n - 1}.
   *
   * @param start a multiple of {@link Block#GROUP}
   * @param n a multiple of {@link Block#GROUP}; may run past the signal's end, where any value does
   */
  void fill(long start, Block out, int n);

  /** A source of vectors that has a second form in plain numbers: see {@link Ripening}. */
  interface Twofold extends Source {
    /** What {@link #fill} does, to the bit. */
    void fillPlain(long start, Block out, int n);
  }
}

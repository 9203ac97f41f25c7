package tenuto.engine.signal;

import tenuto.engine.base.Block;

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

  /**
   * Whether computing samples takes no longer than storing them, as a gain does: then what it makes
   * of stored samples is computed, and not stored, for somebody who reads it once.
   */
  default boolean isCheap() {
    return false;
  }

  /**
   * Its scalar form, which gives the same bits, or itself: see {@link
   * tenuto.engine.plan.FormSelector}.
   */
  default Kernel scalarForm() {
    return this;
  }
}

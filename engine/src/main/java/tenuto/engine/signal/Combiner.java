package tenuto.engine.signal;

import tenuto.engine.base.Block;

/**
 * What makes one sample from two at the same place: a sum, a product. Many signals are combined
 * from left to right, in the order in which they were given.
 *
 * <p>Where the right signal has ended the left one stays as it is; where the left one has ended it
 * counts as silence. Implement it as a record whose components are all its parameters.
 */
public interface Combiner {
  /**
   * Writes {@code n} samples.
   *
   * @param out may be {@code left} or {@code right} itself, never a shifted part of them
   * @param n a multiple of {@link Block#GROUP}
   */
  void apply(Block left, Block right, Block out, int n);

  /** The right-hand value that leaves the left as it is: 0 for a sum, 1 for a product. */
  double identity();

  /**
   * Its scalar form, which gives the same bits, or itself: see {@link
   * tenuto.engine.plan.FormSelector}.
   */
  default Combiner scalarForm() {
    return this;
  }
}

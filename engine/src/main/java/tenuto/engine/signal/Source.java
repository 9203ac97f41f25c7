package tenuto.engine.signal;

import java.util.List;
import tenuto.engine.base.Block;

/**
 * What makes samples from their position alone: a sine, a noise, a shape.
 *
 * <p>Implement it as a record whose components are all its parameters: the record's text is part of
 * the signal's identity. The same position must always give the same bits, on any thread.
 */
public interface Source extends AutoCloseable {
  /**
   * Writes samples {@code start} to {@code start + n - 1}.
   *
   * @param start a multiple of {@link Block#GROUP}
   * @param n a multiple of {@link Block#GROUP}; may run past the signal's end, where any value does
   */
  void fill(long start, Block out, int n);

  /** Whether all of its samples have the same bits, so that a block of them serves for another. */
  default boolean isConstant() {
    return false;
  }

  /**
   * Its scalar form, which gives the same bits and is closed together with it, or itself: see
   * {@link tenuto.engine.plan.FormSelector}.
   */
  default Source scalarForm() {
    return this;
  }

  /** Ends a source that was {@linkplain Maker made}: it gives back what it works with. */
  @Override
  default void close() {}

  /**
   * What makes sources from signals, such as a wavetable from its table; best a record whose
   * components are all its parameters.
   */
  interface Maker {
    /** A source, for which the inputs are read here and now, each onward. */
    Source make(List<Reader> inputs);
  }
}

package tenuto.engine.signal;

import java.util.List;
import tenuto.engine.base.Block;

/**
 * What makes samples from other stretches of its inputs than the one asked for: a cut, a placement
 * in time, a reversal, a resampling.
 *
 * <p>Implement exactly one of {@link Sequential} and {@link RandomAccess}, as a record whose
 * components are all its parameters.
 */
public sealed interface Gather permits Gather.Sequential, Gather.RandomAccess {
  /**
   * Writes samples {@code start} to {@code start + n - 1}.
   *
   * @param start a multiple of {@link Block#GROUP}
   * @param n a multiple of {@link Block#GROUP}; may run past the signal's end, where any value does
   * @param inputs one reader for each input, which gives silence outside its signal
   * @param scratch room for {@code n} samples that nobody needs
   */
  void fill(long start, Block out, int n, List<Reader> inputs, Block scratch);

  /**
   * Reads each input onward when it is itself read onward: after reading up to position p of an
   * input for one block, it reads nothing before p for the following ones.
   */
  non-sealed interface Sequential extends Gather {
    /**
     * The sample of an input, of {@code length} samples, from which on it is never read: then its
     * reader is closed.
     */
    default long end(int input, long length) {
      return length;
    }
  }

  /** Reads its inputs in any order; an input that can only be read onward is stored first. */
  non-sealed interface RandomAccess extends Gather {}

  /**
   * Adds up its inputs, or puts one after the other, each at its place in time: a sample follows
   * from those inputs alone that sound there, from where they begin and from their order, and from
   * nothing else that it knows.
   */
  interface Placing {
    /** Where sample 0 of an input is placed. */
    long begin(int input);

    /**
     * What does the same with other inputs.
     *
     * @param begins of each, in their order
     * @param lengths of each
     */
    Gather at(List<Long> begins, List<Long> lengths);
  }

  /**
   * A gather whose results in a range are made from a range of each input: the same range, unless
   * these methods give another.
   */
  interface Local {
    /** The first sample of an input that is read for results from {@code start} on. */
    default long from(int input, long start) {
      return start;
    }

    /** The end of the samples of an input that are read for results before {@code end}. */
    default long to(int input, long end) {
      return end;
    }
  }
}

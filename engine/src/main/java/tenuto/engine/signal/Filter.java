package tenuto.engine.signal;

import java.util.List;
import java.util.Optional;
import tenuto.engine.base.Block;

/**
 * What makes each sample of one or several outputs from the samples of its inputs up to it, and so
 * can only be read onward.
 *
 * <p>Implement it as a record whose components are all its parameters. All state lives in the
 * {@link Processor}, one for each plan, so that two readers never meet. Of one input and one output
 * that is a {@link State}; a filter of others says how many. One without inputs makes its samples
 * from its state alone, as a decoder does.
 */
public interface Filter {
  /** The {@link #lookBack} of a filter whose samples follow from all that came before. */
  long ALL = Long.MAX_VALUE;

  /** A state at rest, ready for sample 0. */
  Processor begin();

  /** How many signals it is made from, read in step. */
  default int inputs() {
    return 1;
  }

  /** How many signals it makes, at least 1. */
  default int outputs() {
    return 1;
  }

  /**
   * How many samples of its inputs before the last multiple of its {@linkplain #grid() grid} a
   * sample follows from, at most: of another one that began later the sample is the same to the
   * bit, once it was given so many.
   */
  default long lookBack() {
    return ALL;
  }

  /** How many samples of its inputs up to a sample it never follows from: it is late by them. */
  default long lag() {
    return 0;
  }

  /** Where one can begin that gives the same samples: at multiples of this, whole groups. */
  default long grid() {
    return Block.GROUP;
  }

  /**
   * The filter for inputs that are cut off before a sample, a multiple of the grid; asked for only
   * if it looks back so far alone.
   *
   * @return none if it cannot do without what was there
   */
  default Optional<Filter> after(long sample) {
    return Optional.of(this);
  }

  /**
   * Whether most of its work goes on in the {@linkplain tenuto.engine.SessionWork#begin
   * background}, or is no more than storing would be: then several such filters of one graph run
   * side by side without being stored.
   */
  default boolean worksInBackground() {
    return false;
  }

  /**
   * Whether its {@linkplain Processor#transfer state} can be taken and put into another processor,
   * which then makes the same samples from there on. It must be made from its inputs alone.
   */
  default boolean resumes() {
    return false;
  }

  /**
   * Whether its samples take about as long to compute as to store, as those of an oscillator do:
   * then filters that are made from them go on from their kept {@linkplain #resumes states} beside
   * it, and it is computed from its own beginning.
   */
  default boolean isQuick() {
    return false;
  }

  /** A filter on its way through its inputs; it ends with its plan, whatever happens. */
  interface Processor extends AutoCloseable {
    /**
     * Reads the signals that the filter was given beside its inputs, here and now, before anything
     * else: see {@link Filtered#of(Filter, Signal, List)}.
     */
    default void prepare(List<Reader> beside) {}

    /**
     * Takes the next {@code n} samples of all inputs, and makes those of all outputs.
     *
     * @param in one block for each input
     * @param out one for each output, to be filled; but for a filter of one input and one output,
     *     none is where an input does
     * @param n a multiple of {@link Block#GROUP}; only the outputs' last group may hold padding
     *     (anything in, anything out)
     */
    void process(Block[] in, Block[] out, int n);

    /**
     * Its scalar form, which gives the same bits, works on the same state and is closed together
     * with it, or itself: see {@link tenuto.engine.plan.FormSelector}.
     */
    default Processor scalarForm() {
      return this;
    }

    /**
     * Hands over all that what follows depends on, beside the filter's parameters, in one order:
     * where that is the same, so is what follows. Asked for if the filter {@linkplain #resumes
     * resumes}, between blocks, and of a new processor before it {@linkplain #prepare reads} what
     * it is given beside its inputs.
     */
    default void transfer(StateTransfer state) {
      throw new UnsupportedOperationException("a filter that does not resume has no such state");
    }

    /** Gives back what the state works with; nothing is asked of it afterwards. */
    @Override
    default void close() {}
  }

  /** The state of a filter of one input and one output. */
  interface State extends Processor {
    /**
     * Takes the next {@code n} samples.
     *
     * @param out may be {@code in} itself
     * @param n a multiple of {@link Block#GROUP}; only the signal's last group may hold padding
     *     (zeros in, anything out)
     */
    void apply(Block in, Block out, int n);

    @Override
    default void process(Block[] in, Block[] out, int n) {
      apply(in[0], out[0], n);
    }

    @Override
    default State scalarForm() {
      return this;
    }
  }
}

package tenuto.engine;

import java.util.List;

/**
 * What makes each sample from the samples up to it, and so can only be read onward.
 *
 * <p>Implement it as a record whose components are all its parameters. All state lives in the
 * {@link State}, one for each reader, so that two readers never meet.
 */
public interface Filter {
  /** A state at rest, ready for sample 0. */
  State begin();

  /**
   * Whether most of its work goes on in the {@linkplain Session#begin background}: then several
   * such filters of one graph run side by side without being stored.
   */
  default boolean worksInBackground() {
    return false;
  }

  /** A filter on its way through a signal; it ends with its plan, whatever happens. */
  interface State extends AutoCloseable {
    /**
     * Reads the signals that the filter was given beside its input, here and now, before anything
     * else: see {@link Filtered#of(Filter, Signal, List)}.
     */
    default void prepare(List<Reader> beside) {}

    /**
     * Takes the next {@code n} samples.
     *
     * @param out may be {@code in} itself
     * @param n a multiple of {@link Block#GROUP}; only the signal's last group may hold padding
     *     (zeros in, anything out)
     */
    void apply(Block in, Block out, int n);

    /** Gives back what the state works with; nothing is asked of it afterwards. */
    @Override
    default void close() {}

    /**
     * A state of vectors that has a second form in plain numbers, for the same state: see {@link
     * Ripening}.
     */
    interface Twofold extends State {
      /** What {@link #apply} does, to the bit. */
      void applyPlain(Block in, Block out, int n);
    }
  }
}

package tenuto.engine.signal;

/**
 * Takes a filter's state out of its {@linkplain Filter.Processor processor}, or puts another one
 * in: each number is given as it is, and what is returned, or then in the array, is kept instead.
 * So one method names each number once, for both directions.
 */
public interface StateTransfer {
  /** A number of the state. */
  double of(double now);

  /** Numbers of the state, each of which may be replaced. */
  void of(double[] numbers);

  /** A whole number, exactly. */
  default long of(long now) {
    double high = of((double) (now >> Integer.SIZE));
    double low = of((double) (now & 0xFFFF_FFFFL));
    return (long) high << Integer.SIZE | (long) low;
  }

  /** A whole number. */
  default int of(int now) {
    return (int) of((double) now);
  }

  /** Whether something is so. */
  default boolean of(boolean now) {
    return of(now ? 1.0 : 0.0) != 0;
  }
}

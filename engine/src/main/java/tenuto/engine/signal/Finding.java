package tenuto.engine.signal;

import java.util.function.Function;

/**
 * A kind of what is found out about signals, and how it is put down in numbers.
 *
 * @param <T> type of what is found out
 * @param kind tells it from others
 */
public record Finding<T>(Class<T> kind, Function<T, double[]> numbers, Function<double[], T> of) {}

package tenuto.engine.signal;

import tenuto.engine.base.Block;

/**
 * Reads one signal. Belongs to the thread that opened it, and holds all stored signals beneath it
 * until it is closed.
 */
public interface Reader extends AutoCloseable {
  /** The number of samples of the signal. */
  long length();

  /**
   * Copies samples {@code start} to {@code start + n - 1} to place {@code at} of {@code out};
   * outside {@code 0..length()} they are zero. Any {@code start} and {@code n} will do.
   *
   * @throws IllegalStateException if the signal can only be read sequentially and {@code start} is
   *     before what was read last
   */
  void read(long start, Block out, int at, int n);

  @Override
  void close();
}

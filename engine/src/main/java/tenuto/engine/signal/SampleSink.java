package tenuto.engine.signal;

import tenuto.engine.base.Block;

/** Looks at signals side by side, a stretch at a time: a file's writer, a measure. */
public interface SampleSink extends AutoCloseable {
  /**
   * Takes samples {@code start} to {@code start + n - 1} of every signal.
   *
   * @param channels one block for each signal, silent after the signal's end
   * @param n the exact number of samples
   */
  void take(long start, Block[] channels, int n);

  @Override
  default void close() {}
}

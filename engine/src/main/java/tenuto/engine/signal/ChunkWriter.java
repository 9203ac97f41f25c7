package tenuto.engine.signal;

import tenuto.engine.base.Block;

/** Writes samples that are to be stored: a file's, a transform's. One for each thread. */
public interface ChunkWriter extends AutoCloseable {
  /**
   * Writes samples {@code start} to {@code start + n - 1} of every channel.
   *
   * @param start a multiple of {@link Block#GROUP}
   * @param channels one block for each channel, with room for whole groups
   * @param n the exact number of samples
   */
  void record(long start, Block[] channels, int n);

  @Override
  default void close() {}
}

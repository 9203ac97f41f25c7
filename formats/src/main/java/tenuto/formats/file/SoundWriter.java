package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.engine.base.Block;

/** A sound file being written, which gets its final name only by {@link #commit()}. */
public interface SoundWriter extends AutoCloseable {
  /**
   * Writes frames {@code frame} to {@code frame + n}, which must be within the file. Any order is
   * allowed, and many threads at the same time, if no two write the same frame.
   *
   * @param channels one block of samples for each channel, read from sample {@code at} on
   * @return how many of their samples were clipped, as {@link #clipped()} counts
   * @throws SoundFileException naming channel (from 1) and time if the format cannot hold a sample
   */
  int write(long frame, int n, Block[] channels, int at) throws IOException;

  /** Whether unchanged frames can be copied from an earlier file of the same format and length. */
  default boolean copies() {
    return false;
  }

  /**
   * Starts as a copy of such a file if one is ready; call before the first write.
   *
   * @return whether all frames now have the earlier file's content
   */
  default boolean beginAs(Path earlier) throws IOException {
    return false;
  }

  /**
   * Copies frames from such a file in place of writing them; safe for many threads.
   *
   * @param earlier has the same samples there
   */
  default void copy(Path earlier, long frame, int n) throws IOException {
    throw new UnsupportedOperationException("frames cannot be copied");
  }

  /**
   * The number of clipped samples so far: those that, converted to integers, exceeded full scale by
   * more than one step.
   */
  long clipped();

  /**
   * Renames the file to its target, replacing an existing one. Other programs see either the old or
   * the complete new file at any moment. It is first flushed to the disk if its {@link PartFiles}
   * require that.
   */
  void commit() throws IOException;

  /** Ends writing; without a {@link #commit()} nothing remains and the target is unchanged. */
  @Override
  void close() throws IOException;
}

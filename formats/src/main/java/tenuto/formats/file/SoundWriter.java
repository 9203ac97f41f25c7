package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.engine.base.Block;

/** A sound file in the making, which stands under its name only after {@link #commit()}. */
public interface SoundWriter extends AutoCloseable {
  /**
   * Writes frames {@code frame} to {@code frame + n}, which must be within the file: in any order
   * and by many threads at a time, no two the same frame.
   *
   * @param channels one block of samples for each channel, read from sample {@code at} on
   * @throws SoundFileException naming channel (from 1) and time if the format cannot hold a sample
   */
  void write(long frame, int n, Block[] channels, int at) throws IOException;

  /**
   * Whether frames of an earlier file that was written in the same way, and is as long, may be
   * taken as they stand there.
   */
  default boolean copies() {
    return false;
  }

  /**
   * Begins anew as a copy of such a file, if one lies ready; before the first write.
   *
   * @return whether all frames are now as they stand there
   */
  default boolean beginAs(Path earlier) throws IOException {
    return false;
  }

  /**
   * Takes frames from such a file in place of writing them; any thread may.
   *
   * @param earlier has the same samples there
   */
  default void copy(Path earlier, long frame, int n) throws IOException {
    throw new UnsupportedOperationException("frames cannot be copied");
  }

  /**
   * How many samples written so far count as clipped: those that became integers and lay more than
   * a step of these beyond full scale.
   */
  long clipped();

  /**
   * Puts the file under its name, in place of one that was there: for any other program it is the
   * old file or the whole new one, at every moment; and on the disk before, as its {@link
   * PartFiles} say.
   */
  void commit() throws IOException;

  /** Ends writing; without a {@link #commit()} nothing remains and the target is as it was. */
  @Override
  void close() throws IOException;
}

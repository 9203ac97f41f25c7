package tenuto.formats.file;

import java.io.IOException;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * A sound file whose channels are signals. Samples are read on demand, by any number of threads,
 * until the {@link OpenFiles} it was opened with are closed.
 *
 * <p>Reading a signal throws an {@link java.io.UncheckedIOException} if the file has become shorter
 * or is damaged at that position.
 */
public interface SoundFile {
  /** The number of frames that a check reads at a time. */
  int AT_ONCE = 8192;

  /** The basic properties, from its header. */
  About about();

  /** A signal for each channel. */
  List<Signal> channels();

  /** The file's metadata. */
  default Metadata metadata() {
    return Metadata.NONE;
  }

  /** What is wrong with it but does not prevent reading, in the order of the file. */
  default List<Warning> warnings() {
    return List.of();
  }

  /** What was lost to damage so far, if its {@link OpenFiles} allow that. */
  default List<Warning> losses() {
    return List.of();
  }

  /**
   * Reads the whole file to find damage.
   *
   * @throws IOException if it is damaged; or an {@link java.io.UncheckedIOException}
   */
  default void check(Session session) throws IOException {
    session.visit(channels(), AT_ONCE, () -> (start, channels, n) -> {});
  }

  /** The fields of its header in the order of the file; empty for some formats. */
  default List<Field> layout() {
    return List.of();
  }
}

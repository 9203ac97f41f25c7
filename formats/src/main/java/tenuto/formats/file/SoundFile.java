package tenuto.formats.file;

import java.io.IOException;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * A sound file whose channels are signals: read when their samples are wanted, by any number of
 * threads, until the {@link OpenFiles} it was opened with are closed.
 *
 * <p>Who reads a signal gets an {@link java.io.UncheckedIOException} if the file has become shorter
 * or is damaged there.
 */
public interface SoundFile {
  /** Frames that a check reads at a time. */
  int AT_ONCE = 8192;

  /** What the file says of itself. */
  About about();

  /** A signal for each channel. */
  List<Signal> channels();

  /** What it says beside its samples. */
  default Metadata metadata() {
    return Metadata.NONE;
  }

  /** What is wrong with it and does not keep it from being read, in the order of the file. */
  default List<Warning> warnings() {
    return List.of();
  }

  /** What of it was lost so far to damage, where {@link OpenFiles} allow that. */
  default List<Warning> losses() {
    return List.of();
  }

  /**
   * Reads all of it, to find out whether it is damaged.
   *
   * @throws IOException if it is; or an {@link java.io.UncheckedIOException}
   */
  default void check(Session session) throws IOException {
    session.visit(channels(), AT_ONCE, () -> (start, channels, n) -> {});
  }

  /** The fields of its header, in the order of the file, where the format has them. */
  default List<Field> layout() {
    return List.of();
  }
}

package tenuto.dsp.files;

import java.util.List;
import tenuto.engine.Signal;

/**
 * A sound file whose channels are signals: read when their samples are wanted, by any number of
 * threads, until the {@link OpenFiles} it was opened with are closed.
 *
 * <p>Who reads a signal gets an {@link java.io.UncheckedIOException} if the file has become shorter
 * or is damaged there.
 */
public interface SoundFile {
  /** What the file says of itself. */
  About about();

  /** A signal for each channel. */
  List<Signal> channels();
}

package tenuto.dsp.outputs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.formats.signal.SignalPools;

/**
 * What becomes of the files and sounds that words describe: they are written and played, or only
 * noted. It is chosen at the start of a run.
 */
interface Destination extends NotedFiles {
  /** Makes what a file has to be in. */
  void makeFolder(Path file) throws IOException;

  /** Writes a sound file. */
  void sound(SoundOutput sound);

  /** Writes a file that is made from no signals. */
  void file(Planned file, Writing writing) throws IOException;

  /**
   * Writes any other file.
   *
   * @param from the signals that it is made from
   * @param isReadable whether it is read as those signals
   */
  void file(Session session, Planned file, List<Signal> from, boolean isReadable, Writing writing)
      throws IOException;

  /**
   * Appends a signal to a pool of signals.
   *
   * @return its offset
   */
  long append(Session session, SignalPools pools, Signal x, Path pool) throws IOException;

  /**
   * Plays a sound.
   *
   * @param stored the signals that are stored for it
   */
  void play(Session session, List<Signal> stored, double seconds, Runnable playing);
}

package tenuto.dsp.outputs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import tenuto.engine.base.IoReason;

/** Work that writes a file. */
public interface Writing {
  /**
   * Writes it.
   *
   * @throws IOException if the disk does not take it
   */
  void write(Path file) throws IOException;

  /** The exception for a file that could not be written, with its name. */
  static UncheckedIOException failed(Path path, IOException e) {
    boolean isNamed = String.valueOf(e.getMessage()).startsWith("cannot write ");
    return new UncheckedIOException(
        isNamed ? e : new IOException("cannot write " + path + ": " + IoReason.text(path, e), e));
  }
}

package tenuto.dsp.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A sound file that breaks a rule, or a signal that no sound file can hold; says which and where.
 */
public final class SoundFileException extends IOException {
  private static final long serialVersionUID = 1;

  /** The rule that the file broke, at {@code offset} bytes from its begin. */
  public SoundFileException(Path file, long offset, String rule) {
    this(file, "byte " + offset + ": " + rule);
  }

  /** What is wrong with what the file holds or should hold. */
  public SoundFileException(Path file, String rule) {
    super(file + ": " + rule);
  }
}

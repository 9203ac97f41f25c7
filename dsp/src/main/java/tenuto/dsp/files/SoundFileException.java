package tenuto.dsp.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A sound file that breaks a rule, or a signal that no sound file can hold; says which and where.
 */
public final class SoundFileException extends IOException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final String rule;

  /** The rule that the file broke, at {@code offset} bytes from its begin. */
  public SoundFileException(Path file, long offset, String rule) {
    super(file + ": byte " + offset + ": " + rule);
    this.offset = offset;
    this.rule = rule;
  }

  /** What is wrong with what the file holds or should hold. */
  public SoundFileException(Path file, String rule) {
    super(file + ": " + rule);
    this.offset = -1;
    this.rule = rule;
  }

  /** The byte of the file at which it is wrong; negative if it is not so at a place. */
  public long offset() {
    return offset;
  }

  /** What is wrong, without the file's name and the place. */
  public String rule() {
    return rule;
  }
}

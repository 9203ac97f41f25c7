package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A sound file that breaks a rule of its format, or a signal that no sound file can hold; the
 * message says which rule and where.
 */
public final class SoundFileException extends IOException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final String rule;
  private final transient List<Field> layout;

  /**
   * @param offset the byte of the file at which it breaks {@code rule}
   */
  public SoundFileException(Path file, long offset, String rule) {
    this(file, offset, rule, List.of());
  }

  /**
   * @param offset the byte of the file at which it breaks {@code rule}
   * @param layout the fields read before
   */
  public SoundFileException(Path file, long offset, String rule, List<Field> layout) {
    super(file + ": byte " + offset + ": " + rule);
    this.offset = offset;
    this.rule = rule;
    this.layout = List.copyOf(layout);
  }

  /**
   * @param rule what is wrong with the samples that the file holds or was to hold
   */
  public SoundFileException(Path file, String rule) {
    super(file + ": " + rule);
    this.offset = -1;
    this.rule = rule;
    this.layout = List.of();
  }

  /** The byte of the file at which the error is; negative if it has no position. */
  public long offset() {
    return offset;
  }

  /** The fields of the file's header before the error, if its format has them. */
  public List<Field> layout() {
    return layout;
  }

  /** The rule, without the file's name and the position. */
  public String rule() {
    return rule;
  }
}

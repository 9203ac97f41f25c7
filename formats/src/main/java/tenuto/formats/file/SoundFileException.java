package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A sound file that breaks a rule, or a signal that no sound file can hold; says which and where.
 */
public final class SoundFileException extends IOException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final String rule;
  private final transient List<Field> layout;

  /** The rule that the file broke, at {@code offset} bytes from its start. */
  public SoundFileException(Path file, long offset, String rule) {
    this(file, offset, rule, List.of());
  }

  /**
   * The rule that the file broke, behind fields that were read without.
   *
   * @param layout those fields
   */
  public SoundFileException(Path file, long offset, String rule, List<Field> layout) {
    super(file + ": byte " + offset + ": " + rule);
    this.offset = offset;
    this.rule = rule;
    this.layout = List.copyOf(layout);
  }

  /** What is wrong with what the file holds or should hold. */
  public SoundFileException(Path file, String rule) {
    super(file + ": " + rule);
    this.offset = -1;
    this.rule = rule;
    this.layout = List.of();
  }

  /** The byte of the file at which it is wrong; negative if it is not so at a place. */
  public long offset() {
    return offset;
  }

  /** The fields of the file's header up to there, where the format has them. */
  public List<Field> layout() {
    return layout;
  }

  /** What is wrong, without the file's name and the place. */
  public String rule() {
    return rule;
  }
}

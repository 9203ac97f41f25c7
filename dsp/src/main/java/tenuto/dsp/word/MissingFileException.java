package tenuto.dsp.word;

import java.nio.file.NoSuchFileException;

/** A file that a word is to read, and that is not there. */
public final class MissingFileException extends NoSuchFileException {
  private static final long serialVersionUID = 1;

  /**
   * @param name as the patch has it
   */
  public MissingFileException(String name) {
    super(name);
  }

  @Override
  public String getMessage() {
    return "there is no file " + getFile();
  }
}

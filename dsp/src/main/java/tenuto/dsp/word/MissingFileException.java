package tenuto.dsp.word;

import java.nio.file.NoSuchFileException;

/** A file that a word should read does not exist. */
public final class MissingFileException extends NoSuchFileException {
  private static final long serialVersionUID = 1;

  /**
   * @param name the file's name as in the patch
   */
  public MissingFileException(String name) {
    super(name);
  }

  @Override
  public String getMessage() {
    return "there is no file " + getFile();
  }
}

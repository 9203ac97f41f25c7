package tenuto.formats.score;

import java.io.IOException;
import java.nio.file.Path;

/** A MusicXML file that breaks a rule; the message says which and in which line. */
public final class ScoreException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * @param line of the file, counted from 1
   */
  ScoreException(Path file, int line, String rule) {
    super(file + ": line " + line + ": " + rule);
  }
}

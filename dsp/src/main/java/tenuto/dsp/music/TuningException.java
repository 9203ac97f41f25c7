package tenuto.dsp.music;

import java.io.IOException;
import java.nio.file.Path;

/** A scale or keyboard file breaks a rule; the message gives the rule and the line. */
public final class TuningException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * @param line counted from 1
   */
  TuningException(Path file, int line, String rule) {
    super(file + ": line " + line + ": " + rule);
  }
}

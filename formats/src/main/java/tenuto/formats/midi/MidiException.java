package tenuto.formats.midi;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A MIDI file that breaks a rule, or notes that no MIDI file can hold; the message says which and
 * where.
 */
public final class MidiException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * @param offset the byte of the file at which it breaks {@code rule}
   */
  MidiException(Path file, long offset, String rule) {
    super(file + ": byte " + offset + ": " + rule);
  }

  /**
   * @param offset the byte of the file at which the track breaks {@code rule}
   */
  MidiException(Path file, int track, long offset, String rule) {
    super(file + ": track " + track + ", byte " + offset + ": " + rule);
  }
}

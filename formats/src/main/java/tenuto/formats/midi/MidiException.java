package tenuto.formats.midi;

import java.io.IOException;
import java.nio.file.Path;

/** A MIDI file that breaks a rule, or notes that none can hold; says which and where. */
public final class MidiException extends IOException {
  private static final long serialVersionUID = 1;

  /** The rule that the file broke, at {@code offset} bytes from its start. */
  MidiException(Path file, long offset, String rule) {
    super(file + ": byte " + offset + ": " + rule);
  }

  /** The rule that a track of the file broke. */
  MidiException(Path file, int track, long offset, String rule) {
    super(file + ": track " + track + ", byte " + offset + ": " + rule);
  }
}

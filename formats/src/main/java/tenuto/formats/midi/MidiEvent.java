package tenuto.formats.midi;

import java.util.Locale;

/**
 * An event of a MIDI file other than notes and tempo.
 *
 * @param ms its time
 * @param track counted from 0
 * @param channel 0 to 15; -1 for events without a channel
 * @param kind determines the meaning of the following values
 * @param number see {@link Kind}
 * @param value see {@link Kind}
 * @param text words, or bytes as one character each, see {@link Kind}
 */
public record MidiEvent(
    double ms, int track, int channel, Kind kind, int number, int value, String text) {
  /** Kinds of events. Values that are not mentioned are 0, or an empty text. */
  public enum Kind {
    /** {@code number} is the controller, {@code value} 0 to 127. */
    CONTROLLER,
    /** {@code value} is the programme, 0 to 127. */
    PROGRAM,
    /** {@code value} is -8192 to 8191. */
    BEND,
    /** {@code value} is the pressure on all keys, 0 to 127. */
    PRESSURE,
    /** {@code number} is the key, {@code value} the pressure on it, 0 to 127. */
    KEY_PRESSURE,
    /** Words in {@code text}. */
    TEXT,
    COPYRIGHT,
    /** The name of the track, or in the first one of the piece. */
    NAME,
    INSTRUMENT,
    LYRIC,
    MARKER,
    CUE,
    /**
     * {@code number} beats of 1/{@code value}; {@code text} is two bytes: MIDI clocks for each
     * click, and 32nds in a quarter.
     */
    TIME_SIGNATURE,
    /** {@code value} is the number of sharps, or minus that of flats; {@code number} 1 is minor. */
    KEY_SIGNATURE,
    /** {@code number} is 0xF0 or 0xF7, {@code text} the bytes after it. */
    SYSEX,
    /** Any other meta event: {@code number} is its type, {@code text} its bytes. */
    META;

    private static final int FIRST_TEXT = 1;
    private static final int LAST_TEXT = 7;

    /** The name in small letters, as patches use it. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Whether its text is words rather than bytes. */
    public boolean isWords() {
      return ordinal() >= TEXT.ordinal() && ordinal() <= CUE.ordinal();
    }

    /** The kind for a type of meta event; unknown types are {@link #META}. */
    static Kind ofMeta(int type) {
      if (type >= FIRST_TEXT && type <= LAST_TEXT) {
        return values()[TEXT.ordinal() + type - FIRST_TEXT];
      }
      return switch (type) {
        case 0x58 -> TIME_SIGNATURE;
        case 0x59 -> KEY_SIGNATURE;
        default -> META;
      };
    }

    /** The type of a meta event with words. */
    int metaType() {
      return ordinal() - TEXT.ordinal() + FIRST_TEXT;
    }
  }
}

package tenuto.formats.midi;

/**
 * A note of a MIDI file.
 *
 * @param ms when it begins
 * @param length how long the key is held, in ms
 * @param key 0 to 127; 60 is middle C
 * @param velocity how hard the key is struck, 1 to 127
 * @param channel 0 to 15
 * @param track counted from 0
 * @param release how fast the key is released, 0 to 127; 64 if the file does not say
 */
public record Note(
    double ms, double length, int key, int velocity, int channel, int track, int release) {
  /** The release velocity of a note if the file does not give one. */
  public static final int USUAL_RELEASE = 64;
}

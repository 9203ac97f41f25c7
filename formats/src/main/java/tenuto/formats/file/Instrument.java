package tenuto.formats.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a sampler plays a sound: what the chunks smpl and inst of WAV and INST of AIFF have.
 *
 * @param rootKey the MIDI key at which the sound is played as it is; negative if it is not given
 * @param cents by how much the sound is higher than that key, -100 to 100
 * @param lowKey the lowest key for which it is used
 * @param highKey the highest
 * @param lowVelocity the lowest velocity for which it is used
 * @param highVelocity the highest
 * @param decibels the gain with which it is played
 * @param loops in the order of the file
 */
public record Instrument(
    int rootKey,
    double cents,
    int lowKey,
    int highKey,
    int lowVelocity,
    int highVelocity,
    int decibels,
    List<Loop> loops) {
  /** Of a sound that is no instrument's. */
  public static final Instrument NONE = new Instrument(-1, 0, 0, 127, 1, 127, 0, List.of());

  private static final int MOST = 127;

  /** How a loop is played. The order is that of their numbers in a smpl chunk. */
  public enum Direction {
    FORWARD,
    ALTERNATING,
    BACKWARD
  }

  /**
   * A span of a sound that is repeated.
   *
   * @param begin its first frame
   * @param end the frame after its last one
   * @param count how often it is played; 0 for as long as the key is down
   */
  public record Loop(long begin, long end, Direction direction, long count) {}

  public Instrument {
    loops = List.copyOf(loops);
  }

  /** Whether there is anything but loops. */
  public boolean isKeyed() {
    return rootKey >= 0 || hasRanges();
  }

  /** Whether it is for some keys or velocities only, or has a gain. */
  public boolean hasRanges() {
    return decibels != 0
        || lowKey != NONE.lowKey
        || highKey != NONE.highKey
        || lowVelocity > NONE.lowVelocity
        || highVelocity != NONE.highVelocity;
  }

  /** A copy with other loops. */
  public Instrument with(List<Loop> others) {
    return new Instrument(
        rootKey, cents, lowKey, highKey, lowVelocity, highVelocity, decibels, others);
  }

  /** A copy with another root key. */
  public Instrument withRoot(int key, double above) {
    return new Instrument(key, above, lowKey, highKey, lowVelocity, highVelocity, decibels, loops);
  }

  /** The root key with the cents as its fraction; middle C if it is not given. */
  public double root() {
    return (rootKey < 0 ? 60 : rootKey) + cents / 100;
  }

  /** Its loops and its pitch after an edit; a loop of which a part is removed is no loop. */
  Instrument moved(SoundEdit edit) {
    List<Loop> moved = new ArrayList<>();
    for (Loop loop : loops) {
      Optional<SoundEdit.Span> span = edit.whole(loop.begin, loop.end);
      span.ifPresent(at -> moved.add(new Loop(at.begin(), at.end(), loop.direction, loop.count)));
    }
    if (rootKey < 0 || edit.semitones() == 0) {
      return with(moved);
    }
    double root = Math.clamp(root() + edit.semitones(), 0, MOST);
    return with(moved).withRoot((int) Math.rint(root), (root - Math.rint(root)) * 100);
  }
}

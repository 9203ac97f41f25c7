package tenuto.formats.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A measure of one part, as it is written. Positions and lengths are in quarter notes. */
final class Measure {
  /**
   * A note.
   *
   * @param at its position in the measure
   * @param length how long it is written
   * @param sounds which part of that it sounds, as staccato has it
   * @param key as in MIDI
   * @param voice its voice; empty if the file does not say
   * @param channel 0 to 15
   * @param velocity what it says of its own, 1 to 127; 0 for that of the part
   * @param accent what an accent adds to that
   * @param isTied whether it goes on in another note
   * @param goesOn whether it goes on from another note
   * @param lyric its syllable, or empty
   */
  record Written(
      double at,
      double length,
      double sounds,
      int key,
      String voice,
      int channel,
      int velocity,
      int accent,
      boolean isTied,
      boolean goesOn,
      String lyric) {
    Written from(double start, double of) {
      return new Written(
          start, of, sounds, key, voice, channel, velocity, accent, isTied, goesOn, lyric);
    }
  }

  /** What holds from a position on: a tempo in quarter notes per minute, or a velocity. */
  record Mark(double at, double value) {}

  /** A time signature, or the key: the number of sharps, and 1 for minor. */
  record Signature(double at, boolean isKey, int number, int value) {}

  final List<Written> notes = new ArrayList<>();
  final List<Mark> tempos = new ArrayList<>();
  final List<Mark> dynamics = new ArrayList<>();
  final List<Signature> signatures = new ArrayList<>();

  /** The numbers of the endings (voltas) to which it belongs; none if it belongs to all. */
  final Set<Integer> endings = new TreeSet<>();

  /** Whether a repeated section begins with it. */
  boolean begins;

  /** How often the section that ends with it is played; 0 if none does. */
  int times;

  boolean isSegno;
  boolean isCoda;

  /** Whether it ends with "to coda", "fine", "da capo" or "dal segno". */
  boolean leavesToCoda;

  boolean isFine;
  boolean goesToStart;
  boolean goesToSegno;

  /** Its length. */
  double length;

  /** What any part says of the order in which measures are played holds for all. */
  void take(Measure other) {
    endings.addAll(other.endings);
    begins |= other.begins;
    times = Math.max(times, other.times);
    isSegno |= other.isSegno;
    isCoda |= other.isCoda;
    leavesToCoda |= other.leavesToCoda;
    isFine |= other.isFine;
    goesToStart |= other.goesToStart;
    goesToSegno |= other.goesToSegno;
    length = Math.max(length, other.length);
  }
}

package tenuto.formats.midi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.engine.base.Require;

/**
 * Converts the ticks of a MIDI file to milliseconds and back, through all changes of tempo.
 *
 * <p>It computes with integers and rounds only once, however many changes there are. So {@link
 * #tick} returns the tick from which {@link #ms} computed the time.
 */
public final class TempoMap {
  /** The default tempo in microseconds per quarter note: 120 per minute. */
  public static final int USUAL = 500_000;

  /** The slowest tempo: the microseconds per quarter note are stored in three bytes. */
  public static final int SLOWEST = 0xFF_FFFF;

  /** The longest track, so that no integer here overflows. */
  static final long MOST_TICKS = 1L << 38;

  /** The longest time that is written, for the same reason: some 115 days. */
  private static final double MOST_MS = 1e10;

  private final int division;

  /** The tick at which each tempo begins; the first is 0. */
  private final long[] ticks;

  /** The microseconds per quarter note from there on; 1 where ticks are fractions of a second. */
  private final long[] micros;

  /** The sum of ticks times microseconds up to there. */
  private final long[] sums;

  /** Milliseconds are such a sum times this over {@link #denominator}. */
  private final double numerator;

  private final double denominator;

  /**
   * A tempo, and the tick at which it begins.
   *
   * @param tick counted from 0
   * @param micros microseconds per quarter note, 1 to {@value #SLOWEST}
   */
  public record Change(long tick, int micros) {}

  /**
   * A tempo, and the time at which it begins.
   *
   * @param ms counted from 0
   * @param bpm quarter notes per minute
   */
  public record Tempo(double ms, double bpm) {
    /** The nearest tempo that a file can hold. */
    int micros() {
      return (int) Math.clamp(Math.rint(60e6 / bpm), 1, SLOWEST);
    }
  }

  /**
   * @param division as in the file's header: ticks per quarter note, or if negative SMPTE frames
   *     per second in the upper byte and ticks per frame in the lower, for which tempo has no
   *     effect
   * @param changes in the order of their ticks; of several at one tick the last counts
   */
  public TempoMap(int division, List<Change> changes) {
    if (!isDivision(division)) {
      throw new IllegalArgumentException("division " + RULE + ", but is " + division);
    }
    this.division = division;
    List<Change> used = new ArrayList<>(List.of(new Change(0, USUAL)));
    if (division > 0) {
      for (Change change : changes) {
        if (change.tick == used.getLast().tick) {
          used.removeLast();
        }
        used.add(change);
      }
      numerator = 1;
      denominator = 1000.0 * division;
    } else {
      used.set(0, new Change(0, 1));
      int frames = -(byte) (division >> 8);
      // 29 means 30 drop frame, which is 30000/1001 frames per second.
      numerator = frames == 29 ? 1001 : 1000;
      denominator = (frames == 29 ? 30.0 : frames) * (division & 0xFF);
    }
    ticks = used.stream().mapToLong(Change::tick).toArray();
    micros = used.stream().mapToLong(Change::micros).toArray();
    sums = new long[ticks.length];
    for (int i = 1; i < sums.length; i++) {
      sums[i] = sums[i - 1] + (ticks[i] - ticks[i - 1]) * micros[i - 1];
    }
  }

  /**
   * The map of tempos that begin at given times, rounded to the nearest tick.
   *
   * @param tempos in the order of their times; the first counts from the start on
   * @throws IllegalArgumentException if they are not in order, or no file can hold one
   */
  public static TempoMap of(int division, List<Tempo> tempos) {
    List<Change> changes = new ArrayList<>();
    double last = 0;
    for (Tempo tempo : tempos) {
      double least = 60e6 / SLOWEST;
      Require.that(
          tempo.bpm >= least && tempo.bpm <= 60e6,
          "tempo",
          "must be " + least + " to 60000000 quarter notes per minute",
          tempo.bpm);
      Require.that(time(tempo.ms) >= last, "ms", "of tempos must ascend", tempo.ms);
      last = tempo.ms;
      if (changes.isEmpty()) {
        changes.add(new Change(0, tempo.micros()));
        continue;
      }
      changes.add(new Change(new TempoMap(division, changes).tick(tempo.ms), tempo.micros()));
    }
    return new TempoMap(division, changes);
  }

  static final String RULE =
      "must be 1 to 32767 ticks per quarter note, or SMPTE's -24, -25, -29 or -30 times 256 plus 1"
          + " to 255 ticks per frame";

  /** Checks that a file can hold a time. */
  static double time(double ms) {
    return Require.that(ms >= 0 && ms <= MOST_MS, "ms", "must be 0 to 1e10 in a MIDI file", ms);
  }

  static boolean isDivision(int division) {
    if (division > 0) {
      return division <= Short.MAX_VALUE;
    }
    int frames = -(division >> 8);
    return (frames == 24 || frames == 25 || frames == 29 || frames == 30) && (division & 0xFF) > 0;
  }

  /** The division, as in the file's header. */
  public int division() {
    return division;
  }

  /** The time of a tick, in ms. */
  public double ms(long tick) {
    int found = Arrays.binarySearch(ticks, tick);
    int i = found >= 0 ? found : -found - 2;
    return (sums[i] + (tick - ticks[i]) * micros[i]) * numerator / denominator;
  }

  /** The tick nearest to a time. */
  public long tick(double ms) {
    double sum = ms * denominator / numerator;
    int i = 0;
    int behind = sums.length;
    while (behind - i > 1) {
      int middle = (i + behind) >>> 1;
      if (sums[middle] <= sum) {
        i = middle;
      } else {
        behind = middle;
      }
    }
    return ticks[i] + Math.round((sum - sums[i]) / micros[i]);
  }

  /**
   * The tempos in the order of their times; the default one if none is set. SMPTE ticks have none.
   */
  public List<Tempo> tempos() {
    List<Tempo> all = new ArrayList<>();
    for (int i = 0; division > 0 && i < ticks.length; i++) {
      all.add(new Tempo(ms(ticks[i]), 60e6 / micros[i]));
    }
    return all;
  }

  /** The changes of tempo in the order of their ticks. */
  List<Change> changes() {
    List<Change> all = new ArrayList<>();
    for (int i = 0; division > 0 && i < ticks.length; i++) {
      all.add(new Change(ticks[i], (int) micros[i]));
    }
    return all;
  }
}

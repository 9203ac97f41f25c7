package tenuto.scripting.tasks;

import java.util.HashMap;
import java.util.Map;
import tenuto.engine.base.SplitMix;

/**
 * The counters of a task, or of a named part of one, from which seeds are derived. Only the thread
 * that does the work uses it.
 *
 * <p>With seeds by content, equal children are distinguished by their number, and the keys of two
 * different children are equal only with the probability of a collision in 64 bits.
 */
final class SeedScope {
  // Each kind of seed has its own generator, distinguished by these bits: zero for the children,
  // the fractions of the square roots of 2, 3, 5 and 7 for calls, Python's random, named parts and
  // numbers.
  private static final long CALLS = 0x6A09E667F3BCC909L;
  private static final long RANDOM = 0xBB67AE8584CAA73BL;
  private static final long NAMED = 0x3C6EF372FE94F82BL;
  private static final long NUMBERS = 0xA54FF53A5F1D36F1L;

  /** The number of notes of a performance that share a parent task in seeds by place. */
  private static final int TOGETHER = 32;

  private final Seeds seeds;
  private final long key;
  private final Map<Long, Long> counts = new HashMap<>();

  SeedScope(Seeds seeds, long key) {
    this.seeds = seeds;
    this.key = key;
  }

  long nextCall(String word) {
    long of = SplitMix.mix(key ^ CALLS ^ (byPlace() ? 0 : ContentHash.of(word)));
    return TaskPath.nth(of, count(of));
  }

  long random() {
    return SplitMix.mix(key ^ RANDOM);
  }

  /** The key of the next child with this content. */
  long nextChild(long what) {
    long of = byPlace() ? key : SplitMix.mix(key ^ SplitMix.mix(what));
    return TaskPath.nth(of, count(of));
  }

  /**
   * The keys of a performance's notes, in the order of time. By content, notes of one name have one
   * key; those of another performance with that instrument in the same work have others.
   */
  long[] nextNotes(long what, long[] notes) {
    long[] keys = new long[notes.length];
    Map<Long, Long> known = new HashMap<>();
    SeedScope together = this;
    for (int i = 0; i < notes.length; i++) {
      if (byPlace()) {
        together = i % TOGETHER == 0 ? new SeedScope(seeds, nextChild(what)) : together;
        keys[i] = together.nextChild(notes[i]);
      } else {
        long note = ContentHash.of(what, notes[i]);
        keys[i] = known.computeIfAbsent(note, this::nextChild);
      }
    }
    return keys;
  }

  /** Random numbers from 0 to below 1, the next ones for each of some things of a kind. */
  double[] nextNumbers(String kind, long[] things, int each) {
    double[] numbers = new double[things.length * each];
    for (int i = 0; i < things.length; i++) {
      long of = SplitMix.mix(key ^ NUMBERS ^ ContentHash.of(ContentHash.of(kind), things[i]));
      long drawn = TaskPath.nth(of, count(of));
      for (int k = 0; k < each; k++) {
        numbers[i * each + k] = (TaskPath.nth(drawn, k) >>> 11) * 0x1p-53;
      }
    }
    return numbers;
  }

  /** A named part of the same work; seeds by place ignore the name. */
  SeedScope part(String name) {
    if (byPlace()) {
      return this;
    }
    long of = SplitMix.mix(key ^ NAMED ^ ContentHash.of(name));
    return new SeedScope(seeds, TaskPath.nth(of, count(of)));
  }

  private boolean byPlace() {
    return seeds == Seeds.BY_PLACE;
  }

  private long count(long of) {
    return counts.merge(of, 1L, Long::sum) - 1;
  }
}

package tenuto.scripting.calls;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import tenuto.scripting.tasks.ContentHash;

/**
 * Divides notes into bars, so that changing one note changes only its own bar.
 *
 * <p>Where a bar begins follows from the notes themselves and from those soon after them, never
 * from the time since the start: what is put in before them moves whole bars, which stay as they
 * were.
 */
public final class Bars {
  /** The average length of a bar in samples: 2.7 s at 96 kHz. */
  private static final long LENGTH = 1L << 18;

  /** A bar also begins with notes whose marks have none of these bits: every 256th on average. */
  private static final long DENSE = 0xFF;

  /** A group begins with notes whose marks have none of these bits: every 32nd on average. */
  private static final long GROUP = 0x1F;

  /** The most notes of a group. */
  private static final int MOST = 64;

  /** The fewest and the most bars of a span, spans of a longer span, and so on. */
  private static final int SPAN_LEAST = 8;

  private static final int SPAN_MOST = 16;

  /** A span may begin with a bar whose mark has none of some bits: two for each level. */
  private static final int SPAN_BITS = 2;

  /** Where these bits begin, above those that divide bars. */
  private static final int SPAN_SHIFT = 16;

  private Bars() {}

  /**
   * A note to be played.
   *
   * @param ms when it begins
   * @param sample at which it begins
   * @param key identifies its content, without its time
   */
  public record Note<N>(N note, double ms, long sample, long key) {}

  /**
   * Notes that are mixed into one stored signal.
   *
   * @param groups the notes, sorted by time, then by key, in groups that are played together
   * @param names of the notes, see {@link Equals}
   */
  record Bar<N>(List<List<Note<N>>> groups, long[] names) {
    /** A number that follows from its first note. */
    long mark() {
      return ContentHash.of(names[0]);
    }
  }

  /** The bars, in the order of time. */
  static <N> List<Bar<N>> of(List<Note<N>> notes) {
    List<Note<N>> sorted = new ArrayList<>(notes);
    sorted.sort(Comparator.<Note<N>>comparingLong(Note::sample).thenComparingLong(Note::key));
    long[] names = Equals.names(sorted);
    long[] marks = Arrays.stream(names).map(ContentHash::of).toArray();
    boolean[] begins = begins(sorted, marks);
    List<Bar<N>> bars = new ArrayList<>();
    for (int from = 0, to; from < marks.length; from = to) {
      to = from + 1;
      while (to < marks.length && !begins[to]) {
        to++;
      }
      bars.add(new Bar<>(groups(sorted, marks, from, to), Arrays.copyOfRange(names, from, to)));
    }
    return bars;
  }

  /** Whether a span at a level, which has that many bars, ends before a bar of this mark. */
  static boolean endsSpan(int bars, long mark, int level) {
    long bits = mark >>> SPAN_SHIFT >>> SPAN_BITS * level;
    return bars >= SPAN_MOST || (bars >= SPAN_LEAST && (bits & (1L << SPAN_BITS) - 1) == 0);
  }

  /** The notes that a bar begins with: whose mark is less than any in a bar's length after it. */
  private static <N> boolean[] begins(List<Note<N>> sorted, long[] marks) {
    boolean[] begins = new boolean[marks.length];
    Deque<Integer> least = new ArrayDeque<>(); // later notes, their marks rising with their times
    for (int i = marks.length - 1; i >= 0; i--) {
      while (!least.isEmpty() && marks[least.peek()] >= marks[i]) {
        least.pop();
      }
      begins[i] =
          least.isEmpty()
              || sorted.get(least.peek()).sample() - sorted.get(i).sample() > LENGTH
              || (marks[i] & DENSE) == 0;
      least.push(i);
    }
    return begins;
  }

  private static <N> List<List<Note<N>>> groups(
      List<Note<N>> sorted, long[] marks, int from, int to) {
    List<List<Note<N>>> groups = new ArrayList<>();
    int begin = from;
    for (int i = from + 1; i < to; i++) {
      if ((marks[i] & GROUP) == 0 || i - begin == MOST) {
        groups.add(sorted.subList(begin, i));
        begin = i;
      }
    }
    groups.add(sorted.subList(begin, to));
    return groups;
  }
}

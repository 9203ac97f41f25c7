package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.scripting.tasks.ContentHash;

/** Divides notes into bars by time, so that changing one note changes only its own bar. */
public final class Bars {
  /** The length of a bar in samples, as a power of two: 2.7 s at 96 kHz. */
  private static final int LENGTH_BITS = 18;

  /** The most notes in a bar that is not divided further. */
  private static final int MOST = 512;

  /**
   * A bar with more notes is divided after those whose keys have none of these bits: on average
   * every 256th.
   */
  private static final long CUT = 0xFF;

  /** Bars per group, groups per larger group, and so on, as a power of two. */
  private static final int GROUP_BITS = 4;

  private Bars() {}

  /**
   * A note to be played.
   *
   * @param sample at which it begins
   * @param key identifies its content
   */
  public record Note<N>(N note, long sample, long key) {
    private long bar() {
      return sample >> LENGTH_BITS;
    }

    private boolean endsPart() {
      return (ContentHash.of(key) & CUT) == 0;
    }
  }

  /** The notes of each bar, or part of a bar, that has any, sorted by time, then by key. */
  public static <N> List<List<Note<N>>> of(List<Note<N>> notes) {
    List<Note<N>> sorted = new ArrayList<>(notes);
    sorted.sort(Comparator.<Note<N>>comparingLong(Note::sample).thenComparingLong(Note::key));
    List<List<Note<N>>> bars = new ArrayList<>();
    for (int from = 0, to; from < sorted.size(); from = to) {
      to = from + 1;
      while (to < sorted.size() && sorted.get(to).bar() == sorted.get(from).bar()) {
        to++;
      }
      addParts(sorted.subList(from, to), bars);
    }
    return bars;
  }

  /** The number of the group, at a level, to which a sample belongs. */
  public static long group(long sample, int level) {
    return sample >> (LENGTH_BITS + GROUP_BITS * (level + 1));
  }

  private static <N> void addParts(List<Note<N>> bar, List<List<Note<N>>> parts) {
    int from = 0;
    if (bar.size() > MOST) {
      for (int i = 0; i < bar.size() - 1; i++) {
        if (bar.get(i).endsPart()) {
          parts.add(bar.subList(from, i + 1));
          from = i + 1;
        }
      }
    }
    parts.add(bar.subList(from, bar.size()));
  }
}

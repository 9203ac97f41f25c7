package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.scripting.tasks.Contents;

/** Divides notes by time, so that a change to one leaves all stretches but its own as they are. */
public final class Bars {
  /** Samples of a bar: 2.7 s at 96 kHz. */
  private static final int LENGTH_BITS = 18;

  /** Notes of a bar that are not divided further. */
  private static final int MOST = 512;

  /** A longer bar is cut after notes whose keys have no bit of these: every 256th. */
  private static final long CUT = 0xFF;

  /** Bars of a stretch, stretches of a longer one, and so on. */
  private static final int STRETCH_BITS = 4;

  private Bars() {}

  /**
   * A note to be played.
   *
   * @param sample at which it begins
   * @param key stands for what it says
   */
  public record Note<N>(N note, long sample, long key) {
    private long bar() {
      return sample >> LENGTH_BITS;
    }

    private boolean endsPart() {
      return (Contents.of(key) & CUT) == 0;
    }
  }

  /** The notes of each bar, or part of one, that has any: in the order of time, then of keys. */
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

  /** The number of the stretch that what begins at a sample belongs to. */
  public static long stretch(long sample, int level) {
    return sample >> (LENGTH_BITS + STRETCH_BITS * (level + 1));
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

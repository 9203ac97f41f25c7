package tenuto.formats.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The order in which measures are played: repeats with their endings, da capo and dal segno, to the
 * fine or the coda. After a jump back repeats are not played again, and of endings the last.
 */
final class PlayingOrder {
  /** The most measures that are played. */
  private static final int MOST = 1_000_000;

  private final List<Measure> measures;
  private final List<Integer> order = new ArrayList<>();

  /** The first measure of the section that is played, and which time it is. */
  private int start;

  private int pass = 1;
  private boolean jumped;

  private PlayingOrder(List<Measure> measures) {
    this.measures = measures;
  }

  /**
   * The indices of measures, in order.
   *
   * @param measures each with what any part says of it
   */
  static List<Integer> of(List<Measure> measures) {
    PlayingOrder order = new PlayingOrder(measures);
    int at = 0;
    while (at >= 0 && at < measures.size() && order.order.size() < MOST) {
      at = order.next(at);
    }
    return order.order;
  }

  /** Plays a measure, or skips it; the index of the one that follows, or -1. */
  private int next(int at) {
    Measure measure = measures.get(at);
    boolean leavesEndings = at > 0 && measure.endings.isEmpty() && hasEndings(at - 1);
    if (at != start && (measure.begins || leavesEndings && isAfterSection(at))) {
      start = at;
      pass = 1;
    }
    if (!measure.endings.isEmpty() && !isPlayed(measure, at)) {
      return at + 1;
    }
    order.add(at);
    if (jumped) {
      if (measure.isFine) {
        return -1;
      }
      int coda = measure.leavesToCoda ? find(at) : -1;
      return coda < 0 ? at + 1 : coda;
    }
    if (measure.times > 0 && isRepeated(measure, at)) {
      pass++;
      return start;
    }
    if (measure.times > 0 && measure.endings.isEmpty()) {
      start = at + 1;
      pass = 1;
    }
    if (measure.goesToStart || measure.goesToSegno) {
      jumped = true;
      return measure.goesToStart ? 0 : segno(at);
    }
    return at + 1;
  }

  private boolean hasEndings(int at) {
    return !measures.get(at).endings.isEmpty();
  }

  /** Whether all endings before a measure were passed for the last time. */
  private boolean isAfterSection(int at) {
    return order.isEmpty() || order.getLast() < at;
  }

  private boolean isPlayed(Measure measure, int at) {
    return jumped
        ? Collections.max(measure.endings) == lastEnding(at)
        : measure.endings.contains(pass);
  }

  /** The highest number of the endings around a measure. */
  private int lastEnding(int at) {
    int first = at;
    while (first > 0 && hasEndings(first - 1)) {
      first--;
    }
    int last = 0;
    for (int i = first; i < measures.size() && hasEndings(i); i++) {
      last = Math.max(last, Collections.max(measures.get(i).endings));
    }
    return last;
  }

  private boolean isRepeated(Measure measure, int at) {
    return pass < (measure.endings.isEmpty() ? measure.times : lastEnding(at));
  }

  private int find(int from) {
    for (int i = from + 1; i < measures.size(); i++) {
      if (measures.get(i).isCoda) {
        return i;
      }
    }
    return -1;
  }

  private int segno(int from) {
    for (int i = from; i >= 0; i--) {
      if (measures.get(i).isSegno) {
        return i;
      }
    }
    return 0;
  }
}

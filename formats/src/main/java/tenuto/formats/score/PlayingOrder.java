package tenuto.formats.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * The order in which measures are played: repeats with their endings, da capo and dal segno, to the
 * fine or the coda. After a jump back repeats are not played again, and of endings the last.
 */
final class PlayingOrder {
  /** The most measures that are played. */
  private static final int MOST = 1_000_000;

  private final List<Measure> measures;
  private final List<Integer> order = new ArrayList<>();

  /** Of each measure, the highest number of the endings around it; 0 if it belongs to all. */
  private final int[] lastEndings;

  /** Of each measure, the next one with a coda; -1 if none follows. */
  private final int[] codas;

  /** The first measure of the section that is played, and which time it is. */
  private int start;

  private int pass = 1;
  private boolean jumped;

  private PlayingOrder(List<Measure> measures) {
    this.measures = measures;
    lastEndings = new int[measures.size()];
    codas = new int[measures.size()];
    for (int i = 0; i < measures.size(); i++) {
      int before = i > 0 ? lastEndings[i - 1] : 0;
      lastEndings[i] = hasEndings(i) ? Math.max(before, Collections.max(endings(i))) : 0;
    }
    int coda = -1;
    for (int i = measures.size() - 1; i >= 0; i--) {
      boolean isWithin = i + 1 < measures.size() && hasEndings(i) && hasEndings(i + 1);
      lastEndings[i] = isWithin ? lastEndings[i + 1] : lastEndings[i];
      codas[i] = coda;
      coda = measures.get(i).isCoda ? i : coda;
    }
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
      int coda = measure.leavesToCoda ? codas[at] : -1;
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
    return !endings(at).isEmpty();
  }

  private Set<Integer> endings(int at) {
    return measures.get(at).endings;
  }

  /** Whether all endings before a measure were passed for the last time. */
  private boolean isAfterSection(int at) {
    return order.isEmpty() || order.getLast() < at;
  }

  private boolean isPlayed(Measure measure, int at) {
    return jumped
        ? Collections.max(measure.endings) == lastEndings[at]
        : measure.endings.contains(pass);
  }

  private boolean isRepeated(Measure measure, int at) {
    return pass < (measure.endings.isEmpty() ? measure.times : lastEndings[at]);
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

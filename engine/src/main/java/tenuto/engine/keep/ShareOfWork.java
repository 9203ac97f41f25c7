package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Graph;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Division;
import tenuto.engine.setup.LeftToOthersException;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Which parts of one signal this process is to compute, where several share the work. */
final class ShareOfWork {
  /** Parts in a row with one owner at most, where each would have to look back. */
  private static final int MOST_TOGETHER = 8;

  /** Of each worker's share of a signal, so many pieces at least: else one would have it all. */
  private static final int PIECES = 4;

  private final Division division;
  private final Signal signal;
  private final Identity[] keys;
  private int together;

  ShareOfWork(Division division, Signal signal, PartKeys.Keys keys) {
    this.division = division;
    this.signal = signal;
    this.keys = keys.parts();
  }

  /** Whether everybody computes it who needs it, as that is quicker than to read it. */
  boolean isEverybodys() {
    Signal from = signal;
    while (from instanceof Mapped mapped) {
      from = mapped.inputs().getFirst();
    }
    return from instanceof Stored;
  }

  boolean isOurs(int part) {
    return isEverybodys() || division.isOurs(owner(part));
  }

  /** What a part's owner follows from: the key of the first of those that belong together. */
  Identity owner(int part) {
    int size = together();
    return keys[part / size * size];
  }

  /**
   * Parts that have one owner. Where all that comes before a part has to be computed anyway,
   * whoever computes the last one has computed all.
   */
  private synchronized int together() {
    if (together == 0) {
      together = keys.length == 1 || isReadAnywhere() ? 1 : filtered();
    }
    return together;
  }

  /** Not if a part needs something stored first that each of its owners would store wholly. */
  private boolean isReadAnywhere() {
    return signal.addressable() && Graph.of(signal, 1).isReady();
  }

  private int filtered() {
    int middle = keys.length / 2;
    long to = Math.min(signal.length(), (middle + 1L) * Cache.PART);
    List<Signal> subranges = SubrangeBuilder.of(List.of(signal), (long) middle * Cache.PART, to);
    int before = parts(subranges) - 1;
    if (subranges.isEmpty() || 2 * before >= keys.length - 1) {
      return keys.length;
    }
    int share = Math.clamp(keys.length / (PIECES * division.workers()), 1, MOST_TOGETHER);
    return Math.max(share, 2 * before);
  }

  /** How many parts are computed of what a window filters longest: it may begin long before. */
  private static int parts(List<Signal> subranges) {
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> open = new ArrayDeque<>(subranges);
    long longest = 1;
    while (!open.isEmpty()) {
      Signal next = open.pop();
      if (seen.add(next)) {
        longest = next instanceof Filtered ? Math.max(longest, next.length()) : longest;
        open.addAll(next.inputs());
      }
    }
    return (int) Math.ceilDiv(longest, Cache.PART);
  }

  /**
   * Waits for a part of another's.
   *
   * @throws LeftToOthersException if it does not come
   */
  Division.Arrival await(Resources resources, Identity key, int part) {
    Division.Arrival arrival = division.await(key, owner(part), resources.stop()::check);
    if (arrival == Division.Arrival.LEFT) {
      throw new LeftToOthersException();
    }
    return arrival;
  }
}

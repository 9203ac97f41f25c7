package tenuto.engine;

import java.util.List;

/** Which parts of one signal this process is to compute, where several share the work. */
final class Claim {
  /** Parts in a row with one owner at most, where each would have to look back. */
  private static final int MOST_TOGETHER = 8;

  /** Of each worker's share of a signal, so many pieces at least: else one would have it all. */
  private static final int PIECES = 4;

  private final Division division;
  private final Signal signal;
  private final Identity[] keys;
  private int together;

  Claim(Division division, Signal signal, PartKeys.Keys keys) {
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
      together = signal.addressable() || keys.length == 1 ? 1 : filtered();
    }
    return together;
  }

  private int filtered() {
    long to = Math.min(signal.length(), 2L * Cache.PART);
    boolean remembers = Window.of(List.of(signal), Cache.PART, to).isEmpty();
    return remembers
        ? keys.length
        : Math.clamp(keys.length / (PIECES * division.workers()), 1, MOST_TOGETHER);
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

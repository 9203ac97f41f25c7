package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.ResumedPlan;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Stored;

/**
 * Stores signals of filters part by part, each from the states in which the filters come to it: so
 * after a change only those parts are computed in which the inputs differ, or the states do.
 *
 * <p>The key of a part is made from its stretch of the inputs and from the states at its beginning,
 * by their bits. With it the cache keeps the part, and which states are at its end; and these.
 */
final class ResumedParts implements AutoCloseable {
  private static final Identity REST = Identity.of("at rest", 0);
  private static final Identity END = Identity.of("states at the end", 0);
  private static final Identity STATES = Identity.of("states", 0);
  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private final Resources resources;
  private final Cache cache;
  private final List<Signal> signals;
  private final List<Filtered> filters;
  private final Object origin;
  private final long length;
  private final List<PartKeys.Keys> stretches;

  /** The keys, each of which is there when the states are known. */
  private final List<PartKeys.Keys> keys;

  /** Which states are at the beginning of each part. */
  private final Identity[] states;

  private final LateEntry entry;
  private final CacheFill fill;

  /** What computes parts in turn, or null. */
  private ResumedPlan plan;

  /** The part at which it began, and the next one. */
  private int begin;

  private int next;

  private ResumedParts(
      Resources resources,
      List<Signal> signals,
      List<Filtered> filters,
      List<PartKeys.Keys> stretches,
      Object origin) {
    this.resources = resources;
    this.cache = resources.settings().cache();
    this.signals = signals;
    this.filters = filters;
    this.stretches = stretches;
    this.origin = origin;
    length = signals.getFirst().length();
    int parts = stretches.getFirst().parts().length;
    states = new Identity[parts];
    states[0] = REST;
    keys =
        stretches.stream()
            .map(each -> new PartKeys.Keys(new Identity[parts], each.read(), each.outside()))
            .toList();
    entry = new LateEntry();
    boolean isObserved = resources.observer() != StoreObserver.NONE;
    fill =
        new CacheFill(
            resources,
            keys,
            length,
            bytes -> resources.forecast().of(bytes, origin),
            () -> isObserved ? entry : StoreObserver.Entry.NONE);
  }

  /**
   * Stores signals of one length.
   *
   * @param filters that they are made by, the first output of each; what these are made from can be
   *     read anywhere
   * @return null if they are never to be kept
   */
  static List<Stored> store(
      Resources resources, List<Signal> signals, List<Filtered> filters, Object origin) {
    List<PartKeys.Keys> stretches = new ArrayList<>();
    for (Signal signal : signals) {
      PartKeys.Keys each = PartKeys.of(signal, filters, why -> {});
      if (each == null) {
        return null;
      }
      stretches.add(each);
    }
    try (ResumedParts parts = new ResumedParts(resources, signals, filters, stretches, origin)) {
      return parts.store();
    }
  }

  private List<Stored> store() {
    int count = states.length;
    for (int part = 0; part < count; part++) {
      for (int i = 0; i < keys.size(); i++) {
        keys.get(i).parts()[part] = stretches.get(i).parts()[part].from(states[part]);
      }
      boolean isLast = part == count - 1;
      Identity end = isLast ? REST : end(part);
      if (end == null || !fill.has(part)) {
        end = compute(part, isLast);
      }
      if (!isLast) {
        states[part + 1] = end;
      }
    }
    stop();
    StoreObserver observer = resources.observer();
    if (observer != StoreObserver.NONE) {
      List<Identity[]> all = keys.stream().map(PartKeys.Keys::parts).toList();
      entry.tell(observer.storing(signals, all, origin));
    }
    return stored();
  }

  /** The states at the end of a part, if the cache knows them. */
  private Identity end(int part) {
    Optional<double[]> kept = cache.numbers(endOf(part));
    return kept.filter(numbers -> numbers.length == 4)
        .map(n -> new Identity(whole(n[0], n[1]), whole(n[2], n[3])))
        .orElse(null);
  }

  private Identity endOf(int part) {
    return END.from(keys.getFirst().parts()[part]);
  }

  private static long whole(double high, double low) {
    return (long) high << Integer.SIZE | (long) low;
  }

  /** Computes a part, and those before it that are needed for its states; returns its end. */
  private Identity compute(int part, boolean isLast) {
    if (plan == null || next != part) {
      stop();
      start(part);
    }
    Identity end = REST;
    while (next <= part) {
      if (next == part) {
        fill.expect(new int[] {part});
      }
      long from = (long) next * Cache.PART;
      long to = Math.min(length, from + Cache.PART);
      long began = (long) begin * Cache.PART;
      fill.relay(plan.relay(), began, from, to);
      end = to == length ? REST : keep(next, plan.states(to - began));
      next++;
    }
    return isLast ? REST : end;
  }

  /** Begins at the last part before which the states are known. */
  private void start(int part) {
    begin = part;
    double[] known = begin == 0 ? null : known(begin);
    while (begin > 0 && known == null) {
      begin--;
      known = begin == 0 ? null : known(begin);
    }
    plan = begin(begin, known);
    if (plan == null) {
      begin = 0;
      plan = begin(0, null);
    }
    next = begin;
  }

  private ResumedPlan begin(int part, double[] known) {
    long from = (long) part * Cache.PART;
    return fill.orGiveBackTimed(
        () -> ResumedPlan.of(resources, signals, filters, Cache.PART, from, known));
  }

  private double[] known(int part) {
    return cache
        .numbers(STATES.from(states[part]))
        .filter(numbers -> Identity.of(numbers).equals(states[part]))
        .orElse(null);
  }

  /** Keeps the states at the end of a part, if the cache keeps the part. */
  private Identity keep(int part, double[] now) {
    Identity end = Identity.of(now);
    if (cache.has(keys.getFirst().parts()[part])) {
      resources.writebackErrors().ask(); // or states from lost samples would be believed for good
      cache.keep(STATES.from(end), now);
      cache.keep(
          endOf(part),
          new double[] {
            end.high() >> Integer.SIZE, end.high() & LOW_HALF,
            end.low() >> Integer.SIZE, end.low() & LOW_HALF
          });
    }
    return end;
  }

  private void stop() {
    if (plan != null) {
      ResumedPlan last = plan;
      plan = null;
      last.close();
    }
  }

  /** What is in the cache waits there until somebody reads it. */
  private List<Stored> stored() {
    boolean areThere = Arrays.stream(fill.chunks(0)).allMatch(chunk -> chunk >= 0);
    if (!areThere) {
      List<LazyChunks> later = fill.orGiveBack(this::later);
      if (later.size() == signals.size()) {
        List<Stored> stored = new ArrayList<>();
        for (int i = 0; i < later.size(); i++) {
          stored.add(fill.stored(i, later.get(i), signals.get(i), origin));
        }
        return stored;
      }
      readNow();
    }
    return fill.stored(channel -> signals.get(channel).identity(), origin);
  }

  /** Chunks of each signal that are read later; none if it must be now. */
  private List<LazyChunks> later() {
    List<LazyChunks> all = new ArrayList<>();
    boolean waits = keys.stream().allMatch(each -> each.outside().isEmpty());
    for (int i = 0; waits && i < signals.size(); i++) {
      LazyChunks each =
          LazyChunks.of(
              resources, signals.get(i), keys.get(i), fill.chunks(i), fill.entry(), new int[0]);
      waits = each != null;
      if (waits) {
        all.add(each);
      }
    }
    if (!waits) {
      all.forEach(LazyChunks::letGo);
      all.clear();
    }
    return all;
  }

  private void readNow() {
    int[] chunks = fill.chunks(0);
    List<Integer> missing = new ArrayList<>();
    for (int part = 0; part < states.length; part++) {
      if (chunks[part * CacheLookup.CHUNKS] < 0 && !fill.read(part)) {
        missing.add(part);
      }
    }
    int[] parts = missing.stream().mapToInt(Integer::intValue).toArray();
    MissingParts.compute(resources, fill, signals, parts);
  }

  @Override
  public void close() {
    stop();
  }
}

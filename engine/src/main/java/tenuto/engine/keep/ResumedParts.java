package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
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
  private final Resources resources;
  private final Cache cache;
  private final List<Signal> signals;
  private final Object origin;
  private final long length;
  private final List<PartKeys.Keys> stretches;

  /** The keys, each of which is there when the states are known. */
  private final List<PartKeys.Keys> keys;

  /** Which states are at the beginning of each part. */
  private final Identity[] states;

  private final KeptStates kept;
  private final LateEntry entry;
  private final CacheFill fill;

  /** How many parts are computed at once. */
  private final int now;

  private final ResumedRun run;

  private ResumedParts(
      Resources resources,
      List<Signal> signals,
      List<Filtered> filters,
      List<PartKeys.Keys> stretches,
      long upTo,
      Object origin) {
    this.resources = resources;
    this.cache = resources.settings().cache();
    this.signals = signals;
    this.stretches = stretches;
    this.origin = origin;
    length = signals.getFirst().length();
    int parts = stretches.getFirst().parts().length;
    now = (int) Math.min(parts, Math.ceilDiv(upTo, Cache.PART));
    states = new Identity[parts];
    states[0] = KeptStates.REST;
    kept = new KeptStates(resources);
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
    run =
        new ResumedRun(
            resources,
            signals,
            filters,
            kept,
            0,
            plan -> {
              ResumedPlan made = fill.orGiveBackTimed(plan);
              return () -> made;
            });
  }

  /**
   * Stores signals of one length.
   *
   * @param filters that they are made by, the first output of each; what these are made from can be
   *     read anywhere
   * @param upTo the end of the samples that are expected to be read; if somebody reads later ones,
   *     these are computed from the beginning
   * @return null if they are never to be kept
   */
  static List<Stored> store(
      Resources resources, List<Signal> signals, List<Filtered> filters, long upTo, Object origin) {
    List<PartKeys.Keys> stretches = new ArrayList<>();
    for (Signal signal : signals) {
      PartKeys.Keys each = PartKeys.of(signal, filters, why -> {});
      if (each == null) {
        return null;
      }
      stretches.add(each);
    }
    try (ResumedParts parts =
        new ResumedParts(resources, signals, filters, stretches, upTo, origin)) {
      return parts.store();
    }
  }

  private List<Stored> store() {
    int count = states.length;
    for (int part = 0; part < now; part++) {
      for (int i = 0; i < keys.size(); i++) {
        keys.get(i).parts()[part] = stretches.get(i).parts()[part].from(states[part]);
      }
      boolean isLast = part == count - 1;
      Identity end = isLast ? KeptStates.REST : kept.end(key(part)).orElse(null);
      if (end == null || !fill.has(part)) {
        end = compute(part, isLast);
      }
      if (!isLast) {
        states[part + 1] = end;
      }
    }
    run.close();
    for (int part = now; part < count; part++) {
      leave(part);
    }
    StoreObserver observer = resources.observer();
    if (observer != StoreObserver.NONE) {
      List<Identity[]> all = keys.stream().map(PartKeys.Keys::parts).toList();
      entry.tell(observer.storing(signals, all, origin));
    }
    return stored();
  }

  /** A part that nobody is likely to read: as its states are not known, no other has its key. */
  private void leave(int part) {
    UUID none = UUID.randomUUID();
    Identity unknown =
        Identity.of(
            new double[] {
              Double.longBitsToDouble(none.getMostSignificantBits()),
              Double.longBitsToDouble(none.getLeastSignificantBits())
            });
    for (int i = 0; i < keys.size(); i++) {
      keys.get(i).parts()[part] = stretches.get(i).parts()[part].from(unknown);
    }
  }

  /** Computes a part, and those before it that are needed for its states; returns its end. */
  private Identity compute(int part, boolean isLast) {
    Identity end = KeptStates.REST;
    for (int next = run.goTo(part, states); next <= part; next++) {
      if (next == part) {
        fill.expect(new int[] {part});
      }
      long from = (long) next * Cache.PART;
      long to = Math.min(length, from + Cache.PART);
      fill.relay(run.relay(), run.began(), from, to);
      end = to == length ? KeptStates.REST : keep(next, run.passed());
    }
    return isLast ? KeptStates.REST : end;
  }

  /**
   * That of all signals' parts: a signal alone, or beside others, has other states at the end of
   * the same part.
   */
  private Identity key(int part) {
    Identity key = keys.getFirst().parts()[part];
    for (PartKeys.Keys other : keys.subList(1, keys.size())) {
      key = key.from(other.parts()[part]);
    }
    return key;
  }

  /** Keeps the states at the end of a part, if the cache keeps the part. */
  private Identity keep(int part, double[] now) {
    if (!keys.stream().allMatch(each -> cache.has(each.parts()[part]))) {
      return Identity.of(now);
    }
    Identity end = kept.keep(now);
    kept.end(key(part), end);
    return end;
  }

  /** What is in the cache waits there until somebody reads it. */
  private List<Stored> stored() {
    boolean areThere = Arrays.stream(fill.chunks(0)).allMatch(chunk -> chunk >= 0);
    if (!areThere) {
      int[] left = IntStream.range(now, states.length).toArray();
      List<LazyChunks> later =
          fill.orGiveBack(() -> FromCache.waiting(resources, signals, keys, fill, left));
      if (!later.isEmpty()) {
        return fill.stored(later, signals, origin);
      }
      readNow();
    }
    return fill.stored(channel -> signals.get(channel).identity(), origin);
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
    run.close();
  }
}

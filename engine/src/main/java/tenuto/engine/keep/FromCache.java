package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Division;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Stored;

/** Stores signals of which a cache may have parts. */
public final class FromCache {
  /** Signals that one is made from, up to stored ones, if it is little work. */
  private static final int LITTLE = 16;

  private FromCache() {}

  /**
   * Stores signals of one length of which a cache may have parts.
   *
   * @param keys of the parts of each signal
   */
  static List<Stored> store(
      Resources resources, List<Signal> signals, List<PartKeys.Keys> keys, Object origin) {
    Division division = resources.settings().cache().division();
    if (division != null) {
      Stored later = signals.size() == 1 ? later(resources, signals.getFirst(), origin) : null;
      return later == null ? divided(resources, division, signals, keys, origin) : List.of(later);
    }
    return shared(resources, signals, keys, origin);
  }

  /** Computes this process's share of all that signals are made from, or are. */
  public static void computeOwn(Resources resources, List<Signal> signals) {
    Set<Stored> stored = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Signal signal : signals) {
      if (signal instanceof Stored itself) {
        stored.add(itself);
      } else {
        stored.addAll(StoredInputs.of(signal));
      }
    }
    OwnShare.compute(resources, stored);
  }

  /**
   * Signals at once, of which others compute parts: the owner of the first's has the others' too.
   */
  private static List<Stored> divided(
      Resources resources,
      Division division,
      List<Signal> signals,
      List<PartKeys.Keys> keys,
      Object origin) {
    computeOwn(resources, signals);
    CacheFill fill =
        new CacheFill(
            resources,
            keys,
            signals.getFirst().length(),
            bytes -> resources.forecast().of(bytes, origin),
            () -> StoreObserver.Entry.NONE);
    ShareOfWork share = new ShareOfWork(division, signals.getFirst(), keys.getFirst());
    int[] missing = fill.find();
    int[] own = Arrays.stream(missing).filter(share::isOurs).toArray();
    MissingParts.compute(resources, fill, signals, own);
    int[] others = Arrays.stream(missing).filter(part -> !share.isOurs(part)).toArray();
    if (others.length > 0) {
      fill.orGiveBack(
          () -> {
            for (int part : others) {
              keys.forEach(each -> share.await(resources, each.parts()[part], part));
            }
            return null;
          });
      MissingParts.compute(resources, fill, signals, fill.find());
    }
    return fill.stored(channel -> signals.get(channel).identity(), origin);
  }

  private static StoreObserver.Entry entry(
      Resources resources, List<Signal> signals, List<PartKeys.Keys> keys, Object origin) {
    StoreObserver observer = resources.observer();
    return observer == StoreObserver.NONE
        ? StoreObserver.Entry.NONE
        : observer.storing(signals, keys.stream().map(PartKeys.Keys::parts).toList(), origin);
  }

  /**
   * What the cache has is read later, if ever. What it has not got beside that was most likely
   * computed too quickly to be kept; it is computed later, too, if that can be done by itself.
   */
  private static List<Stored> shared(
      Resources resources, List<Signal> signals, List<PartKeys.Keys> keys, Object origin) {
    CacheFill fill =
        new CacheFill(
            resources,
            keys,
            signals.getFirst().length(),
            bytes -> resources.forecast().of(bytes, origin),
            () -> entry(resources, signals, keys, origin));
    int[] missing = fill.missing();
    int[] later = mayBeComputedAlone(signals) ? missing : new int[0];
    List<LazyChunks> deferred =
        missing.length < keys.getFirst().parts().length
            ? waiting(resources, signals, keys, fill, later)
            : List.of();
    if (deferred.isEmpty()) {
      missing = fill.find();
    } else if (later.length > 0) {
      missing = new int[0];
    }
    try {
      MissingParts.compute(resources, fill, signals, missing);
    } catch (Throwable e) {
      deferred.forEach(LazyChunks::letGo);
      throw e;
    }
    return deferred.isEmpty()
        ? fill.stored(channel -> signals.get(channel).identity(), origin)
        : fill.stored(deferred, signals, origin);
  }

  /**
   * Whether parts of each can be computed by themselves: of one signal if it is addressable, of
   * several only if they have little in common that each would compute again.
   */
  private static boolean mayBeComputedAlone(List<Signal> signals) {
    if (signals.size() == 1) {
      return signals.getFirst().addressable();
    }
    Deque<Signal> open = new ArrayDeque<>(signals);
    for (int looks = 0; !open.isEmpty(); looks++) {
      Signal signal = open.pop();
      boolean isLittle =
          switch (signal) {
            case Stored _, Mapped _, Combined _ -> true;
            case Gathered gathered -> gathered.gather() instanceof Gather.Placing;
            default -> false;
          };
      if (!isLittle || looks == LITTLE * signals.size()) {
        return false;
      }
      open.addAll(signal.inputs());
    }
    return true;
  }

  /**
   * What signals of one length, which one call stores, are read from later.
   *
   * @param fill their chunks
   * @param absent parts that are not in the cache, and not computed yet either
   * @return one for each; none if they must be read now
   */
  static List<LazyChunks> waiting(
      Resources resources,
      List<Signal> signals,
      List<PartKeys.Keys> keys,
      CacheFill fill,
      int[] absent) {
    if (!keys.stream().allMatch(each -> mayWait(resources, each))) {
      return List.of();
    }
    List<LazyChunks> all = new ArrayList<>();
    List<Signal> group = List.copyOf(signals);
    boolean defers = resources.settings().defers(); // only then is one made anew with the others
    boolean isWhole = false;
    try {
      for (int i = 0; i < group.size(); i++) {
        Signal signal = group.get(i);
        List<Signal> with = defers ? group : List.of(signal);
        LazyChunks each =
            LazyChunks.of(
                resources, signal, keys.get(i), fill.chunks(i), fill.entry(), absent, with);
        if (each == null) {
          return List.of();
        }
        all.add(each);
      }
      isWhole = true;
      return all;
    } finally {
      if (!isWhole) {
        all.forEach(LazyChunks::letGo);
      }
    }
  }

  /**
   * One signal that is stored when somebody reads it.
   *
   * @return null if that must be now
   */
  static Stored later(Resources resources, Signal signal, Object origin) {
    return later(resources, signal, List.of(signal), origin);
  }

  /**
   * One signal of several that one call stores, each when somebody reads it.
   *
   * @param group all of them
   * @return null if that must be now
   */
  static Stored later(Resources resources, Signal signal, List<Signal> group, Object origin) {
    PartKeys.Keys keys = PartKeys.of(signal);
    if (keys == null || !mayWait(resources, keys)) {
      return null;
    }
    CacheFill fill =
        new CacheFill(
            resources,
            List.of(keys),
            signal.length(),
            bytes -> {},
            () -> entry(resources, List.of(signal), List.of(keys), origin));
    LazyChunks deferred =
        LazyChunks.of(resources, signal, keys, fill.chunks(), fill.entry(), fill.missing(), group);
    return deferred == null ? null : fill.stored(deferred, signal, origin);
  }

  /** What is outside may change until then: that is borne only where all is to wait. */
  static boolean mayWait(Resources resources, PartKeys.Keys keys) {
    return keys.outside().isEmpty() || resources.settings().defers();
  }
}

package tenuto.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Stores signals: alone, side by side and shown meanwhile, or through a kernel that is chosen when
 * all their samples are known.
 */
final class Copies {
  private final Resources resources;
  private final Supplier<?> origins;

  /**
   * @param origins says where a signal is stored, as {@link Session#originsFrom}
   */
  Copies(Resources resources, Supplier<?> origins) {
    this.resources = resources;
    this.origins = origins;
  }

  /** See {@link Session#store(Signal)}. */
  Stored store(Signal signal) {
    return signal instanceof Stored stored
        ? stored.retain(resources.pool())
        : compute(List.of(signal), Look.NONE, origins.get()).getFirst();
  }

  /** See {@link Session#storeLater}. */
  Stored later(Signal signal) {
    boolean waits =
        signal instanceof Lazy && signal.length() > 0 && resources.settings().cache() != Cache.NONE;
    Stored later = waits ? FromCache.later(resources, signal, origins.get()) : null;
    return later == null ? store(signal) : later;
  }

  /** See {@link Session#store(List, Look)}. */
  List<Stored> store(List<Signal> signals, Look look) {
    if (areComputedTogether(signals)) {
      return compute(signals, look, origins.get());
    }
    List<Stored> stored = new ArrayList<>();
    try {
      for (Signal signal : signals) {
        stored.add(store(signal));
      }
      Scanning.scan(resources, List.copyOf(stored), look);
    } catch (Throwable e) {
      closeAfter(e, stored);
      throw e;
    }
    return stored;
  }

  private static boolean areComputedTogether(List<Signal> signals) {
    return !signals.isEmpty()
        && signals.stream()
            .allMatch(it -> it instanceof Lazy && it.length() == signals.getFirst().length());
  }

  private List<Stored> compute(List<Signal> signals, Look look, Object origin) {
    List<PartKeys.Keys> keys = keys(signals);
    if (keys != null) {
      return find(signals, keys, look, origin);
    }
    try (Rendering rendering = new Rendering(resources, RenderRoot.of(signals))) {
      return rendering.store(signals, look, origin);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
  }

  /** Those of signals that a cache may keep, or null. */
  private List<PartKeys.Keys> keys(List<Signal> signals) {
    boolean keeps = resources.settings().cache() != Cache.NONE && signals.getFirst().length() > 0;
    return keeps ? Kept.keys(signals) : null;
  }

  /** Takes from the cache what it has; what looks at the signals then looks at all of them. */
  private List<Stored> find(
      List<Signal> signals, List<PartKeys.Keys> keys, Look look, Object origin) {
    List<Stored> stored;
    try {
      stored = FromCache.store(resources, signals, keys, origin);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
    try {
      Scanning.scan(resources, List.copyOf(stored), look);
    } catch (Throwable e) {
      closeAfter(e, stored);
      throw e;
    }
    return stored;
  }

  /** See {@link Session#storeWith(List, Look, Function)}. */
  List<Stored> storeWith(
      List<Signal> signals, Look look, Function<List<Signal>, ? extends Kernel> choose) {
    Deque<Stored> copies = new ArrayDeque<>(store(signals, look));
    List<Stored> results = new ArrayList<>();
    try {
      Kernel kernel = choose.apply(List.copyOf(copies));
      while (!copies.isEmpty()) {
        // Whatever may fail comes before the copy is taken from those that would be closed.
        Signal result = Mapped.of(kernel, copies.getFirst());
        Object origin = origins.get();
        resources.losses().requireNone();
        results.add(inPlaceOf(copies.pop(), kernel, result, origin));
      }
    } catch (Throwable e) {
      results.addAll(copies);
      closeAfter(e, results);
      throw e;
    }
    return results;
  }

  /** See {@link Session#storeWith(List, Measuring)}. */
  List<Stored> storeWith(List<Signal> signals, Measuring measuring) {
    String what = Origins.isOurs(measuring) ? measuring.what() : "@";
    Optional<double[]> known = measured(what, signals);
    if (known.isPresent()) {
      return through(measuring.kernel(known.get()), signals);
    }
    return storeWith(
        signals,
        measuring.look(),
        copies -> {
          double[] numbers = measuring.numbers(copies);
          keepMeasured(what, signals, numbers);
          return measuring.kernel(numbers);
        });
  }

  /** See {@link Session#measured}. */
  Optional<double[]> measured(String what, List<? extends Signal> signals) {
    Cache cache = resources.settings().cache();
    Identity key = cache == Cache.NONE ? null : PartKeys.measured(what, signals);
    return key == null ? Optional.empty() : cache.numbers(key);
  }

  /** See {@link Session#keepMeasured}. */
  void keepMeasured(String what, List<? extends Signal> signals, double[] numbers) {
    Cache cache = resources.settings().cache();
    Identity key = cache == Cache.NONE ? null : PartKeys.measured(what, signals);
    if (key != null) {
      cache.keep(key, numbers);
    }
  }

  /** Signals through a kernel, when somebody reads them. */
  private List<Stored> through(Kernel kernel, List<Signal> signals) {
    List<Stored> results = new ArrayList<>();
    try {
      for (Signal signal : signals) {
        try (Stored copy = later(signal)) {
          results.add(later(Mapped.of(kernel, copy)));
        }
      }
    } catch (Throwable e) {
      closeAfter(e, results);
      throw e;
    }
    return results;
  }

  /** See {@link Session#found(Signal, Finding, Supplier)}. */
  <T> T found(Stored stored, Finding<T> finding, Supplier<T> search) {
    return stored.found(resources.pool(), finding.kind(), () -> known(stored, finding, search));
  }

  private <T> T known(Stored stored, Finding<T> finding, Supplier<T> search) {
    boolean ours = Origins.isOurs(finding.kind());
    String what = ours ? finding.kind().getName() : "@";
    return measured(what, List.of(stored))
        .map(finding.of())
        .orElseGet(
            () -> {
              T found = search.get();
              keepMeasured(what, List.of(stored), finding.numbers().apply(found));
              return found;
            });
  }

  /** The result takes the copy's place, unless somebody else holds it; the copy is closed. */
  private Stored inPlaceOf(Stored copy, Kernel kernel, Signal result, Object origin) {
    Optional<int[]> chunks = copy.surrender();
    if (chunks.isEmpty()) {
      try (copy) {
        return compute(List.of(result), Look.NONE, origin).getFirst();
      }
    }
    try {
      return Storing.replace(resources, chunks.get(), kernel, result, origin);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
  }

  private static void closeAfter(Throwable failure, List<Stored> signals) {
    Closing.after(failure, signals.stream().<Runnable>map(it -> it::close).toList());
  }
}

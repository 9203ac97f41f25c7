package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.base.Closing;
import tenuto.engine.plan.PooledChunks;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Scanning;
import tenuto.engine.setup.Figures;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Measuring;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Tally;

/**
 * Stores signals: alone, side by side and shown meanwhile, or through a kernel that is chosen when
 * all their samples are known.
 */
public final class SignalStore {
  private final Resources resources;
  private final Supplier<?> origins;
  private final KnownNumbers numbers;
  private final StoredTogether together;

  /**
   * @param origins says where a signal is stored, as {@link
   *     tenuto.engine.SessionObservers#originsFrom}
   */
  public SignalStore(Resources resources, Supplier<?> origins) {
    this.resources = resources;
    this.origins = origins;
    this.numbers = new KnownNumbers(resources);
    this.together = new StoredTogether(resources);
  }

  /** What is known of whole signals. */
  public KnownNumbers numbers() {
    return numbers;
  }

  /** See {@link tenuto.engine.Session#store(Signal)}. */
  public Stored store(Signal signal) {
    return store(signal, resources.settings().defers(), false);
  }

  /** See {@link tenuto.engine.Session#storeMix}. */
  public Stored mix(Signal signal) {
    return store(signal, resources.settings().defers(), true);
  }

  /** See {@link tenuto.engine.Session#storeLater}. */
  public Stored later(Signal signal) {
    return store(signal, resources.settings().givesKeys(), false);
  }

  private Stored store(Signal signal, boolean mayWait, boolean isAlwaysKept) {
    if (signal instanceof Stored stored) {
      return stored.retain(resources.pool());
    }
    Object origin = origins.get();
    if (resources.settings().isDry()) {
      return DrySignal.of(
          resources, signal, origin, () -> compute(List.of(signal), Look.NONE, origin));
    }
    if (resources.settings().defers()) {
      // It may be read in part.
      return together.store(signal, List.of(signal), mayWait, isAlwaysKept, origin);
    }
    return StagedWork.of(
        resources,
        List.of(signal),
        () -> origin,
        staged -> together.store(staged.getFirst(), staged, mayWait, isAlwaysKept, origin));
  }

  /** See {@link tenuto.engine.SessionResults#staged(List, long, long, Function)}. */
  public <T> T staged(List<Signal> signals, long from, long to, Function<List<Signal>, T> work) {
    return StagedWork.of(resources, signals, new ReadSpans.Span(from, to), origins, work);
  }

  /** See {@link tenuto.engine.SessionMeasures#store(List, Look)}. */
  public List<Stored> store(List<Signal> signals, Look look) {
    return StagedWork.of(resources, signals, origins, staged -> storeStaged(staged, look));
  }

  private List<Stored> storeStaged(List<Signal> signals, Look look) {
    if (StoredTogether.takes(signals)) {
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

  private List<Stored> compute(List<Signal> signals, Look look, Object origin) {
    return together.store(signals, look, false, origin);
  }

  /** See {@link tenuto.engine.SessionResults#readable}. */
  public Stored readable(Signal signal) {
    return DrySignal.uncounted(
        resources, signal, () -> compute(List.of(signal), Look.NONE, origins.get()));
  }

  /** See {@link tenuto.engine.SessionResults#made(List, long, long, Supplier)}. */
  public Stored made(List<? extends Signal> from, long length, long beside, Supplier<Stored> work) {
    return resources.settings().isDry()
        ? DrySignal.of(resources, from, length, beside, origins.get(), work)
        : work.get();
  }

  /** See {@link tenuto.engine.SessionResults#made(List, Supplier)}. */
  public <T extends Signal> List<? extends Signal> made(
      List<Signal> signals, Supplier<List<T>> work) {
    return resources.settings().isDry()
        ? DrySignal.of(resources, signals, origins.get(), () -> work.get())
        : work.get();
  }

  /** See {@link tenuto.engine.SessionMeasures#storeWith(List, Look, Function)}. */
  public List<Stored> storeWith(
      List<Signal> signals, Look look, Function<List<Signal>, ? extends Kernel> choose) {
    return resources.settings().isDry()
        ? DrySignal.of(resources, signals, origins.get(), () -> storeNow(signals, look, choose))
        : storeNow(signals, look, choose);
  }

  private List<Stored> storeNow(
      List<Signal> signals, Look look, Function<List<Signal>, ? extends Kernel> choose) {
    Deque<Stored> copies = new ArrayDeque<>(store(signals, look));
    List<Stored> results = new ArrayList<>();
    try {
      Kernel kernel = choose.apply(List.copyOf(copies));
      while (!copies.isEmpty()) {
        // Whatever may fail comes before the copy is taken from those that would be closed.
        Signal result = Mapped.of(kernel, copies.getFirst());
        Object origin = origins.get();
        resources.writebackErrors().requireNone();
        results.add(inPlaceOf(copies.pop(), kernel, result, origin));
      }
    } catch (Throwable e) {
      results.addAll(copies);
      closeAfter(e, results);
      throw e;
    }
    return results;
  }

  /** See {@link tenuto.engine.SessionMeasures#storeWith(List, Measuring)}. */
  public List<Stored> storeWith(List<Signal> signals, Measuring measuring) {
    String what = Origins.isOurs(measuring) ? measuring.what() : "@";
    Figures.Figure figure = numbers.figure(what);
    if (resources.settings().defers()) {
      Optional<double[]> known = numbers.known(what, signals, figure);
      if (known.isPresent()) {
        return through(measuring.kernel(known.get()), signals); // not all of them need be read
      }
    }
    return StagedWork.of(
        resources, signals, origins, staged -> storeStaged(staged, measuring, what, figure));
  }

  private List<Stored> storeStaged(
      List<Signal> signals, Measuring measuring, String what, Figures.Figure figure) {
    Optional<double[]> known = numbers.known(what, signals, figure);
    if (known.isPresent()) {
      return through(measuring.kernel(known.get()), signals);
    }
    Function<List<Signal>, Kernel> choose =
        copies -> {
          double[] measured = measuring.numbers(copies);
          numbers.keep(what, signals, measured);
          figure.now(measured);
          return measuring.kernel(measured);
        };
    if (signals.size() > 1) {
      return storeWith(signals, measuring.tally().look(), choose);
    }
    Signal only = signals.getFirst();
    Supplier<Stored> work = () -> storeWith(only, measuring.tally(), choose);
    return List.of(made(signals, only.length(), 0, work));
  }

  /** One signal, of whose parts a cache may know what is found in them. */
  private Stored storeWith(Signal signal, Tally tally, Function<List<Signal>, Kernel> choose) {
    Stored copy = store(signal, tally);
    boolean taken = false;
    try {
      Kernel kernel = choose.apply(List.of(copy));
      Signal result = Mapped.of(kernel, copy);
      Object origin = origins.get();
      resources.writebackErrors().requireNone();
      taken = true;
      return inPlaceOf(copy, kernel, result, origin);
    } finally {
      if (!taken) {
        copy.close();
      }
    }
  }

  private Stored store(Signal signal, Tally tally) {
    List<PartKeys.Keys> keys =
        signal instanceof Lazy ? together.keys(List.of(signal), never -> {}) : null;
    if (signal instanceof Lazy && keys == null) {
      return store(List.of(signal), tally.look()).getFirst();
    }
    Stored copy =
        keys == null
            ? store(signal)
            : together.find(List.of(signal), keys, Look.NONE, origins.get()).getFirst();
    try {
      Tallying.of(resources, copy, tally);
    } catch (Throwable e) {
      closeAfter(e, List.of(copy));
      throw e;
    }
    return copy;
  }

  /** Signals through a kernel, when somebody reads them. */
  private List<Stored> through(Kernel kernel, List<Signal> signals) {
    List<Signal> group = StageRules.group(resources.settings(), signals);
    List<Stored> results = new ArrayList<>();
    try {
      for (Signal signal : signals) {
        try (Stored copy = later(signal, group)) {
          results.add(later(Mapped.of(kernel, copy)));
        }
      }
    } catch (Throwable e) {
      closeAfter(e, results);
      throw e;
    }
    return results;
  }

  private Stored later(Signal signal, List<Signal> group) {
    return group.contains(signal)
        ? together.store(signal, group, true, false, origins.get())
        : later(signal);
  }

  /**
   * The result takes the copy's place, unless somebody else holds it or it waits for a reader; the
   * copy is closed.
   */
  private Stored inPlaceOf(Stored copy, Kernel kernel, Signal result, Object origin) {
    boolean isRead = copy.backing().lent() == copy.backing().bytes();
    if (resources.settings().defers() || copy.backing().depth() > 0 && !isRead) {
      try (copy) {
        return later(result); // the rest of the copy need not even be read
      }
    }
    if (!(copy.backing() instanceof PooledChunks chunks) || !copy.surrender()) {
      try (copy) {
        return compute(List.of(result), Look.NONE, origin).getFirst();
      }
    }
    try {
      if (chunks instanceof LazyChunks waited) {
        waited.letGo();
      }
      return Recording.replace(resources, chunks.chunks, kernel, result, origin);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  private static void closeAfter(Throwable failure, List<Stored> signals) {
    Closing.after(failure, signals.stream().<Runnable>map(it -> it::close).toList());
  }
}

package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.base.Closing;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Signals in which what filters make of long ones is stored: a filter that can {@linkplain
 * Filter#resumes go on} from a kept state follows from all that came before, and is computed anew
 * after a change only as long as it is in another state.
 *
 * <p>Filters in a row are stored as one stage, up to what reads them elsewhere than where they are:
 * a shift in time, another filter's output beside it.
 */
final class Stages implements AutoCloseable {
  /** Signals looked at: a graph of more is computed as it is. */
  private static final int MOST = 10_000;

  /** Filters in a row: the states of more are not taken together. */
  private static final int MOST_IN_ROW = 256;

  private final Resources resources;
  private final Object origin;

  /** How many others are made from each signal that can only be read onward. */
  private final Map<Signal, Integer> users = new IdentityHashMap<>();

  private final Map<Signal, Signal> made = new IdentityHashMap<>();

  /** Of what is made by filters: these, the first output of each; null if another is among them. */
  private final Map<Signal, Set<Filtered>> rows = new IdentityHashMap<>();

  private final List<Stored> stored = new ArrayList<>();
  private final List<Signal> results;

  private Stages(Resources resources, List<Signal> signals, Object origin) {
    this.resources = resources;
    this.origin = origin;
    List<Signal> order = order(signals);
    if (order.isEmpty() || signals.stream().allMatch(this::isKeptAsItIs)) {
      results = signals;
      return;
    }
    try {
      order.forEach(this::make);
      stage(signals.stream().filter(each -> !each.addressable()).toList());
      results = signals.stream().map(this::made).toList();
    } catch (Throwable e) {
      Closing.after(e, List.of(this::close));
      throw e;
    }
  }

  /**
   * Does something with all of signals, whose stages are stored meanwhile if there is a cache.
   *
   * @param origins says where they are stored
   */
  static <T> T of(
      Resources resources,
      List<Signal> signals,
      Supplier<?> origins,
      Function<List<Signal>, T> work) {
    if (!areUsed(resources.settings()) || signals.stream().allMatch(Signal::addressable)) {
      return work.apply(signals);
    }
    try (Stages stages = new Stages(resources, signals, origins.get())) {
      return work.apply(stages.results);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  /** Whether what filters make is kept where all of it is read. */
  static boolean areUsed(Settings settings) {
    return settings.cache() != Cache.NONE
        && settings.cache().division() == null
        && !settings.isDry();
  }

  /**
   * All that can only be read onward beneath some signals, inputs before what is made from them;
   * none if no filter among them is worth a stage.
   */
  private List<Signal> order(List<Signal> signals) {
    List<Signal> order = new ArrayList<>();
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> open = new ArrayDeque<>();
    boolean isWorthIt = false;
    signals.forEach(open::push);
    while (!open.isEmpty()) {
      Signal signal = open.peek();
      if (signal.addressable() || seen.contains(signal) && users.containsKey(signal)) {
        open.pop();
      } else if (seen.add(signal)) {
        isWorthIt |= signal instanceof Filtered it && isStage(it);
        beneath(signal).forEach(open::push);
      } else {
        open.pop();
        users.put(signal, 0);
        order.add(signal);
      }
      if (order.size() > MOST) {
        return List.of();
      }
    }
    for (Signal signal : order) {
      for (Signal input : beneath(signal)) {
        users.merge(input, 1, Integer::sum);
      }
    }
    return isWorthIt ? order : List.of();
  }

  /** The inputs; of an output beside the first, the first. */
  private static List<Signal> beneath(Signal signal) {
    return signal instanceof Filtered it && !it.isFirst()
        ? List.of(it.outputs().getFirst())
        : signal.inputs();
  }

  /**
   * Whether the cache has all parts of a signal without stages, as workers leave them that have
   * divided these among themselves. Usually it has not even the first, whose key is found soon.
   */
  private boolean isKeptAsItIs(Signal signal) {
    Cache cache = resources.settings().cache();
    Optional<Identity> first = PartKeys.first(signal);
    if (first.isEmpty() || !cache.has(first.get())) {
      return false;
    }
    PartKeys.Keys keys = PartKeys.of(signal);
    return keys != null && Arrays.stream(keys.parts()).allMatch(cache::has);
  }

  /** Whether a filter's states can be kept, and it is long enough. */
  static boolean isStage(Filtered signal) {
    Filter filter = signal.filter();
    return filter.resumes()
        && Origins.isOurs(filter)
        && filter.lookBack() == Filter.ALL
        && signal.beside().isEmpty()
        && signal.length() > Cache.PART;
  }

  private Signal made(Signal signal) {
    return made.getOrDefault(signal, signal);
  }

  private void make(Signal signal) {
    boolean isInStep =
        signal instanceof Mapped
            || signal instanceof Combined
            || signal instanceof Filtered it && isStage(it);
    if (signal instanceof Filtered it && !it.isFirst()) {
      return; // made with the first
    }
    if (!isInStep) {
      signal.inputs().forEach(input -> stage(List.of(input)));
    }
    List<Signal> inputs = signal.inputs().stream().map(this::made).toList();
    boolean isSame = signal.inputs().stream().allMatch(input -> made(input) == input);
    switch ((Lazy) signal) {
      case Mapped it -> put(it, isSame ? it : Mapped.of(it.kernel(), inputs.getFirst()));
      case Combined it -> put(it, isSame ? it : Combined.of(it.combiner(), inputs));
      case Gathered it -> put(it, isSame ? it : Gathered.of(it.gather(), inputs, it.length()));
      case Generated it -> put(it, it);
      case Filtered it -> filter(it, inputs, isSame);
    }
    row(signal, isInStep);
    stageShared(signal);
  }

  private void put(Signal signal, Signal now) {
    made.put(signal, now);
  }

  private void filter(Filtered first, List<Signal> inputs, boolean isSame) {
    int count = first.alongside().size();
    boolean isAsItWas = isSame || inputs.isEmpty();
    List<? extends Signal> outputs =
        isAsItWas
            ? first.outputs()
            : Filtered.all(
                first.filter(), inputs.subList(0, count), inputs.subList(count, inputs.size()));
    for (int i = 0; i < outputs.size(); i++) {
      put(first.outputs().get(i), outputs.get(i));
    }
  }

  private void row(Signal signal, boolean isInStep) {
    Signal now = made(signal);
    if (now.addressable()) {
      rows.put(now, Set.of());
      return;
    }
    Set<Filtered> row = isInStep ? inStep(now) : beginsAnywhere(now) ? Set.of() : null;
    if (!(now instanceof Filtered it)) {
      rows.put(now, row);
      return;
    }
    if (row != null && isInStep) {
      row.add(it);
    }
    for (Filtered output : it.outputs()) {
      rows.put(output, row);
    }
  }

  private Set<Filtered> inStep(Signal signal) {
    Set<Filtered> row = new LinkedHashSet<>();
    for (Signal input : signal.inputs()) {
      Set<Filtered> before = input.addressable() ? Set.of() : rows.get(input);
      if (before == null) {
        return null;
      }
      row.addAll(before);
    }
    return row;
  }

  /** Whether what sounds from a sample on can be computed from there on, or little before. */
  private static boolean beginsAnywhere(Signal signal) {
    long from = Math.min(Cache.PART, signal.length());
    return !SubrangeBuilder.of(List.of(signal), from, signal.length()).isEmpty();
  }

  /** Stores what is read at several places, and what has several outputs. */
  private void stageShared(Signal signal) {
    if (signal instanceof Filtered it && it.outputs().size() > 1) {
      stage(it.outputs());
    } else if (users.get(signal) > 1) {
      stage(List.of(signal));
    }
  }

  /** Stores signals that are made by filters; those of others stay as they are. */
  private void stage(List<? extends Signal> signals) {
    List<Signal> now = signals.stream().map(this::made).toList();
    Set<Filtered> all = new LinkedHashSet<>();
    for (Signal each : now) {
      Set<Filtered> row = each.addressable() ? null : rows.get(each);
      long length = now.getFirst().length();
      if (row == null || each.length() != length) {
        all.clear();
        break;
      }
      all.addAll(row);
    }
    long length = now.isEmpty() ? 0 : now.getFirst().length();
    boolean areOne = all.stream().allMatch(filter -> filter.length() == length);
    if (all.isEmpty() || all.size() > MOST_IN_ROW || !areOne) {
      if (signals.size() > 1 && !(signals.getFirst() instanceof Filtered it && !it.isSingle())) {
        signals.forEach(each -> stage(List.of(each)));
      }
      return;
    }
    List<Stored> parts = ResumedParts.store(resources, now, List.copyOf(all), origin);
    for (int i = 0; parts != null && i < parts.size(); i++) {
      stored.add(parts.get(i));
      put(signals.get(i), parts.get(i));
    }
  }

  @Override
  public void close() {
    stored.forEach(Stored::close);
    stored.clear();
  }
}

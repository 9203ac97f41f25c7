package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tenuto.engine.base.Closing;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Mapped;
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
  /** Filters in a row: the states of more are not taken together. */
  private static final int MOST_IN_ROW = 256;

  private final Resources resources;
  private final Object origin;
  private final StageOrder order;

  private final Map<Signal, Signal> made = new IdentityHashMap<>();

  /** Of what is made by filters: these, the first output of each; null if another is among them. */
  private final Map<Signal, Set<Filtered>> rows = new IdentityHashMap<>();

  private final List<Stored> stored = new ArrayList<>();
  private final List<Signal> results;

  /** Which samples are read of what the signals are made from; null for all. */
  private final ReadSpans spans;

  /**
   * @param span the samples that are read of the signals
   */
  Stages(Resources resources, List<Signal> signals, ReadSpans.Span span, Object origin) {
    this.resources = resources;
    this.origin = origin;
    boolean isWhole = signals.stream().allMatch(each -> span.holds(each));
    spans = isWhole ? null : new ReadSpans(signals, span, (stored, part) -> List.of());
    order = new StageOrder(signals);
    if (order.signals().isEmpty() || signals.stream().allMatch(this::isKeptAsItIs)) {
      results = signals;
      return;
    }
    try {
      order.signals().forEach(this::make);
      stage(signals.stream().filter(each -> !each.addressable()).toList());
      results = signals.stream().map(this::made).toList();
    } catch (Throwable e) {
      Closing.after(e, List.of(this::close));
      throw e;
    }
  }

  List<Signal> results() {
    return results;
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

  private Signal made(Signal signal) {
    return made.getOrDefault(signal, signal);
  }

  private void make(Signal signal) {
    boolean isInStep =
        signal instanceof Mapped
            || signal instanceof Combined
            || signal instanceof Filtered it && StageRules.isStage(it);
    if (signal instanceof Filtered it && !it.isFirst()) {
      return; // made with the first
    }
    if (!isInStep) {
      signal.inputs().forEach(input -> stage(List.of(input)));
    }
    List<Signal> inputs = signal.inputs().stream().map(this::made).toList();
    List<? extends Signal> now = Remade.of((Lazy) signal, inputs);
    for (int i = 0; i < now.size(); i++) {
      put(signal instanceof Filtered it ? it.outputs().get(i) : signal, now.get(i));
    }
    row(signal, isInStep);
    stageShared(signal);
  }

  private void put(Signal signal, Signal now) {
    made.put(signal, now);
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
    List<Signal> inputs = signal instanceof Filtered it ? it.alongside() : signal.inputs();
    for (Signal input : inputs) {
      Set<Filtered> before = input.addressable() ? Set.of() : rows.get(input);
      if (before == null) {
        return null;
      }
      row.addAll(before);
    }
    return row;
  }

  /** Whether what sounds from a sample on can be computed from there on, or with little before. */
  private static boolean beginsAnywhere(Signal signal) {
    long from = Math.min(Cache.PART, signal.length());
    return SubrangeBuilder.rest(signal, from).isPresent();
  }

  /** Stores what is read at several places, and what has several outputs. */
  private void stageShared(Signal signal) {
    boolean isWhole = spans == null; // else all of it would be too much
    if (isWhole && signal instanceof Filtered it && order.isHeavy(it)) {
      storeWhole(it.outputs().stream().map(this::made).toList(), it.outputs());
    } else if (signal instanceof Filtered it && it.outputs().size() > 1) {
      stage(it.outputs());
    } else if (order.users(signal) > 1) {
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
    long upTo = spans == null ? length : signals.stream().mapToLong(this::upTo).max().orElse(0);
    if (upTo == 0) {
      return; // nobody reads it
    }
    List<Stored> parts = ResumedParts.store(resources, now, List.copyOf(all), upTo, origin);
    for (int i = 0; parts != null && i < parts.size(); i++) {
      stored.add(parts.get(i));
      put(signals.get(i), parts.get(i));
    }
  }

  /** Stores what a filter makes from its beginning on, so that it is computed once at most. */
  private void storeWhole(List<Signal> now, List<? extends Signal> outputs) {
    List<PartKeys.Keys> keys = now.stream().map(PartKeys::of).filter(Objects::nonNull).toList();
    if (keys.size() < now.size()) {
      return;
    }
    List<Stored> whole = FromCache.store(resources, now, keys, origin);
    for (int i = 0; i < whole.size(); i++) {
      stored.add(whole.get(i));
      put(outputs.get(i), whole.get(i));
    }
  }

  /** The sample up to which somebody reads a signal. */
  private long upTo(Signal signal) {
    ReadSpans.Span span = spans.of(signal);
    return span == null ? 0 : span.to();
  }

  @Override
  public void close() {
    stored.forEach(Stored::close);
    stored.clear();
  }
}

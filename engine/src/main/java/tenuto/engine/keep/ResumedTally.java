package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Traversal;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;

/**
 * Shows what filters make, side by side, but not those parts of which a cache knows what is found
 * in them: where they are made from the same, and the filters come to them in the same states.
 */
public final class ResumedTally implements AutoCloseable {
  private final Resources resources;
  private final Cache cache;
  private final KeptStates kept;
  private final List<Signal> signals;
  private final List<PartKeys.Keys> keys;
  private final int stretch;
  private final Tally tally;
  private final long length;

  /** Which states are at the beginning of each part. */
  private final Identity[] states;

  private final ResumedRun run;

  private ResumedTally(
      Resources resources,
      List<Signal> signals,
      List<Filtered> filters,
      List<PartKeys.Keys> keys,
      int stretch,
      Tally tally) {
    this.resources = resources;
    this.cache = resources.settings().cache();
    this.kept = new KeptStates(resources);
    this.signals = signals;
    this.keys = keys;
    this.stretch = stretch;
    this.tally = tally;
    length = signals.getFirst().length();
    states = new Identity[keys.getFirst().parts().length + 1];
    states[0] = KeptStates.REST;
    run = new ResumedRun(resources, signals, filters, kept, stretch, plan -> plan);
  }

  /** See {@link tenuto.engine.SessionMeasures#visit}. */
  public static void visit(Resources resources, List<Signal> signals, int stretch, Tally tally) {
    List<Filtered> filters = Origins.isOurs(tally) ? filters(resources, signals) : List.of();
    List<PartKeys.Keys> keys = new ArrayList<>();
    for (Signal signal : filters.isEmpty() ? List.<Signal>of() : signals) {
      PartKeys.Keys each = PartKeys.of(signal, filters, why -> {});
      if (each != null) {
        keys.add(each);
      }
    }
    if (keys.isEmpty() || keys.size() < signals.size()) {
      Traversal.visit(resources, signals, stretch, tally.look().visitors());
      return;
    }
    try (ResumedTally resumed =
        new ResumedTally(resources, signals, filters, keys, stretch, tally)) {
      resumed.visit();
    }
  }

  /** The filters in step that signals of one length are made by; none if it is not only these. */
  private static List<Filtered> filters(Resources resources, List<Signal> signals) {
    if (!StageRules.areUsed(resources.settings())) {
      return List.of();
    }
    long length = signals.getFirst().length();
    Set<Filtered> filters = new LinkedHashSet<>();
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> open = new ArrayDeque<>(signals);
    while (!open.isEmpty()) {
      Signal signal = open.pop();
      if (signal.addressable() || !seen.add(signal)) {
        continue;
      }
      boolean isInStep =
          switch (signal) {
            case Filtered it -> StageRules.isStage(it) && it.length() == length;
            case Mapped _, Combined _ -> true;
            default -> false;
          };
      if (!isInStep) {
        return List.of();
      }
      List<Signal> inputs = signal.inputs();
      if (signal instanceof Filtered it) {
        filters.add(it.outputs().getFirst());
        inputs = it.alongside();
      }
      inputs.reversed().forEach(open::push);
    }
    return List.copyOf(filters);
  }

  private void visit() {
    for (int part = 0; part < states.length - 1; part++) {
      if (!isKnown(part)) {
        compute(part);
      }
    }
  }

  private Identity key(int part) {
    Identity key = Identity.of("tally " + tally.what(), stretch).from(states[part]);
    for (PartKeys.Keys each : keys) {
      key = key.from(each.parts()[part]);
    }
    return key;
  }

  /** Shows a part; those before it that are needed for the states at its beginning to nobody. */
  private void compute(int part) {
    for (int next = run.goTo(part, states); next <= part; next++) {
      Supplier<? extends SampleSink> visitors =
          next == part ? tally.look().visitors() : () -> (start, channels, n) -> {};
      long from = (long) next * Cache.PART;
      long to = Math.min(length, from + Cache.PART);
      Traversal.visit(
          resources, run.relay(), signals.size(), stretch, visitors, run.began(), from, to);
      states[next + 1] = to == length ? KeptStates.REST : kept.keep(run.passed());
    }
    if (keys.stream().allMatch(PartKeys.Keys::hold)) {
      keep(part);
    }
  }

  private void keep(int part) {
    double[] found = tally.found(part);
    double[] all = Arrays.copyOf(found, found.length + KeptStates.NUMBERS);
    KeptStates.put(states[part + 1], all, found.length);
    resources
        .writebackErrors()
        .ask(); // or what was found in lost samples would be believed for good
    cache.keep(key(part), all);
  }

  private boolean isKnown(int part) {
    double[] all = cache.numbers(key(part)).orElse(new double[0]);
    int found = all.length - KeptStates.NUMBERS;
    if (found < 0) {
      return false;
    }
    tally.known(part, Arrays.copyOf(all, found));
    states[part + 1] = KeptStates.of(all, found);
    return true;
  }

  @Override
  public void close() {
    run.close();
  }
}

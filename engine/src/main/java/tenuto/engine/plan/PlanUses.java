package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** How often each signal of a plan is read in it: as an input, or as one of the plan's results. */
final class PlanUses {
  private final ReadyGraph ready;
  private final Map<Signal, Integer> uses = new IdentityHashMap<>();

  /** Filters of several outputs whose inputs are counted: the first output of each. */
  private final Set<Signal> filters = Collections.newSetFromMap(new IdentityHashMap<>());

  PlanUses(ReadyGraph ready) {
    this.ready = ready;
  }

  /** The inputs that are read at the same places, and so belong to the same plan. */
  List<Signal> alongside(Signal signal) {
    return switch (signal) {
      case Signal it when ready.stored(it) != null -> List.of();
      case Gathered it -> List.of();
      case Generated it -> List.of();
      case Filtered it -> it.alongside();
      default -> signal.inputs();
    };
  }

  /** Counts one more result, and all that is read for it. */
  void count(Signal result) {
    if (uses.merge(result, 1, Integer::sum) > 1) {
      return; // and so was all beneath it
    }
    Deque<Signal> found = new ArrayDeque<>(List.of(result));
    while (!found.isEmpty()) {
      Signal user = found.pop();
      if (user instanceof Filtered it
          && it.outputs().size() > 1
          && !filters.add(it.outputs().getFirst())) {
        continue; // its inputs are read once for all of its outputs
      }
      for (Signal input : alongside(user)) {
        if (uses.merge(input, 1, Integer::sum) == 1) {
          found.push(input);
        }
      }
    }
  }

  /** How often a signal is read; 0 if it is none of the plan's. */
  int of(Signal signal) {
    return uses.getOrDefault(signal, 0);
  }
}

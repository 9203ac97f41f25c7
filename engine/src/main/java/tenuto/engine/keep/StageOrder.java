package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;

/**
 * The signals beneath some others that can only be read onward, inputs first, and how often each is
 * used.
 */
final class StageOrder {
  /** The largest graph that is divided into stages; a larger one is computed as it is. */
  private static final int MOST = 10_000;

  private final List<Signal> order;

  /** The number of signals that each signal is an input of. */
  private final Map<Signal, Integer> users = new IdentityHashMap<>();

  /** The direct and indirect inputs of filters whose states are kept. */
  private final Set<Signal> beneathStages = Collections.newSetFromMap(new IdentityHashMap<>());

  StageOrder(List<Signal> signals) {
    order = order(signals);
  }

  /**
   * Inputs before what is made from them; none if no filter among them is worth a {@linkplain
   * Stages stage}.
   */
  List<Signal> signals() {
    return order;
  }

  int users(Signal signal) {
    return users.get(signal);
  }

  private List<Signal> order(List<Signal> signals) {
    List<Signal> found = new ArrayList<>();
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> open = new ArrayDeque<>();
    boolean isWorthIt = false;
    signals.forEach(open::push);
    while (!open.isEmpty()) {
      Signal signal = open.peek();
      if (signal.addressable() || seen.contains(signal) && users.containsKey(signal)) {
        open.pop();
      } else if (seen.add(signal)) {
        isWorthIt |= signal instanceof Filtered it && StageRules.isStage(it);
        beneath(signal).forEach(open::push);
      } else {
        open.pop();
        users.put(signal, 0);
        found.add(signal);
      }
      if (found.size() > MOST) {
        return List.of();
      }
    }
    for (Signal signal : found.reversed()) {
      boolean isBeneath = beneathStages.contains(signal);
      isBeneath |= signal instanceof Filtered it && StageRules.isStage(it);
      for (Signal input : beneath(signal)) {
        users.merge(input, 1, Integer::sum);
        if (isBeneath) {
          beneathStages.add(input);
        }
      }
    }
    return isWorthIt ? found : List.of();
  }

  /** The inputs; of an output beside the first, the first. */
  private static List<Signal> beneath(Signal signal) {
    return signal instanceof Filtered it && !it.isFirst()
        ? List.of(it.outputs().getFirst())
        : signal.inputs();
  }

  /**
   * Whether a filter, the first output of which is given, takes long, and would be computed from
   * its beginning on for each part of stages above it.
   */
  boolean isHeavy(Filtered signal) {
    Filter filter = signal.filter();
    return beneathStages.contains(signal)
        && !StageRules.isStage(signal)
        && !filter.isQuick()
        && filter.lookBack() == Filter.ALL
        && Origins.isOurs(filter)
        && signal.length() > StageRules.NOTE;
  }
}

package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Merging;
import tenuto.engine.signal.Signal;

/**
 * Everything beneath a signal, users before what they are made from.
 *
 * <p>The outputs of a filter are made at once, so the first of them stands for the filter: the
 * others are made from that one alone, and so come before it, as do all who read any of them.
 */
final class GraphOrder {
  /** Every signal beneath the root and itself, users before inputs. */
  private final List<Signal> signals;

  /** How often signals are an input, once that is counted: where gathers are upon gathers. */
  private final Map<Signal, Integer> uses = new IdentityHashMap<>();

  private final Map<Signal, Merging.Merged> merged = new IdentityHashMap<>();

  /** Outputs of filters that something is made from, once it is asked. */
  private Set<Signal> read;

  GraphOrder(Signal root) {
    List<Signal> all = order(root, this::inputs);
    if (haveLayers(all)) {
      countUses(all);
      all = order(root, this::merging);
    }
    this.signals = all;
  }

  /** Whether a gather reads another one. */
  private static boolean haveLayers(List<Signal> signals) {
    for (Signal signal : signals) {
      if (isMerging(signal) && signal.inputs().stream().anyMatch(GraphOrder::isMerging)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMerging(Signal signal) {
    return signal instanceof Gathered it && it.gather() instanceof Merging;
  }

  private void countUses(List<Signal> all) {
    for (Signal signal : all) {
      inputs(signal).forEach(input -> uses.merge(input, 1, Integer::sum));
    }
  }

  /**
   * What a signal is read from: a gather looks through those beneath it that nobody else reads. One
   * with several users is computed once for all, or x = Concatenate(x, x) would come to 2^n parts.
   */
  private List<Signal> merging(Signal signal) {
    if (isMerging(signal) && signal.inputs().stream().anyMatch(this::isBeneath)) {
      Gathered whole = (Gathered) signal;
      Merging gather = (Merging) whole.gather();
      merged.put(signal, gather.merged(whole, this::isBeneath));
    }
    return inputs(signal);
  }

  private boolean isBeneath(Signal signal) {
    return isMerging(signal) && uses.get(signal) == 1;
  }

  /** A signal whose inputs are being visited. */
  private static final class Visit {
    private final Signal signal;
    private final List<Signal> inputs;
    private int next;

    Visit(Signal signal, List<Signal> inputs) {
      this.signal = signal;
      this.inputs = inputs;
    }
  }

  /** Everything beneath a signal and itself, users before what is below them. */
  static List<Signal> order(Signal root, Function<Signal, List<Signal>> below) {
    List<Signal> finished = new ArrayList<>();
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Visit> visits = new ArrayDeque<>();
    visits.push(new Visit(root, below.apply(root)));
    seen.add(root);
    while (!visits.isEmpty()) {
      Visit visit = visits.peek();
      if (visit.next == visit.inputs.size()) {
        finished.add(visit.signal);
        visits.pop();
      } else {
        Signal input = visit.inputs.get(visit.next++);
        if (!seen.add(input)) {
          continue;
        }
        List<Signal> inputs = below.apply(input);
        if (inputs.isEmpty()) {
          finished.add(input);
        } else {
          visits.push(new Visit(input, inputs));
        }
      }
    }
    return finished.reversed();
  }

  /** Every signal beneath the root and itself, users before inputs. */
  List<Signal> signals() {
    return signals;
  }

  /** The gathers that look through others, and what they find. */
  Map<Signal, Merging.Merged> merged() {
    return merged;
  }

  /** What a signal is read from. */
  List<Signal> inputs(Signal signal) {
    if (isFurtherOutput(signal)) {
      return List.of(maker(signal));
    }
    Merging.Merged known = merged.isEmpty() ? null : merged.get(signal);
    return known == null ? signal.inputs() : known.inputs();
  }

  /**
   * What is stored if a signal is that was given by {@link #maker}: of a filter's outputs those
   * that something is made from.
   */
  List<Signal> made(Signal maker) {
    if (!(maker instanceof Filtered it) || it.outputs().size() == 1) {
      return List.of(maker);
    }
    if (read == null) {
      read = Collections.newSetFromMap(new IdentityHashMap<>());
      signals.stream()
          .filter(user -> !isFurtherOutput(user))
          .forEach(user -> read.addAll(inputs(user)));
    }
    return it.outputs().stream().filter(read::contains).map(output -> (Signal) output).toList();
  }

  /** Whether it is an output of a filter for which another one stands. */
  static boolean isFurtherOutput(Signal signal) {
    return signal instanceof Filtered it && !it.isFirst();
  }

  /** What is stored if a signal is: the output that stands for its filter, or itself. */
  static Signal maker(Signal signal) {
    return signal instanceof Filtered it ? it.outputs().getFirst() : signal;
  }
}

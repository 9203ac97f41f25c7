package tenuto.engine.plan;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * Signals from a sample on, of filters that go on from their states there. However deep a graph is,
 * nothing calls itself.
 */
final class ResumedSignals {
  /** The number of each filter, by its first output. */
  private final Map<Signal, Integer> numbers = new IdentityHashMap<>();

  private final long from;
  private final List<double[]> states;
  private final StatesTaken taken;
  private final Map<Signal, Signal> made = new IdentityHashMap<>();

  /** What is made by one of the filters, in step with it. */
  private final Set<Signal> above = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param filters the first output of each
   * @param from the sample
   * @param states of each filter there; none at rest, for sample 0
   * @param taken is given the states of parts' ends
   */
  ResumedSignals(List<Filtered> filters, long from, List<double[]> states, StatesTaken taken) {
    for (int i = 0; i < filters.size(); i++) {
      numbers.put(filters.get(i), i);
    }
    this.from = from;
    this.states = states;
    this.taken = taken;
  }

  /** Something is known from its beginning on alone. */
  static final class FromItsBeginningException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  Signal of(Signal signal) {
    List<Signal> inputsFirst = GraphOrder.order(signal, this::inStep).reversed();
    inputsFirst.stream().filter(this::isAbove).forEach(above::add);
    inputsFirst.stream().filter(above::contains).forEach(this::make);
    return now(signal);
  }

  /** What a signal reads at the sample where it is itself. */
  private List<Signal> inStep(Signal signal) {
    return switch (signal) {
      case Filtered it when isResumed(it) -> it.alongside();
      case Mapped _, Combined _ -> signal.inputs();
      default -> List.of();
    };
  }

  private boolean isResumed(Filtered it) {
    return numbers.containsKey(it.outputs().getFirst());
  }

  /** Whether a signal, whose inputs have been visited, is above a resumed filter. */
  private boolean isAbove(Signal signal) {
    return switch (signal) {
      case Filtered it -> isResumed(it);
      case Mapped _, Combined _ -> signal.inputs().stream().anyMatch(above::contains);
      default -> false;
    };
  }

  private void make(Signal signal) {
    if (made.containsKey(signal)) {
      return; // with another output of its filter, or for another signal
    }
    List<Signal> inputs = inStep(signal).stream().map(this::now).toList();
    switch (signal) {
      case Mapped it -> made.put(it, Mapped.of(it.kernel(), inputs.getFirst()));
      case Combined it -> made.put(it, Combined.of(it.combiner(), inputs));
      case Filtered it -> {
        Filtered first = it.outputs().getFirst();
        List<Signal> outputs = Filtered.all(resumed(first), inputs, it.beside());
        for (int i = 0; i < outputs.size(); i++) {
          made.put(it.outputs().get(i), outputs.get(i));
        }
      }
      default -> throw new IllegalStateException("not made in step: " + signal);
    }
  }

  private Signal now(Signal signal) {
    return made.computeIfAbsent(signal, this::beneath);
  }

  private Filter resumed(Filtered first) {
    int number = numbers.get(first);
    double[] state = states.isEmpty() ? null : states.get(number);
    return new Resumed(first.filter(), state, number, taken);
  }

  /** What the filters are made from. */
  private Signal beneath(Signal signal) {
    if (from == 0) {
      return signal;
    }
    long begin = Math.min(from, signal.length());
    return SubrangeBuilder.rest(signal, begin).orElseThrow(FromItsBeginningException::new);
  }
}

package tenuto.engine.plan;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Signals from a sample on, of filters that go on from their states there. */
final class ResumedSignals {
  private final List<Filtered> filters;
  private final long from;
  private final List<double[]> states;
  private final StatesTaken taken;
  private final Map<Signal, Signal> made = new IdentityHashMap<>();
  private final Map<Signal, Boolean> above = new IdentityHashMap<>();

  /**
   * @param filters the first output of each
   * @param from the sample
   * @param states of each filter there; none at rest, for sample 0
   * @param taken is given the states of parts' ends
   */
  ResumedSignals(List<Filtered> filters, long from, List<double[]> states, StatesTaken taken) {
    this.filters = filters;
    this.from = from;
    this.states = states;
    this.taken = taken;
  }

  /** Something is known from its beginning on alone. */
  static final class FromItsBeginningException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  Signal of(Signal signal) {
    Signal known = made.get(signal);
    if (known != null) {
      return known;
    }
    if (!isAbove(signal)) {
      return put(signal, beneath(signal));
    }
    List<Signal> inputs = signal.inputs().stream().map(this::of).toList();
    return switch (signal) {
      case Mapped it -> put(it, Mapped.of(it.kernel(), inputs.getFirst()));
      case Combined it -> put(it, Combined.of(it.combiner(), inputs));
      case Filtered it -> {
        Filtered first = it.outputs().getFirst();
        List<Signal> outputs = Filtered.all(resumed(first), inputs);
        for (int i = 0; i < outputs.size(); i++) {
          put(it.outputs().get(i), outputs.get(i));
        }
        yield made.get(it);
      }
      default -> throw new IllegalStateException("not made in step: " + signal);
    };
  }

  private Signal put(Signal signal, Signal now) {
    made.put(signal, now);
    return now;
  }

  private Filter resumed(Filtered first) {
    int number = number(first);
    double[] state = states.isEmpty() ? null : states.get(number);
    return new Resumed(first.filter(), state, number, taken);
  }

  private int number(Signal first) {
    for (int i = 0; i < filters.size(); i++) {
      if (filters.get(i) == first) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a signal is made by one of the filters, in step with it. */
  private boolean isAbove(Signal signal) {
    Boolean known = above.get(signal);
    if (known == null) {
      known =
          switch (signal) {
            case Filtered it -> number(it.outputs().getFirst()) >= 0;
            case Mapped _, Combined _ -> signal.inputs().stream().anyMatch(this::isAbove);
            default -> false;
          };
      above.put(signal, known);
    }
    return known;
  }

  /** What the filters are made from. */
  private Signal beneath(Signal signal) {
    if (from == 0) {
      return signal;
    }
    long begin = Math.min(from, signal.length());
    List<Signal> rest = SubrangeBuilder.of(List.of(signal), begin, signal.length());
    if (rest.isEmpty()) {
      throw new FromItsBeginningException();
    }
    return rest.getFirst();
  }
}

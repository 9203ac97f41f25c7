package tenuto.scripting.calls;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Distributes the arguments of a call to its results, each of which holds those that it is made
 * from.
 */
final class MadeFrom {
  private final List<Handle> arguments;
  private final Map<Signal, Handle> given = new IdentityHashMap<>();

  MadeFrom(List<Handle> arguments) {
    this.arguments = arguments;
    arguments.forEach(argument -> given.put(argument.signal(), argument));
  }

  /**
   * The distinct signals that the arguments refer to, each with a reference for a result that holds
   * them.
   */
  static List<SignalRef> held(Collection<Handle> arguments) {
    Set<SignalRef> inputs = new LinkedHashSet<>();
    for (Handle argument : arguments) {
      if (inputs.add(argument.holding())) {
        argument.holding().shareAgain();
      }
    }
    return List.copyOf(inputs);
  }

  /**
   * The signals that a result holds: that of a channel only its own channel. All if it does not
   * report its inputs; none if it is stored, unless it is an argument itself.
   */
  List<SignalRef> held(Signal result) {
    if (result instanceof Stored && !given.containsKey(result)) {
      return List.of();
    }
    Set<Handle> beneath = beneath(result);
    return held(beneath.isEmpty() ? arguments : beneath);
  }

  private Set<Handle> beneath(Signal result) {
    Set<Handle> beneath = new LinkedHashSet<>();
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> found = new ArrayDeque<>(List.of(result));
    while (!found.isEmpty()) {
      Signal signal = found.pop();
      Handle argument = given.get(signal);
      if (argument != null) {
        beneath.add(argument);
      } else if (seen.add(signal)) {
        found.addAll(signal.inputs());
      }
    }
    return beneath;
  }
}

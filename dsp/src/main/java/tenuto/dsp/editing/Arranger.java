package tenuto.dsp.editing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Merging.Merged;
import tenuto.engine.signal.Signal;

/**
 * Flattens nested {@link Layer}s to the parts of one arrangement.
 *
 * <p>The bits do not change, as parts are in the order in which the layers would have added them. A
 * sum or a fade within a sum can only be flattened where nothing has been added yet: at the first
 * input of each sum, or at the second, as a + b is b + a. A sum has no negative zero, and neither
 * has the sum of its parts and silence.
 */
final class Arranger {
  private final Predicate<Signal> beneath;
  private final List<Signal> inputs = new ArrayList<>();
  private final List<Arrangement.Part> parts = new ArrayList<>();

  /** The depth of nested layers under each signal. */
  private final Map<Signal, Integer> depths = new IdentityHashMap<>();

  /**
   * A stack of what is still to be flattened, instead of a recursion, as layers may be nested
   * 100,000 deep.
   */
  private final Deque<Todo> todo = new ArrayDeque<>();

  private sealed interface Todo {}

  /**
   * A signal to be flattened.
   *
   * @param at place of its sample 0
   * @param from its first audible sample
   * @param to the sample after its last one
   * @param added whether it is in a sum
   * @param alone whether nothing has been added yet
   */
  private record Visit(Signal signal, long at, long from, long to, boolean added, boolean alone)
      implements Todo {}

  /** A part that follows everything above it on the stack. */
  private record Later(Arrangement.Part part) implements Todo {}

  /**
   * @param beneath selects the signals that are flattened
   */
  Arranger(Predicate<Signal> beneath) {
    this.beneath = beneath;
  }

  Merged arrange(Gathered whole) {
    measure(whole);
    todo.push(new Visit(whole, 0, 0, whole.length(), false, true));
    while (!todo.isEmpty()) {
      switch (todo.pop()) {
        case Later later -> parts.add(later.part);
        case Visit visit when visit.from >= visit.to -> {}
        case Visit visit -> {
          Layer layer = layer(visit.signal);
          if (layer != null && (visit.alone || !(layer.adds() || layer instanceof Fades))) {
            open(layer, visit);
          } else {
            lay(visit);
          }
        }
      }
    }
    return new Merged(new Arrangement(parts), inputs);
  }

  private Layer layer(Signal signal) {
    return depths.containsKey(signal) ? (Layer) ((Gathered) signal).what() : null;
  }

  /** Finds all layers and their depths. */
  private void measure(Gathered whole) {
    List<Signal> layers = new ArrayList<>();
    Deque<Signal> found = new ArrayDeque<>(List.of(whole));
    while (!found.isEmpty()) {
      Signal signal = found.pop();
      layers.add(signal);
      for (Signal input : signal.inputs()) {
        if (input instanceof Gathered it && it.what() instanceof Layer && beneath.test(it)) {
          found.push(input);
        }
      }
    }
    for (Signal signal : layers.reversed()) {
      int deepest = 0;
      for (Signal input : signal.inputs()) {
        deepest = Math.max(deepest, depths.getOrDefault(input, 0));
      }
      depths.put(signal, deepest + 1);
    }
  }

  private void open(Layer layer, Visit visit) {
    List<Todo> order = new ArrayList<>();
    List<Signal> below = visit.signal.inputs();
    int first = 0;
    if (layer.adds() && below.size() > 1) {
      int one = depths.getOrDefault(below.get(0), 0);
      first = depths.getOrDefault(below.get(1), 0) > one ? 1 : 0;
    }
    for (int i = 0; i < below.size(); i++) {
      Signal input = below.get(i);
      long at = visit.at + layer.begin(i);
      order.add(
          new Visit(
              input,
              at,
              Math.max(visit.from, at),
              Math.min(visit.to, at + input.length()),
              visit.added || layer.adds(),
              visit.alone && (!layer.adds() || i == first)));
    }
    if (first == 1) {
      Collections.swap(order, 0, 1);
    }
    if (layer instanceof Fades fades) {
      for (Arrangement.Weight weight : Arrangement.Weight.of(fades, visit.at, visit.added)) {
        order.add(new Later(weight.within(visit.from, visit.to)));
      }
    }
    order.reversed().forEach(todo::push);
  }

  private void lay(Visit visit) {
    inputs.add(visit.signal);
    parts.add(
        new Arrangement.Sound(inputs.size() - 1, visit.at, visit.from, visit.to, visit.added));
  }
}

package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Signals that are made in the same way from other inputs. */
final class Remade {
  private Remade() {}

  /**
   * What a signal is when it is made from other inputs; of what a filter makes, all of its outputs.
   *
   * @param inputs as many as its own, and as long
   */
  static List<? extends Signal> of(Lazy signal, List<Signal> inputs) {
    if (areSame(signal.inputs(), inputs)) {
      return signal instanceof Filtered it ? it.outputs() : List.of(signal);
    }
    return switch (signal) {
      case Mapped it -> List.of(Mapped.of(it.kernel(), inputs.getFirst()));
      case Combined it -> List.of(Combined.of(it.combiner(), inputs));
      case Gathered it -> List.of(Gathered.of(it.gather(), inputs, it.length()));
      case Generated it -> List.of(Generated.of(it.maker(), inputs, it.length()));
      case Filtered it -> {
        int count = it.alongside().size();
        List<Signal> beside = inputs.subList(count, inputs.size());
        yield Filtered.all(it.filter(), inputs.subList(0, count), beside);
      }
    };
  }

  /** Whether they are the same objects: equal ones may be stored elsewhere. */
  private static boolean areSame(List<Signal> some, List<Signal> others) {
    for (int i = 0; i < some.size(); i++) {
      if (some.get(i) != others.get(i)) {
        return false;
      }
    }
    return true;
  }
}

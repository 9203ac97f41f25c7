package tenuto.engine.signal;

import java.util.List;

/** Signals that a {@link Combiner} makes into one, from left to right. */
public final class Combined extends Lazy {
  private final Combiner combiner;
  private final boolean addressable;

  private Combined(Combiner combiner, List<Signal> inputs) {
    super(combiner, inputs.stream().mapToLong(Signal::length).max().orElseThrow(), inputs);
    this.combiner = combiner;
    this.addressable = inputs.stream().allMatch(Signal::addressable);
  }

  /**
   * The signals combined, as long as the longest of them; a single one is returned as it is.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Signal of(Combiner combiner, List<Signal> inputs) {
    if (inputs.isEmpty()) {
      throw new IllegalArgumentException("at least one signal is needed, but there is none");
    }
    return inputs.size() == 1 ? inputs.getFirst() : new Combined(combiner, List.copyOf(inputs));
  }

  public Combiner combiner() {
    return combiner;
  }

  @Override
  public boolean addressable() {
    return addressable;
  }
}

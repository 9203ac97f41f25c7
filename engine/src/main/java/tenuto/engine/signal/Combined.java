package tenuto.engine.signal;

import java.util.List;

/** Signals that a {@link Combiner} makes into one, from left to right. */
public final class Combined extends Lazy {
  private final Combiner combiner;
  private final boolean addressable;

  private Combined(Combiner combiner, List<Signal> inputs) {
    // Loops here, as most that is stored is combined: streams take long until they are compiled.
    boolean areAddressable = true;
    long longest = 0;
    for (Signal input : inputs) {
      longest = Math.max(longest, input.length());
      areAddressable &= input.addressable();
    }
    super(combiner, longest, inputs);
    this.combiner = combiner;
    this.addressable = areAddressable;
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

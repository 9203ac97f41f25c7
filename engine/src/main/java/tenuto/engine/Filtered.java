package tenuto.engine;

import java.util.ArrayList;
import java.util.List;

/** A signal that went through a {@link Filter}; can only be read onward. */
public final class Filtered extends Lazy {
  private final Filter filter;

  private Filtered(Filter filter, List<Signal> inputs) {
    super(filter, inputs.getFirst().length(), inputs);
    this.filter = filter;
  }

  /** {@code input} through {@code filter}, as long as {@code input}. */
  public static Signal of(Filter filter, Signal input) {
    return new Filtered(filter, List.of(input));
  }

  /**
   * {@code input} through a filter that is made from other signals, such as a convolution from its
   * response.
   *
   * @param beside are read by each state when it begins: see {@link Filter.State#prepare}
   */
  public static Signal of(Filter filter, Signal input, List<? extends Signal> beside) {
    List<Signal> inputs = new ArrayList<>(List.of(input));
    inputs.addAll(beside);
    return new Filtered(filter, List.copyOf(inputs));
  }

  Filter filter() {
    return filter;
  }

  @Override
  public boolean addressable() {
    return false;
  }
}

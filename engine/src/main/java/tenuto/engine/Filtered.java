package tenuto.engine;

import java.util.List;

/** A signal that went through a {@link Filter}; can only be read onward. */
public final class Filtered extends Lazy {
  private final Filter filter;

  private Filtered(Filter filter, Signal input) {
    super(filter, input.length(), List.of(input));
    this.filter = filter;
  }

  /** {@code input} through {@code filter}, as long as {@code input}. */
  public static Signal of(Filter filter, Signal input) {
    return new Filtered(filter, input);
  }

  Filter filter() {
    return filter;
  }

  @Override
  public boolean addressable() {
    return false;
  }
}

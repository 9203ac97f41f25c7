package tenuto.engine.signal;

import java.util.List;

/** A signal each of whose samples a {@link Kernel} makes from the one at the same place. */
public final class Mapped extends Lazy {
  private final Kernel kernel;
  private final boolean addressable;

  private Mapped(Kernel kernel, Signal input) {
    super(kernel, input.length(), List.of(input));
    this.kernel = kernel;
    this.addressable = input.addressable();
  }

  /** {@code input} through {@code kernel}, as long as {@code input}. */
  public static Signal of(Kernel kernel, Signal input) {
    return new Mapped(kernel, input);
  }

  public Kernel kernel() {
    return kernel;
  }

  @Override
  public boolean addressable() {
    return addressable;
  }
}

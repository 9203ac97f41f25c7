package tenuto.engine.signal;

import java.util.List;

/**
 * A signal that a {@link Source} makes from positions alone, once it has read what it is made from,
 * if anything.
 */
public final class Generated extends Lazy {
  private final Source.Maker maker;

  private Generated(Object what, Source.Maker maker, List<Signal> inputs, long length) {
    super(what, length, inputs);
    this.maker = maker;
  }

  /** {@code length} samples of {@code source}. */
  public static Signal of(Source source, long length) {
    return new Generated(source, inputs -> source, List.of(), length);
  }

  /**
   * {@code length} samples of the source that {@code maker} makes from {@code inputs}, once for
   * each plan.
   */
  public static Signal of(Source.Maker maker, List<? extends Signal> inputs, long length) {
    return new Generated(maker, maker, List.copyOf(inputs), length);
  }

  public Source.Maker maker() {
    return maker;
  }

  @Override
  public boolean addressable() {
    return true;
  }
}

package tenuto.engine;

import java.util.List;

/** A signal that a {@link Source} makes from positions alone. */
public final class Generated extends Lazy {
  private final Source source;

  private Generated(Source source, long length) {
    super(source, length, List.of());
    this.source = source;
  }

  /** {@code length} samples of {@code source}. */
  public static Signal of(Source source, long length) {
    return new Generated(source, length);
  }

  Source source() {
    return source;
  }

  @Override
  public boolean addressable() {
    return true;
  }
}

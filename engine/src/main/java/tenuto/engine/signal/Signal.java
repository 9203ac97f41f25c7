package tenuto.engine.signal;

import java.util.List;
import tenuto.engine.base.Identity;

/**
 * An immutable description of samples: nothing is computed until somebody reads.
 *
 * <p>The five kinds of lazy signal are closed; an operator is not a new kind but a new {@link
 * Source}, {@link Kernel}, {@link Combiner}, {@link Filter} or {@link Gather} inside one of them.
 * Whether a signal may be read anywhere or only onward follows from those types alone. Outside
 * {@code 0..length()} every signal is silent. Signals are mono, 64-bit floats, unitless with full
 * scale at 1.
 */
public abstract sealed class Signal permits Lazy, Stored {
  private final long length;
  private final Identity identity;

  Signal(long length, Identity identity) {
    this.length = length;
    this.identity = identity;
  }

  /** The number of samples. */
  public final long length() {
    return length;
  }

  /** What it is, hashed. */
  public final Identity identity() {
    return identity;
  }

  /** The signals it is made from, in order. */
  public abstract List<Signal> inputs();

  /** Whether any stretch can be read in any order, and so by many threads at once. */
  public abstract boolean addressable();
}

package tenuto.dsp.space;

import java.util.List;
import tenuto.engine.signal.Signal;

/** Checks that a source with a position is a single signal. */
final class Sources {
  static final String ONE = "one signal; each of several would have its own place";

  private Sources() {}

  /** The only signal of a list. */
  static Signal one(List<Signal> x) {
    if (x.size() != 1) {
      throw new IllegalArgumentException(
          "x must be one signal, but has %d channels: place each of them".formatted(x.size()));
    }
    return x.getFirst();
  }
}

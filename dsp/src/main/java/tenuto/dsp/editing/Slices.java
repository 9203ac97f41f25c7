package tenuto.dsp.editing;

import java.util.List;
import tenuto.dsp.kernel.Constant;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Parts of signals. */
public final class Slices {
  private Slices() {}

  /** Samples {@code from} to {@code to - 1} of a signal. */
  public static Signal of(Signal x, long from, long to) {
    return Gathered.of(new Timeline.Slice(from), List.of(x), to - from);
  }

  /** No samples. */
  public static Signal none() {
    return Generated.of(new Constant(0), 0);
  }
}

package tenuto.dsp.levels;

import java.util.concurrent.atomic.LongAccumulator;
import tenuto.engine.Look;
import tenuto.engine.SampleSink;

/** The largest absolute sample among signals that visitors look at; NaN if one is NaN. */
public final class Peak {
  private final LongAccumulator most = new LongAccumulator(Math::max, 0);

  /** One thread's part of the search. */
  public SampleSink visitor() {
    return new Looking();
  }

  Look look() {
    return Look.inAnyOrder(this::visitor);
  }

  /** The largest so far; 0 if there was none. */
  public double value() {
    double largest = Double.longBitsToDouble(most.get());
    return Double.isNaN(largest) ? Double.NaN : largest; // the same one of the many
  }

  /** Sizes are in the order of their bits, NaN above all. */
  private final class Looking extends SampleBits {
    private long largest;

    @Override
    void look(long[] bits, int n) {
      long most = largest;
      for (int i = 0; i < n; i++) {
        most = Math.max(most, bits[i] & Long.MAX_VALUE);
      }
      largest = most;
    }

    @Override
    void tell() {
      most.accumulate(largest);
    }
  }
}

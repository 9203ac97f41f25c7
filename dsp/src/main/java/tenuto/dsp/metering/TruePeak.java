package tenuto.dsp.metering;

import java.util.List;
import java.util.concurrent.atomic.DoubleAccumulator;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.Constant;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/**
 * True peak: the largest magnitude of the wave through the samples of signals, including before and
 * after them.
 */
public final class TruePeak {
  private static final int SPAN = 2048;

  /** Points per sample of the estimates that show where to refine, at every rate. */
  private static final int POINTS = 4;

  private TruePeak() {}

  /** The true peak of all signals together; 0 for silence, NaN if a sample is. */
  public static double of(Session session, List<Signal> signals) {
    DoubleAccumulator highest = new DoubleAccumulator(Math::max, 0);
    List<Signal> peaks = signals.stream().map(TruePeak::peaks).toList();
    session.visit(peaks, SPAN, () -> new Eye(highest));
    return highest.get();
  }

  /**
   * The peaks of a signal, the largest of which is its true peak; longer than it by the latency.
   */
  static Signal peaks(Signal x) {
    if (x.length() == 0) {
      return x;
    }
    Signal silence = Generated.of(new Constant(0), x.length() + FinePeaks.TAIL);
    Signal longer = Combined.of(new Sum(), List.of(silence, x));
    Signal rough = Filtered.of(new IntersamplePeaks(POINTS, 0), longer);
    return Filtered.of(new FinePeaks(0, true), List.of(longer, rough));
  }

  private static final class Eye implements SampleSink {
    private final DoubleAccumulator highest;
    private final double[] x = new double[SPAN];

    Eye(DoubleAccumulator highest) {
      this.highest = highest;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      for (Block channel : channels) {
        ArrayCopies.read(channel.memory(), channel.offset(), 0, x, 0, 1, n);
        highest.accumulate(highest(x, n));
      }
    }
  }

  /** The highest of {@code n} peaks. */
  static double highest(double[] peaks, int n) {
    double highest = 0;
    for (int i = 0; i < n; i++) {
      highest = Math.max(highest, peaks[i]);
    }
    return highest;
  }
}

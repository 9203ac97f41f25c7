package tenuto.dsp.metering;

import java.util.List;
import java.util.concurrent.atomic.DoubleAccumulator;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.Constant;
import tenuto.engine.Block;
import tenuto.engine.Combined;
import tenuto.engine.Filtered;
import tenuto.engine.Generated;
import tenuto.engine.SampleSink;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** The largest size of the wave that runs through the samples of signals, before and behind too. */
public final class TruePeak {
  private static final int STRETCH = 2048;

  private TruePeak() {}

  /** The true peak of all signals together; 0 of silence, NaN if a sample is. */
  public static double of(Session session, List<Signal> signals, double sampleRate) {
    DoubleAccumulator highest = new DoubleAccumulator(Math::max, 0);
    List<Signal> peaks = signals.stream().map(x -> peaks(x, sampleRate)).toList();
    session.visit(peaks, STRETCH, () -> new Eye(highest));
    return highest.get();
  }

  /** The {@link IntersamplePeaks} of a signal, longer than it by what comes late. */
  static Signal peaks(Signal x, double sampleRate) {
    if (x.length() == 0) {
      return x;
    }
    Signal silence = Generated.of(new Constant(0), x.length() + IntersamplePeaks.TAIL);
    Signal longer = Combined.of(new Sum(), List.of(silence, x));
    return Filtered.of(IntersamplePeaks.at(sampleRate), longer);
  }

  private static final class Eye implements SampleSink {
    private final DoubleAccumulator highest;
    private final double[] x = new double[STRETCH];

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

package tenuto.dsp.metering;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.DoubleAccumulator;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.Constant;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;

/**
 * True peak: the largest magnitude of the wave through the samples of signals, including before and
 * after them.
 */
public final class TruePeak {
  private static final int SPAN = Chunk.SAMPLES;

  /** Points per sample of the estimates that show where to refine, at every rate. */
  private static final int POINTS = 4;

  private TruePeak() {}

  /** The true peak of all signals together; 0 for silence, NaN if a sample is. */
  public static double of(Session session, List<Signal> signals) {
    return session
        .results()
        .staged(
            signals,
            staged -> {
              Highest highest = new Highest();
              List<Signal> peaks = staged.stream().map(TruePeak::peaks).toList();
              session.measure().visit(peaks, SPAN, highest);
              return highest.all();
            });
  }

  /** The highest peak of each part. */
  private static final class Highest implements Tally {
    private final Map<Integer, DoubleAccumulator> parts = new ConcurrentHashMap<>();

    double all() {
      return parts.values().stream().mapToDouble(DoubleAccumulator::get).reduce(0, Math::max);
    }

    private DoubleAccumulator of(long part) {
      return parts.computeIfAbsent((int) part, _ -> new DoubleAccumulator(Math::max, 0));
    }

    @Override
    public String what() {
      return "true peak";
    }

    @Override
    public Look look() {
      return Look.inAnyOrder(() -> new Eye(this));
    }

    @Override
    public double[] found(int part) {
      return new double[] {of(part).get()};
    }

    @Override
    public void known(int part, double[] numbers) {
      of(part).accumulate(numbers[0]);
    }
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
    private final Highest highest;
    private final double[] x = new double[SPAN];

    Eye(Highest highest) {
      this.highest = highest;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      DoubleAccumulator now = highest.of(start / Cache.PART);
      for (Block channel : channels) {
        ArrayCopies.read(channel.memory(), channel.offset(), 0, x, 0, 1, n);
        now.accumulate(highest(x, n));
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

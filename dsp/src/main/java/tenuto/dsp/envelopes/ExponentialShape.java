package tenuto.dsp.envelopes;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.VectorSource;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Block;
import tenuto.engine.base.NativeMemory;
import tenuto.engine.base.Require;

/**
 * A gain given by breakpoints in dB, linear in dB between them: 10^(dB/20); 0 after the last.
 * (Sonic Field's ExponentialShape of 2017; {@link StaircaseShape} is its SimpleShape of 2015.)
 *
 * @param ramps in dB
 */
public record ExponentialShape(List<Ramp> ramps) implements VectorSource, Ending {
  /** Far beyond what a double's exponent needs to stay in range. */
  private static final double MOST = 6000;

  public ExponentialShape {
    ramps = List.copyOf(ramps);
    for (Ramp ramp : ramps) {
      Require.within("dB", ramp.from(), MOST);
      Require.within("dB", ramp.to(), MOST);
    }
  }

  /**
   * The shape through {@code points}, whose values are dB from −6000 to 6000. The length between
   * two points is truncated to whole samples; the first starts at sample 0.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite or out of range,
   *     or the times are negative or descend
   */
  public static ExponentialShape through(List<Point> points, double sampleRate) {
    return new ExponentialShape(Ramp.withJump(Ramp.wholeThrough(points, sampleRate), points));
  }

  @Override
  public double end() {
    return ramps.isEmpty() ? 0 : GainOfDecibels.of(Ramp.end(ramps));
  }

  @Override
  public void vectors(long start, Block out, int n) {
    int drawn = Ramp.drawExactly(ramps, start, out, n);
    Vectors.toGains(out, drawn);
    out.silence(drawn, n - drawn);
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int drawn = Ramp.draw(ramps, start, x, n, true);
    for (int i = 0; i < drawn; i++) {
      x[i] = GainOfDecibels.of(x[i]);
    }
    Arrays.fill(x, drawn, n, 0);
  }

  private static final class Vectors {
    private Vectors() {}

    static void toGains(Block out, int n) {
      MemorySegment memory = NativeMemory.of(out);
      long at = out.offset();
      for (int i = 0; i < n; i += Lanes.COUNT) {
        DoubleVector dB = Lanes.load(memory, at + 8L * i);
        Lanes.store(GainOfDecibels.Vectors.of(dB), memory, at + 8L * i);
      }
    }
  }
}

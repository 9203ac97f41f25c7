package tenuto.dsp.envelopes;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.Decibels;
import tenuto.engine.base.Require;

/**
 * A gain given by breakpoints in dB, linear between them in steps of 0.1 dB by {@link
 * Decibels#tableGain}; 0 after the last. (Sonic Field's SimpleShape of 2015; {@link
 * ExponentialShape} has no steps.)
 *
 * @param ramps in dB
 */
public record StaircaseShape(List<Ramp> ramps) implements ScalarSource, Ending {
  public StaircaseShape {
    ramps = List.copyOf(ramps);
    for (Ramp ramp : ramps) {
      Require.atMost("dB", ramp.from(), Decibels.MOST);
      Require.atMost("dB", ramp.to(), Decibels.MOST);
    }
  }

  /**
   * The shape through {@code points}, whose values are dB up to 400; below −400 is silence. The
   * length between two points is truncated to whole samples; the first starts at sample 0.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite or out of range,
   *     or the times are negative or descend
   */
  public static StaircaseShape through(List<Point> points, double sampleRate) {
    return new StaircaseShape(Ramp.withJump(Ramp.wholeThrough(points, sampleRate), points));
  }

  /**
   * The same for times in any order: a point earlier than the one before it adds no line, and the
   * following lines continue from there.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite or out of range,
   *     or the last time is negative
   */
  public static StaircaseShape along(List<Point> points, double sampleRate) {
    return new StaircaseShape(Ramp.withJump(Ramp.wholeAlong(points, sampleRate), points));
  }

  @Override
  public double end() {
    return ramps.isEmpty() ? 0 : Decibels.tableGain(Ramp.end(ramps));
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int drawn = Ramp.draw(ramps, start, x, n, true);
    Decibels.tableGains(x, drawn); // rounding may make a line exceed its end, and 400
    Arrays.fill(x, drawn, n, 0);
  }
}

package tenuto.dsp.envelopes;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.Decibels;
import tenuto.engine.base.Require;

/**
 * A gain that moves in straight lines of decibels from point to point in steps of 0.1 dB, as {@link
 * Decibels#tableGain} takes them; 0 after the last. (Sonic Field's SimpleShape of 2015; {@link
 * ExponentialShape} has no steps.)
 *
 * @param ramps in dB
 */
public record StaircaseShape(List<Ramp> ramps) implements ScalarSource {
  public StaircaseShape {
    ramps = List.copyOf(ramps);
    for (Ramp ramp : ramps) {
      Require.atMost("dB", ramp.from(), Decibels.MOST);
      Require.atMost("dB", ramp.to(), Decibels.MOST);
    }
  }

  /**
   * The shape through {@code points}, whose values are dB up to 400; below −400 is silence. The
   * stretch between two points is cut to whole samples; the first begins at sample 0.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite or out of range,
   *     or the times are negative or descend
   */
  public static StaircaseShape through(List<Point> points, double sampleRate) {
    return new StaircaseShape(Ramp.wholeThrough(points, sampleRate));
  }

  /**
   * The same for times in any order: where one is before the one before it nothing is drawn, and
   * the rest follows on.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite or out of range,
   *     or the last time is negative
   */
  public static StaircaseShape along(List<Point> points, double sampleRate) {
    return new StaircaseShape(Ramp.wholeAlong(points, sampleRate));
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int drawn = Ramp.draw(ramps, start, x, n, true);
    Decibels.tableGains(x, drawn); // a line may overshoot its end, and 400, by a rounding
    Arrays.fill(x, drawn, n, 0);
  }
}

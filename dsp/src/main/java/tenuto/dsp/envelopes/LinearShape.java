package tenuto.dsp.envelopes;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.VectorSource;
import tenuto.engine.base.Block;

/**
 * An envelope with straight lines between points; 0 after the last. (Sonic Field's NumericShape,
 * later LinearShape.)
 */
public record LinearShape(List<Ramp> ramps) implements VectorSource, Ending {
  public LinearShape {
    ramps = List.copyOf(ramps);
  }

  /**
   * The shape through {@code points}. It starts with the first point's value at sample 0,
   * regardless of that point's time. If two points have the same time the shape jumps.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the times are
   *     negative or descend
   */
  public static LinearShape through(List<Point> points, double sampleRate) {
    return new LinearShape(Ramp.withJump(Ramp.through(points, sampleRate), points));
  }

  /**
   * The same for times in any order: a point earlier than the one before it adds no line, and the
   * following lines continue from there.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the last time
   *     is negative
   */
  public static LinearShape along(List<Point> points, double sampleRate) {
    return new LinearShape(Ramp.withJump(Ramp.along(points, sampleRate), points));
  }

  @Override
  public double end() {
    return Ramp.end(ramps);
  }

  @Override
  public void vectors(long start, Block out, int n) {
    int drawn = Ramp.draw(ramps, start, out, n);
    out.silence(drawn, n - drawn);
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int drawn = Ramp.draw(ramps, start, x, n, false);
    Arrays.fill(x, drawn, n, 0);
  }
}

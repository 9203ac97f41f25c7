package tenuto.dsp.envelopes;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.VectorSource;
import tenuto.engine.base.Block;

/**
 * Straight lines from point to point; 0 after the last. (Sonic Field's NumericShape, later
 * LinearShape.)
 */
public record LinearShape(List<Ramp> ramps) implements VectorSource {
  public LinearShape {
    ramps = List.copyOf(ramps);
  }

  /**
   * The shape through {@code points}. It begins with the first point's value at sample 0, whatever
   * that point's time. Where two points share a time the shape jumps.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the times are
   *     negative or descend
   */
  public static LinearShape through(List<Point> points, double sampleRate) {
    return new LinearShape(Ramp.through(points, sampleRate));
  }

  /**
   * The same for times in any order: where one is before the one before it nothing is drawn, and
   * the rest follows on.
   *
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the last time
   *     is negative
   */
  public static LinearShape along(List<Point> points, double sampleRate) {
    return new LinearShape(Ramp.along(points, sampleRate));
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

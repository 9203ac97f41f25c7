package tenuto.dsp.envelopes;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarSource;

/**
 * Bent lines of which a stretch is repeated until some sample; then other lines.
 *
 * @param begin the sample at which what is repeated begins
 * @param end the sample at which it goes back to there, at least one later
 * @param gate the sample at which the other lines begin
 */
record LoopedShape(CurvedShape shape, double begin, double end, double gate, CurvedShape rest)
    implements ScalarSource {
  /** How often it has gone back before a sample. */
  private double turns(double sample) {
    return sample < end ? 0 : Math.floor((sample - end) / (end - begin)) + 1;
  }

  /** The first sample that it has gone back more often before. */
  private double turn(double turns) {
    double sample = Math.ceil(end + turns * (end - begin));
    while (turns(sample) <= turns) {
      sample++;
    }
    while (turns(sample - 1) > turns) {
      sample--;
    }
    return sample;
  }

  /** The value at a sample if nothing but what is repeated came. */
  double at(double sample) {
    return shape.at(sample - turns(sample) * (end - begin));
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int held = (int) Math.clamp(Math.ceil(gate) - start, 0, n);
    int drawn = 0;
    while (drawn < held) {
      double turns = turns(start + drawn);
      int next = (int) Math.min(held, turn(turns) - start);
      // A rounding may put the last sample behind the last line.
      int done = shape.draw(turns * (end - begin), start, x, drawn, next);
      Arrays.fill(x, done, next, shape.at(end));
      drawn = next;
    }
    Arrays.fill(x, rest.draw(gate, start, x, held, n), n, 0);
  }
}

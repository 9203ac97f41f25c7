package tenuto.dsp.envelopes;

import java.util.Arrays;
import tenuto.dsp.kernel.Ending;
import tenuto.dsp.kernel.ScalarSource;

/**
 * An envelope with a loop until the gate ends, followed by other segments.
 *
 * @param begin start of the loop in samples
 * @param end end of the loop, at least one sample later
 * @param gate the sample at which the other segments start
 */
record LoopedShape(CurvedShape shape, double begin, double end, double gate, CurvedShape rest)
    implements ScalarSource, Ending {
  /** The number of repetitions before a sample. */
  private double turns(double sample) {
    return sample < end ? 0 : Math.floor((sample - end) / (end - begin)) + 1;
  }

  /** The first sample after that many repetitions. */
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

  /** The value at a sample if the loop never ended. */
  double at(double sample) {
    return shape.at(sample - turns(sample) * (end - begin));
  }

  @Override
  public double end() {
    return rest.end();
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int held = (int) Math.clamp(Math.ceil(gate) - start, 0, n);
    int drawn = 0;
    while (drawn < held) {
      double turns = turns(start + drawn);
      int next = (int) Math.min(held, turn(turns) - start);
      // Rounding may put the last sample after the last segment.
      int done = shape.draw(turns * (end - begin), start, x, drawn, next);
      Arrays.fill(x, done, next, shape.at(end));
      drawn = next;
    }
    Arrays.fill(x, rest.draw(gate, start, x, held, n), n, 0);
  }
}

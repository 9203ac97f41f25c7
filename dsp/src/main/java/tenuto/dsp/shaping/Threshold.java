package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * 1 where a sample reaches a level, another value where it is below; NaN stays NaN.
 *
 * @param level to be reached
 * @param below the value of samples below it
 */
public record Threshold(double level, double below) implements ScalarKernel {
  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = x[i] >= level ? 1 : x[i] < level ? below : Double.NaN;
    }
  }

  /** 1 where the first signal reaches the second, −1 where it is below; NaN if one of them is. */
  public record Shaped() implements Gather.Sequential, Gather.Local {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.get(0).read(start, out, 0, n);
      inputs.get(1).read(start, scratch, 0, n);
      double[][] x = Spans.arrays(2, n);
      Block[] both = {out, scratch};
      Spans.run(both, new Block[] {out}, n, x, x, (at, now) -> compare(x[0], x[1], now));
    }

    private static void compare(double[] x, double[] level, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = x[i] >= level[i] ? 1 : x[i] < level[i] ? -1 : Double.NaN;
      }
    }
  }
}

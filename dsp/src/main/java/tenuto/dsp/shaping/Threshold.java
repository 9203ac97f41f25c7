package tenuto.dsp.shaping;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.PlainForm;
import tenuto.engine.Block;
import tenuto.engine.Gather;
import tenuto.engine.Kernel;
import tenuto.engine.Reader;

/**
 * 1 where a sample reaches a level, another value where it is below; NaN stays NaN.
 *
 * @param level that is to be reached
 * @param below the value of samples below it
 */
public record Threshold(double level, double below) implements Kernel, PlainForm.InPlace {
  @Override
  public void apply(Block in, Block out, int n) {
    PlainForm.through(this, in, out, n);
  }

  @Override
  public void plain(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = x[i] >= level ? 1 : x[i] < level ? below : Double.NaN;
    }
  }

  /** 1 where the first signal reaches the second, −1 where it is below; NaN if one of them is. */
  public record Shaped() implements Gather.Onward {
    private static final int STRETCH = 256;

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.get(0).read(start, out, 0, n);
      inputs.get(1).read(start, scratch, 0, n);
      double[] x = new double[Math.min(n, STRETCH)];
      double[] level = new double[x.length];
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        ArrayCopies.read(out.memory(), out.offset() + 8L * i, 0, x, 0, 1, now);
        ArrayCopies.read(scratch.memory(), scratch.offset() + 8L * i, 0, level, 0, 1, now);
        for (int k = 0; k < now; k++) {
          x[k] = x[k] >= level[k] ? 1 : x[k] < level[k] ? -1 : Double.NaN;
        }
        ArrayCopies.write(x, 0, 1, now, out.memory(), out.offset() + 8L * i, 0);
      }
    }
  }
}

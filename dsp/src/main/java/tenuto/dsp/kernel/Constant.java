package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Source;

/** The same value at every sample. */
public record Constant(double value) implements Source, Ending {
  @Override
  public double end() {
    return value;
  }

  @Override
  public boolean isConstant() {
    return true;
  }

  @Override
  public void fill(long start, Block out, int n) {
    for (int i = 0; i < Block.GROUP; i++) {
      out.set(i, value);
    }
    for (int done = Block.GROUP; done < n; done *= 2) {
      out.copyTo(0, out, done, Math.min(done, n - done));
    }
  }
}

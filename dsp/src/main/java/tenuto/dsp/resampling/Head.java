package tenuto.dsp.resampling;

import java.util.List;
import tenuto.engine.Gather;
import tenuto.engine.Reader;
import tenuto.engine.base.Block;

/** A signal as far as it is needed. */
record Head() implements Gather.Sequential {
  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(start, out, 0, n);
  }
}

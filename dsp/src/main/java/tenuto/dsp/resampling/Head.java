package tenuto.dsp.resampling;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/** The first part of a signal, as far as it is needed. */
record Head() implements Gather.Sequential, Gather.Local {
  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(start, out, 0, n);
  }
}

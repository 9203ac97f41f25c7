package tenuto.dsp.generators;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Source;

/**
 * A unit impulse: 1 at sample 0, then silence. A filter's output for it is its impulse response.
 */
public record Impulse() implements Source {
  @Override
  public void fill(long start, Block out, int n) {
    out.silence(0, n);
    if (start == 0 && n > 0) {
      out.set(0, 1);
    }
  }
}

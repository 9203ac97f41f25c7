package tenuto.dsp.generators;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Source;

/** 1 at sample 0 and silence behind: what comes of it is a filter's impulse response. */
public record Impulse() implements Source {
  @Override
  public void fill(long start, Block out, int n) {
    out.silence(0, n);
    if (start == 0 && n > 0) {
      out.set(0, 1);
    }
  }
}

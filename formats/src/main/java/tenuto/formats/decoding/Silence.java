package tenuto.formats.decoding;

import tenuto.engine.Block;
import tenuto.engine.Source;

/** As many samples of 0 as are wanted. */
record Silence() implements Source {
  @Override
  public void fill(long start, Block out, int n) {
    for (int i = 0; i < n; i++) {
      out.set(i, 0);
    }
  }
}

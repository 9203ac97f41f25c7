package tenuto.dsp.support;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Reads an array onward only, and remembers the way. */
public final class ArrayReader implements Reader {
  private final double[] samples;
  private long position = Long.MIN_VALUE;

  public ArrayReader(double... samples) {
    this.samples = samples;
  }

  @Override
  public long length() {
    return samples.length;
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    if (start < position) {
      throw new IllegalStateException("read " + position + " before " + start);
    }
    position = start + n;
    for (int i = 0; i < n; i++) {
      boolean inside = start + i >= 0 && start + i < samples.length;
      out.set(at + i, inside ? samples[(int) start + i] : 0);
    }
  }

  @Override
  public void close() {}
}

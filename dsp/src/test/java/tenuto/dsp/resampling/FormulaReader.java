package tenuto.dsp.resampling;

import java.util.function.LongToDoubleFunction;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Reads samples that a formula gives, from 0 to {@code length}; around them it is silent. */
record FormulaReader(long length, LongToDoubleFunction x) implements Reader {
  @Override
  public void read(long start, Block out, int at, int n) {
    for (int i = 0; i < n; i++) {
      long from = start + i;
      out.set(at + i, from >= 0 && from < length ? x.applyAsDouble(from) : 0);
    }
  }

  @Override
  public void close() {}
}

package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Source;

/** A source with a vector form that is much faster than its scalar loop, once compiled. */
public interface VectorSource extends ScalarSource {
  /** The same as {@link #scalar}, to the bit. */
  void vectors(long start, Block out, int n);

  @Override
  default void fill(long start, Block out, int n) {
    if (VectorApi.isPresent()) {
      vectors(start, out, n);
    } else {
      ScalarSource.super.fill(start, out, n);
    }
  }

  @Override
  default Source scalarForm() {
    return ScalarSource.super::fill;
  }
}

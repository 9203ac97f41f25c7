package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Filter;

/** A filter's state with a vector form that is much faster than its scalar loop, once compiled. */
public abstract class VectorState extends ScalarState {
  /**
   * The same as {@link #scalar}, to the bit; both forms share their state.
   *
   * @param out may be {@code in} itself
   */
  public abstract void vectors(Block in, Block out, int n);

  @Override
  public final void apply(Block in, Block out, int n) {
    if (VectorApi.isPresent()) {
      vectors(in, out, n);
    } else {
      super.apply(in, out, n);
    }
  }

  @Override
  public final Filter.State scalarForm() {
    return super::apply;
  }
}

package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Kernel;

/** A kernel with a vector form that is much faster than its scalar loop, once compiled. */
public interface VectorKernel extends ScalarKernel {
  /**
   * The same as {@link #scalar}, to the bit.
   *
   * @param out may be {@code in} itself, never a shifted part of it
   */
  void vectors(Block in, Block out, int n);

  @Override
  default void apply(Block in, Block out, int n) {
    if (VectorApi.isPresent()) {
      vectors(in, out, n);
    } else {
      ScalarKernel.super.apply(in, out, n);
    }
  }

  @Override
  default Kernel scalarForm() {
    return ScalarKernel.super::apply;
  }
}

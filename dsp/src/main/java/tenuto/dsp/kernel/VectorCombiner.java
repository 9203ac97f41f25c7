package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Combiner;

/** A combiner with a vector form that is much faster than its scalar loop, once compiled. */
public interface VectorCombiner extends ScalarCombiner {
  /**
   * The same as {@link #scalar}, to the bit.
   *
   * @param out may be {@code left} or {@code right} itself, never a shifted part of them
   */
  void vectors(Block left, Block right, Block out, int n);

  @Override
  default void apply(Block left, Block right, Block out, int n) {
    if (VectorApi.isPresent()) {
      vectors(left, right, out, n);
    } else {
      ScalarCombiner.super.apply(left, right, out, n);
    }
  }

  @Override
  default Combiner scalarForm() {
    return new Loop(this);
  }

  /** Its scalar form. */
  record Loop(VectorCombiner both) implements ScalarCombiner {
    @Override
    public void scalar(double[] x, double[] y, int n) {
      both.scalar(x, y, n);
    }

    @Override
    public double identity() {
      return both.identity();
    }
  }
}

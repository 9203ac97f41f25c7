package tenuto.engine.plan;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Signal;

/** Stands above several signals that are rendered side by side, at the same places; never read. */
public record RenderRoot() implements Combiner {
  /** One root for {@code signals}, of which there is at least one. */
  public static Signal of(List<Signal> signals) {
    return Combined.of(new RenderRoot(), signals);
  }

  @Override
  public void apply(Block left, Block right, Block out, int n) {
    throw new UnsupportedOperationException("a root is not read");
  }

  @Override
  public double identity() {
    throw new UnsupportedOperationException("a root is not read");
  }
}

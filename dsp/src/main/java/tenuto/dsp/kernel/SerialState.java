package tenuto.dsp.kernel;

import tenuto.engine.Block;
import tenuto.engine.Filter;

/**
 * A filter's state that goes from sample to sample, over an array which samples are copied to and
 * from: it has nothing that vectors could do.
 */
public abstract class SerialState implements Filter.State {
  private static final int STRETCH = 512;

  private final double[] stretch = new double[STRETCH];

  /** Changes the next {@code n} samples, a multiple of {@link Block#GROUP}, where they are. */
  public abstract void next(double[] x, int n);

  @Override
  public final void apply(Block in, Block out, int n) {
    for (int i = 0; i < n; i += STRETCH) {
      int now = Math.min(STRETCH, n - i);
      ArrayCopies.read(in.memory(), in.offset() + 8L * i, 0, stretch, 0, 1, now);
      next(stretch, now);
      ArrayCopies.write(stretch, 0, 1, now, out.memory(), out.offset() + 8L * i, 0);
    }
  }
}

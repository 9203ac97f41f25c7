package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Reader;

/**
 * The position of a player whose speed is a signal: at sample i the sum of the speeds before it,
 * times {@code scale}. The sum is compensated, so that it does not drift over hours.
 *
 * @param bends whether the signal m is a pitch bend instead of a speed: 1 + m for m above 0, 1/(1 −
 *     m) below
 */
public record Playhead(boolean bends, double scale) implements Filter {
  private static final int SPAN = 4096;

  @Override
  public State begin() {
    return new Sum(bends, scale);
  }

  /** The position after the first {@code length} samples of a signal. */
  public double end(Reader signal, long length) {
    Sum sum = new Sum(bends, scale);
    double[] row = new double[SPAN];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      for (long at = 0; at < length; at += SPAN) {
        int n = (int) Math.min(SPAN, length - at);
        signal.read(at, block, 0, n);
        ArrayCopies.read(block.memory(), 0, 0, row, 0, 1, n);
        sum.scalar(row, n);
      }
    }
    return sum.place();
  }

  private static final class Sum extends ScalarState {
    private final boolean bends;
    private final double scale;
    private double sum;
    private double lost;

    Sum(boolean bends, double scale) {
      this.bends = bends;
      this.scale = scale;
    }

    double place() {
      return (Double.isFinite(sum) ? sum + lost : sum) * scale;
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double speed = bends ? bent(x[i]) : x[i];
        x[i] = place();
        double whole = sum + speed;
        lost += Math.abs(sum) >= Math.abs(speed) ? sum - whole + speed : speed - whole + sum;
        sum = whole;
      }
    }

    private static double bent(double m) {
      return m < 0 ? 1 / (1 - m) : 1 + m;
    }
  }
}

package tenuto.dsp.filters;

import java.util.OptionalDouble;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Settling;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Groupwise;
import tenuto.engine.signal.StateTransfer;

/**
 * A one-pole follower with separate attack and release: y += (1 − c)·(x − y), where c is the attack
 * or the release factor. It starts at 0.
 *
 * @param attack factor while x is above y, 0 to 1
 * @param release factor otherwise
 * @param rectifies whether x is the input's magnitude
 */
public record Follower(double attack, double release, boolean rectifies)
    implements Filter, Groupwise, Settling {
  /** Below this it counts as 0: denormal numbers are slow. */
  private static final double REST = 1e-290;

  /**
   * The factor with which a hundredth of a step remains after {@code samples}; 0 for none.
   *
   * @param samples 0 and up
   */
  public static double factor(double samples) {
    return StrictMath.pow(0.01, 1 / samples);
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public OptionalDouble settled(double value) {
    return OptionalDouble.of(rectifies ? Math.abs(value) : value);
  }

  @Override
  public State begin() {
    return new Following(this);
  }

  private static final class Following extends ScalarState {
    private final Follower follower;
    private double y;

    Following(Follower follower) {
      this.follower = follower;
    }

    @Override
    public void scalar(double[] x, int n) {
      double up = follower.attack;
      double down = follower.release;
      if (follower.rectifies) {
        for (int i = 0; i < n; i++) {
          x[i] = Math.abs(x[i]);
        }
      }
      double now = y;
      for (int i = 0; i < n; i += Block.GROUP) {
        for (int k = i; k < i + Block.GROUP; k++) {
          double in = x[k];
          now = Fma.of(in > now ? up : down, now - in, in);
          x[k] = now;
        }
        now = Math.abs(now) < REST ? 0 : now;
      }
      y = now;
    }

    @Override
    public void transfer(StateTransfer state) {
      y = state.of(y);
    }
  }
}

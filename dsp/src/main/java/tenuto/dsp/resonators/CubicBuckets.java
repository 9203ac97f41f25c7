package tenuto.dsp.resonators;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A delay line read as in Sonic Field. A steady delay is a whole number of samples. A modulated one
 * is interpolated by {@link CubicInterpolation}; for {@value #GLIDE} samples after the modulation
 * it glides to the whole number.
 */
final class CubicBuckets implements Buckets {
  private static final int GLIDE = 256;

  private final long delay;
  private final long most;
  private final Ring ring;
  private long position;
  private double last;

  /** For how many samples the change has been the same. */
  private long still;

  /**
   * The amount subtracted from the change: its fraction of a sample once it has been steady for a
   * while.
   */
  private double cut;

  CubicBuckets(long delay, long most, long length, Workspaces workspaces) {
    this.delay = delay;
    this.most = most;
    ring = new Ring(Math.min(most + 1, length), workspaces);
  }

  @Override
  public double late(double change) {
    still = position == 0 ? GLIDE : change == last ? still + 1 : 0;
    last = change;
    double part = change - (long) change;
    double wanted = still < GLIDE ? 0 : part;
    double step = position == 0 ? 1 : 1.0 / GLIDE;
    cut = Math.clamp(wanted, cut - step, cut + step);
    return lateBy(Math.clamp(delay + (change - cut), 1, (double) Math.max(1, most)));
  }

  private double lateBy(double samples) {
    long whole = (long) Math.ceil(samples);
    double part = whole - samples;
    double p1 = past(whole);
    if (part == 0) {
      return p1;
    }
    double p2 = past(whole - 1);
    return whole < 3
        ? Fma.of(part, p2 - p1, p1)
        : CubicInterpolation.between(past(whole + 1), p1, p2, past(whole - 2), part);
  }

  private double past(long samples) {
    return samples > position ? 0 : ring.get(position - samples);
  }

  @Override
  public void store(double x) {
    ring.set(position, x);
    position++;
  }

  @Override
  public void transfer(StateTransfer state) {
    ring.transfer(state);
    position = state.of(position);
    last = state.of(last);
    still = state.of(Math.min(still, GLIDE)); // more makes no difference
    cut = state.of(cut);
  }

  @Override
  public void close() {
    ring.close();
  }
}

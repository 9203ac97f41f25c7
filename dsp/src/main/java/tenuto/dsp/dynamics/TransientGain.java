package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.SlidingMaximum;
import tenuto.dsp.math.DecibelsOfGain;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The gain of a transient shaper, which raises or lowers attacks and sustain independently of the
 * level, after the differential envelopes of SPL's Transient Designer (Gier, White, 1998). Two
 * followers of the level in dB, held for {@value #HOLD_MS} ms, that differ in their attack, {@value
 * #FAST_MS} and {@value #SLOW_RISE_MS} ms, are d dB apart in an attack; two that differ in their
 * release, {@value #FAST_FALL_MS} and {@value #SLOW_FALL_MS} ms, while a sound decays. The gain in
 * dB is the sum over attack and sustain of the requested dB times d/(d + {@value #HALF_DB}). Its
 * inputs are the level as a factor, and the dB for attacks and for the sustain.
 */
record TransientGain(double sampleRate) implements Filter {
  static final double MOST_DB = 40;
  private static final double HOLD_MS = 8;
  private static final double FAST_MS = 1;
  private static final double SLOW_RISE_MS = 25;
  private static final double FALL_MS = 150;
  private static final double FAST_FALL_MS = 30;
  private static final double SLOW_FALL_MS = 400;
  private static final double HALF_DB = 6;

  /** Level of silence in dB. */
  private static final double SILENCE = -96;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Followers();
  }

  private double factor(double ms) {
    return Ballistics.factor(Milliseconds.exactly(ms, sampleRate));
  }

  private final class Followers extends ScalarProcessor {
    private final SlidingMaximum held =
        new SlidingMaximum(Math.max(1, (int) Milliseconds.whole(HOLD_MS, sampleRate)));

    private final Ballistics quickRise = new Ballistics(factor(FALL_MS), factor(FAST_MS));
    private final Ballistics slowRise = new Ballistics(factor(FALL_MS), factor(SLOW_RISE_MS));
    private final Ballistics quickFall = new Ballistics(factor(FAST_FALL_MS), factor(FAST_MS));
    private final Ballistics slowFall = new Ballistics(factor(SLOW_FALL_MS), factor(FAST_MS));
    private double risen = SILENCE;
    private double rising = SILENCE;
    private double fallen = SILENCE;
    private double falling = SILENCE;
    private double last = Double.NaN;
    private double dB;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        double level = held.next(in[0][i]);
        if (level != last) {
          last = level;
          dB = Math.max(DecibelsOfGain.of(level), SILENCE);
        }
        risen = quickRise.next(risen, dB);
        rising = slowRise.next(rising, dB);
        fallen = quickFall.next(fallen, dB);
        falling = slowFall.next(falling, dB);
        double attack = held(in[1][i]) * part(risen - rising);
        double sustain = held(in[2][i]) * part(falling - fallen);
        out[0][i] = GainOfDecibels.of(attack + sustain);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      risen = state.of(risen);
      rising = state.of(rising);
      fallen = state.of(fallen);
      falling = state.of(falling);
    }

    private static double held(double dB) {
      return Math.min(Math.max(dB, -MOST_DB), MOST_DB);
    }

    private static double part(double apart) {
      double d = Math.max(apart, 0);
      return d / (d + HALF_DB);
    }
  }
}

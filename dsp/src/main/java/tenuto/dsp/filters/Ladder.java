package tenuto.dsp.filters;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Steered;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A four-pole ladder low-pass with resonance, after R. Moog, in the digital form of the music-dsp
 * archive ("Moog VCF, variation 2" with the cubic limiter): four one-pole sections, with feedback,
 * and the last one's output limited by y − y³/6, which here ends at its zero, √6, instead of being
 * unbounded. Its inputs are the signal, the cutoff and the resonance.
 *
 * <p>Its coefficients are updated when the cutoff has moved by more than a cent. In Sonic Field's
 * tuning the factors have single precision, as in the original, and the self-oscillation is up to
 * 232 cents sharp. In the exact one it self-oscillates at its cutoff w, in radians per sample:
 * there four sections and the one-sample delay of the feedback turn the phase by half a turn, so
 * each has the pole −k = −sin φ/sin(w − φ), φ = (3w − π)/4. It runs at a multiple of the sample
 * rate, with an input interpolated linearly: so that delay is short beside a period, and the filter
 * is the same at every sample rate. A cutoff outside 0 to half the sample rate, a resonance outside
 * 0 to 1, in Sonic Field's tuning up to a cent below 1, are clamped.
 */
public record Ladder(Tuning tuning, double sampleRate) implements Filter {
  /** How the pitch of the self-oscillation relates to the cutoff. */
  public enum Tuning {
    SONIC_FIELD(1 / Steered.CENT),
    EXACT(1);

    private final double mostResonance;

    Tuning(double mostResonance) {
      this.mostResonance = mostResonance;
    }
  }

  /**
   * The exact tuning's loop gain at a resonance of 1, which the limiter reduces to 1; as the
   * limiter is within the last section, it detunes low cutoffs by 4 cents for each hundredth.
   */
  private static final double SOUNDS = 1.008;

  private static final double BEND_ENDS = StrictMath.sqrt(6);

  /** The exact tuning runs at this rate at least. */
  private static final double INNER_RATE = 176_400;

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
    return new Poles();
  }

  /** How many times a sample it runs. */
  private int steps() {
    return tuning == Tuning.EXACT ? (int) Math.max(1, Math.ceil(INNER_RATE / sampleRate)) : 1;
  }

  private final class Poles extends ScalarProcessor {
    private final int steps = steps();
    private final double share = 1.0 / steps;
    private double cutoff = Double.NaN;
    private double p;
    private double k;
    private double above;
    private double below;
    private final double[] taken = new double[4];
    private final double[] given = new double[4];

    /** The last sample of the input. */
    private double last;

    @Override
    public void transfer(StateTransfer state) {
      state.of(taken);
      state.of(given);
      last = state.of(last);
      tune(state.of(cutoff));
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int at = 0; at < n; ) {
        if (Steered.moved(cutoff, in[1][at])) {
          tune(in[1][at]);
        }
        int end = at + 1;
        while (end < n && !Steered.moved(cutoff, in[1][end])) {
          end++;
        }
        run(in[0], in[2], out[0], at, end);
        at = end;
      }
    }

    private void tune(double hz) {
      cutoff = hz;
      if (tuning == Tuning.EXACT) {
        tuneExactly(2 * Math.PI * Steered.hz(hz, sampleRate) / (steps * sampleRate));
        return;
      }
      double f = 2 * Steered.hz(hz, sampleRate) / sampleRate;
      p = f * (1.8f - 0.8f * f);
      k = 2 * p - 1;
      double t = (1 - p) * 1.386249f;
      above = 12 + t * t + 6 * t;
      below = 12 + t * t - 6 * t;
    }

    private void tuneExactly(double w) {
      double phase = (3 * w - Math.PI) / 4;
      double half = StrictMath.sin(w / 2);
      p = half * StrictMath.cos(phase - w / 2) / StrictMath.sin(w - phase);
      k = 2 * p - 1;
      // The power gain of a section there; the feedback compensates for four sections.
      double passed = p * p * (1 - half * half) / (p * p - k * half * half);
      above = SOUNDS;
      below = passed * passed;
    }

    /** Filters samples {@code at} to {@code end - 1}, over which the tuning is constant. */
    private void run(double[] in, double[] resonances, double[] out, int at, int end) {
      double x0 = taken[0];
      double x1 = taken[1];
      double x2 = taken[2];
      double x3 = taken[3];
      double y0 = given[0];
      double y1 = given[1];
      double y2 = given[2];
      double y3 = given[3];
      double p = this.p;
      double k = this.k;
      double above = this.above;
      double below = this.below;
      double most = tuning.mostResonance;
      for (int i = at; i < end; i++) {
        double resonance = Math.min(Math.max(resonances[i], 0), most);
        double feedback = resonance * above / below;
        double rise = (in[i] - last) * share;
        for (int step = steps - 1; step >= 0; step--) {
          double driven = step > 0 ? in[i] - step * rise : in[i];
          double x = driven - feedback * y3;
          y0 = p * x + p * x0 - k * y0;
          x0 = x;
          y1 = p * y0 + p * x1 - k * y1;
          x1 = y0;
          y2 = p * y1 + p * x2 - k * y2;
          x2 = y1;
          double y = p * y2 + p * x3 - k * y3;
          x3 = y2;
          y3 = Math.abs(y) > BEND_ENDS ? 0 : y - y * y * y / 6;
        }
        last = in[i];
        out[i] = y3;
      }
      taken[0] = x0;
      taken[1] = x1;
      taken[2] = x2;
      taken[3] = x3;
      given[0] = y0;
      given[1] = y1;
      given[2] = y2;
      given[3] = y3;
    }
  }
}

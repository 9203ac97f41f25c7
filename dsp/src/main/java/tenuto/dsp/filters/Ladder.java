package tenuto.dsp.filters;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Steered;
import tenuto.engine.Filter;

/**
 * A four-pole ladder low-pass with resonance, after R. Moog, in the digital form of the music-dsp
 * archive ("Moog VCF, variation 2" with the cubic limiter): four one-pole sections, their sum fed
 * back, the last one's output bent by y − y³/6, which here ends at its zero, √6, instead of growing
 * beyond all bounds. Its inputs are the signal, the cutoff and the resonance.
 *
 * <p>It is tuned anew when the cutoff has moved by more than a cent. The factors are those of
 * single precision, as in the original. A cutoff outside 0 to half the sample rate, a resonance
 * outside 0 to a cent below 1, count as the nearest within.
 */
public record Ladder(double sampleRate) implements Filter {
  private static final double MOST_RESONANCE = 1 / Steered.CENT;
  private static final double BEND_ENDS = StrictMath.sqrt(6);

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public Processor begin() {
    return new Poles();
  }

  private final class Poles extends ScalarProcessor {
    private double cutoff = Double.NaN;
    private double p;
    private double k;
    private double above;
    private double below;
    private final double[] taken = new double[4];
    private final double[] given = new double[4];

    Poles() {
      super(Ladder.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] cutoffs = in[1];
      for (int i = 0; i < n; i++) {
        if (Steered.moved(cutoff, cutoffs[i])) {
          tune(cutoffs[i]);
        }
        out[0][i] = next(in[0][i], Math.min(Math.max(in[2][i], 0), MOST_RESONANCE));
      }
    }

    private void tune(double hz) {
      cutoff = hz;
      double f = 2 * Steered.hz(hz, sampleRate) / sampleRate;
      p = f * (1.8f - 0.8f * f);
      k = 2 * p - 1;
      double t = (1 - p) * 1.386249f;
      above = 12 + t * t + 6 * t;
      below = 12 + t * t - 6 * t;
    }

    private double next(double input, double resonance) {
      double x = input - resonance * above / below * given[3];
      for (int i = 0; i < 4; i++) {
        double y = p * x + p * taken[i] - k * given[i];
        taken[i] = x;
        given[i] = y;
        x = y;
      }
      double bent = Math.abs(x) > BEND_ENDS ? 0 : x - x * x * x / 6;
      given[3] = bent;
      return bent;
    }
  }
}

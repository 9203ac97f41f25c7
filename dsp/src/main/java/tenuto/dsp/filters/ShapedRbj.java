package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.kernel.Frames;
import tenuto.dsp.kernel.SerialState;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.Decibels;
import tenuto.engine.Filter;

/**
 * The filters of {@link Rbj} steered by signals: tuned anew every {@value #STEP} samples from
 * sample 0 on, going on from what they hold. Over {@link Frames} of the signal, hz, q or octaves,
 * and dB. A frequency outside 0 to half the sample rate counts as the nearest within, a width below
 * 0.0001 as that.
 */
public record ShapedRbj(Kind kind, double sampleRate) implements Filter {
  /** Samples between two tunings. */
  public static final int STEP = 100;

  private static final int WIDTH = 4;
  private static final double NARROWEST = 1e-4;

  /** Where a hyperbolic sine is still far from overflow. */
  private static final double WIDEST = 600;

  /** The response. */
  public enum Kind {
    LOW_PASS,
    HIGH_PASS,
    BAND_PASS,
    NOTCH,
    PEAKING
  }

  @Override
  public State begin() {
    return new Steps();
  }

  private Biquad tuned(double askedHz, double width, double askedDb) {
    double hz = Steered.hz(askedHz, sampleRate);
    double w0 = 2 * Math.PI * hz / sampleRate;
    double widest = WIDEST * StrictMath.sin(w0) / w0;
    double q = Math.min(Math.max(width, NARROWEST), 1 / NARROWEST);
    double octaves = Math.min(q, widest);
    double dB = Math.clamp(askedDb, -Decibels.MOST, Decibels.MOST);
    return switch (kind) {
      case LOW_PASS -> Rbj.lowPass(hz, q, sampleRate);
      case HIGH_PASS -> Rbj.highPass(hz, q, sampleRate);
      case BAND_PASS -> Rbj.bandPass(hz, octaves, sampleRate);
      case NOTCH -> Rbj.notch(hz, octaves, sampleRate);
      case PEAKING -> Rbj.peaking(hz, octaves, dB, sampleRate);
    };
  }

  private final class Steps extends SerialState {
    private final MovingSections section = new MovingSections(1);
    private int untilTuning;

    @Override
    public void next(double[] x, int n) {
      for (int i = 0; i < n; i += WIDTH) {
        if (untilTuning == 0) {
          tune(x[i + 1], x[i + 2], x[i + 3]);
          untilTuning = STEP;
        }
        untilTuning--;
        x[i] = section.next(x[i]);
      }
    }

    private void tune(double hz, double width, double dB) {
      if (Double.isNaN(hz) || Double.isNaN(width) || Double.isNaN(dB)) {
        section.spoil();
      } else {
        section.tune(List.of(tuned(hz, width, dB)));
      }
    }
  }
}

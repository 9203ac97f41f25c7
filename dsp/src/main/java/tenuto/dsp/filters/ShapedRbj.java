package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.Decibels;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The filters of {@link Rbj} controlled by signals: the coefficients are updated every {@value
 * #STEP} samples from sample 0 on, with the state kept. Its inputs are the signal, hz, q or
 * octaves, and for a peak dB. Frequencies are clamped to 0 to half the sample rate, widths to at
 * least 0.0001.
 */
public record ShapedRbj(Kind kind, double sampleRate) implements Filter {
  /** Samples between two updates of the coefficients. */
  public static final int STEP = 100;

  private static final double NARROWEST = 1e-4;

  /** The largest argument of a hyperbolic sine, still far from overflow. */
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
  public int inputs() {
    return kind == Kind.PEAKING ? 4 : 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Steps();
  }

  private Biquad tuned(double askedHz, double width, double askedDb) {
    double hz = Steered.hz(askedHz, sampleRate);
    double q = Math.min(Math.max(width, NARROWEST), 1 / NARROWEST);
    double dB = Math.clamp(askedDb, -Decibels.MOST, Decibels.MOST);
    return switch (kind) {
      case LOW_PASS -> Rbj.lowPass(hz, q, sampleRate);
      case HIGH_PASS -> Rbj.highPass(hz, q, sampleRate);
      case BAND_PASS -> Rbj.bandPass(hz, octaves(q, hz), sampleRate);
      case NOTCH -> Rbj.notch(hz, octaves(q, hz), sampleRate);
      case PEAKING -> Rbj.peaking(hz, octaves(q, hz), dB, sampleRate);
    };
  }

  private double octaves(double width, double hz) {
    double w0 = 2 * Math.PI * hz / sampleRate;
    return Math.min(width, WIDEST * StrictMath.sin(w0) / w0);
  }

  private final class Steps extends ScalarProcessor {
    private final MovingSections section = new MovingSections(1);
    private int untilTuning;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int at = 0; at < n; ) {
        if (untilTuning == 0) {
          tune(in[1][at], in[2][at], in.length == 4 ? in[3][at] : 0);
          untilTuning = STEP;
        }
        int now = Math.min(untilTuning, n - at);
        section.run(in[0], out[0], at, now);
        untilTuning -= now;
        at += now;
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      section.transfer(state);
      untilTuning = state.of(untilTuning);
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

package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.LinearFilter;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.Bilinear;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.signal.Groupwise;
import tenuto.engine.signal.StateTransfer;

/**
 * A state-variable filter: an {@link Svf} and the mix of its outputs that makes each kind of filter
 * (A. Simper, "Solving the continuous SVF equations using trapezoidal integration and equivalent
 * currents", 2013). Its coefficients are updated at each sample while a signal modulates it.
 * Unmodulated, each kind is the filter of {@link Rbj} of the same name and width.
 *
 * <p>Its inputs are the signal, hz, the width and, where there is a gain, dB. Values outside their
 * range are clamped to it.
 */
public record StateVariable(Kind kind, Width width, double sampleRate)
    implements LinearFilter, Groupwise {
  public static final double LEAST_Q = 0.01;
  public static final double MOST_Q = 10_000;

  /** The largest gain in dB, up or down. */
  public static final double MOST_GAIN = 120;

  /** The unit of the width. */
  public enum Width {
    /** A Q, {@value #LEAST_Q} to {@value #MOST_Q}. */
    Q,

    /** In octaves, as {@link Rbj} takes them. */
    OCTAVES
  }

  /** The response. */
  public enum Kind {
    LOW_PASS,
    HIGH_PASS,
    /** A band-pass of gain 1 at hz. */
    BAND_PASS,
    NOTCH,
    ALL_PASS,
    /** A peaking filter with the gain at hz. */
    PEAK,
    LOW_SHELF,
    HIGH_SHELF,
    /** A low-pass, high-pass, band-pass, notch and peak, each an output. */
    ALL;

    boolean hasGain() {
      return this == PEAK || this == LOW_SHELF || this == HIGH_SHELF || this == ALL;
    }
  }

  /** The outputs of a filter of all kinds. */
  private static final List<Kind> OUTPUTS =
      List.of(Kind.LOW_PASS, Kind.HIGH_PASS, Kind.BAND_PASS, Kind.NOTCH, Kind.PEAK);

  /** A filter whose width is a Q. */
  public StateVariable(Kind kind, double sampleRate) {
    this(kind, Width.Q, sampleRate);
  }

  @Override
  public int inputs() {
    return kind.hasGain() ? 4 : 3;
  }

  @Override
  public int outputs() {
    return kind == Kind.ALL ? 5 : 1;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Sections();
  }

  @Override
  public Response response(int output, double hz, double rate, double... controls) {
    double cutoff = Steered.hz(controls[0], rate);
    double s = SecondOrder.s(hz, cutoff, rate);
    double k = damping(cutoff, controls[1], rate);
    Kind shown = kind == Kind.ALL ? OUTPUTS.get(output) : kind;
    double a = shown.hasGain() ? Decibels.gain(controls[2] / 2) : 1;
    double root = StrictMath.sqrt(a);
    return switch (shown) {
      case LOW_PASS -> SecondOrder.of(0, 0, 1, 1, k, 1, s);
      case HIGH_PASS -> SecondOrder.of(1, 0, 0, 1, k, 1, s);
      case BAND_PASS -> SecondOrder.of(0, k, 0, 1, k, 1, s);
      case NOTCH -> SecondOrder.of(1, 0, 1, 1, k, 1, s);
      case ALL_PASS -> SecondOrder.of(1, -k, 1, 1, k, 1, s);
      case PEAK -> SecondOrder.of(1, k * a, 1, 1, k / a, 1, s);
      case LOW_SHELF -> SecondOrder.of(a, a * root * k, a * a, a, root * k, 1, s);
      case HIGH_SHELF -> SecondOrder.of(a * a, a * root * k, a, 1, root * k, a, s);
      case ALL -> throw new IllegalStateException("each output is of one kind");
    };
  }

  private double damping(double cutoff, double q, double rate) {
    if (width == Width.Q) {
      return 1 / Math.clamp(q, LEAST_Q, MOST_Q);
    }
    double w = 2 * Math.PI * cutoff / rate;
    double half = StrictMath.log(2) / 2 * Math.max(q, OctaveDamping.NARROWEST);
    return 2 * StrictMath.sinh(half * w / StrictMath.sin(w));
  }

  private final class Sections extends ScalarProcessor {
    private final Svf section = new Svf();

    /** The section of the peak when all outputs are computed, as its damping differs. */
    private final Svf peak = kind == Kind.ALL ? new Svf() : section;

    private final double[] sine = new double[Spans.LENGTH];
    private final double[] cosine = new double[Spans.LENGTH];
    private final double[] damping = new double[Spans.LENGTH];

    /** The gain's square root A. */
    private final double[] gain = new double[kind.hasGain() ? Spans.LENGTH : 0];

    /**
     * Where the gain enters: for a shelf g is multiplied or divided by √A, for a peak Q is
     * multiplied by A.
     */
    private final double[] peakSine = kind == Kind.HIGH_SHELF ? new double[Spans.LENGTH] : sine;

    private final double[] peakCosine = kind == Kind.LOW_SHELF ? new double[Spans.LENGTH] : cosine;

    private final double[] peakDamping =
        kind == Kind.PEAK || kind == Kind.ALL ? new double[Spans.LENGTH] : damping;

    private final double[] band = new double[Spans.LENGTH];
    private final double[] low = new double[Spans.LENGTH];
    private final Held hz = new Held();
    private final Held q = new Held();
    private final Held dB = new Held();

    @Override
    protected int firstKept() {
      return 1;
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      tune(in, n);
      if (kind == Kind.LOW_PASS) {
        section.run(in[0], band, out[0], n);
        return;
      }
      section.run(in[0], band, low, n);
      if (kind == Kind.ALL) {
        mix(Kind.LOW_PASS, in[0], out[0], n);
        mix(Kind.HIGH_PASS, in[0], out[1], n);
        mix(Kind.BAND_PASS, in[0], out[2], n);
        mix(Kind.NOTCH, in[0], out[3], n);
        peak.run(in[0], band, low, n);
        mix(Kind.PEAK, in[0], out[4], n);
      } else {
        mix(kind, in[0], out[0], n);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      section.transfer(state);
      if (peak != section) {
        peak.transfer(state);
      }
    }

    private void tune(double[][] in, int n) {
      boolean moves = false;
      if (!stays(1) && hz.moves(in[1], n)) {
        Bilinear.warp(in[1], sampleRate, sine, cosine, n);
        moves = true;
      }
      boolean widthMoves = !stays(2) && q.moves(in[2], n);
      if (width == Width.OCTAVES && (moves || widthMoves)) {
        OctaveDamping.of(in[2], in[1], sampleRate, sine, cosine, damping, n);
      } else if (widthMoves) {
        dampings(in[2], n);
      }
      moves |= widthMoves;
      if (kind == Kind.ALL && moves) {
        section.tune(sine, cosine, damping, n);
      }
      if (kind.hasGain()) {
        if (!stays(3) && dB.moves(in[3], n)) {
          roots(in[3], n);
          moves = true;
        }
        if (moves) {
          shape(n);
        }
      }
      if (moves) {
        peak.tune(peakSine, peakCosine, peakDamping, n);
      }
    }

    private void dampings(double[] q, int n) {
      for (int i = 0; i < n; i++) {
        damping[i] = 1 / Math.min(Math.max(q[i], LEAST_Q), MOST_Q);
      }
    }

    private void roots(double[] dB, int n) {
      for (int i = 0; i < n; i++) {
        gain[i] = GainOfDecibels.of(Math.min(Math.max(dB[i], -MOST_GAIN), MOST_GAIN) / 2);
      }
    }

    private void shape(int n) {
      if (kind == Kind.LOW_SHELF) {
        for (int i = 0; i < n; i++) {
          peakCosine[i] = cosine[i] * Math.sqrt(gain[i]);
        }
      } else if (kind == Kind.HIGH_SHELF) {
        for (int i = 0; i < n; i++) {
          peakSine[i] = sine[i] * Math.sqrt(gain[i]);
        }
      } else {
        for (int i = 0; i < n; i++) {
          peakDamping[i] = damping[i] / gain[i];
        }
      }
    }

    private void mix(Kind kind, double[] x, double[] y, int n) {
      double[] k = kind == Kind.PEAK ? peakDamping : damping;
      switch (kind) {
        case LOW_PASS -> System.arraycopy(low, 0, y, 0, n);
        case HIGH_PASS -> {
          for (int i = 0; i < n; i++) {
            y[i] = x[i] - k[i] * band[i] - low[i];
          }
        }
        case BAND_PASS -> {
          for (int i = 0; i < n; i++) {
            y[i] = k[i] * band[i];
          }
        }
        case NOTCH -> {
          for (int i = 0; i < n; i++) {
            y[i] = x[i] - k[i] * band[i];
          }
        }
        case ALL_PASS -> {
          for (int i = 0; i < n; i++) {
            y[i] = x[i] - 2 * k[i] * band[i];
          }
        }
        case PEAK -> {
          for (int i = 0; i < n; i++) {
            y[i] = x[i] + k[i] * (gain[i] * gain[i] - 1) * band[i];
          }
        }
        case LOW_SHELF -> {
          for (int i = 0; i < n; i++) {
            double a = gain[i];
            y[i] = x[i] + (a - 1) * (k[i] * band[i] + (a + 1) * low[i]);
          }
        }
        case HIGH_SHELF -> {
          for (int i = 0; i < n; i++) {
            double a = gain[i];
            y[i] = a * a * x[i] - (a - 1) * (a * k[i] * band[i] + (a + 1) * low[i]);
          }
        }
        case ALL -> throw new IllegalArgumentException("all outputs are no mixture");
      }
    }
  }
}

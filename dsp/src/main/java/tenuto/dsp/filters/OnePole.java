package tenuto.dsp.filters;

import java.util.OptionalDouble;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.LinearFilter;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Settling;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.Bilinear;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * A first-order filter with one trapezoidal integrator, whose coefficients are updated at each
 * sample while a signal modulates it (V. Zavalishin, "The art of VA filter design", chapter 3).
 *
 * <p>With g = tan(π·hz/rate) and G = g/(1 + g), the low output is l = s + G·(x − s), and the next
 * state s' = 2l − s. Its inputs are the signal, hz and, for a tilt, dB. Values outside their range
 * are clamped to it.
 */
public record OnePole(Kind kind, double sampleRate) implements LinearFilter, Settling {
  /** The largest gain in dB, up or down. */
  public static final double MOST_GAIN = 120;

  private static final double REST = 1e-290;

  /** The response. */
  public enum Kind {
    LOW_PASS,
    HIGH_PASS,
    ALL_PASS,
    /** (a·s + 1)/(s + a): 1/a well below hz, 1 there, a well above it, where a is the gain. */
    TILT
  }

  @Override
  public int inputs() {
    return kind == Kind.TILT ? 3 : 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public OptionalDouble settled(double value) {
    return kind == Kind.LOW_PASS ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  @Override
  public Processor begin() {
    return new Integrator();
  }

  @Override
  public Response response(int output, double hz, double rate, double... controls) {
    double s = SecondOrder.s(hz, Steered.hz(controls[0], rate), rate);
    return switch (kind) {
      case LOW_PASS -> SecondOrder.of(0, 0, 1, 0, 1, 1, s);
      case HIGH_PASS -> SecondOrder.of(0, 1, 0, 0, 1, 1, s);
      case ALL_PASS -> SecondOrder.of(0, -1, 1, 0, 1, 1, s);
      case TILT -> {
        double a = Decibels.gain(Math.clamp(controls[1], -MOST_GAIN, MOST_GAIN));
        yield SecondOrder.of(0, a, 1, 0, 1, a, s);
      }
    };
  }

  private final class Integrator extends ScalarProcessor {
    private final double[] sine = new double[Spans.LENGTH];
    private final double[] cosine = new double[Spans.LENGTH];

    /** G. */
    private final double[] part = new double[Spans.LENGTH];

    private final double[] gain = new double[kind == Kind.TILT ? Spans.LENGTH : 0];
    private final double[] low = new double[Spans.LENGTH];
    private final Held hz = new Held();
    private final Held dB = new Held();
    private double state;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      boolean moves = hz.moves(in[1], n);
      if (moves) {
        Bilinear.warp(in[1], sampleRate, sine, cosine, n);
      }
      if (kind != Kind.TILT) {
        if (moves) {
          share(n);
        }
      } else {
        boolean gainMoves = dB.moves(in[2], n);
        if (gainMoves) {
          gains(in[2], n);
        }
        if (moves || gainMoves) {
          shareOfTilt(n);
        }
      }
      run(in[0], n);
      mix(in[0], out[0], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      this.state = state.of(this.state);
    }

    private void share(int n) {
      for (int i = 0; i < n; i++) {
        part[i] = sine[i] / (sine[i] + cosine[i]);
      }
    }

    private void gains(double[] dB, int n) {
      for (int i = 0; i < n; i++) {
        gain[i] = GainOfDecibels.of(Math.min(Math.max(dB[i], -MOST_GAIN), MOST_GAIN));
      }
    }

    /** The tilt's coefficients: its pole is at a times hz. */
    private void shareOfTilt(int n) {
      for (int i = 0; i < n; i++) {
        double raised = sine[i] * gain[i];
        part[i] = raised / (raised + cosine[i]);
      }
    }

    private void run(double[] x, int n) {
      double s = state;
      for (int i = 0; i < n; i += Block.GROUP) {
        int end = Math.min(i + Block.GROUP, n); // a caller may request fewer
        for (int k = i; k < end; k++) {
          double next = Fma.of(1 - 2 * part[k], s, 2 * part[k] * x[k]);
          low[k] = 0.5 * (s + next);
          s = next;
        }
        if (end == i + Block.GROUP && Math.abs(s) < REST) {
          s = 0;
        }
      }
      state = s;
    }

    private void mix(double[] x, double[] y, int n) {
      switch (kind) {
        case LOW_PASS -> System.arraycopy(low, 0, y, 0, n);
        case HIGH_PASS -> {
          for (int i = 0; i < n; i++) {
            y[i] = x[i] - low[i];
          }
        }
        case ALL_PASS -> {
          for (int i = 0; i < n; i++) {
            y[i] = 2 * low[i] - x[i];
          }
        }
        case TILT -> {
          for (int i = 0; i < n; i++) {
            y[i] = low[i] / gain[i] + gain[i] * (x[i] - low[i]);
          }
        }
      }
    }
  }
}

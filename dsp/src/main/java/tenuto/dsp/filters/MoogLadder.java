package tenuto.dsp.filters;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * R. Moog's ladder low-pass: four one-pole sections in series, and delay-free feedback of their
 * output to the input (V. Zavalishin, "The art of VA filter design", chapter 5). The input of the
 * poles is saturated by a {@link SoftClip}, so that the filter is bounded at any setting; for soft
 * sounds it is H(s) = (1 + bass·k)/((1 + s)⁴ + k), k = 4·resonance, by the bilinear transform.
 *
 * <p>With G = g/(1 + g), each pole gives y = s + G·(x − s), then s' = 2y − s. The last one's output
 * is G⁴·w + S, where S depends on the states only; so the input w including the feedback is (x −
 * k·S)/(1 + k·G⁴). S is updated at each sample by the states' own part and the last w's part, so
 * that only the soft clip is on the serial path.
 *
 * <p>Its inputs are the signal, hz, resonance and drive in dB. Values outside their range are
 * clamped to it.
 *
 * @param bass share of the bass removed by the feedback that is compensated, 0 to 1
 */
public record MoogLadder(double bass, double sampleRate) implements Filter {
  /** The feedback at which four poles self-oscillate. */
  private static final double SOUNDS = 4;

  private static final double REST = 1e-290;

  /** Bits of the last sample of a group. */
  private static final int END_OF_GROUP = Block.GROUP - 1;

  @Override
  public int inputs() {
    return 4;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Poles();
  }

  private final class Poles extends ScalarProcessor {
    private final LadderControls controls = new LadderControls(SOUNDS, bass, sampleRate);

    /** G. */
    private final double[] part = new double[Spans.LENGTH];

    /** The coefficients of w: for the signal, and for S. */
    private final double[] ofSignal = new double[Spans.LENGTH];

    private final double[] ofSum = new double[Spans.LENGTH];
    private double s1;
    private double s2;
    private double s3;
    private double s4;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      if (controls.follow(in[1], in[2], in[3], n)) {
        tune(n);
      }
      run(in[0], out[0], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      s1 = state.of(s1);
      s2 = state.of(s2);
      s3 = state.of(s3);
      s4 = state.of(s4);
    }

    private void tune(int n) {
      double[] sine = controls.sine;
      double[] cosine = controls.cosine;
      for (int i = 0; i < n; i++) {
        double g = sine[i] / (sine[i] + cosine[i]);
        double k = controls.feedback[i];
        double loop = 1 / Fma.of(k, g * g * (g * g), 1);
        part[i] = g;
        ofSignal[i] = controls.gain[i] * loop;
        ofSum[i] = -k * loop;
      }
    }

    /** Computes each pole's output as the states' part plus a power of G times w. */
    private void run(double[] x, double[] y, int n) {
      double a = s1;
      double b = s2;
      double c = s3;
      double d = s4;
      for (int i = 0; i < n; i++) {
        double g = part[i];
        double p = 1 - g;
        double g2 = g * g;
        double y1 = p * a;
        double y2 = Fma.of(g, y1, p * b);
        double y3 = Fma.of(g, y2, p * c);
        double y4 = p * Fma.of(g2, Fma.of(g, a, b), Fma.of(g, c, d));
        double w = SoftClip.of(Fma.of(ofSum[i], y4, ofSignal[i] * x[i]));
        a = Fma.of(2 * g, w, Fma.of(2, y1, -a));
        b = Fma.of(2 * g2, w, Fma.of(2, y2, -b));
        c = Fma.of(2 * g2 * g, w, Fma.of(2, y3, -c));
        d = Fma.of(2 * g2 * g2, w, Fma.of(2, y4, -d));
        y[i] = Fma.of(g2 * g2, w, y4);
        if ((i & END_OF_GROUP) == END_OF_GROUP
            && Math.abs(a) < REST
            && Math.abs(b) < REST
            && Math.abs(c) < REST
            && Math.abs(d) < REST) {
          a = 0;
          b = 0;
          c = 0;
          d = 0;
        }
      }
      s1 = a;
      s2 = b;
      s3 = c;
      s4 = d;
    }
  }
}

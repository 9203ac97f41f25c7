package tenuto.dsp.filters;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A diode ladder low-pass, as in bass synthesizers: four capacitors, each coupled to its
 * neighbours, and delay-free feedback of the last one's voltage to the input (V. Zavalishin, "The
 * art of VA filter design", the section on the diode ladder; T. Stinchcombe, "Diode ladder
 * filters", 2009). The input is saturated by a {@link SoftClip}, so that the filter is bounded at
 * any setting; for soft sounds it is H(s) = (1 + bass·k)/(2s⁴ + 8√2·s³ + 20s² + 8√2·s + 1 + k), k =
 * 17·resonance, by the bilinear transform: it self-oscillates at s = i, which is hz.
 *
 * <p>With G = √2·g and h = G/2, the capacitors' voltages follow from their states by y1 = s1 + G·(w
 * − y1 + y2), y2 = s2 + h·(y1 − 2y2 + y3), y3 = s3 + h·(y2 − 2y3 + y4), y4 = s4 + h·(y3 − 2y4),
 * which is solved from both ends towards the middle; then s' = 2y − s.
 *
 * <p>Its inputs are the signal, hz, resonance and drive in dB. Values outside their range are
 * clamped to it.
 *
 * @param bass share of the bass removed by the feedback that is compensated, 0 to 1
 */
public record DiodeLadder(double bass, double sampleRate) implements Filter {
  /** The feedback at which it self-oscillates, at 1/√2 of its poles' frequency. */
  private static final double SOUNDS = 17;

  private static final double POLES = StrictMath.sqrt(2);
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
    return new Capacitors();
  }

  private final class Capacitors extends ScalarProcessor {
    private final LadderControls controls = new LadderControls(SOUNDS, bass, sampleRate);

    /** 1/(1 + G); the next two hold h and h·G times it. */
    private final double[] outer = new double[Spans.LENGTH];

    private final double[] inward = new double[Spans.LENGTH];
    private final double[] ofInput = new double[Spans.LENGTH];

    /** The inverse, symmetric matrix of the two middle capacitors' equations. */
    private final double[] second = new double[Spans.LENGTH];

    private final double[] between = new double[Spans.LENGTH];
    private final double[] third = new double[Spans.LENGTH];

    /** The coefficients of w: for the signal, and for the states' part of the last voltage. */
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
        double g = POLES * sine[i] / cosine[i];
        double h = 0.5 * g;
        double r = 1 / (1 + g);
        double toward = h * r;
        double ofSecond = 1 + g - toward * g;
        double ofThird = 1 + g - toward * h;
        double inverse = 1 / (ofSecond * ofThird - h * h);
        outer[i] = r;
        inward[i] = toward;
        ofInput[i] = toward * g;
        second[i] = ofThird * inverse;
        between[i] = h * inverse;
        third[i] = ofSecond * inverse;
        double k = controls.feedback[i];
        double loop = 1 / Fma.of(k, toward * between[i] * ofInput[i], 1);
        ofSignal[i] = controls.gain[i] * loop;
        ofSum[i] = -k * loop;
      }
    }

    /** Computes each voltage as the states' part plus w's part. */
    private void run(double[] x, double[] y, int n) {
      double a = s1;
      double b = s2;
      double c = s3;
      double d = s4;
      for (int i = 0; i < n; i++) {
        double r = outer[i];
        double toward = inward[i];
        double e = Fma.of(toward, a, b);
        double f = Fma.of(toward, d, c);
        double y2 = Fma.of(second[i], e, between[i] * f);
        double y3 = Fma.of(third[i], f, between[i] * e);
        double y1 = Fma.of(r, a, (1 - r) * y2);
        double y4 = Fma.of(r, d, toward * y3);
        double w = SoftClip.of(Fma.of(ofSum[i], y4, ofSignal[i] * x[i]));
        double w2 = second[i] * ofInput[i] * w;
        double w3 = between[i] * ofInput[i] * w;
        a = Fma.of(2 * (1 - r), w + w2, Fma.of(2, y1, -a));
        b = Fma.of(2, w2, Fma.of(2, y2, -b));
        c = Fma.of(2, w3, Fma.of(2, y3, -c));
        d = Fma.of(2 * toward, w3, Fma.of(2, y4, -d));
        y[i] = Fma.of(toward, w3, y4);
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

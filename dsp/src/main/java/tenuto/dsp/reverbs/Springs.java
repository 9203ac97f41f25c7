package tenuto.dsp.reverbs;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A spring reverb with two springs, one for each side, in which the highs travel more slowly than
 * the lows, so that every echo is a chirp (V. Välimäki, J. Parker and J. Abel, "Parametric spring
 * reverberation effect", 2010): a loop of a delay and of {@value #STAGES} all-passes a + z^−K over
 * 1 + a·z^−K, which delay most at {@code hz}. Higher frequencies, whose weaker chirps the paper
 * adds, are removed before.
 *
 * <p>Instead of the paper's single factor, every sample of delay, within the all-passes too, has
 * the loss that the decay requires, so that all frequencies decay alike although some take longer
 * for a round.
 *
 * @param seconds round-trip time of the lows in the first spring
 * @param hz highest frequency of the springs; half the sample rate divided by a whole number
 * @param isSwinging whether the controls depth and rate have an effect
 */
record Springs(
    Stage stage, Decay decay, double seconds, double hz, boolean isSwinging, Workspaces workspaces)
    implements Stage.On {
  private static final int STAGES = 100;

  /** This many all-passes at a time are computed independently. */
  private static final int FOUR = 4;

  /** The coefficients of the all-passes of each spring. */
  private static final double[] STRETCH = {0.62, 0.6};

  /** The relative lengths of the springs. */
  private static final double[] LENGTHS = {1, 1.137};

  private static final int STEEPNESS = 8;
  private static final double LOWEST_HZ = 40;

  /** The low-pass's cutoff, as a share of the highest frequency. */
  private static final double EDGE = 0.95;

  private static final double HIGHEST = 0.45;
  private static final int SHORTEST = 64;
  private static final double MOST_SWING = 0.2;
  private static final double REST = 1e-290;

  /** The delay K of the all-passes in samples, for a highest frequency. */
  static int stretch(double hz, double sampleRate) {
    return Math.max(1, (int) Math.rint(sampleRate / (2 * hz)));
  }

  @Override
  public Processor begin() {
    return new Tank();
  }

  private final class Tank extends ReverbTail {
    private final MovingSections band;
    private final Spring[] springs = new Spring[2];
    private final ModulatedDelays swing;
    private final int most;

    Tank() {
      super(Springs.this, workspaces);
      double rate = stage.sampleRate();
      int stretch = stretch(hz, rate);
      double edge = Math.min(EDGE * rate / (2 * stretch), HIGHEST * rate);
      double lowest = Math.min(LOWEST_HZ, edge / 2);
      List<Biquad> sections =
          new ArrayList<>(Butterworth.highPass(lowest, 2, rate, FilterScale.TEXTBOOK).sections());
      sections.addAll(Butterworth.lowPass(edge, STEEPNESS, rate).sections());
      band = new MovingSections(sections);
      for (int side = 0; side < 2; side++) {
        springs[side] = new Spring(STRETCH[side], stretch, LENGTHS[side] * seconds * rate);
      }
      int shorter = springs[0].line.delay();
      swing = new ModulatedDelays(ModulatedDelays.limit(MOST_SWING, shorter), 1, rate);
      most = isSwinging ? swing.most(shorter) : shorter;
    }

    @Override
    int most() {
      return Math.min(most, Spans.LENGTH);
    }

    @Override
    void settle() {
      springs[0].settle();
      springs[1].settle();
    }

    @Override
    void transferRing(StateTransfer state) {
      band.transfer(state);
      swing.transfer(state);
      springs[0].transfer(state);
      springs[1].transfer(state);
    }

    @Override
    void ring(double[][] x, double[][] wet, double[] depth, double[] rate, long position, int n) {
      for (int i = 0; i < n; i++) {
        x[0][i] = 0.5 * (x[0][i] + x[1][i]);
      }
      band.run(x[0], x[0], 0, n);
      if (isSwinging) {
        swing.read(depth, rate, springs[0].line, springs[1].line, position, n);
      }
      for (int side = 0; side < 2; side++) {
        Spring spring = springs[side];
        if (!isSwinging) {
          spring.line.ring().read(position - spring.line.delay(), spring.line.to(), 0, n);
        }
        spring.run(x[0], wet[side], position, n);
      }
    }

    @Override
    public void close() {
      super.close();
      springs[0].line.ring().close();
      springs[1].line.ring().close();
    }
  }

  /** The running state of one spring. */
  private final class Spring {
    private final double a;
    private final int stretch;
    private final double loss;
    private final double gain;
    private final double level;
    private final ModulatedDelays.Line line;

    /** The last samples of each all-pass, and then those of a block. */
    private final double[][] past;

    private final double[][] rows;

    Spring(double a, int stretch, double samples) {
      this.a = a;
      this.stretch = stretch;
      double rate = stage.sampleRate();
      loss = decay.gain(stretch / rate);
      double inAllPasses = STAGES * stretch * (1 - a) / (1 + a);
      int delay = (int) Math.max(SHORTEST, Math.rint(samples - inAllPasses));
      gain = decay.gain(delay / rate);
      double whole = decay.gain((delay + inAllPasses) / rate);
      level = Math.sqrt(1 - whole * whole);
      Ring ring = new Ring(2L * delay + Spans.LENGTH, workspaces);
      line = new ModulatedDelays.Line(ring, delay, new double[Spans.LENGTH]);
      past = new double[STAGES][stretch];
      rows = new double[FOUR][stretch + Spans.LENGTH];
    }

    void run(double[] in, double[] to, long position, int n) {
      double[] loop = line.to();
      Loops.scale(loop, gain, n);
      System.arraycopy(loop, 0, to, 0, n);
      Loops.scale(to, level, n);
      Loops.add(loop, in, 1, n);
      for (int k = 0; k < STAGES; k += FOUR) {
        for (int j = 0; j < FOUR; j++) {
          System.arraycopy(past[k + j], 0, rows[j], 0, stretch);
        }
        allPasses(loop, rows[0], rows[1], rows[2], rows[3], n);
        for (int j = 0; j < FOUR; j++) {
          System.arraycopy(rows[j], n, past[k + j], 0, stretch);
        }
      }
      line.ring().write(position, loop, 0, n);
    }

    private void allPasses(double[] x, double[] p, double[] q, double[] r, double[] s, int n) {
      double forward = a;
      double through = loss;
      double back = -a * loss;
      int far = stretch;
      for (int i = 0; i < n; i++) {
        double late = p[i];
        double v = Fma.of(back, late, x[i]);
        p[i + far] = v;
        double y = Fma.of(forward, v, through * late);
        late = q[i];
        v = Fma.of(back, late, y);
        q[i + far] = v;
        y = Fma.of(forward, v, through * late);
        late = r[i];
        v = Fma.of(back, late, y);
        r[i + far] = v;
        y = Fma.of(forward, v, through * late);
        late = s[i];
        v = Fma.of(back, late, y);
        s[i + far] = v;
        x[i] = Fma.of(forward, v, through * late);
      }
    }

    void transfer(StateTransfer state) {
      line.ring().transfer(state);
      for (double[] last : past) {
        state.of(last);
      }
    }

    void settle() {
      for (double[] last : past) {
        for (int i = 0; i < stretch; i++) {
          last[i] = Math.abs(last[i]) < REST ? 0 : last[i];
        }
      }
    }
  }
}

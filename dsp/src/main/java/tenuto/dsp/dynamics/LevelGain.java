package tenuto.dsp.dynamics;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.SlidingMaximum;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.math.DecibelsOfGain;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The gain for a level by a static curve, smoothed in dB (the feed-forward design with smooth
 * branching detector of Giannoulis, Massberg and Reiss, 2012). Its inputs are the level as a
 * factor, threshold in dB, ratio, and makeup gain in dB. It starts with its value for silence: no
 * change for a compressor, the full reduction for an expander.
 *
 * @param range largest reduction of an expander, as a change in dB; NaN for a compressor
 * @param hold samples over which the highest level is held, at least 1
 */
record LevelGain(double knee, double range, int hold, Ballistics ballistics) implements Filter {
  /** Changes below this many dB count as none: −180 dB of the signal. */
  private static final double NOTHING = 1e-9;

  private static final double MOST_DB = 400;

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
    return new Following();
  }

  private final class Following extends VectorProcessor {
    private final StaticCurve curve = new StaticCurve(knee, range);
    private final SlidingMaximum held = new SlidingMaximum(hold);
    private final DecibelsOfGain.Rows levels = new DecibelsOfGain.Rows();
    private final GainOfDecibels.Rows gains = new GainOfDecibels.Rows();
    private double dB;
    private boolean hasBegun;

    @Override
    protected int firstKept() {
      return 1;
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      double[] change = out[0];
      if (!hasBegun && n > 0) {
        begin(in[1], in[2]);
      }
      held.run(in[0], n);
      if (!(stays(1) && stays(2))) {
        curve.tune(in[1], in[2], n);
      }
      if (vectors) {
        StaticCurve.Vectors.changes(curve, in[0], change, n);
        smooth(change, n);
        Vectors.gains(change, in[3], n);
        return;
      }
      levels.of(in[0], change, n);
      curve.bend(change, n);
      smooth(change, n);
      add(change, in[3], n);
      gains.of(change, n);
    }

    private void smooth(double[] change, int n) {
      double now = dB;
      for (int i = 0; i < n; i++) {
        now = ballistics.next(now, change[i]);
        now = Math.abs(now) < NOTHING ? 0 : now;
        change[i] = now;
      }
      dB = now;
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      dB = state.of(dB);
      hasBegun = state.of(hasBegun);
    }

    private void begin(double[] thresholds, double[] ratios) {
      hasBegun = true;
      double[] silence = {DecibelsOfGain.of(0)};
      new StaticCurve(knee, range).changes(silence, thresholds, ratios, 1);
      dB = silence[0];
    }

    private static void add(double[] change, double[] added, int n) {
      for (int i = 0; i < n; i++) {
        double held = Math.min(Math.max(added[i], -MOST_DB), MOST_DB);
        change[i] = Math.max(change[i], -MOST_DB) + held;
      }
    }
  }

  private static final class Vectors {
    private Vectors() {}

    /** Adds the makeup gain, and replaces levels by gains: the bits of the scalar form. */
    static void gains(double[] change, double[] added, int n) {
      for (int i = 0; i < n; i += Lanes.COUNT) {
        DoubleVector sum = DoubleVector.fromArray(Lanes.DOUBLES, added, i);
        sum = sum.blend(-MOST_DB, sum.compare(VectorOperators.LT, -MOST_DB));
        sum = sum.blend(MOST_DB, sum.compare(VectorOperators.GT, MOST_DB));
        DoubleVector now = DoubleVector.fromArray(Lanes.DOUBLES, change, i);
        now = now.blend(-MOST_DB, now.compare(VectorOperators.LT, -MOST_DB));
        GainOfDecibels.Vectors.of(now.add(sum)).intoArray(change, i);
      }
    }
  }
}

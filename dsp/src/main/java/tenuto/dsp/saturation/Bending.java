package tenuto.dsp.saturation;

import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.oversampling.Downsampler;
import tenuto.dsp.oversampling.Lag;
import tenuto.dsp.oversampling.Upsampler;
import tenuto.dsp.word.DryWet;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A waveshaper with oversampling and a latency of {@link #latency()}. With the curve f and g =
 * 10^(drive/20) the result is (f(g·x/c + bias) − f(bias))·c, or with {@code loud} the same times
 * {@link Curve#levelled}, which keeps the level; mix is the dry/wet mix. Its inputs are the signal,
 * drive in dB, bias and mix, which are delayed like the signal.
 *
 * @param before filter before the curve
 * @param after filter after the curve
 * @param ceiling c, the level that the curve's 1 represents
 * @param loud amplitude of the sine, representative of music, whose power is kept; 0 if the gain
 *     does not depend on drive
 * @param hold samples of the averages of the gain that limits peaks above the ceiling; 0 for no
 *     limit
 * @param factor of oversampling: 1, 2, 4 or 8
 * @param length of the signal, after which drive and bias keep their last values
 */
record Bending(
    Curve curve,
    List<Biquad> before,
    List<Biquad> after,
    double ceiling,
    double loud,
    int hold,
    int factor,
    long length)
    implements Filter {
  static final double LEAST_DRIVE = -60;
  static final double MOST_DRIVE = 60;

  Bending {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  @Override
  public int inputs() {
    return 4;
  }

  /** The latency in samples. */
  int latency() {
    int up = Upsampler.forShapes(factor, true).latency();
    return new Downsampler(factor, up).latency() + (hold == 0 ? 0 : Ceiling.latency(hold));
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Bent();
  }

  private final class Bent extends VectorProcessor {
    private final Upsampler up = Upsampler.forShapes(factor, true);
    private final Downsampler down = new Downsampler(factor, up.latency());
    private final MovingSections sectionsBefore = new MovingSections(before);
    private final MovingSections sectionsAfter = new MovingSections(after);
    private final Ceiling held = hold == 0 ? null : new Ceiling(ceiling, hold);
    private final Lag dry = new Lag(latency());
    private final Lag mix = new Lag(latency());
    private final Setting setting =
        new Setting(Bending.this, factor == 1 ? 0 : up.latency() / factor - 1);

    /** The last phase, with its last sample of the previous span. */
    private final Driven last = new Driven();

    private final Driven former = new Driven();

    /** The other phases alternate between these. */
    private final Driven[] others = {new Driven(), new Driven()};

    private final double[][] bent = new double[factor][1 + Spans.LENGTH];
    private final double[] wet = new double[Spans.LENGTH];
    private boolean hasBegun;

    @Override
    protected int firstKept() {
      return latency() == 0 ? 1 : super.firstKept(); // the mix is delayed in its array
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      setting.next(in[1], in[2], stays(1) && stays(2), n);
      sectionsBefore.run(in[0], wet, 0, n);
      bend(up.up(wet, n, vectors), n);
      down.down(bent, 1, wet, n, vectors);
      sectionsAfter.run(wet, wet, 0, n);
      if (held != null) {
        held.hold(wet, n);
      }
      double[] x = in[0];
      dry.next(x, x, 0, n);
      mix.next(in[3], in[3], 0, n);
      DryWet.mix(x, wet, in[3], 0, out[0], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      up.transfer(state);
      down.transfer(state);
      sectionsBefore.transfer(state);
      sectionsAfter.transfer(state);
      if (held != null) {
        held.transfer(state);
      }
      dry.transfer(state);
      mix.transfer(state);
      setting.transfer(state);
      last.transfer(state);
      hasBegun = state.of(hasBegun);
    }

    private void bend(double[][] phases, int n) {
      if (factor == 1) {
        setting.drive(phases[0], last.x, n, 1);
        curve.values(last.x, bent[0], 1, n + 1);
        setting.level(bent[0], n, 1);
        return;
      }
      if (!hasBegun) {
        hasBegun = true;
        last.x[0] = setting.firstBias();
        curve.prepare(last.x, last.parts, 0, 1);
      }
      drive(phases, factor - 1, last, n);
      former.follow(last, n);
      Driven from = former;
      for (int p = 0; p < factor; p++) {
        Driven to = p == factor - 1 ? last : others[p % 2];
        if (to != last) {
          drive(phases, p, to, n);
        }
        curve.means(from.x, from.parts, to.x, to.parts, bent[p], 1, n + 1);
        setting.level(bent[p], n, (double) p / factor); // a mean is half a sample earlier
        from = to;
      }
    }

    private void drive(double[][] phases, int p, Driven to, int n) {
      setting.drive(phases[p], to.x, n, (p + 0.5) / factor);
      curve.prepare(to.x, to.parts, 1, n + 1);
    }
  }

  /** A phase of the driven wave, and what the curve has precomputed for it; from index 1 on. */
  private static final class Driven {
    final double[] x = new double[1 + Spans.LENGTH];
    final double[][] parts = new double[Curve.PARTS][1 + Spans.LENGTH];

    /**
     * Takes another phase's samples of one sample before, and makes that one keep its last sample.
     */
    void follow(Driven other, int n) {
      follow(x, other.x, n);
      for (int i = 0; i < parts.length; i++) {
        follow(parts[i], other.parts[i], n);
      }
    }

    /** Hands over the last sample before the next span. */
    void transfer(StateTransfer state) {
      x[0] = state.of(x[0]);
      for (double[] part : parts) {
        part[0] = state.of(part[0]);
      }
    }

    private static void follow(double[] x, double[] other, int n) {
      System.arraycopy(other, 0, x, 1, n);
      other[0] = other[n];
    }
  }
}

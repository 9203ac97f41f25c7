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

/**
 * A wave bent by a curve at a multiple of its sample rate, late by {@link #late()}. With the curve
 * f and g = 10^(drive/20) the result is (f(g·x/c + bias) − f(bias))·c, or with {@code loud} the
 * same times {@link Curve#levelled}, so that it is as loud as the signal; and of it and the signal
 * as much as mix says. Its inputs are the signal, drive in dB, bias and mix, each of which takes
 * effect where it meets the signal.
 *
 * @param before filters what is bent
 * @param after filters what comes of it
 * @param ceiling c, which the curve's 1 stands for
 * @param loud amplitude of the sine whose power stays as it was, and so nearly that of music; 0 if
 *     the gain does not follow drive
 * @param hold samples over which what stands out above the ceiling is held down; 0 if it may
 * @param factor of the sample rate: 1, 2, 4 or 8
 * @param length of the signal: behind it drive and bias stay as they were last
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

  /** Samples by which the result is late. */
  int late() {
    int up = Upsampler.forShapes(factor, true).late();
    return new Downsampler(factor, up).late() + (hold == 0 ? 0 : Ceiling.late(hold));
  }

  @Override
  public Processor begin() {
    return new Bent();
  }

  private final class Bent extends VectorProcessor {
    private final Upsampler up = Upsampler.forShapes(factor, true);
    private final Downsampler down = new Downsampler(factor, up.late());
    private final MovingSections sectionsBefore = new MovingSections(before);
    private final MovingSections sectionsAfter = new MovingSections(after);
    private final Ceiling held = hold == 0 ? null : new Ceiling(ceiling, hold);
    private final Lag dry = new Lag(late());
    private final Lag mix = new Lag(late());
    private final Setting setting =
        new Setting(Bending.this, factor == 1 ? 0 : up.late() / factor - 1);

    /** The last phase, and the same a sample of the original rate ago: before the first one. */
    private final Driven last = new Driven();

    private final Driven former = new Driven();

    /** The others in turn. */
    private final Driven[] others = {new Driven(), new Driven()};

    private final double[][] bent = new double[factor][1 + Spans.LENGTH];
    private final double[] wet = new double[Spans.LENGTH];
    private boolean hasBegun;

    Bent() {
      super(Bending.this);
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      setting.next(in[1], in[2], n);
      System.arraycopy(in[0], 0, wet, 0, n);
      sectionsBefore.run(wet, wet, 0, n);
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
        setting.level(bent[p], n, (double) p / factor); // of a mean, half a sample before
        from = to;
      }
    }

    private void drive(double[][] phases, int p, Driven to, int n) {
      setting.drive(phases[p], to.x, n, (p + 0.5) / factor);
      curve.prepare(to.x, to.parts, 1, n + 1);
    }
  }

  /** A phase of the driven wave, and what the curve works out once of it; from place 1 on. */
  private static final class Driven {
    final double[] x = new double[1 + Spans.LENGTH];
    final double[][] parts = new double[Curve.PARTS][1 + Spans.LENGTH];

    /** Takes what another was a sample ago, and has it remember its last one. */
    void follow(Driven other, int n) {
      follow(x, other.x, n);
      for (int i = 0; i < parts.length; i++) {
        follow(parts[i], other.parts[i], n);
      }
    }

    private static void follow(double[] x, double[] other, int n) {
      System.arraycopy(other, 0, x, 1, n);
      other[0] = other[n];
    }
  }
}

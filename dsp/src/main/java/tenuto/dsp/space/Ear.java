package tenuto.dsp.space;

import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.Glide;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Block;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A head-related transfer function by a spherical head of radius a (C. Brown and R. Duda, "A
 * structural model for binaural sound synthesis", 1998). θ is the angle between the sound and the
 * ear. The delay is a/c·(1 − cos θ) on the direct way, and a/c·(1 + θ − π/2) around the head (R.
 * Woodworth, 1938); the head shadow is one pole and one zero, (1 + α·jω/2ω₀)/(1 + jω/2ω₀) with ω₀ =
 * c/a and α = 1.05 + 0.95·cos(θ·180/150°), by the bilinear transform.
 *
 * <p>Its inputs are the signal and the sound's azimuth and elevation in degrees.
 *
 * @param sign of the azimuth of the ear: 1 is left, −1 right
 * @param radius of the head in m
 * @param workspaces supply the memory of the delay line
 */
record Ear(int sign, double radius, double sampleRate, Workspaces workspaces) implements Filter {
  /** The speed of sound in m/s. */
  private static final double SOUND = 343;

  private static final double LEAST_ALPHA = 0.1;
  private static final double DARKEST_DEGREES = 150;

  /** The latency in samples, so that the shortest delay is interpolated well. */
  private static final double MARGIN = 17;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Shadow();
  }

  /** The length of the path to the ear in samples, given cos θ. */
  double delay(double cosine) {
    double way = cosine > 0 ? 1 - cosine : 1 + StrictMath.acos(cosine) - Math.PI / 2;
    return way * radius / SOUND * sampleRate + MARGIN;
  }

  /** The gain at high frequencies, given cos θ. */
  static double alpha(double cosine) {
    double degrees = StrictMath.toDegrees(StrictMath.acos(cosine));
    return 1
        + LEAST_ALPHA / 2
        + (1 - LEAST_ALPHA / 2) * Phase.cosine(degrees / DARKEST_DEGREES / 2);
  }

  private final class Shadow extends VectorProcessor {
    private final DelayLine line = new DelayLine(delay(-1) + 1, Long.MAX_VALUE, workspaces);
    private final double[] cosines = new double[Spans.LENGTH];
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] alphas = new double[Spans.LENGTH];
    private final Glide delay = new Glide(Ear.this::delay);
    private final Glide alpha = new Glide(Ear::alpha);
    private final double follows;

    /** How many samples from the start of a span have the delay and shadow that they had before. */
    private int tuned;

    private double azimuth = Double.NaN;
    private double elevation = Double.NaN;
    private double cosine;
    private double state;

    Shadow() {
      double g = StrictMath.tan(SOUND / radius / sampleRate);
      follows = g / (1 + g);
    }

    @Override
    public void close() {
      line.close();
    }

    @Override
    public void transfer(StateTransfer state) {
      line.transfer(state);
      delay.transfer(state);
      alpha.transfer(state);
      tuned = 0;
      this.state = state.of(this.state);
    }

    @Override
    protected int firstKept() {
      return 1;
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      if (!(stays(1) && stays(2)) || n > tuned) {
        tune(in, n);
      }
      long place = line.end();
      line.write(in[0], 0, n);
      double[] x = out[0];
      line.read(place, delays, x, 0, n, vectors);
      shade(x, n);
    }

    private void tune(double[][] in, int n) {
      for (int i = 0; i < n; i += Block.GROUP) {
        if (in[1][i] != azimuth || in[2][i] != elevation) {
          azimuth = in[1][i];
          elevation = in[2][i];
          double across = sign * Phase.sine(azimuth / 360) * Phase.cosine(elevation / 360);
          cosine = Math.min(Math.max(across, -1), 1) + 0 * (azimuth + elevation);
        }
        cosines[i] = cosine;
      }
      boolean delayStays = delay.fill(cosines, delays, n);
      boolean alphaStays = alpha.fill(cosines, alphas, n);
      line.look(delays, 0, n);
      tuned = delayStays && alphaStays ? n : 0;
    }

    private void shade(double[] x, int n) {
      double last = state;
      for (int group = 0; group < n; group += Block.GROUP) {
        for (int i = group; i < group + Block.GROUP; i++) {
          double part = follows * (x[i] - last);
          double low = last + part;
          last = low + part;
          x[i] = low + alphas[i] * (x[i] - low);
        }
        last = Ring.faded(last);
      }
      state = last;
    }
  }
}

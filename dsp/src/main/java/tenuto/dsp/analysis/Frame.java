package tenuto.dsp.analysis;

import tenuto.dsp.fft.FrameFft;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Workspace;

/**
 * A window of a signal, and its spectrum if anybody asks for it, through von Hann's window. One
 * thread's at a time.
 */
final class Frame implements AutoCloseable {
  private static final int LEAST_POINTS = 16;

  private final double sampleRate;
  private final int hop;
  private final FftTools tools;
  private final double[] samples;
  private final int points;

  /** What follows is made when the first spectrum is asked for. */
  private Workspace workspace;

  private FrameFft fft;
  private double[] window;
  private double scale;
  private double evenness;
  private double[] windowed;
  private double[] re;
  private double[] im;
  private double[] magnitudes;
  private boolean isTransformed;

  Frame(Frames frames, FftTools tools) {
    this.tools = tools;
    sampleRate = frames.sampleRate();
    hop = frames.hop();
    samples = new double[frames.size()];
    points = Math.max(LEAST_POINTS, 2 * Integer.highestOneBit(Math.max(1, frames.window() - 1)));
  }

  /** The samples in it, to be replaced by those of the next one. */
  double[] next() {
    isTransformed = false;
    return samples;
  }

  /** The samples in it. */
  double[] samples() {
    return samples;
  }

  /** Samples from it to the next one. */
  int hop() {
    return hop;
  }

  double sampleRate() {
    return sampleRate;
  }

  /** How many frequencies its spectrum has, from 0 to half the sample rate. */
  int bins() {
    return points / 2 + 1;
  }

  /** Hz from one of them to the next. */
  double spacing() {
    return sampleRate / points;
  }

  /** The size of each bin of the transform, scaled so that a sine of full scale has 1. */
  double[] magnitudes() {
    if (!isTransformed) {
      transform();
      isTransformed = true;
    }
    return magnitudes;
  }

  /**
   * The amplitude of a sine whose spectrum has this sum of squared magnitudes; of other sounds the
   * root of 2 times their RMS.
   */
  double amplitude(double squares) {
    return evenness * Math.sqrt(squares);
  }

  private void begin() {
    workspace = tools.workspaces().get();
    fft = new FrameFft(tools.fft(Integer.numberOfTrailingZeros(points)), workspace.arena());
    window = new double[samples.length];
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < window.length; i++) {
      window[i] = window.length == 1 ? 1 : 0.5 - 0.5 * Phase.cosine((double) i / window.length);
      sum += window[i];
      squares += window[i] * window[i];
    }
    scale = 2 / sum;
    evenness = sum / Math.sqrt(points * squares);
    windowed = new double[samples.length];
    re = new double[fft.bins()];
    im = new double[fft.bins()];
    magnitudes = new double[fft.bins()];
  }

  private void transform() {
    if (workspace == null) {
      begin();
    }
    for (int i = 0; i < samples.length; i++) {
      windowed[i] = samples[i] * window[i];
    }
    fft.forward(windowed, scale, re, im);
    int last = fft.bins() - 1;
    for (int k = 1; k < last; k++) {
      magnitudes[k] = Math.sqrt(re[k] * re[k] + im[k] * im[k]);
    }
    magnitudes[0] = Math.abs(re[0]);
    magnitudes[last] = Math.abs(re[last]);
  }

  @Override
  public void close() {
    if (workspace != null) {
      workspace.close();
      workspace = null;
    }
  }
}

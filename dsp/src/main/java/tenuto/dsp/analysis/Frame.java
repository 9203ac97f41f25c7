package tenuto.dsp.analysis;

import tenuto.dsp.fft.FrameFft;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Workspace;

/**
 * A window of a signal and, computed on demand, its spectrum with a Hann window. Used by one thread
 * at a time.
 */
final class Frame implements AutoCloseable {
  private static final int LEAST_POINTS = 16;

  private final double sampleRate;
  private final int hop;
  private final FftTools tools;
  private final double[] samples;
  private final int points;

  /** The following is allocated for the first spectrum. */
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

  /** The array of samples, to be overwritten with the next window's. */
  double[] next() {
    isTransformed = false;
    return samples;
  }

  /** The window's samples. */
  double[] samples() {
    return samples;
  }

  double sampleRate() {
    return sampleRate;
  }

  /** The number of bins of its spectrum, from 0 to half the sample rate. */
  int bins() {
    return points / 2 + 1;
  }

  /** The distance of bins in Hz. */
  double spacing() {
    return sampleRate / points;
  }

  /** The magnitude of each bin, scaled so that a full-scale sine has 1. */
  double[] magnitudes() {
    if (!isTransformed) {
      transform();
      isTransformed = true;
    }
    return magnitudes;
  }

  /**
   * The amplitude of a sine whose spectrum has this sum of squared magnitudes; for other sounds √2
   * times their RMS.
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

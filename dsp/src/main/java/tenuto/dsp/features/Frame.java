package tenuto.dsp.features;

import java.lang.foreign.MemorySegment;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.Phase;
import tenuto.engine.Workspace;

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

  private RealFft fft;
  private double[] window;
  private double scale;
  private double evenness;
  private double[] row;
  private MemorySegment re;
  private MemorySegment im;
  private MemorySegment scratchRe;
  private MemorySegment scratchIm;
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
    int half = points / 2;
    fft = tools.fft(Integer.numberOfTrailingZeros(points));
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
    row = new double[points];
    magnitudes = new double[half + 1];
    MemorySegment all = workspace.arena().allocate(4L * 8 * half, 64);
    re = all.asSlice(0, 8L * half);
    im = all.asSlice(8L * half, 8L * half);
    scratchRe = all.asSlice(16L * half, 8L * half);
    scratchIm = all.asSlice(24L * half, 8L * half);
  }

  private void transform() {
    if (workspace == null) {
      begin();
    }
    int half = points / 2;
    for (int i = 0; i < samples.length; i++) {
      row[(i & 1) * half + i / 2] = samples[i] * window[i];
    }
    for (int i = samples.length; i < points; i++) {
      row[(i & 1) * half + i / 2] = 0;
    }
    ArrayCopies.write(row, 0, 1, half, re, 0, 0);
    ArrayCopies.write(row, half, 1, half, im, 0, 0);
    fft.forward(re, im, scratchRe, scratchIm, scale);
    ArrayCopies.read(re, 0, 0, row, 0, 1, half);
    ArrayCopies.read(im, 0, 0, row, half, 1, half);
    for (int k = 1; k < half; k++) {
      magnitudes[k] = Math.sqrt(row[k] * row[k] + row[half + k] * row[half + k]);
    }
    magnitudes[0] = Math.abs(row[0]);
    magnitudes[half] = Math.abs(row[half]);
  }

  @Override
  public void close() {
    if (workspace != null) {
      workspace.close();
      workspace = null;
    }
  }
}

package tenuto.dsp.frames;

import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;

/**
 * The size, hop and window of frames. The window is in the middle of a frame, which is zero-padded
 * to a power of two, so that a window in ms has the same length at every sample rate.
 *
 * <p>The first frame ends with sample {@code hop} − 1, so that as many frames overlap at the first
 * sample as anywhere else. Analysis and synthesis use a periodic Hann window; the synthesis window
 * is divided by the sum of the squares of all overlapping windows, so that unchanged frames add up
 * to the signal for any hop (D. Griffin, J. Lim, "Signal estimation from modified short-time
 * Fourier transform", 1984: it gives the signal whose spectra are nearest to the modified ones).
 *
 * @param size samples of a frame, a power of two
 * @param hop samples from a frame to the next, 1 to half a window
 * @param span samples of the window, at most those of a frame
 */
public record FrameShape(int size, int hop, int span) {
  private static final int LEAST = 16;
  private static final int LEAST_SPAN = 4;
  private static final int MOST = 1 << 16;

  /** The default overlap: the number of frames that contain a sample. */
  private static final int OVERLAP = 4;

  /** For help. */
  public static final String WINDOW =
      "length of a frame: longer resolves frequency better, shorter resolves time better";

  /** For help, where frames are counted in samples. */
  public static final String ROUNDED =
      "length of a frame, rounded up to a power of two of samples: longer resolves frequency"
          + " better, shorter resolves time better";

  /** For help. */
  public static final String SIZE =
      "length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it";

  /** For help. */
  public static final String HOP =
      "hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size";

  /** The usual short window in ms, 2048 samples at 48 kHz: resolves time rather than frequency. */
  public static final String SHORT = "40";

  /** The usual long window in ms: resolves frequency rather than time. */
  public static final String LONG = "80";

  public FrameShape {
    if (size < LEAST || size > MOST || Integer.bitCount(size) != 1) {
      throw new IllegalArgumentException(
          "size must be a power of two from %d to %d, but is %d".formatted(LEAST, MOST, size));
    }
    if (span < LEAST_SPAN || span > size) {
      throw new IllegalArgumentException(
          "span must be a whole number from %d to %d (the size), but is %d"
              .formatted(LEAST_SPAN, size, span));
    }
    if (hop < 1 || hop > span / 2) {
      throw new IllegalArgumentException(
          "hop must be a whole number from 1 to %d (half the size), but is %d"
              .formatted(span / 2, hop));
    }
  }

  /** Frames as long as their window. */
  public FrameShape(int size, int hop) {
    this(size, hop, size);
  }

  /** Frames of that size with an overlap of four. */
  public static FrameShape of(double size) {
    return of(size, Math.max(1, whole("size", size) / OVERLAP));
  }

  /** Frames with the window of a word's parameters and an overlap of four. */
  public static FrameShape of(Session session, double window, double size) {
    double rate = session.sampleRate();
    int samples = samples(rate, window, size);
    int span = samples;
    if (size == 0) {
      span = Math.clamp(Milliseconds.nearest(window, rate), LEAST_SPAN, samples);
    }
    return new FrameShape(samples, span / OVERLAP, span);
  }

  /**
   * Frames with the size and hop of a word's parameters.
   *
   * @param hop in samples, or 0 for a quarter of the frame
   */
  public static FrameShape of(double sampleRate, double window, double size, double hop) {
    int samples = samples(sampleRate, window, size);
    return hop == 0 ? of(samples) : of(samples, hop);
  }

  /**
   * The frame size of a word's parameters. A time is rounded up, so that the frequency resolution
   * is at least the requested one at every sample rate.
   *
   * @param window in ms
   * @param size in samples, or 0 to use the window
   */
  public static int samples(Session session, double window, double size) {
    return samples(session.sampleRate(), window, size);
  }

  private static int samples(double sampleRate, double window, double size) {
    if (size != 0) {
      return whole("size", size);
    }
    double wanted = Milliseconds.place(window, sampleRate);
    Require.that(
        wanted > 0 && wanted <= MOST,
        "window",
        "must be above 0 and at most %.6g ms (%d samples)"
            .formatted(Milliseconds.of(MOST, sampleRate), MOST),
        window);
    int samples = LEAST;
    while (samples < wanted) {
      samples *= 2;
    }
    return samples;
  }

  /** Frames with that size and hop, which must be whole numbers. */
  public static FrameShape of(double size, double hop) {
    return new FrameShape(whole("size", size), whole("hop", hop));
  }

  private static int whole(String name, double value) {
    return Require.whole(name, value, 1, MOST);
  }

  /** The number of bins of a frame's spectrum, from 0 Hz to half the sample rate. */
  public int bins() {
    return size / 2 + 1;
  }

  /** The number of frames that overlap a signal's samples. */
  public long frames(long length) {
    return length == 0 ? 0 : (length - 1 + size) / hop;
  }

  /** The sample at the middle of a frame, counted from 0; negative for the first frames. */
  public long middle(long frame) {
    return (frame + 1) * hop - size / 2;
  }

  /** The Hann window. */
  public double[] window() {
    double[] window = new double[size];
    int begin = (size - span) / 2;
    for (int i = 0; i < span; i++) {
      window[begin + i] = 0.5 - 0.5 * StrictMath.cos(2 * Math.PI * i / span);
    }
    return window;
  }

  /** The mean power of a bin for white noise of mean power 1. */
  public double noisePower() {
    double sum = 0;
    for (double weight : window()) {
      sum += weight * weight;
    }
    return sum;
  }

  /** The synthesis window: divided by the total weight of all overlapping windows. */
  double[] synthesisWindow() {
    double[] window = window();
    double[] sums = new double[hop];
    for (int i = 0; i < size; i++) {
      sums[i % hop] += window[i] * window[i];
    }
    for (int i = 0; i < size; i++) {
      window[i] /= sums[i % hop];
    }
    return window;
  }
}

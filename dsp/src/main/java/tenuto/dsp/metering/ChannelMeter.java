package tenuto.dsp.metering;

import java.util.List;
import tenuto.dsp.metering.ClippedRuns.Run;

/**
 * Measures one channel: threads analyse spans of it, whose results are added in the order of time.
 */
final class ChannelMeter {
  /** Windows per second, of 50 ms each, for the noise floor. */
  private static final int WINDOWS_PER_SECOND = 20;

  private static final double NOISE_FLOOR = 0.1;

  private final Cells windows;
  private final long length;
  private final double fullScale;
  private final double threshold;

  private double peak = -1;
  private long peakAt = -1;
  private double truePeak;
  private double sum;
  private double squares;
  private long firstLoud = -1;
  private long lastLoud = -1;
  private long notFinite;
  private final ClippedRuns clipped = new ClippedRuns();
  private final Levels levels = new Levels();

  /** The window that is not complete yet, and the sum of its squares so far. */
  private long window;

  private double windowSquares;

  /**
   * @param length in samples
   * @param fullScale magnitude of a sample that may have been clipped
   * @param threshold magnitude above which a sample is not silence
   */
  ChannelMeter(double sampleRate, long length, double fullScale, double threshold) {
    windows = new Cells(sampleRate, WINDOWS_PER_SECOND);
    this.length = length;
    this.fullScale = fullScale;
    this.threshold = threshold;
  }

  /** The analysis of a span, which is independent of all others. */
  record Seen(
      long start,
      int n,
      double peak,
      int peakAt,
      double sum,
      double[] windowSquares,
      int firstLoud,
      int lastLoud,
      long notFinite,
      List<Run> runs) {}

  /** Analyses {@code n} samples from sample {@code start} on, at least one. */
  Seen look(double[] x, long start, int n) {
    double peak = -1;
    int peakAt = -1;
    for (int i = 0; i < n; i++) {
      double size = Math.abs(x[i]);
      if (size > peak && size < Double.POSITIVE_INFINITY) {
        peak = size;
        peakAt = i;
      }
    }
    double sum = Sums.of(x, 0, n);
    long notFinite = Double.isFinite(sum) ? 0 : notFinite(x, n);
    boolean spoilt = notFinite > 0;
    int first = 0;
    int last = n - 1;
    if (peak > threshold || spoilt) {
      while (first < n && !(Math.abs(x[first]) > threshold)) {
        first++;
      }
      while (last >= 0 && !(Math.abs(x[last]) > threshold)) {
        last--;
      }
    } else {
      first = n;
      last = -1;
    }
    List<Run> runs =
        peak >= fullScale || spoilt ? ClippedRuns.in(x, start, n, fullScale) : List.of();
    return new Seen(
        start, n, peak, peakAt, sum, windows.squares(x, start, n), first, last, notFinite, runs);
  }

  private static long notFinite(double[] x, int n) {
    long count = 0;
    for (int i = 0; i < n; i++) {
      count += Double.isFinite(x[i]) ? 0 : 1;
    }
    return count;
  }

  /** Adds the analysis of the next span. */
  void add(Seen seen) {
    if (seen.peak > peak) {
      peak = seen.peak;
      peakAt = seen.start + seen.peakAt;
    }
    sum += seen.sum;
    if (seen.firstLoud < seen.n) {
      firstLoud = firstLoud < 0 ? seen.start + seen.firstLoud : firstLoud;
      lastLoud = seen.start + seen.lastLoud;
    }
    notFinite += seen.notFinite;
    clipped.add(seen.runs);
    long first = windows.of(seen.start);
    for (int i = 0; i < seen.windowSquares.length; i++) {
      if (first + i > window) {
        closeWindow();
        window = first + i;
      }
      squares += seen.windowSquares[i];
      windowSquares += seen.windowSquares[i];
    }
  }

  private void closeWindow() {
    levels.add(windowSquares / (windows.begin(window + 1) - windows.begin(window)));
    windowSquares = 0;
  }

  /** Adds a maximum of {@link IntersamplePeaks}. */
  void addTruePeak(double peak) {
    truePeak = Math.max(truePeak, peak);
  }

  /** The measurements, after all spans have been added. */
  ChannelLevels levels() {
    if (length > 0 && length >= windows.begin(window + 1)) {
      closeWindow();
    } else if (window == 0 && length > 0) {
      levels.add(squares / length); // the only window
    }
    return new ChannelLevels(
        length,
        Math.max(0, peak),
        peakAt,
        notFinite > 0 ? Double.NaN : truePeak,
        length == 0 ? 0 : Math.sqrt(squares / length),
        length == 0 ? 0 : sum / length,
        clipped.count(),
        clipped.first(),
        firstLoud < 0 ? length : firstLoud,
        firstLoud < 0 ? length : length - 1 - lastLoud,
        levels.percentile(NOISE_FLOOR),
        notFinite);
  }
}

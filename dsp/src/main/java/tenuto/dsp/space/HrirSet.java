package tenuto.dsp.space;

import java.util.concurrent.atomic.AtomicReferenceArray;
import tenuto.dsp.kernel.KaiserWindow;

/**
 * A set of measured head-related impulse responses (HRIR), converted to a sample rate. Each is
 * converted at its first use, by a windowed sinc that passes up to 0.42 of the lower rate, and
 * scaled by the ratio of both rates, so that a convolution keeps the level. Converted responses
 * have a latency of {@link #HALF} samples at the lower rate.
 */
final class HrirSet {
  /** Samples on either side of a place that are used for interpolation. */
  private static final int HALF = 16;

  /** The middle of the filter's slope, as a share of half the lower sample rate. */
  private static final double CUTOFF = 0.92;

  private static final double STOPPED = 80;

  private static final KaiserWindow WINDOW = new KaiserWindow(KaiserWindow.beta(STOPPED));

  private final SofaFile file;
  private final double sampleRate;
  private final double step;
  private final double cutoff;
  private final double reach;
  private final double scale;
  private final int taps;

  /** The responses of the left ear, then those of the right one. */
  private final AtomicReferenceArray<double[]> responses;

  HrirSet(SofaFile file, double sampleRate) {
    this.file = file;
    this.sampleRate = sampleRate;
    step = file.sampleRate() / sampleRate;
    cutoff = CUTOFF * Math.min(1, 1 / step);
    reach = HALF * Math.max(1, step);
    scale = step * cutoff;
    double longest = 0;
    for (double[] delays : file.delays()) {
      longest = Math.max(longest, Math.max(delays[0], delays[1]));
    }
    int own = file.responses()[0][0].length;
    taps = isSame() ? own : (int) Math.ceil((own + longest + 2 * reach) / step) + 1;
    responses = new AtomicReferenceArray<>(2 * file.directions().length);
  }

  /** Whether no conversion is needed. */
  private boolean isSame() {
    if (step != 1) {
      return false;
    }
    for (double[] delays : file.delays()) {
      if (delays[0] != 0 || delays[1] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The length of each response in samples. */
  int taps() {
    return taps;
  }

  /** Everything on which the responses depend. */
  @Override
  public String toString() {
    return "%s at %s Hz".formatted(file.digest(), sampleRate);
  }

  /** The index of the measured direction nearest to one given by direction cosines. */
  int nearest(double front, double left, double up) {
    int nearest = 0;
    double most = Double.NEGATIVE_INFINITY;
    double[][] directions = file.directions();
    for (int i = 0; i < directions.length; i++) {
      double[] each = directions[i];
      double likeness = each[0] * front + each[1] * left + each[2] * up;
      if (likeness > most) {
        most = likeness;
        nearest = i;
      }
    }
    return nearest;
  }

  /** The response of an ear, 0 (left) or 1, for a direction. */
  double[] response(int direction, int ear) {
    int at = 2 * direction + ear;
    double[] made = responses.get(at);
    if (made == null) {
      double[] measured = file.responses()[direction][ear];
      made = isSame() ? measured : converted(measured, file.delays()[direction][ear]);
      responses.set(at, made);
    }
    return made;
  }

  private double[] converted(double[] from, double delay) {
    double[] to = new double[taps];
    for (int m = 0; m < taps; m++) {
      double place = m * step - reach - delay;
      int first = (int) Math.max(0, Math.ceil(place - reach));
      int last = (int) Math.min(from.length - 1, Math.floor(place + reach));
      double sum = 0;
      for (int n = first; n <= last; n++) {
        if (from[n] != 0) {
          double away = place - n;
          sum += from[n] * sinc(cutoff * away) * WINDOW.at(away / reach);
        }
      }
      to[m] = scale * sum;
    }
    return to;
  }

  private static double sinc(double x) {
    return x == 0 ? 1 : StrictMath.sin(Math.PI * x) / (Math.PI * x);
  }
}

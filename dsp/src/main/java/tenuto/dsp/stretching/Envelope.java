package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameTransform;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Milliseconds;

/**
 * The envelope of a spectrum, as a voice's formants make it: a smooth curve over the peaks. It is
 * the low end of the cepstrum, taken again and again of the larger of curve and spectrum (A. Röbel,
 * X. Rodet, "Efficient spectral envelope estimation and its application to pitch shifting and
 * envelope preservation", 2005).
 *
 * <p>What is kept of the cepstrum ends before half the period of the sound at the latest, or the
 * curve would follow each partial of a high voice and be deep between them. The period is the first
 * high peak of an autocorrelation whose powers are compressed, in which formants count less (T.
 * Tolonen, M. Karjalainen, "A computationally efficient multipitch analysis model", 2000).
 */
final class Envelope implements AutoCloseable {
  /** The part of the cepstrum that is kept, and where it has faded, in ms. */
  private static final double KEPT = 1.5;

  private static final double FADED = 3;
  private static final int TIMES = 6;

  /** Of the autocorrelation at lag 0: a lower peak is no period. */
  private static final double VOICED = 0.5;

  /** Of the highest peak: the first that is as high is the period, and not several of them. */
  private static final double NEARLY = 0.85;

  /** Of all lags: those beyond are too faint. */
  private static final double LONGEST = 0.45;

  /** Bins of a frame to one of the curve's. */
  private static final int STEP = 4;

  /** What is 100 dB below the strongest bin counts as that. */
  private static final double FAINT = 1e-10;

  private static final double LN2 = 0x1.62e42fefa39efp-1;

  private final FrameTransform transform;
  private final double[] powers;
  private final double[] weights;
  private final double[] cepstrum;
  private final double[] logs;
  private final Frame frame;
  private final int step;
  private final double kept;
  private final double faded;
  private double end = Double.NaN;

  Envelope(FrameShape shape, double sampleRate, Workbench workbench) {
    step = Math.max(1, Math.min(STEP, shape.size() / 16));
    int size = shape.size() / step;
    transform = workbench.transform(size);
    powers = new double[shape.bins()];
    logs = new double[size / 2 + 1];
    frame = new Frame(new double[size / 2 + 1], new double[size / 2 + 1]);
    cepstrum = new double[size];
    weights = new double[size];
    kept = KEPT / FADED;
    faded = Milliseconds.exactly(FADED, sampleRate);
  }

  /** Keeps of the cepstrum what is before a lag, which it fades towards. */
  private void keep(double lag) {
    if (lag == end) {
      return;
    }
    end = lag;
    Arrays.fill(weights, 0);
    for (int i = 0; i < lag && i < weights.length / 2; i++) {
      double way = Math.max(0, (i / lag - kept) / (1 - kept));
      weights[i] = 0.5 + 0.5 * Phase.cosine(way / 2);
      weights[(weights.length - i) % weights.length] = weights[i];
    }
  }

  /** The period in samples, or infinity if there is none. */
  private double period() {
    double[] sums = frame.re();
    Arrays.fill(frame.im(), 0);
    for (int k = 0; k < sums.length; k++) {
      double sum = 0;
      for (int i = Math.max(0, k * step - step / 2); i < end(k); i++) {
        sum += Math.sqrt(Math.sqrt(powers[i]));
      }
      sums[k] = sum;
    }
    transform.inverse(frame, cepstrum);
    int last = (int) (LONGEST * cepstrum.length);
    int first = 1;
    while (first < last && !(cepstrum[first + 1] > cepstrum[first])) {
      first++;
    }
    double most = VOICED * cepstrum[0];
    boolean voiced = false;
    for (int lag = first; lag < last; lag++) {
      if (level(lag) >= most) {
        most = level(lag);
        voiced = true;
      }
    }
    if (!voiced) {
      return Double.POSITIVE_INFINITY;
    }
    int lag = first;
    while (!(level(lag) >= NEARLY * most
        && level(lag) >= level(lag - 1)
        && level(lag) >= level(lag + 1))) {
      lag++;
      if (lag >= last) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return lag;
  }

  /** The autocorrelation, without what sums of neighbouring bins take from it. */
  private double level(int lag) {
    double part = (double) lag / cepstrum.length;
    return step == 1 || lag == 0
        ? cepstrum[lag]
        : cepstrum[lag] * Math.PI * part / Phase.sine(part / 2);
  }

  /** The end of the frame's bins that are one of the curve's. */
  private int end(int k) {
    return Math.min(powers.length, k * step + (step + 1) / 2);
  }

  /** Finds it for all channels together. */
  void find(Frame[] frames) {
    PhaseLock.sumPowers(frames, powers);
    double most = 0;
    for (double power : powers) {
      most = power > most ? power : most;
    }
    double faint = Math.max(Double.MIN_NORMAL, FAINT * Math.min(most, Double.MAX_VALUE));
    for (int k = 0; k < logs.length; k++) {
      double largest = faint;
      int from = Math.max(0, (k * step) - step / 2);
      for (int i = from; i < Math.min(powers.length, k * step + (step + 1) / 2 + 1); i++) {
        largest = powers[i] > largest ? powers[i] : largest;
      }
      logs[k] = LN2 / 2 * log2(Math.min(largest, Double.MAX_VALUE));
    }
    keep(Math.min(faded, period() / 2));
    System.arraycopy(logs, 0, frame.re(), 0, logs.length);
    for (int i = 0; i < TIMES; i++) {
      Arrays.fill(frame.im(), 0);
      transform.inverse(frame, cepstrum);
      for (int n = 0; n < cepstrum.length; n++) {
        cepstrum[n] *= weights[n];
      }
      transform.forward(cepstrum, frame);
      for (int k = 0; k < logs.length && i + 1 < TIMES; k++) {
        frame.re()[k] = Math.max(frame.re()[k], logs[k]);
      }
    }
  }

  /** Its natural logarithm at a bin, or between two; at the ends as there. */
  double at(double bin) {
    double place = Math.min(bin / step, logs.length - 1.0);
    int whole = (int) Math.min(place, logs.length - 2.0);
    double[] curve = frame.re();
    return curve[whole] + (place - whole) * (curve[whole + 1] - curve[whole]);
  }

  /** Within 10<sup>-7</sup>, by the series of artanh. */
  private static double log2(double x) {
    int octave = Math.getExponent(x);
    double m = x * Math.scalb(0.5, -octave) * 2;
    double s = (m - 1.4142135623730951) / (m + 1.4142135623730951);
    double s2 = s * s;
    double sum = 1 + s2 * (1.0 / 3 + s2 * (1.0 / 5 + s2 * (1.0 / 7 + s2 / 9)));
    return octave + 0.5 + 2 / LN2 * s * sum;
  }

  @Override
  public void close() {
    transform.close();
  }
}

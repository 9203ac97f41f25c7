package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameTransform;
import tenuto.engine.signal.StateTransfer;

/**
 * Finds attacks: where the level of most bands, or the power as a whole, leaps above all that it
 * was a moment before. It looks at short frames, an eighth of the vocoder's, and then, sample by
 * sample, at where in them the power rises.
 *
 * <p>A band is compared with the largest level of some 30 ms, so the pulses of a voice, or of a
 * train of clicks that is heard as a tone, are no attacks. (The measure is the spectral flux of P.
 * Masri, "Computer modelling of sound for transformation and synthesis of musical signals", 1996,
 * over logarithmic bands.)
 */
final class AttackFinder {
  /** By how much bands must rise in the mean, in octaves of power: 4.5 dB. */
  private static final double RISE = 1.5;

  /** What counts of one band at most: 12 dB. */
  private static final double MOST_RISE = 4;

  /** By how much the power must rise as a whole. */
  private static final double RISE_OF_ALL = 3;

  /** What is 60 dB weaker than it was lately is no attack, and what is absolutely weaker. */
  private static final double FAINT = 1e-6;

  private static final double FAINTEST = 1e-11;

  /** How lately, in frames' steps. */
  private static final double FORGOTTEN = 0.997;

  /** Between steps of power before and after. */
  private static final double SHARP = 12;

  /** The part of the largest sample at which an attack has begun. */
  private static final double BEGUN = 0.2;

  /** The steps to a frame. */
  private static final int OVERLAP = 4;

  /** The steps that are compared with, besides those which share samples with the frame. */
  private static final int MEMORY = 12;

  private final History[] past;
  private final FrameTransform transform;
  private final int size;
  private final int step;
  private final double[] window;
  private final double[] windowed;
  private final Frame frame;
  private final int[] bands;

  /** The levels of each band, and of all, of the last frames. */
  private final double[][] levels;

  private final double[] now;
  private final double[] before;
  private final double[] changes;
  private double largest;
  private long next;
  private long number;

  /** The rise while one is under way, or 0. */
  private double peak;

  private long peakEnd;
  private int waited;

  /** After an attack, until the rise is over. */
  private boolean armed = true;

  private long last = Long.MIN_VALUE / 2;

  /**
   * @param past the channels, which are looked at together; keep four frames and more
   * @param window the Hann window of a frame
   */
  AttackFinder(History[] past, FrameTransform transform, double[] window) {
    this.past = past;
    this.transform = transform;
    this.window = window;
    size = window.length;
    step = size / OVERLAP;
    windowed = new double[size];
    frame = new Frame(new double[size / 2 + 1], new double[size / 2 + 1]);
    bands = bands(size / 2 + 1);
    levels = new double[OVERLAP + MEMORY][bands.length];
    for (double[] each : levels) {
      Arrays.fill(each, level(0));
    }
    now = new double[bands.length];
    before = new double[bands.length];
    changes = new double[3 * size / 2];
    next = step;
  }

  /** By how many samples it may find an attack later than it comes. */
  static int late(int size) {
    return 3 * size;
  }

  /** The first bins of bands, each a quarter wider than the one below, and the end of the last. */
  private static int[] bands(int bins) {
    int[] first = new int[bins];
    int count = 0;
    for (int bin = 2; bin < bins; bin += Math.max(1, bin / 4)) {
      first[count++] = bin;
    }
    first[count++] = bins;
    return Arrays.copyOf(first, count);
  }

  /** The logarithm of a power to base 2, within 0.09, between powers of two a straight line. */
  private static double level(double power) {
    double some = power + Double.MIN_NORMAL;
    int octave = Math.getExponent(some);
    return octave + some * Math.scalb(1.0, -octave) - 1;
  }

  /** The next attack in what has come, or -1 if there is none yet. */
  long find() {
    while (next <= past[0].taken()) {
      long end = next;
      next += step;
      long found = look(end, rise(end));
      if (found >= 0) {
        return found;
      }
    }
    return -1;
  }

  /** Hands over the levels of the last frames, and which rise is under way. */
  void transfer(StateTransfer state) {
    for (double[] each : levels) {
      state.of(each);
    }
    largest = state.of(largest);
    next = state.of(next);
    number = state.of(number);
    peak = state.of(peak);
    peakEnd = state.of(peakEnd);
    waited = state.of(waited);
    armed = state.of(armed);
    last = state.of(last);
  }

  /** Follows a rise to its top. */
  private long look(long end, double rise) {
    if (!armed) {
      armed = rise < RISE;
      return -1;
    }
    if (rise < RISE && peak == 0) {
      return -1;
    }
    if (rise > peak) {
      peak = rise;
      peakEnd = end;
    }
    waited++;
    if (waited < OVERLAP) {
      return -1;
    }
    long found = place(peakEnd - changes.length);
    peak = 0;
    waited = 0;
    armed = rise < RISE;
    if (found < 0 || found - last < 2L * size) {
      return -1;
    }
    last = found;
    return found;
  }

  /** By how much the frame that ends there is above those before it. */
  private double rise(long end) {
    Arrays.fill(now, 0);
    for (History channel : past) {
      channel.weigh(end - size, window, windowed);
      transform.forward(windowed, frame);
      for (int b = 0; b + 1 < bands.length; b++) {
        double sum = 0;
        for (int k = bands[b]; k < bands[b + 1]; k++) {
          sum += frame.re()[k] * frame.re()[k] + frame.im()[k] * frame.im()[k];
        }
        now[b] += sum;
      }
    }
    int all = bands.length - 1;
    for (int b = 0; b < all; b++) {
      now[all] += now[b];
    }
    largest *= FORGOTTEN;
    if (now[all] > largest && now[all] < Double.MAX_VALUE) {
      largest = now[all];
    }
    double faint = largest * FAINT + FAINTEST * size * size;
    double[] newest = levels[(int) (number % levels.length)];
    findBefore();
    double sum = 0;
    double ofAll = 0;
    for (int b = 0; b <= all; b++) {
      double level = level(now[b] + (b < all ? faint / all : faint));
      double above = level - before[b];
      newest[b] = level;
      if (b < all) {
        sum += Math.clamp(above, 0, MOST_RISE);
      } else {
        ofAll = above;
      }
    }
    number++;
    return Math.max(sum / all, ofAll * RISE / RISE_OF_ALL);
  }

  /** Finds the largest level of each band before the samples of the newest frame. */
  private void findBefore() {
    Arrays.fill(before, Double.NEGATIVE_INFINITY);
    for (int i = OVERLAP; i < levels.length; i++) {
      double[] then = levels[(int) ((number + levels.length - i) % levels.length)];
      for (int b = 0; b < before.length; b++) {
        before[b] = Math.max(before[b], then[b]);
      }
    }
  }

  /**
   * Where in the last samples an attack begins, or -1 if nothing rises sharply there. It is looked
   * for in the differences from sample to sample, in which low tones are faint.
   */
  private long place(long from) {
    int n = changes.length;
    int reach = size / 5;
    for (int i = 0; i < n; i++) {
      changes[i] = 0;
      for (History channel : past) {
        double change = channel.at(from + i) - channel.at(from + i - 1);
        changes[i] += change * change;
      }
    }
    double all = 0;
    for (double each : changes) {
      all += each;
    }
    double faint = all * reach / n / 16 + Double.MIN_NORMAL;
    double earlier = faint;
    double after = faint;
    for (int i = 0; i < reach; i++) {
      earlier += changes[i];
      after += changes[reach + i];
    }
    double best = 0;
    int place = -1;
    for (int i = reach; i + reach < n; i++) {
      if (after >= best * earlier) {
        best = after / earlier;
        place = i;
      }
      earlier += changes[i] - changes[i - reach];
      after += changes[i + reach] - changes[i];
    }
    return best >= SHARP ? from + begun(place, reach) : -1;
  }

  /** The first large sample from a place on. */
  private long begun(int place, int reach) {
    double most = 0;
    for (int i = place; i < place + reach; i++) {
      most = Math.max(most, changes[i]);
    }
    int first = place;
    while (changes[first] < BEGUN * BEGUN * most) {
      first++;
    }
    return first;
  }
}

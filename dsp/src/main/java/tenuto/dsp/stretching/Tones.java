package tenuto.dsp.stretching;

import java.util.Arrays;

/**
 * The tones of a spectrum that are alone and steady: its peaks between valleys. What moves, begins
 * or is noise is nowhere so weak so near its peaks.
 */
final class Tones {
  /** So many bins or fewer beside a tone's peak there is a valley: Hann's window ends after two. */
  private static final int VALLEY = 4;

  /** How many times less power is there: 12 dB. */
  private static final double DEEP = 16;

  /** The peaks, in order. */
  private final int[] peaks;

  private int count;
  private double[] powers = {};

  Tones(int bins) {
    peaks = new int[bins + 1];
  }

  /** Finds those of a spectrum's powers, which are looked at later, too. */
  void find(double[] powers) {
    this.powers = powers;
    int found = 0;
    for (int k = VALLEY; k < powers.length - VALLEY; k++) {
      // No branch, as a processor could not foresee it: the order of the bits is that of powers.
      long power = Double.doubleToRawLongBits(powers[k]);
      long before = Double.doubleToRawLongBits(powers[k - 1]) - power - 1;
      long after = Double.doubleToRawLongBits(powers[k + 1]) - power;
      peaks[found] = k; // what is no peak is written over
      found += (int) ((before & after) >>> (Long.SIZE - 1));
    }
    count = 0;
    for (int i = 0; i < found; i++) {
      if (isBetweenValleys(powers, peaks[i])) {
        peaks[count++] = peaks[i];
      }
    }
  }

  private static boolean isBetweenValleys(double[] p, int k) {
    double before = Math.min(p[k - 2], Math.min(p[k - 3], p[k - VALLEY]));
    double after = Math.min(p[k + 2], Math.min(p[k + 3], p[k + VALLEY]));
    return Math.max(before, after) * DEEP < p[k];
  }

  /** The part of the power from a bin to before another that is in them. */
  double part(int from, int to) {
    double[] p = powers;
    int end = Math.min(p.length - VALLEY, to);
    double sum = 0;
    for (int k = Math.max(VALLEY, from); k < end; k++) {
      sum += p[k];
    }
    int counted = 0;
    double tones = 0;
    int first = Arrays.binarySearch(peaks, 0, count, from);
    for (int i = first < 0 ? ~first : first; i < count && peaks[i] < end; i++) {
      int k = peaks[i];
      tones += p[k] + p[k + 1] + (counted == k - 1 ? 0 : p[k - 1]);
      counted = k + 1;
    }
    return sum > 0 && sum < Double.MAX_VALUE ? tones / sum : 0;
  }
}

package tenuto.dsp.frames;

/**
 * The regions of influence of a spectrum's peaks: the bins around each, up to the minimum between
 * two peaks. A region is heard as one tone, and so should share its phase advance (J. Laroche, M.
 * Dolson, "Improved phase vocoder time-scale modification of audio", 1999, identity phase locking).
 */
public final class PeakRegions {
  /** Bins on either side that must be weaker than a peak. */
  private static final int ABOUT = 2;

  private final int[] peaks;

  public PeakRegions(FrameShape shape) {
    peaks = new int[shape.bins()];
  }

  /** The peak to whose region a bin belongs; the bin itself if there is no peak. */
  public int peak(int bin) {
    return peaks[bin];
  }

  /** Finds the peaks of magnitudes, or of powers. */
  public void find(double[] sizes) {
    int filled = 0;
    int peak = next(sizes, 0);
    while (peak < sizes.length) {
      int next = next(sizes, peak + 1);
      int end = next == sizes.length ? next : lowest(sizes, peak, next);
      for (; filled < end; filled++) {
        peaks[filled] = peak;
      }
      peak = next;
    }
    for (; filled < sizes.length; filled++) {
      peaks[filled] = filled;
    }
  }

  /** The first peak from a bin on, or the number of bins. */
  private static int next(double[] sizes, int from) {
    int k = from;
    for (; k < Math.min(ABOUT, sizes.length); k++) {
      if (isPeak(sizes, k)) {
        return k;
      }
    }
    // No branch for each neighbour: a processor could not foresee it. The sign tells all of them.
    for (; k < sizes.length - ABOUT; k++) {
      long size = bits(sizes[k]);
      long before = (bits(sizes[k - 2]) - size) & (bits(sizes[k - 1]) - size);
      long after = (bits(sizes[k + 1]) - size - 1) & (bits(sizes[k + 2]) - size - 1);
      if ((before & after) < 0 && sizes[k] > 0) {
        return k;
      }
    }
    while (k < sizes.length && !isPeak(sizes, k)) {
      k++;
    }
    return k;
  }

  /**
   * The number's bits, whose order is that of the numbers, which are 0 or more, with NaN above all.
   */
  private static long bits(double size) {
    return Double.doubleToRawLongBits(size) & Long.MAX_VALUE;
  }

  private static boolean isPeak(double[] sizes, int k) {
    double size = sizes[k];
    boolean isPeak = size > 0;
    for (int i = 1; i <= ABOUT && isPeak; i++) {
      isPeak = (k < i || sizes[k - i] < size) && (k + i >= sizes.length || sizes[k + i] <= size);
    }
    return isPeak;
  }

  private static int lowest(double[] sizes, int from, int to) {
    int lowest = from + 1;
    for (int k = from + 2; k < to; k++) {
      lowest = sizes[k] < sizes[lowest] ? k : lowest;
    }
    return lowest;
  }
}

package tenuto.dsp.frames;

import java.util.Arrays;

/**
 * The regions of influence of a spectrum's peaks: the bins around each, up to the minimum between
 * two peaks. A region is heard as one tone, and so should share its phase advance (J. Laroche, M.
 * Dolson, "Improved phase vocoder time-scale modification of audio", 1999, identity phase locking).
 */
public final class PeakRegions {
  /** Bins on either side that must be weaker than a peak. */
  private static final int ABOUT = 2;

  /** Above the bits of any number. */
  private static final long LIMIT = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY) + 1;

  /** Of each region, its peak and its first bin; after the last one's the number of bins. */
  private final int[] peaks;

  private final int[] starts;

  /** The region of each bin. */
  private final int[] regions;

  private int count;

  /** The least bin since the last peak, and its bits. */
  private int lowest;

  private long least;

  public PeakRegions(FrameShape shape) {
    regions = new int[shape.bins()];
    peaks = new int[regions.length + 1];
    starts = new int[regions.length + 1];
  }

  /** The number of regions. If there is no peak, each bin is one. */
  public int count() {
    return count;
  }

  /** The first bin of a region. */
  public int start(int region) {
    return starts[region];
  }

  /** The bin after the last of a region. */
  public int end(int region) {
    return starts[region + 1];
  }

  /** The region to which a bin belongs. */
  public int region(int bin) {
    return regions[bin];
  }

  /** The peak to whose region a bin belongs; the bin itself if there is no peak. */
  public int peak(int bin) {
    return peaks[regions[bin]];
  }

  /**
   * Finds the peaks of magnitudes, or of powers. There is no branch for a bin or a region, as a
   * processor could not foresee it.
   */
  public void find(double[] sizes) {
    int bins = sizes.length;
    int edge = Math.min(ABOUT, bins);
    int end = Math.max(edge, bins - ABOUT);
    count = 0;
    least = Long.MAX_VALUE;
    for (int k = 0; k < edge; k++) {
      take(k, bits(sizes[k]), isPeak(sizes, k) ? 1 : 0);
    }
    for (int k = edge; k < end; k++) {
      long size = bits(sizes[k]);
      long before = (bits(sizes[k - 2]) - size) & (bits(sizes[k - 1]) - size);
      long after = (bits(sizes[k + 1]) - size - 1) & (bits(sizes[k + 2]) - size - 1);
      long isPeak = (before & after & -size & (size - LIMIT)) >>> (Long.SIZE - 1);
      take(k, size, (int) isPeak);
    }
    for (int k = end; k < bins; k++) {
      take(k, bits(sizes[k]), isPeak(sizes, k) ? 1 : 0);
    }
    if (count == 0) {
      for (; count < bins; count++) {
        peaks[count] = count;
        starts[count] = count;
      }
    }
    starts[0] = 0;
    starts[count] = bins;
    number(bins);
  }

  /** Notes a bin if it is a peak, with the least since the one before; what is none is replaced. */
  private void take(int k, long size, int peak) {
    peaks[count] = k;
    starts[count] = lowest;
    count += peak;
    long higher = size - least;
    long isLower = higher >> (Long.SIZE - 1);
    lowest += (k - lowest) & (int) isLower;
    least += higher & isLower;
    least |= -(long) peak >>> 1; // the greatest after a peak
  }

  /** Numbers the regions of bins. */
  private void number(int bins) {
    Arrays.fill(regions, 0);
    for (int r = 1; r < count; r++) {
      regions[starts[r]] = 1;
    }
    int number = 0;
    for (int k = 0; k < bins; k++) {
      number += regions[k];
      regions[k] = number;
    }
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
}

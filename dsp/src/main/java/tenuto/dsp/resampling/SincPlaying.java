package tenuto.dsp.resampling;

import tenuto.dsp.kernel.SincTaps;
import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Reader;

/** Interpolates by {@link SincTaps}, with silence before the start and after the end. */
final class SincPlaying extends Playing {
  private final int[] begins = new int[MOST];
  private final int[] rows = new int[MOST];
  private final double[] ways = new double[MOST];
  private final double[] values = new double[MOST];

  @Override
  void play(Reader x, double[] places, int now, Block scratch, int room) {
    long length = x.length();
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < now; i++) {
      if (isHeard(places[i], length)) {
        low = Math.min(low, places[i]);
        high = Math.max(high, places[i]);
      }
    }
    if (high >= low
        && high - low < WINDOW - SincTaps.TAPS - 1) { // some places are inside the signal
      long first = (long) Math.floor(low) + 1 - SincTaps.HALF;
      int count = (int) ((long) Math.floor(high) + 1 + SincTaps.HALF - first);
      read(x, first, count, scratch, room);
      sums(places, 0, now, first, length);
    } else {
      for (int i = 0; i < now; i++) {
        if (isHeard(places[i], length)) {
          long first = (long) Math.floor(places[i]) + 1 - SincTaps.HALF;
          read(x, first, SincTaps.TAPS, scratch, room);
          sums(places, i, 1, first, length);
        } else {
          places[i] = silence(places[i]);
        }
      }
    }
  }

  /** Whether any sample is near a place. */
  private static boolean isHeard(double place, long length) {
    return place > -SincTaps.HALF && place < length - 1 + SincTaps.HALF;
  }

  private static double silence(double place) {
    return Double.isNaN(place) ? Double.NaN : 0;
  }

  /**
   * Replaces places, whose samples are all in the window, which starts with sample {@code first}.
   */
  private void sums(double[] places, int from, int n, long first, long length) {
    for (int i = 0; i < n; i++) {
      double place = places[from + i];
      boolean heard = isHeard(place, length);
      double floor = heard ? Math.floor(place) : 0;
      // The weights take the distance of the place from the sample after it.
      double row = heard ? (1 - (place - floor)) * SincTaps.ROWS : 0;
      rows[i] = Math.min((int) row, SincTaps.ROWS - 1);
      ways[i] = row - rows[i];
      begins[i] = heard ? (int) ((long) floor + 1 - SincTaps.HALF - first) : 0;
    }
    SincTaps.sums(window, begins, rows, ways, values, 0, n, VectorApi.isPresent());
    for (int i = 0; i < n; i++) {
      double place = places[from + i];
      if (!isHeard(place, length)) {
        places[from + i] = silence(place);
      } else if (place == Math.floor(place)) {
        places[from + i] = window[begins[i] + SincTaps.HALF - 1];
      } else {
        places[from + i] = values[i];
      }
    }
  }
}

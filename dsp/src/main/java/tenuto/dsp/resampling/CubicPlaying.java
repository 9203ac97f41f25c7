package tenuto.dsp.resampling;

import tenuto.dsp.math.CubicInterpolation;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Interpolates by {@link CubicInterpolation}; 0 from the last sample on. */
final class CubicPlaying extends Playing {
  private static final int TAPS = 4;

  @Override
  void play(Reader x, double[] row, int now, Block scratch, int room) {
    long length = x.length();
    double low = Double.POSITIVE_INFINITY;
    double high = 0;
    int heard = 0;
    for (int i = 0; i < now; i++) {
      double place = row[i];
      if (place >= 0 && place < length) {
        low = place < low ? place : low;
        high = place > high ? place : high;
        heard++;
      }
    }
    boolean together = heard > 0 && high - low < WINDOW - TAPS - 1;
    long first = (long) low - 1;
    if (together) {
      read(x, first, (int) ((long) high + 3 - first), scratch, room);
    }
    if (together && heard == now && low >= 1 && high < length - 2) {
      between(row, now, first);
      return;
    }
    for (int i = 0; i < now; i++) {
      double place = row[i];
      if (place >= 0 && place < length) {
        long whole = (long) place;
        if (!together) {
          first = whole - 1;
          read(x, first, TAPS, scratch, room);
        }
        row[i] = CubicInterpolation.at(window, (int) (whole - first), whole, place - whole, length);
      } else {
        row[i] = Double.isNaN(place) ? Double.NaN : 0;
      }
    }
  }

  /** For places that all have four samples around them. */
  private void between(double[] row, int now, long first) {
    for (int i = 0; i < now; i++) {
      double place = row[i];
      long whole = (long) place;
      int at = (int) (whole - first);
      row[i] =
          place == whole
              ? window[at]
              : CubicInterpolation.between(
                  window[at - 1], window[at], window[at + 1], window[at + 2], place - whole);
    }
  }
}

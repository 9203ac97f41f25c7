package tenuto.dsp.resampling;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.engine.Block;
import tenuto.engine.Gather;
import tenuto.engine.Reader;

/**
 * A signal, the second input, read at the places that the first one gives, between its samples by
 * {@link CubicInterpolation}; 0 before its start and from its last sample on. There is no filter.
 *
 * @param scale samples in the first input's unit
 * @param relative whether the places are relative to where they are given
 */
public record Playback(double scale, boolean relative) implements Gather.RandomAccess {
  private static final int STRETCH = 256;

  /** Samples that are read at once if the places of a stretch are within them. */
  private static final int WINDOW = 2048;

  private static final int TAPS = 4;

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    double[] row = new double[Math.min(STRETCH, n)];
    double[] window = new double[WINDOW];
    for (int at = 0; at < n; at += STRETCH) {
      int now = Math.min(STRETCH, n - at);
      inputs.getFirst().read(start + at, scratch, 0, now);
      ArrayCopies.read(scratch.memory(), scratch.offset(), 0, row, 0, 1, now);
      for (int i = 0; i < now; i++) {
        row[i] = row[i] * scale + (relative ? start + at + i : 0);
      }
      play(inputs.get(1), row, now, window, scratch, n);
      ArrayCopies.write(row, 0, 1, now, out.memory(), out.offset() + 8L * at, 0);
    }
  }

  /** Replaces places by values. */
  private static void play(
      Reader x, double[] row, int now, double[] window, Block scratch, int room) {
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
    boolean together = high - low < WINDOW - TAPS - 1;
    long first = (long) low - 1;
    if (together) {
      read(x, first, (int) ((long) high + 3 - first), window, scratch, room);
    }
    if (together && heard == now && low >= 1 && high < length - 2) {
      between(row, now, window, first);
      return;
    }
    for (int i = 0; i < now; i++) {
      double place = row[i];
      if (place >= 0 && place < length) {
        long whole = (long) place;
        if (!together) {
          first = whole - 1;
          read(x, first, TAPS, window, scratch, room);
        }
        row[i] = CubicInterpolation.at(window, (int) (whole - first), whole, place - whole, length);
      } else {
        row[i] = Double.isNaN(place) ? Double.NaN : 0;
      }
    }
  }

  /** Where every place has its four samples. */
  private static void between(double[] row, int now, double[] window, long first) {
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

  private static void read(
      Reader x, long first, int count, double[] window, Block scratch, int room) {
    for (int at = 0; at < count; at += room) {
      int now = Math.min(room, count - at);
      x.read(first + at, scratch, 0, now);
      ArrayCopies.read(scratch.memory(), scratch.offset(), 0, window, at, 1, now);
    }
  }
}

package tenuto.dsp.timeline;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * Cuts the windows in which the first of several signals is silent out of all of them; zeros are
 * appended to keep the length. A NaN does not count as silence.
 */
public final class SilenceCut {
  private static final int SPAN = 4096;

  private final double threshold;
  private final long window;
  private final long gap;

  /**
   * @param threshold the highest absolute sample of a silent window
   * @param window samples in a window, at least one; the last may be shorter
   * @param gap samples of silence that are kept of consecutive silent windows
   */
  public SilenceCut(double threshold, long window, long gap) {
    this.threshold = threshold;
    this.window = window;
    this.gap = gap;
  }

  /**
   * Writes the first {@code length} samples of the shortened signals.
   *
   * @param results memory for each signal, filled with zeros
   */
  public void write(List<Reader> signals, List<MemorySegment> results, long length) {
    double[] row = new double[SPAN];
    long written = 0;
    boolean silent = false;
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      long end = signals.stream().mapToLong(Reader::length).max().orElse(0);
      for (long begin = 0; begin < end; begin += Math.min(window, end - begin)) {
        long n = Math.min(window, end - begin);
        long to = Math.min(written, length);
        double peak = 0;
        for (long at = 0; at < n; at += SPAN) {
          int now = (int) Math.min(SPAN, n - at);
          int kept = (int) Math.clamp(length - to - at, 0, now);
          for (int i = 0; i < signals.size(); i++) {
            signals.get(i).read(begin + at, block, 0, now);
            if (i == 0) {
              ArrayCopies.read(block.memory(), 0, 0, row, 0, 1, now);
              peak = peak(row, now, peak);
            }
            if (kept > 0) {
              MemorySegment.copy(block.memory(), 0, results.get(i), 8 * (to + at), 8L * kept);
            }
          }
        }
        if (peak > threshold) {
          written = to + n;
          silent = false;
        } else {
          clear(results, to, Math.min(length, to + n));
          written = to + (silent ? 0 : gap);
          silent = true;
        }
      }
    }
  }

  private static double peak(double[] x, int n, double before) {
    double peak = before;
    for (int i = 0; i < n; i++) {
      peak = Math.max(peak, Double.isNaN(x[i]) ? Double.POSITIVE_INFINITY : Math.abs(x[i]));
    }
    return peak;
  }

  private static void clear(List<MemorySegment> results, long from, long to) {
    for (MemorySegment result : results) {
      result.asSlice(8 * from, 8 * Math.max(0, to - from)).fill((byte) 0);
    }
  }
}

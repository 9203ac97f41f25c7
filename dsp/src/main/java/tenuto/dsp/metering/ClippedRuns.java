package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts clipping: runs of at least {@value #LEAST} consecutive samples at full scale, all with the
 * same sign.
 */
final class ClippedRuns {
  static final int LEAST = 3;

  private Run open;
  private long count;
  private long first = -1;

  /**
   * Consecutive samples at full scale.
   *
   * @param above whether they are positive
   */
  record Run(long start, long length, boolean above) {
    private boolean goesOn(Run next) {
      return next.above == above && next.start == start + length;
    }
  }

  /** The runs, of any length, among {@code n} samples from sample {@code start} on. */
  static List<Run> in(double[] x, long start, int n, double fullScale) {
    List<Run> runs = new ArrayList<>();
    int i = 0;
    while (i < n) {
      int side = side(x[i], fullScale);
      int from = i++;
      if (side != 0) {
        while (i < n && side(x[i], fullScale) == side) {
          i++;
        }
        runs.add(new Run(start + from, i - from, side > 0));
      }
    }
    return runs;
  }

  private static int side(double x, double fullScale) {
    return x >= fullScale ? 1 : x <= -fullScale ? -1 : 0;
  }

  /** Adds the runs of the next span. */
  void add(List<Run> runs) {
    for (Run run : runs) {
      if (open != null && open.goesOn(run)) {
        open = new Run(open.start, open.length + run.length, open.above);
      } else {
        close();
        open = run;
      }
    }
  }

  private void close() {
    if (open != null && open.length >= LEAST) {
      count++;
      first = first < 0 ? open.start : first;
    }
    open = null;
  }

  /** The number of runs, after all spans have been added. */
  long count() {
    close();
    return count;
  }

  /** The start of the first run, or -1, after all spans have been added. */
  long first() {
    close();
    return first;
  }
}

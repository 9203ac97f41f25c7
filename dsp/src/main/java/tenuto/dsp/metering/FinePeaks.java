package tenuto.dsp.metering;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The largest magnitude of the wave between each sample and the next, with a latency of {@link
 * #LATE}: exact for large peaks, up to half of the sample rate. Its inputs are the samples and
 * their {@link IntersamplePeaks}, which are estimates that show where to refine.
 *
 * <p>Around each local maximum of these, the wave is computed at {@value #POINTS} points per sample
 * ({@link FinePoints}), and the peak is that of the parabola through the three highest. It is
 * limited to {@link #MOST} times the estimate. White noise is measured within 0.1 dB of the wave by
 * the sampling theorem; only signals that alternate for hundreds of samples would need more taps.
 *
 * @param floor peaks are not refined where {@link #MOST} times the estimate is not above this
 * @param isSearch whether only the largest of all peaks is wanted: then the floor rises with each
 *     peak found, and elsewhere the samples are returned as their peaks. The largest is the same
 *     wherever the search starts, as no skipped peak can exceed the one found.
 */
public record FinePeaks(double floor, boolean isSearch) implements Filter {
  /** The largest factor by which an estimate may be too low. */
  private static final double MOST = 1.5;

  /** The points per sample, of estimates too unless this is a search. */
  public static final int POINTS = FinePoints.POINTS;

  private static final int HALF = FinePoints.HALF;
  private static final int TOGETHER = FinePoints.TOGETHER;

  /** The largest distance in samples of a peak from its estimate. */
  private static final int AWAY = 1;

  /** The latency in samples. */
  public static final int LATE = HALF + AWAY + 1;

  /** Samples of silence needed after a signal to flush its peaks. */
  public static final int TAIL = LATE + IntersamplePeaks.TAIL;

  /** The latency relative to that of the estimates. */
  private static final int ROUGH = LATE - IntersamplePeaks.DELAY;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Looking();
  }

  /** The highest estimate that is of no interest above this floor. */
  public static double need(double floor) {
    return floor / MOST;
  }

  private final class Looking extends VectorProcessor {
    private static final int PAST = LATE + HALF + AWAY;

    private final double[] line = new double[PAST + Spans.LENGTH];
    private final double[] rough = new double[ROUGH + 1 + Spans.LENGTH];
    private final int[] crests = new int[Spans.LENGTH];
    private int count;

    /** The points after some crests, from the sample itself to the next. */
    private final double[][] points = new double[TOGETHER][POINTS + 1];

    /** The same around the samples beside them. */
    private final double[][] beside = new double[TOGETHER][POINTS];

    private final int[] places = new int[TOGETHER];
    private final int[] besides = new int[TOGETHER];
    private final int[] highest = new int[TOGETHER];
    private final CrestBound bound = isSearch ? null : new CrestBound(line.length);

    /**
     * Peaks below it are of no interest; that of a search is found anew in each part of a cache.
     */
    private double least = floor;

    /** Samples of the part that were taken. */
    private int taken;

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      System.arraycopy(in[0], 0, line, PAST, n);
      System.arraycopy(in[1], 0, rough, ROUGH + 1, n);
      double[] y = out[0];
      if (isSearch) {
        for (int i = 0; i < n; i++) {
          y[i] = Math.abs(line[PAST - LATE + i]);
        }
      } else {
        bound.look(line, PAST, PAST + n);
        System.arraycopy(rough, 1, y, 0, n);
      }
      findCrests(n);
      for (int at = 0; at < count; at += TOGETHER) {
        refine(y, at, Math.min(at + TOGETHER, count), vectors);
      }
      if (!isSearch) {
        bound.move(n);
      }
      System.arraycopy(line, n, line, 0, PAST);
      System.arraycopy(rough, n, rough, 0, ROUGH + 1);
      taken += n;
      if (taken >= Cache.PART) {
        taken -= Cache.PART;
        least = floor;
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      state.of(line);
      state.of(rough);
      least = state.of(least);
      taken = state.of(taken);
      if (!isSearch) {
        bound.transfer(state);
      }
    }

    private void findCrests(int n) {
      count = 0;
      for (int i = 0; i < n; i++) {
        double peak = rough[i + 1];
        boolean isCrest = peak * MOST > least && peak >= rough[i] && peak > rough[i + 2];
        if (isCrest && (isSearch || !(bound.at(PAST - LATE + i, peak) <= least))) {
          crests[count++] = i;
        }
      }
    }

    /** Refines a few crests, which vectors compute together. */
    private void refine(double[] y, int from, int to, boolean vectors) {
      for (int i = 0; i < TOGETHER; i++) {
        places[i] = PAST - LATE + crests[Math.min(from + i, to - 1)];
      }
      FinePoints.between(line, places, to - from, points, vectors);
      boolean isBeside = false;
      for (int i = 0; i < TOGETHER; i++) {
        int now = Math.min(i, to - from - 1);
        points[now][POINTS] = line[places[now] + 1];
        highest[i] = highest(points[now]);
        besides[i] = places[i] + (highest[i] == 0 ? -1 : 1);
        isBeside |= highest[i] % POINTS == 0;
      }
      if (isBeside && vectors) {
        FinePoints.between(line, besides, to - from, beside, true);
      }
      for (int i = from; i < to; i++) {
        double peak = rough[crests[i] + 1];
        if (peak * MOST > least) {
          double fine = Math.min(crest(i - from, vectors), peak * MOST);
          y[crests[i]] = Math.max(y[crests[i]], fine);
          least = isSearch ? Math.max(least, fine) : least;
        }
      }
    }

    private static int highest(double[] points) {
      int highest = 0;
      for (int i = 1; i <= POINTS; i++) {
        highest = Math.abs(points[i]) > Math.abs(points[highest]) ? i : highest;
      }
      return highest;
    }

    /** The peak of the wave after a sample, or just before it. */
    private double crest(int which, boolean vectors) {
      int most = highest[which];
      double[] near = points[which];
      double top = near[most];
      double before = most > 0 ? near[most - 1] : beside(which, POINTS - 1, vectors);
      double after = most < POINTS ? near[most + 1] : beside(which, 1, vectors);
      double bend = 2 * top - before - after;
      boolean isTop = Math.abs(top) >= Math.abs(before) && Math.abs(top) >= Math.abs(after);
      double more = isTop && bend != 0 ? (before - after) * (before - after) / (8 * bend) : 0;
      return isTop ? Math.abs(top + more) : Math.max(Math.abs(before), Math.abs(after));
    }

    private double beside(int which, int point, boolean vectors) {
      return vectors ? beside[which][point] : FinePoints.one(line, besides[which], point);
    }
  }
}

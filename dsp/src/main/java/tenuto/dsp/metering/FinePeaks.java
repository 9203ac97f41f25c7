package tenuto.dsp.metering;

import tenuto.dsp.kernel.KaiserWindow;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;

/**
 * The largest magnitude of the wave between each sample and the next, with a latency of {@link
 * #LATE}: exact for large peaks, up to half of the sample rate. Its inputs are the samples and
 * their {@link IntersamplePeaks}, which are estimates that show where to refine.
 *
 * <p>Around each local maximum of these, the wave is computed at {@value #POINTS} points per
 * sample, each a sum over {@value #TAPS} samples, and the peak is that of the parabola through the
 * three highest. It is limited to {@link #MOST} times the estimate. White noise is measured within
 * 0.1 dB of the wave by the sampling theorem; only signals that alternate for hundreds of samples
 * would need more taps.
 *
 * @param floor peaks are not refined where {@link #MOST} times the estimate is not above this
 * @param isSearch whether only the largest of all peaks is wanted: then the floor rises with each
 *     peak found, and elsewhere the samples are returned as their peaks. The largest is the same
 *     wherever the search starts, as no skipped peak can exceed the one found.
 */
public record FinePeaks(double floor, boolean isSearch) implements Filter {
  /** The largest factor by which an estimate may be too low. */
  private static final double MOST = 1.5;

  private static final int POINTS = 8;
  private static final int TAPS = 1024;
  private static final int HALF = TAPS / 2;

  /** The largest distance in samples of a peak from its estimate. */
  private static final int AWAY = 1;

  /** The latency in samples. */
  public static final int LATE = HALF + AWAY + 1;

  /** Samples of silence needed after a signal to flush its peaks. */
  public static final int TAIL = LATE + IntersamplePeaks.TAIL;

  /** The latency relative to that of the estimates. */
  private static final int ROUGH = LATE - IntersamplePeaks.DELAY;

  private static final double BETA = 3;

  /** The weights of the points between two samples, those of one tap together. */
  private static final double[] WEIGHTS = weights();

  private static double[] weights() {
    KaiserWindow window = new KaiserWindow(BETA);
    double[] weights = new double[TAPS * POINTS];
    for (int tap = 0; tap < TAPS; tap++) {
      for (int point = 0; point < POINTS; point++) {
        double at = tap - (HALF - 1) - (double) point / POINTS;
        double sinc = at == 0 ? 1 : StrictMath.sin(Math.PI * at) / (Math.PI * at);
        weights[tap * POINTS + point] = sinc * window.at(at / HALF);
      }
    }
    return weights;
  }

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Looking();
  }

  private final class Looking extends ScalarProcessor {
    private static final int PAST = LATE + HALF + AWAY;

    private final double[] line = new double[PAST + Spans.LENGTH];
    private final double[] rough = new double[ROUGH + 1 + Spans.LENGTH];
    private final double[] points = new double[POINTS + 1];
    private double least = floor;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      System.arraycopy(in[0], 0, line, PAST, n);
      System.arraycopy(in[1], 0, rough, ROUGH + 1, n);
      double[] y = out[0];
      for (int i = 0; i < n; i++) {
        double peak = rough[i + 1];
        boolean isCrest = peak * MOST > least && peak >= rough[i] && peak > rough[i + 2];
        double fine = isCrest ? Math.min(crest(PAST - LATE + i), peak * MOST) : 0;
        if (isSearch) {
          y[i] = Math.max(Math.abs(line[PAST - LATE + i]), fine);
          least = Math.max(least, fine);
        } else {
          y[i] = Math.max(peak, fine);
        }
      }
      System.arraycopy(line, n, line, 0, PAST);
      System.arraycopy(rough, n, rough, 0, ROUGH + 1);
    }

    /** The peak of the wave after a sample, or just before it. */
    private double crest(int sample) {
      between(sample);
      points[POINTS] = line[sample + 1];
      int highest = 0;
      for (int i = 1; i <= POINTS; i++) {
        highest = Math.abs(points[i]) > Math.abs(points[highest]) ? i : highest;
      }
      double top = points[highest];
      double before = highest > 0 ? points[highest - 1] : point(sample - 1, POINTS - 1);
      double after = highest < POINTS ? points[highest + 1] : point(sample + 1, 1);
      double bend = 2 * top - before - after;
      boolean isTop = Math.abs(top) >= Math.abs(before) && Math.abs(top) >= Math.abs(after);
      double more = isTop && bend != 0 ? (before - after) * (before - after) / (8 * bend) : 0;
      return isTop ? Math.abs(top + more) : Math.max(Math.abs(before), Math.abs(after));
    }

    /** Computes all points from a sample up to the next one. */
    private void between(int sample) {
      double a = 0;
      double b = 0;
      double c = 0;
      double d = 0;
      double e = 0;
      double f = 0;
      double g = 0;
      int from = sample - (HALF - 1);
      for (int tap = 0, w = 0; tap < TAPS; tap++, w += POINTS) {
        double x = line[from + tap];
        a = Fma.of(WEIGHTS[w + 1], x, a);
        b = Fma.of(WEIGHTS[w + 2], x, b);
        c = Fma.of(WEIGHTS[w + 3], x, c);
        d = Fma.of(WEIGHTS[w + 4], x, d);
        e = Fma.of(WEIGHTS[w + 5], x, e);
        f = Fma.of(WEIGHTS[w + 6], x, f);
        g = Fma.of(WEIGHTS[w + 7], x, g);
      }
      points[0] = line[sample];
      points[1] = a;
      points[2] = b;
      points[3] = c;
      points[4] = d;
      points[5] = e;
      points[6] = f;
      points[7] = g;
    }

    private double point(int sample, int point) {
      double sum = 0;
      int from = sample - (HALF - 1);
      for (int tap = 0; tap < TAPS; tap++) {
        sum = Fma.of(WEIGHTS[tap * POINTS + point], line[from + tap], sum);
      }
      return sum;
    }
  }
}

package tenuto.dsp.metering;

import java.util.Arrays;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.KaiserWindow;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorState;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * True-peak estimates: the largest magnitude of the wave between each sample and the next, with a
 * latency of {@link #DELAY}, by oversampling as in BS.1770's annex 2.
 *
 * <p>Each interpolated point is a sum over {@value #TAPS} samples, weighted by a Kaiser-windowed
 * sinc of β = 6: accurate to 0.01 dB up to 0.42 of the sample rate. A peak may still be between two
 * of four points; at that frequency it is at most 0.5 dB higher, and 0.17 dB at a quarter of the
 * rate. {@link FinePeaks} refine it.
 *
 * @param factor points per sample, including the sample itself, at least 2
 * @param floor where no peak can be above it the samples stand for them, as nobody asks how far
 *     below they are
 */
public record IntersamplePeaks(int factor, double floor) implements Filter {
  /** Samples from which each point is interpolated. */
  private static final int TAPS = 32;

  /** The latency in samples. */
  public static final int DELAY = TAPS / 2;

  /** Samples of silence needed after a signal to flush its peaks. */
  public static final int TAIL = TAPS;

  private static final double BETA = 6;
  private static final int EIGHT = 8;

  @Override
  public State begin() {
    return new Moving(factor, floor);
  }

  @Override
  public boolean resumes() {
    return true;
  }

  /** The weights of the point {@code part} of a sample after the middle one. */
  static double[] weights(double part) {
    KaiserWindow window = new KaiserWindow(BETA);
    double[] weights = new double[TAPS];
    for (int i = 0; i < TAPS; i++) {
      double at = i - (DELAY - 1) - part;
      weights[i] = window.at(at / DELAY) * StrictMath.sin(Math.PI * at) / (Math.PI * at);
    }
    return weights;
  }

  private static final class Moving extends VectorState {
    private final double[][] points;
    private final double floor;
    private final PeakBound bound;

    private final double[][] peaks = Spans.arrays(1, Spans.LENGTH);
    private final double[] sums = new double[Spans.LENGTH];

    /** The {@value #TAPS} samples before a span, and the span. */
    private final double[] line = new double[TAPS + Spans.LENGTH];

    Moving(int factor, double floor) {
      this.floor = floor;
      points = new double[factor - 1][];
      Arrays.setAll(points, i -> weights((i + 1.0) / factor));
      bound = new PeakBound(points, DELAY - 1);
    }

    @Override
    public void vectors(Block in, Block out, int n) {
      Spans.run(
          new Block[] {in},
          new Block[] {out},
          n,
          peaks,
          peaks,
          (at, now) -> work(peaks[0], now, true));
    }

    @Override
    public void scalar(double[] x, int n) {
      work(x, n, false);
    }

    @Override
    public void transfer(StateTransfer state) {
      state.of(line);
    }

    /** Replaces the next {@code n} samples by their peaks. */
    private void work(double[] peaks, int n, boolean vectors) {
      System.arraycopy(peaks, 0, line, TAPS, n);
      for (int i = 0; i < n; i++) {
        peaks[i] = Math.abs(line[i + DELAY]);
      }
      if (floor == 0) {
        interpolate(peaks, 0, n, vectors);
      } else {
        interpolateLoud(peaks, n, vectors);
      }
      System.arraycopy(line, n, line, 0, TAPS);
    }

    private void interpolateLoud(double[] peaks, int n, boolean vectors) {
      bound.look(line, TAPS + n);
      int from = 0;
      for (int at = 0; at < n; at += PeakBound.GROUP) {
        if (bound.at(at + DELAY) <= floor) {
          interpolate(peaks, from, at, vectors);
          from = at + PeakBound.GROUP;
        }
      }
      interpolate(peaks, from, n, vectors);
    }

    private void interpolate(double[] peaks, int from, int to, boolean vectors) {
      if (from == to) {
        return;
      }
      for (double[] weights : points) {
        Arrays.fill(sums, from, to, 0);
        for (int tap = 0; tap < TAPS; tap += EIGHT) {
          if (vectors) {
            Vectors.add(weights, tap, line, sums, from, to);
          } else {
            add(weights, tap, line, sums, from, to);
          }
        }
        for (int i = from; i < to; i++) {
          peaks[i] = Math.max(peaks[i], Math.abs(sums[i]));
        }
      }
    }

    /** Eight taps at once: few enough for registers, and enough that the sums are seldom stored. */
    private static void add(double[] w, int tap, double[] x, double[] sums, int from, int to) {
      double a = w[tap];
      double b = w[tap + 1];
      double c = w[tap + 2];
      double d = w[tap + 3];
      double e = w[tap + 4];
      double f = w[tap + 5];
      double g = w[tap + 6];
      double h = w[tap + 7];
      for (int i = from; i < to; i++) {
        int at = i + tap + 1;
        double left = Fma.of(b, x[at + 1], a * x[at]);
        left = Fma.of(d, x[at + 3], Fma.of(c, x[at + 2], left));
        double right = Fma.of(f, x[at + 5], e * x[at + 4]);
        right = Fma.of(h, x[at + 7], Fma.of(g, x[at + 6], right));
        sums[i] += left + right;
      }
    }
  }

  private static final class Vectors {
    private Vectors() {}

    static void add(double[] w, int tap, double[] x, double[] sums, int from, int to) {
      DoubleVector a = all(w[tap]);
      DoubleVector b = all(w[tap + 1]);
      DoubleVector c = all(w[tap + 2]);
      DoubleVector d = all(w[tap + 3]);
      DoubleVector e = all(w[tap + 4]);
      DoubleVector f = all(w[tap + 5]);
      DoubleVector g = all(w[tap + 6]);
      DoubleVector h = all(w[tap + 7]);
      for (int i = from; i < to; i += Lanes.COUNT) {
        int at = i + tap + 1;
        DoubleVector left = b.fma(load(x, at + 1), a.mul(load(x, at)));
        left = d.fma(load(x, at + 3), c.fma(load(x, at + 2), left));
        DoubleVector right = f.fma(load(x, at + 5), e.mul(load(x, at + 4)));
        right = h.fma(load(x, at + 7), g.fma(load(x, at + 6), right));
        load(sums, i).add(left.add(right)).intoArray(sums, i);
      }
    }

    private static DoubleVector load(double[] x, int at) {
      return DoubleVector.fromArray(Lanes.DOUBLES, x, at);
    }

    private static DoubleVector all(double value) {
      return DoubleVector.broadcast(Lanes.DOUBLES, value);
    }
  }
}

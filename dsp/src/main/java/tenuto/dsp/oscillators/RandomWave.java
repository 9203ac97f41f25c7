package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.Filter;

/**
 * A random wave: for each period a random value between two others, held as a step or joined to the
 * next one by the cubic of E. Catmull and R. Rom ("A class of local interpolating splines", 1974).
 * Its inputs are the frequency in Hz, at least 0, and both values. From a NaN in the frequency on
 * it is NaN.
 *
 * <p>The cubic overshoots its points by up to an eighth, so the points stay away from both values
 * by a tenth of the range.
 */
record RandomWave(long seed, boolean smooth, double sampleRate) implements Filter {
  private static final double KEPT = 0.8;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Running();
  }

  /** The random number of a period, 0 to 1. */
  private double at(long period) {
    return (SplitMix.mix(seed + period * SplitMix.GOLDEN_RATIO) >>> 11) * 0x1p-53;
  }

  private final class Running extends ScalarProcessor {
    private final double[] points = {at(-1), at(0), at(1), at(2)};
    private double hz;
    private long step;
    private long phase;
    private long period;
    private boolean lost;

    /** The coefficients of the period's cubic. */
    private double c0;

    private double c1;
    private double c2;
    private double c3;

    Running() {
      bend();
    }

    private void bend() {
      if (!smooth) {
        c0 = points[1];
        return;
      }
      c0 = 0.5 + KEPT * (points[1] - 0.5);
      c1 = KEPT / 2 * (points[2] - points[0]);
      c2 = KEPT / 2 * (2 * points[0] - 5 * points[1] + 4 * points[2] - points[3]);
      c3 = KEPT / 2 * (3 * (points[1] - points[2]) + points[3] - points[0]);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      int good = lost ? 0 : Steps.until(in[0], n);
      lost = good < n;
      double[] y = out[0];
      if (Held.isStill(in[0], good)) {
        drawSteadily(in[0], y, good);
      } else {
        draw(in[0], y, good);
      }
      Arrays.fill(y, good, n, Double.NaN);
      for (int i = 0; i < n; i++) {
        y[i] = Fma.of(in[2][i], y[i], in[1][i] * (1 - y[i]));
      }
    }

    private void draw(double[] hz, double[] y, int n) {
      for (int i = 0; i < n; i++) {
        tune(hz[i]);
        y[i] = value(phase);
        advance();
      }
    }

    /** The same while the frequency is constant: the length of each period is known in advance. */
    private void drawSteadily(double[] hz, double[] y, int n) {
      int i = 0;
      while (i < n) {
        tune(hz[i]);
        int last = i + Steps.clear(phase ^ Long.MIN_VALUE, step, n - 1 - i);
        if (smooth) {
          for (int k = i; k <= last; k++) {
            y[k] = value(phase + (k - i) * step);
          }
        } else {
          Arrays.fill(y, i, last + 1, c0);
        }
        phase += (last - i) * step;
        advance();
        i = last + 1;
      }
    }

    private void tune(double now) {
      if (now != hz) {
        hz = now;
        step = Phase.of(Math.min(Math.max(hz / sampleRate, 0), 0.4999));
      }
    }

    private double value(long at) {
      double t = (at >>> 11) * 0x1p-53;
      return Fma.of(Fma.of(Fma.of(c3, t, c2), t, c1), t, c0);
    }

    private void advance() {
      long next = phase + step;
      if (Long.compareUnsigned(next, phase) < 0) {
        period++;
        System.arraycopy(points, 1, points, 0, 3);
        points[3] = at(period + 2);
        bend();
      }
      phase = next;
    }
  }
}

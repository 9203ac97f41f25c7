package tenuto.dsp.stretching;

import java.util.Arrays;

/**
 * What of a sound is below an eighth of its sample rate, so that every fourth sample says all of
 * it: long frames of it cost a quarter. The filter is a sinc under Kaiser's window, flat within
 * 0.001 dB up to 0.105 of the rate and 80 dB down from 0.145 on; nothing is late.
 */
final class QuarterBand implements Past {
  /** Samples of the sound to one that is kept. */
  static final int STEP = 4;

  /** Samples to either side that it is made from. */
  static final int REACH = 63;

  private static final double BETA = 7.86;
  private static final double[] WEIGHTS = weights();

  private final double[] around;
  private final double[] made;
  private final History lows;

  /**
   * @param length samples kept, a power of two
   * @param most samples that come at once
   */
  QuarterBand(int length, int most) {
    lows = new History(length);
    made = new double[most];
    around = new double[most + 2 * REACH];
  }

  private static double[] weights() {
    double[] weights = new double[2 * REACH + 1];
    double sum = 0;
    for (int i = -REACH; i <= REACH; i++) {
      double turn = Math.PI * i / STEP;
      double sinc = i == 0 ? 1 : StrictMath.sin(turn) / turn;
      weights[REACH + i] = sinc * bessel(BETA * Math.sqrt(1 - (double) i * i / (REACH * REACH)));
      sum += weights[REACH + i];
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] /= sum;
    }
    return weights;
  }

  private static double bessel(double x) {
    double sum = 1;
    double term = 1;
    for (int k = 1; k < 40; k++) {
      term *= x * x / (4.0 * k * k);
      sum += term;
    }
    return sum;
  }

  /** Takes what has come, but for the last samples, of which more must come. */
  void take(History x) {
    while (lows.taken() + REACH < x.taken()) {
      int n = (int) Math.min(made.length, x.taken() - REACH - lows.taken());
      x.copy(lows.taken() - REACH, around, n + 2 * REACH);
      for (int k = 0; k < n; k++) {
        made[k] = WEIGHTS[REACH] * around[REACH + k];
      }
      for (int i = 0; i < REACH; i++) {
        double weight = WEIGHTS[i];
        int other = 2 * REACH - i;
        for (int k = 0; k < n; k++) {
          made[k] += weight * (around[i + k] + around[other + k]);
        }
      }
      lows.take(made, 0, n);
    }
  }

  /**
   * Makes what it keeps anew if it is not that of a signal, of which the last samples are known.
   */
  void follow(History x, int known) {
    if (lows.taken() != Math.max(0, x.taken() - REACH)) {
      lows.begin(Math.max(0, x.taken() - known + REACH));
      take(x);
    }
  }

  /** Writes every fourth sample from a place on, each times its weight. */
  @Override
  public void weigh(long from, double[] weights, double[] to) {
    for (int i = 0; i < weights.length; i++) {
      to[i] = lows.at(from + STEP * (long) i) * weights[i];
    }
  }

  /**
   * Writes the samples of the full rate about a place.
   *
   * @param middle the place in {@code quarter}
   * @param n samples, of which the one at n/2 is at the place
   * @param scratch {@value #STEP} rows and one, each with room for n/4 and one
   */
  static void full(double[] quarter, int middle, double[] to, int n, double[][] scratch) {
    int count = Math.ceilDiv(n, STEP);
    double[] part = scratch[STEP];
    for (int phase = 0; phase < STEP; phase++) {
      Arrays.fill(scratch[phase], 0, count, 0);
    }
    int first = Math.ceilDiv(-(n / 2) - REACH, STEP);
    int last = Math.floorDiv(STEP - 1 - n / 2 + REACH, STEP);
    for (int from = first; from <= last; from++) {
      // Copied, as C2 vectorizes only loops over arrays at one index.
      System.arraycopy(quarter, middle + from, part, 0, count);
      for (int phase = 0; phase < STEP; phase++) {
        int tap = phase - n / 2 - STEP * from;
        if (Math.abs(tap) <= REACH) {
          addWeighed(part, STEP * WEIGHTS[REACH + tap], scratch[phase], count);
        }
      }
    }
    for (int phase = 0; phase < STEP; phase++) {
      double[] row = scratch[phase];
      for (int i = phase, k = 0; i < n; i += STEP, k++) {
        to[i] = row[k];
      }
    }
  }

  private static void addWeighed(double[] x, double weight, double[] to, int n) {
    for (int k = 0; k < n; k++) {
      to[k] += weight * x[k];
    }
  }
}

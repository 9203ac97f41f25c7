package tenuto.dsp.metering;

import java.util.Arrays;
import tenuto.dsp.Rows;
import tenuto.engine.Block;
import tenuto.engine.Filter;

/**
 * The largest size of the wave that runs through the samples, from each sample up to the next one,
 * {@link #DELAY} samples late: as BS.1770's annex 2 has it, by samples put in between.
 *
 * <p>Each of those is a sum over {@value #TAPS} samples, weighted with a sinc under a Kaiser window
 * of β = 6: exact to 0.01 dB up to 0.42 of the sample rate. A crest may still lie between two of
 * four points; at that frequency it is at most 0.5 dB higher, and 0.17 dB at a quarter of the rate.
 *
 * @param factor points for each sample, the samples themselves included; 1 for those alone
 */
public record IntersamplePeaks(int factor) implements Filter {
  /** Samples that each point is made of. */
  static final int TAPS = 32;

  /** Samples by which the peaks come late. */
  public static final int DELAY = TAPS / 2;

  /** Samples of silence behind a signal in which it still sounds. */
  public static final int TAIL = TAPS;

  private static final double BETA = 6;
  private static final int STRETCH = 512;

  /** From this rate on the samples are so close that half as many points will do. */
  private static final double FAST = 88_200;

  /** The peaks of signals at a sample rate: 4 points, 2 from 88.2 kHz on, 1 from 176.4 kHz on. */
  public static IntersamplePeaks at(double sampleRate) {
    return new IntersamplePeaks(sampleRate < FAST ? 4 : sampleRate < 2 * FAST ? 2 : 1);
  }

  @Override
  public State begin() {
    return new Moving(factor);
  }

  /** The weights of the point that lies {@code part} of a sample behind the middle one. */
  private static double[] weights(double part) {
    double[] weights = new double[TAPS];
    for (int i = 0; i < TAPS; i++) {
      double at = i - (DELAY - 1) - part;
      double edge = at / DELAY;
      double window = bessel(BETA * Math.sqrt(1 - edge * edge)) / bessel(BETA);
      weights[i] = window * StrictMath.sin(Math.PI * at) / (Math.PI * at);
    }
    return weights;
  }

  /** The modified Bessel function of order 0, by its series. */
  private static double bessel(double x) {
    double sum = 1;
    double term = 1;
    for (int k = 1; term > sum * 1e-17; k++) {
      term *= x * x / (4.0 * k * k);
      sum += term;
    }
    return sum;
  }

  private static final class Moving implements State {
    private final double[][] points;

    /** The {@value #TAPS} samples before a stretch, and the stretch. */
    private final double[] line = new double[TAPS + STRETCH];

    private final double[] sums = new double[STRETCH];
    private final double[] peaks = new double[STRETCH];

    Moving(int factor) {
      points = new double[factor - 1][];
      Arrays.setAll(points, i -> weights((i + 1.0) / factor));
    }

    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i += STRETCH) {
        int now = Math.min(STRETCH, n - i);
        Rows.read(in.memory(), in.offset() + 8L * i, 0, line, TAPS, 1, now);
        for (int k = 0; k < now; k++) {
          peaks[k] = Math.abs(line[k + DELAY]);
        }
        for (double[] weights : points) {
          Arrays.fill(sums, 0, now, 0);
          for (int tap = 0; tap < TAPS; tap += 8) {
            addEight(weights, tap, line, sums, now);
          }
          for (int k = 0; k < now; k++) {
            peaks[k] = Math.max(peaks[k], Math.abs(sums[k]));
          }
        }
        Rows.write(peaks, 0, 1, now, out.memory(), out.offset() + 8L * i, 0);
        System.arraycopy(line, now, line, 0, TAPS);
      }
    }

    /** Eight taps at once: few enough for registers, and enough that the sums are seldom stored. */
    private static void addEight(double[] w, int tap, double[] x, double[] sums, int n) {
      double a = w[tap];
      double b = w[tap + 1];
      double c = w[tap + 2];
      double d = w[tap + 3];
      double e = w[tap + 4];
      double f = w[tap + 5];
      double g = w[tap + 6];
      double h = w[tap + 7];
      for (int i = 0; i < n; i++) {
        int at = i + tap + 1;
        double left = (a * x[at] + b * x[at + 1]) + (c * x[at + 2] + d * x[at + 3]);
        double right = (e * x[at + 4] + f * x[at + 5]) + (g * x[at + 6] + h * x[at + 7]);
        sums[i] += left + right;
      }
    }
  }
}

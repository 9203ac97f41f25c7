package tenuto.dsp.noises;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;

/**
 * Coloured noise: filters white noise, uniform between −1 and 1, so that its root mean square is
 * {@link #LEVEL} from the first sample on.
 *
 * <p>The filter is the product of (1 − zero/z)/(1 − pole/z), computed as a sum of parallel one-pole
 * filters. Poles and zeros were fitted to the colour's slope in dB, with an equiripple error (on
 * this idea J. O. Smith and H. F. Smith, "Closed form fractional integration and differentiation
 * via real exponentially spaced pole-zero pairs", 2016). It starts in its steady state: the
 * one-pole filters' initial states are random numbers with the right covariance.
 *
 * @param poles between −1 and 1, as many as zeros, none 0
 * @param seed seed of the initial states
 */
record Colour(List<Double> poles, List<Double> zeros, long seed) implements Filter {
  static final double LEVEL = 0.2;

  private static final int TOGETHER = 4;
  private static final double POWER_OF_WHITE = 1.0 / 3;

  /** −3 dB per octave, within 0.04 dB from 0.0001 of the sample rate on. */
  private static final List<Double> PINK_POLES =
      List.of(
          -0.7267153362,
          0.2037215998,
          0.7509139155,
          0.9428612174,
          0.9878108907,
          0.9973653264,
          0.99952414);

  private static final List<Double> PINK_ZEROS =
      List.of(
          -0.7446149533,
          -0.06084461836,
          0.5262225183,
          0.8784027642,
          0.9735700671,
          0.9943522242,
          0.9987900436);

  /**
   * The frequency in Hz down to which brown noise has −6 dB per octave; down to 0 Hz its power
   * would be infinite.
   */
  private static final double BROWN_FROM = 5;

  Colour {
    poles = List.copyOf(poles);
    zeros = List.copyOf(zeros);
  }

  static Colour pink(long seed) {
    return new Colour(PINK_POLES, PINK_ZEROS, seed);
  }

  /** 3 dB per octave, the inverse of pink noise's slope. */
  static Colour blue(long seed) {
    return new Colour(PINK_ZEROS, PINK_POLES, seed);
  }

  /** −6 dB per octave, within 0.05 dB of a leaky integrator. */
  static Colour brown(long seed, double sampleRate) {
    double leak = StrictMath.exp(-2 * Math.PI * BROWN_FROM / sampleRate);
    return new Colour(
        List.of(leak, -0.81769393, -0.1529608), List.of(1e-9, -0.8330753, -0.31621169), seed);
  }

  /** 6 dB per octave, within 0.04 dB. */
  static Colour violet(long seed) {
    return new Colour(
        List.of(-0.87365198, -0.47080849, -0.08132985),
        List.of(1.0, -0.86560533, -0.38116262),
        seed);
  }

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new OnePoles();
  }

  private final class OnePoles extends ScalarState {
    private final int count = poles.size();

    /** The poles, padded to groups of four with some that have no effect. */
    private final double[] pole = new double[(count + TOGETHER - 1) / TOGETHER * TOGETHER];

    private final double[] gain = new double[pole.length];
    private final double[] held = new double[pole.length];
    private final double[] y = new double[Spans.LENGTH];
    private double direct = 1;

    OnePoles() {
      for (int k = 0; k < count; k++) {
        pole[k] = poles.get(k);
      }
      for (int k = 0; k < count; k++) {
        direct *= zeros.get(k) / pole[k];
        gain[k] = 1;
        for (int j = 0; j < count; j++) {
          gain[k] *= 1 - zeros.get(j) / pole[k];
          gain[k] /= j == k ? 1 : 1 - pole[j] / pole[k];
        }
      }
      double sum = Arrays.stream(gain).sum();
      double power = direct * direct + 2 * direct * sum;
      for (int k = 0; k < count; k++) {
        for (int j = 0; j < count; j++) {
          power += covariance(k, j);
        }
      }
      double level = LEVEL / Math.sqrt(power * POWER_OF_WHITE);
      direct *= level;
      for (int k = 0; k < count; k++) {
        gain[k] *= level;
      }
      begin();
    }

    /** The covariance of the states of two of the filters, for white noise of power 1. */
    private double covariance(int k, int j) {
      return gain[k] * gain[j] / (1 - pole[k] * pole[j]);
    }

    /** Gives independent numbers the filters' covariance, by a Cholesky decomposition. */
    private void begin() {
      double[][] triangle = new double[count][count];
      for (int k = 0; k < count; k++) {
        for (int j = 0; j <= k; j++) {
          double left = covariance(k, j) * POWER_OF_WHITE;
          for (int m = 0; m < j; m++) {
            left -= triangle[k][m] * triangle[j][m];
          }
          triangle[k][j] =
              k == j
                  ? Math.sqrt(Math.max(0, left))
                  : triangle[j][j] > 0 ? left / triangle[j][j] : 0;
        }
        for (int j = 0; j <= k; j++) {
          held[k] += triangle[k][j] * Gaussian.at(seed, j);
        }
      }
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        y[i] = direct * x[i];
      }
      for (int k = 0; k < held.length; k += TOGETHER) {
        add(x, k, n);
      }
      System.arraycopy(y, 0, x, 0, n);
    }

    /** Adds four of the filters: in parallel they take no longer than one. */
    private void add(double[] x, int k, int n) {
      double p0 = pole[k];
      double p1 = pole[k + 1];
      double p2 = pole[k + 2];
      double p3 = pole[k + 3];
      double g0 = gain[k];
      double g1 = gain[k + 1];
      double g2 = gain[k + 2];
      double g3 = gain[k + 3];
      double s0 = held[k];
      double s1 = held[k + 1];
      double s2 = held[k + 2];
      double s3 = held[k + 3];
      for (int i = 0; i < n; i++) {
        s0 = Fma.of(p0, s0, g0 * x[i]);
        s1 = Fma.of(p1, s1, g1 * x[i]);
        s2 = Fma.of(p2, s2, g2 * x[i]);
        s3 = Fma.of(p3, s3, g3 * x[i]);
        y[i] += s0 + s1 + (s2 + s3);
      }
      held[k] = s0;
      held[k + 1] = s1;
      held[k + 2] = s2;
      held[k + 3] = s3;
    }
  }
}

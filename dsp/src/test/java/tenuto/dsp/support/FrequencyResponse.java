package tenuto.dsp.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * What a filter does to sines, by the Fourier sum of its response to an impulse, at multiples of 10
 * Hz: so the response may be folded into a tenth of a second first.
 */
public record FrequencyResponse(double[] folded, double sampleRate) {
  /** From 20 Hz to 20 kHz. */
  public static final double[] HZ = {
    20, 30, 50, 80, 120, 200, 310, 500, 800, 990, 1000, 1010, 1250, 2000, 3150, 5000, 8000, 10000,
    12500, 16000, 18000, 19000, 20000
  };

  /** What is softer than −100 dB may be anything. */
  private static final double LEAST = 1e-5;

  /** 0.01 dB, and as much of a turn in phase. */
  private static final double HUNDREDTH = StrictMath.pow(10, 0.01 / 20) - 1;

  private static final Map<Integer, double[]> COSINES = new ConcurrentHashMap<>();

  /** A complex number. */
  public record Complex(double re, double im) {
    public static final Complex ONE = new Complex(1, 0);

    /** A point on the unit circle. */
    public static Complex turned(double radians) {
      return new Complex(StrictMath.cos(radians), StrictMath.sin(radians));
    }

    public Complex plus(Complex z) {
      return new Complex(re + z.re, im + z.im);
    }

    public Complex plus(double x) {
      return new Complex(re + x, im);
    }

    public Complex minus(Complex z) {
      return plus(z.times(-1));
    }

    public Complex times(double x) {
      return new Complex(re * x, im * x);
    }

    public Complex times(Complex z) {
      return new Complex(re * z.re - im * z.im, re * z.im + im * z.re);
    }

    public Complex over(Complex z) {
      double square = z.re * z.re + z.im * z.im;
      return times(new Complex(z.re / square, -z.im / square));
    }

    public double magnitude() {
      return Math.hypot(re, im);
    }
  }

  /** Of a response to an impulse of 1 at sample 0. */
  public static FrequencyResponse of(double[] response, double sampleRate) {
    double[] folded = new double[(int) (sampleRate / 10)];
    for (int i = 0; i < response.length; i++) {
      folded[i % folded.length] += response[i];
    }
    return new FrequencyResponse(folded, sampleRate);
  }

  /** A one followed by zeros. */
  public static double[] impulse(int length) {
    double[] x = new double[length];
    x[0] = 1;
    return x;
  }

  private static double[] cosines(int n) {
    double[] all = new double[n];
    Arrays.setAll(all, i -> StrictMath.cos(2 * Math.PI * i / n));
    return all;
  }

  /** At a frequency that is a multiple of 10. */
  public Complex at(double hz) {
    double re = 0;
    double im = 0;
    int n = folded.length;
    int step = (int) Math.round(hz * n / sampleRate);
    double[] cosines = COSINES.computeIfAbsent(n, FrequencyResponse::cosines);
    int turned = 0;
    for (int i = 0; i < n; i++) {
      re += folded[i] * cosines[turned];
      im += folded[i] * cosines[turned + n / 4 < n ? turned + n / 4 : turned + n / 4 - n];
      turned = turned + step < n ? turned + step : turned + step - n;
    }
    return new Complex(re, im);
  }

  /**
   * Asserts that gain and phase are those of a formula within 0.01 dB, wherever that is above −100
   * dB, and not much louder where it is not.
   */
  public void assertIsAnalogue(UnaryOperator<Complex> formula, String how) {
    assertIs(hz -> formula.apply(analogue(hz, sampleRate)), how);
  }

  /** The same for a formula of the frequency in Hz. */
  public void assertIs(OfHertz formula, String how) {
    for (double hz : HZ) {
      Complex wanted = formula.at(hz);
      Complex got = at(hz);
      double size = wanted.magnitude();
      if (size > LEAST) {
        assertThat(got.minus(wanted).magnitude() / size)
            .as("%s at %s Hz of %s: %s, wanted %s", how, hz, sampleRate, got, wanted)
            .isCloseTo(0, within(HUNDREDTH));
      } else {
        assertThat(got.magnitude()).as("%s at %s Hz", how, hz).isLessThan(2 * LEAST);
      }
    }
  }

  /** A response, by frequency. */
  public interface OfHertz {
    Complex at(double hz);
  }

  /** The place on the imaginary axis that the bilinear transform gives a frequency. */
  public static Complex analogue(double hz, double sampleRate) {
    return new Complex(0, StrictMath.tan(Math.PI * hz / sampleRate));
  }
}

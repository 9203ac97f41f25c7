package tenuto.dsp.saturation;

/**
 * The transfer curves of waveshapers, with slope 1 at 0 and limits at or near ±1.
 *
 * <p>Each also computes its mean over the interval between two neighbouring samples (antiderivative
 * antialiasing). Used instead of its value, it reduces the overtones that alias to a tenth or less
 * (Parker, Zavalishin, Le Bivic, "Reducing the aliasing of nonlinear waveshaping using
 * continuous-time convolution", DAFx 2016). All means are computed without cancellation: as the sum
 * over parts of the interval, each with its length times its mean, divided by the whole length.
 *
 * <p>All loops use their arrays at the same index, so that C2 vectorizes them.
 */
enum Curve {
  /** x, clamped to ±1. */
  HARD {
    @Override
    double of(double x) {
      return Math.min(Math.max(x, -1), 1);
    }

    @Override
    void prepare(double[] x, double[][] parts, int at, int end) {
      double[] held = parts[0];
      for (int i = at; i < end; i++) {
        held[i] = Math.min(Math.max(x[i], -1), 1);
      }
    }

    @Override
    void means(
        double[] a, double[][] aParts, double[] b, double[][] bParts, double[] y, int at, int end) {
      double[] first = aParts[0];
      double[] last = bParts[0];
      for (int i = at; i < end; i++) {
        double mean = (first[i] + last[i]) * 0.5;
        double outside = Math.abs(b[i] - last[i]) - Math.abs(a[i] - first[i]);
        double sum = (last[i] - first[i]) * mean + outside;
        y[i] = (sum + mean * POINT) / ((b[i] - a[i]) + POINT);
      }
    }
  },

  /**
   * x − 4x³/27 up to ±1.5, where it is ±1 with slope 0, and constant beyond: the cubic soft
   * clipper.
   */
  SOFT {
    @Override
    double of(double x) {
      double held = Math.min(Math.max(x, -1.5), 1.5);
      return held - held * held * held * (4.0 / 27);
    }

    @Override
    void prepare(double[] x, double[][] parts, int at, int end) {
      double[] held = parts[0];
      for (int i = at; i < end; i++) {
        held[i] = Math.min(Math.max(x[i], -1.5), 1.5);
      }
    }

    @Override
    void means(
        double[] a, double[][] aParts, double[] b, double[][] bParts, double[] y, int at, int end) {
      double[] first = aParts[0];
      double[] last = bParts[0];
      for (int i = at; i < end; i++) {
        double p = first[i];
        double q = last[i];
        double mean = (p + q) * 0.5 - (p + q) * (p * p + q * q) * (1.0 / 27);
        double outside = Math.abs(b[i] - q) - Math.abs(a[i] - p);
        double sum = (q - p) * mean + outside;
        y[i] = (sum + mean * POINT) / ((b[i] - a[i]) + POINT);
      }
    }
  },

  /** x/√(1 + x²), whose integral is √(1 + x²). */
  ROUND {
    @Override
    double of(double x) {
      return x / Math.sqrt(1 + x * x);
    }

    @Override
    double power(double amplitude) {
      double square = amplitude * amplitude;
      double root = Math.sqrt(1 + square);
      return square / (root * (root + 1)); // 1 − 1/√(1 + a²) without cancellation
    }

    @Override
    void prepare(double[] x, double[][] parts, int at, int end) {
      double[] roots = parts[0];
      for (int i = at; i < end; i++) {
        roots[i] = Math.sqrt(1 + x[i] * x[i]);
      }
    }

    @Override
    void means(
        double[] a, double[][] aParts, double[] b, double[][] bParts, double[] y, int at, int end) {
      double[] first = aParts[0];
      double[] last = bParts[0];
      for (int i = at; i < end; i++) {
        y[i] = (a[i] + b[i]) / (first[i] + last[i]);
      }
    }
  },

  /**
   * The same for positive x, and with the limit −2 for negative x: a stage that saturates upwards
   * at half the level of downwards, like a triode whose grid starts to conduct.
   */
  UNEVEN {
    @Override
    double of(double x) {
      double up = upper(x);
      double down = lower(x) * 0.5;
      return x / Math.sqrt(1 + (up * up + down * down)); // one of them is 0
    }

    @Override
    double power(double amplitude) {
      return (ROUND.power(amplitude) + 4 * ROUND.power(amplitude / 2)) / 2;
    }

    @Override
    void prepare(double[] x, double[][] parts, int at, int end) {
      double[] above = parts[0];
      double[] below = parts[1];
      for (int i = at; i < end; i++) {
        double up = upper(x[i]);
        double down = lower(x[i]) * 0.5;
        above[i] = Math.sqrt(1 + up * up);
        below[i] = Math.sqrt(1 + down * down);
      }
    }

    @Override
    void means(
        double[] a, double[][] aParts, double[] b, double[][] bParts, double[] y, int at, int end) {
      double[] firstUp = aParts[0];
      double[] lastUp = bParts[0];
      double[] firstDown = aParts[1];
      double[] lastDown = bParts[1];
      for (int i = at; i < end; i++) {
        double p = upper(a[i]);
        double q = upper(b[i]);
        double r = lower(a[i]);
        double s = lower(b[i]);
        double up = firstUp[i] + lastUp[i];
        double down = firstDown[i] + lastDown[i];
        double sum = ((q - p) + POINT) * ((p + q) * down) + ((s - r) + POINT) * ((r + s) * up);
        y[i] = sum / (((b[i] - a[i]) + POINT) * (up * down));
      }
    }
  };

  /** Added to lengths, so that an interval of length 0 is no division by 0. */
  private static final double POINT = 0x1p-600;

  /** max(x, 0) without a comparison, which would be slower in vectors. */
  private static double upper(double x) {
    return (x + Math.abs(x)) * 0.5;
  }

  /** min(x, 0) likewise. */
  private static double lower(double x) {
    return (x - Math.abs(x)) * 0.5;
  }

  /** The number of arrays that {@link #prepare} fills. */
  static final int PARTS = 2;

  /** The curve's value. */
  abstract double of(double x);

  /**
   * The mean square of the curve's output for a sine.
   *
   * @throws UnsupportedOperationException for a curve whose gain does not depend on the drive
   */
  double power(double amplitude) {
    throw new UnsupportedOperationException(name());
  }

  /**
   * The gain with which the output keeps the power of a sine.
   *
   * @param g gain before the curve
   * @param amplitude of the sine, above 0
   */
  double levelled(double g, double amplitude) {
    return amplitude * Math.sqrt(0.5) / Math.sqrt(power(g * amplitude));
  }

  /**
   * Precomputes for each sample what {@link #means} needs, once for the intervals on both sides.
   */
  abstract void prepare(double[] x, double[][] parts, int at, int end);

  /**
   * The curve's means over the intervals between consecutive samples.
   *
   * @param a start of each interval
   * @param b end of each interval
   */
  abstract void means(
      double[] a, double[][] aParts, double[] b, double[][] bParts, double[] y, int at, int end);

  /** The curve's values for samples. */
  void values(double[] x, double[] y, int at, int end) {
    for (int i = at; i < end; i++) {
      y[i] = of(x[i]);
    }
  }
}

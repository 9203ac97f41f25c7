package tenuto.dsp.shaping;

import tenuto.dsp.kernel.ScalarKernel;

/**
 * A function of each sample.
 *
 * @param number a parameter of some of them
 */
record PointFunction(Kind kind, double number) implements ScalarKernel {
  /** The functions; all are finite for finite samples. */
  enum Kind {
    /** number^x, where overflow is the largest number. */
    EXP {
      @Override
      double of(double x, double number) {
        return Double.isInfinite(x)
            ? StrictMath.pow(number, x)
            : bounded(StrictMath.pow(number, x));
      }
    },

    /** The logarithm to the base number; of less than the smallest normal number its logarithm. */
    LOG {
      @Override
      double of(double x, double number) {
        return StrictMath.log(Math.max(x, Double.MIN_NORMAL)) / StrictMath.log(number);
      }
    },
    SIN {
      @Override
      double of(double x, double number) {
        return StrictMath.sin(x);
      }
    },
    TANH {
      @Override
      double of(double x, double number) {
        return StrictMath.tanh(x);
      }
    },
    FLOOR {
      @Override
      double of(double x, double number) {
        return Math.floor(x);
      }
    };

    abstract double of(double x, double number);

    private static double bounded(double value) {
      return Math.min(value, Double.MAX_VALUE);
    }
  }

  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = kind.of(x[i], number);
    }
  }
}

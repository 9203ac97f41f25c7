package tenuto.dsp.shaping;

import tenuto.dsp.kernel.ScalarCombiner;

/** A function of two samples at the same place; NaN where one of them is. */
record PairFunction(Kind kind) implements ScalarCombiner {
  /** The functions. */
  enum Kind {
    MINIMUM {
      @Override
      double of(double x, double y) {
        return Math.min(x, y);
      }
    },
    MAXIMUM {
      @Override
      double of(double x, double y) {
        return Math.max(x, y);
      }
    },

    /** x − y·floor(x/y), between 0 and y; 0 for a y of 0. */
    MODULO {
      @Override
      double of(double x, double y) {
        double rest = x % y;
        return y == 0 ? 0 * Math.abs(x) : rest != 0 && rest < 0 != y < 0 ? rest + y : rest;
      }
    },

    /** NaN for a negative x, unless y is whole. */
    POWER {
      @Override
      double of(double x, double y) {
        return Double.isNaN(x) ? x : StrictMath.pow(x, y);
      }
    },
    GREATER {
      @Override
      double of(double x, double y) {
        return Double.isNaN(x + y) && !(x > y || x <= y) ? Double.NaN : x > y ? 1 : 0;
      }
    },
    LESS {
      @Override
      double of(double x, double y) {
        return GREATER.of(y, x);
      }
    };

    abstract double of(double x, double y);
  }

  @Override
  public void scalar(double[] x, double[] y, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = kind.of(x[i], y[i]);
    }
  }

  /** It never meets signals of unequal lengths. */
  @Override
  public double identity() {
    return Double.NaN;
  }
}

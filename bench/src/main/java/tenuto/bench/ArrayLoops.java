package tenuto.bench;

/**
 * The plain loop of each kernel over Java arrays: what C2 makes of it is the limit that kernels are
 * held against. The same loops in C are {@link CLoops}.
 */
public final class ArrayLoops {
  private ArrayLoops() {}

  public static void sum(double[] a, double[] b, double[] out) {
    for (int i = 0; i < out.length; i++) {
      out[i] = a[i] + b[i];
    }
  }

  public static void product(double[] a, double[] b, double[] out) {
    for (int i = 0; i < out.length; i++) {
      out[i] = a[i] * b[i];
    }
  }

  public static void quotient(double[] a, double[] b, double[] out) {
    for (int i = 0; i < out.length; i++) {
      double divisor = b[i];
      out[i] =
          a[i]
              / (Math.abs(divisor) < Double.MIN_NORMAL
                  ? Math.copySign(Double.MIN_NORMAL, divisor)
                  : divisor);
    }
  }

  public static void complexProduct(double[] a, double[] b, double[] out) {
    for (int i = 0; i < out.length; i += 2) {
      out[i] = a[i] * b[i] - a[i + 1] * b[i + 1];
      out[i + 1] = a[i] * b[i + 1] + a[i + 1] * b[i];
    }
  }

  public static void gain(double[] in, double[] out, double factor) {
    for (int i = 0; i < out.length; i++) {
      out[i] = in[i] * factor;
    }
  }

  public static void offset(double[] in, double[] out, double added) {
    for (int i = 0; i < out.length; i++) {
      out[i] = in[i] + added;
    }
  }

  public static void clip(double[] in, double[] out) {
    for (int i = 0; i < out.length; i++) {
      out[i] = Math.min(1, Math.max(-1, in[i]));
    }
  }

  public static void saturate(double[] in, double[] out) {
    for (int i = 0; i < out.length; i++) {
      out[i] = in[i] / (1 + Math.abs(in[i]));
    }
  }

  public static void sine(double[] out, double step) {
    for (int i = 0; i < out.length; i++) {
      out[i] = Math.sin(step * i);
    }
  }

  /** Not our noise's numbers, but numbers of the same generator. */
  public static void noise(double[] out, long seed) {
    for (int i = 0; i < out.length; i++) {
      long z = seed + (i + 1) * 0x9E37_79B9_7F4A_7C15L;
      z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
      z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
      out[i] = (z ^ z >>> 31) * 0x1p-63;
    }
  }

  public static void line(double[] out, double from, double slope) {
    for (int i = 0; i < out.length; i++) {
      out[i] = from + slope * i;
    }
  }

  /**
   * @param c b0, b1, b2, a1, a2
   * @param state the last two inputs, then the last two outputs
   */
  public static void biquad(double[] in, double[] out, double[] c, double[] state) {
    double b0 = c[0];
    double b1 = c[1];
    double b2 = c[2];
    double a1 = c[3];
    double a2 = c[4];
    double x1 = state[0];
    double x2 = state[1];
    double y1 = state[2];
    double y2 = state[3];
    for (int i = 0; i < out.length; i++) {
      double x = in[i];
      double y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
    state[0] = x1;
    state[1] = x2;
    state[2] = y1;
    state[3] = y2;
  }

  /**
   * Four sections in one loop, so that the processor works on all of them at once.
   *
   * @param c b0, b1, b2, a1, a2 of each section in turn
   * @param state the last two inputs, then the last two outputs of each section
   */
  public static void cascade(double[] in, double[] out, double[] c, double[] state) {
    double x1 = state[0];
    double x2 = state[1];
    double p1 = state[2];
    double p2 = state[3];
    double q1 = state[4];
    double q2 = state[5];
    double r1 = state[6];
    double r2 = state[7];
    double y1 = state[8];
    double y2 = state[9];
    for (int i = 0; i < out.length; i++) {
      double x = in[i];
      double p = c[0] * x + c[1] * x1 + c[2] * x2 - c[3] * p1 - c[4] * p2;
      double q = c[5] * p + c[6] * p1 + c[7] * p2 - c[8] * q1 - c[9] * q2;
      double r = c[10] * q + c[11] * q1 + c[12] * q2 - c[13] * r1 - c[14] * r2;
      double y = c[15] * r + c[16] * r1 + c[17] * r2 - c[18] * y1 - c[19] * y2;
      x2 = x1;
      x1 = x;
      p2 = p1;
      p1 = p;
      q2 = q1;
      q1 = q;
      r2 = r1;
      r1 = r;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
    double[] after = {x1, x2, p1, p2, q1, q2, r1, r2, y1, y2};
    System.arraycopy(after, 0, state, 0, after.length);
  }
}

package tenuto.dsp.analysis;

import tenuto.engine.base.Fma;

/** The root mean square (RMS) of the window. */
record RootMeanSquare() implements Feature {
  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      double[] x = now.samples();
      to[at] = Math.sqrt(squares(x) / x.length);
    };
  }

  /** Four sums in parallel, so that no addition waits for the one before. */
  private static double squares(double[] x) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    int i = 0;
    for (; i + 4 <= x.length; i += 4) {
      a = Fma.of(x[i], x[i], a);
      b = Fma.of(x[i + 1], x[i + 1], b);
      c = Fma.of(x[i + 2], x[i + 2], c);
      d = Fma.of(x[i + 3], x[i + 3], d);
    }
    for (; i < x.length; i++) {
      a = Fma.of(x[i], x[i], a);
    }
    return (a + b) + (c + d);
  }
}

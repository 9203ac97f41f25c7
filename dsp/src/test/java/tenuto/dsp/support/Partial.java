package tenuto.dsp.support;

/**
 * A partial of a sound about a place in it, through a window of Blackman's and Harris's with side
 * lobes below −92 dB.
 *
 * @param amplitude of its sine
 * @param phase in turns, of a cosine at the place
 */
public record Partial(double amplitude, double phase) {
  /** The partial nearest to a frequency, in a window of {@code width} samples about {@code at}. */
  public static Partial of(double[] x, double turnsASample, int at, int width) {
    double re = 0;
    double im = 0;
    double sum = 0;
    for (int i = 0; i < width; i++) {
      double u = 2 * Math.PI * (i + 0.5) / width;
      double window =
          0.35875 - 0.48829 * Math.cos(u) + 0.14128 * Math.cos(2 * u) - 0.01168 * Math.cos(3 * u);
      int place = at - width / 2 + i;
      double angle = 2 * Math.PI * (turnsASample * (place - at) % 1);
      re += window * x[place] * Math.cos(angle);
      im -= window * x[place] * Math.sin(angle);
      sum += window;
    }
    return new Partial(2 * Math.hypot(re, im) / sum, Math.atan2(im, re) / (2 * Math.PI));
  }

  /** The frequency of a partial near to one, in turns a sample, from its phases at two places. */
  public static double frequency(double[] x, double near, int at, int then, int width) {
    double moved = of(x, near, then, width).phase - of(x, near, at, width).phase;
    double turns = near * (then - at);
    double whole = Math.rint(turns - moved);
    return (whole + moved) / (then - at);
  }

  /** The samples in which it falls by 60 dB, from its amplitudes at two places. */
  public static double decay(double[] x, double turnsASample, int at, int then, int width) {
    double fallen =
        20
            * Math.log10(
                of(x, turnsASample, at, width).amplitude
                    / of(x, turnsASample, then, width).amplitude);
    return 60 / fallen * (then - at);
  }
}

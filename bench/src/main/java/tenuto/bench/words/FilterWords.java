package tenuto.bench.words;

import java.util.List;
import tenuto.bench.ArrayLoops;
import tenuto.bench.Filters;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Followers;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.filters.RbjFilters;

/** Filters of one section, and what follows a signal. */
final class FilterWords {
  private static final double HZ = 1000;
  private static final double Q = 0.7;
  private static final double DB = 6;
  private static final double STEP = 0.01;
  private static final double ATTACK = 5;
  private static final double RELEASE = 50;

  private FilterWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "RBJLowPass",
            p -> p.store(RbjFilters.lowPass(p.session(), p.get(Input.NOISE), HZ, Q)),
            a -> filtered(a, Rbj.lowPass(HZ, Q, Input.RATE))),
        new WordAndLoop(
            "RBJNotch",
            p -> p.store(RbjFilters.notch(p.session(), p.get(Input.NOISE), HZ, Q)),
            a -> filtered(a, Rbj.notch(HZ, Q, Input.RATE))),
        new WordAndLoop(
            "RBJPeaking",
            p -> p.store(RbjFilters.peaking(p.session(), p.get(Input.NOISE), HZ, Q, DB)),
            a -> filtered(a, Rbj.peaking(HZ, Q, DB, Input.RATE))),
        new WordAndLoop(
            "Follow",
            p -> p.store(Followers.follow(p.session(), p.get(Input.TONE), ATTACK, RELEASE)),
            a -> follow(a.get(Input.TONE), a.result())),
        new WordAndLoop(
            "MaxDeviation",
            p -> p.store(Followers.maxDeviation(p.get(Input.TONE), STEP)),
            a -> limited(a.get(Input.TONE), a.result())));
  }

  private static double[] filtered(ArraySide a, Biquad filter) {
    double[] y = a.result();
    ArrayLoops.biquad(a.get(Input.NOISE), y, Filters.coefficients(filter), new double[4]);
    return y;
  }

  private static double[] follow(double[] x, double[] y) {
    double up = Math.pow(0.01, 1000 / (ATTACK * Input.RATE));
    double down = Math.pow(0.01, 1000 / (RELEASE * Input.RATE));
    double now = 0;
    for (int i = 0; i < y.length; i++) {
      double in = Math.abs(x[i]);
      double c = in > now ? up : down;
      now = c * (now - in) + in;
      y[i] = now;
    }
    return y;
  }

  private static double[] limited(double[] x, double[] y) {
    double now = 0;
    for (int i = 0; i < y.length; i++) {
      double step = x[i] - now;
      if (step > STEP) {
        step = STEP;
      } else if (step < -STEP) {
        step = -STEP;
      }
      now += step;
      y[i] = now;
    }
    return y;
  }
}

package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;

/**
 * A linear chirp, a sine that sweeps at a constant number of Hz per second: sin(2π·(from·t + (to −
 * from)·t²/(2·T))).
 *
 * @param from in Hz
 * @param to in Hz
 * @param seconds duration of the sweep, above 0
 * @param phase in turns
 */
record LinearChirp(double from, double to, double seconds, double sampleRate, double phase)
    implements ScalarSource {
  @Override
  public void scalar(long start, double[] x, int n) {
    double bend = (to - from) / (2 * seconds);
    for (int i = 0; i < n; i++) {
      double t = (start + i) / sampleRate;
      x[i] = Phase.sine(Fma.of(t * bend + from, t, phase));
    }
  }
}

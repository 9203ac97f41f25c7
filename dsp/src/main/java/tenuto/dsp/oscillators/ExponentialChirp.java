package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.dsp.math.Phase;

/**
 * An exponential chirp, a sine that sweeps at a constant number of octaves per second:
 * sin(2π·from·T/ln(to/from)·((to/from)^(t/T) − 1)), after A. Farina, "Simultaneous measurement of
 * impulse response and distortion with a swept-sine technique", 2000.
 *
 * @param from in Hz, above 0
 * @param to in Hz, above 0
 * @param seconds duration of the sweep, above 0
 * @param phase in turns
 */
record ExponentialChirp(double from, double to, double seconds, double sampleRate, double phase)
    implements ScalarSource {
  /** Octaves below which a power less 1 would lose digits. */
  private static final double FEW = 0.5;

  @Override
  public void scalar(long start, double[] x, int n) {
    double nepers = StrictMath.log(to / from);
    double octaves = nepers / StrictMath.log(2);
    double turns = from * seconds / nepers;
    for (int i = 0; i < n; i++) {
      double t = (start + i) / sampleRate / seconds;
      double grown =
          Math.abs(octaves) < FEW
              ? StrictMath.expm1(t * nepers)
              : GainOfDecibels.ofOctaves(t * octaves, 0) - 1;
      x[i] = Phase.sine(turns * grown + phase);
    }
  }
}

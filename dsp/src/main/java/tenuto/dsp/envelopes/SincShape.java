package tenuto.dsp.envelopes;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.Phase;

/**
 * The kernel of a low-pass filter: sin(2π·turns·x)/x·scale around the middle, x = i − length/2,
 * with linear fades over the first and the last eighth. The middle sample has its left neighbour's
 * value, as in Sonic Field, instead of the limit.
 *
 * @param length in samples
 * @param turns the cutoff in turns per sample
 * @param scale a factor; the sample rate in Sonic Field
 */
public record SincShape(long length, double turns, double scale) implements ScalarSource {
  @Override
  public void scalar(long start, double[] x, int n) {
    long middle = length / 2;
    double fade = length / 8.0;
    for (int i = 0; i < n; i++) {
      long at = start + i;
      double place = at == middle ? 1 : Math.abs(at - middle);
      double sinc = Phase.sine(turns * place) * scale / place;
      x[i] = sinc * Math.min(1, Math.min(at, length - at) / fade);
    }
  }
}

package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.Filter;

/**
 * The channels of second and third order of a sound's field.
 *
 * <p>Its inputs are the signal and the sound's azimuth and elevation in degrees.
 *
 * @param order 2 or 3
 */
record HigherFields(int order) implements Filter {
  /** The channels of first order, which are made otherwise. */
  static final int FIRST = 4;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public int outputs() {
    return Harmonics.channels(order) - FIRST;
  }

  @Override
  public long lookBack() {
    return 0;
  }

  @Override
  public Processor begin() {
    double[] field = new double[Harmonics.channels(order)];
    return new ScalarProcessor() {
      @Override
      public void scalar(double[][] in, double[][] out, int n) {
        for (int i = 0; i < n; i++) {
          at(in[1][i], in[2][i], field);
          for (int k = 0; k < out.length; k++) {
            out[k][i] = in[0][i] * field[FIRST + k];
          }
        }
      }
    };
  }

  /** The field of a source at a position in degrees; NaN if that is not finite. */
  static void at(double azimuth, double elevation, double[] field) {
    double level = Phase.cosine(elevation / 360) + 0 * (azimuth + elevation);
    Harmonics.fill(
        level * Phase.cosine(azimuth / 360),
        level * Phase.sine(azimuth / 360),
        Phase.sine(elevation / 360),
        field);
  }
}

package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Filter;

/**
 * A sound that moves among loudspeakers, by {@link Vbap}.
 *
 * <p>Its inputs are the signal and the sound's azimuth and elevation in degrees.
 */
record Panning(Layout layout) implements Filter {
  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public int outputs() {
    return layout.places().size();
  }

  @Override
  public long lookBack() {
    return 0;
  }

  @Override
  public Processor begin() {
    Vbap gains = new Vbap(layout);
    double[] each = new double[outputs()];
    return new ScalarProcessor() {
      @Override
      public void scalar(double[][] in, double[][] out, int n) {
        for (int i = 0; i < n; i++) {
          gains.fill(in[1][i], in[2][i], each);
          for (int k = 0; k < out.length; k++) {
            out[k][i] = in[0][i] * each[k];
          }
        }
      }
    };
  }
}

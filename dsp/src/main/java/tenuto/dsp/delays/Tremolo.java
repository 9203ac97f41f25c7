package tenuto.dsp.delays;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A tremolo: amplitude modulation that starts at full level, the signal times 1 − depth·(1 +
 * wave)/2. Its inputs are the signal, rate in Hz and depth.
 *
 * @param ahead phase lead of the modulating wave, in turns
 */
record Tremolo(Lfo.Shape shape, double ahead, double sampleRate) implements Filter {
  private static final double AT_ITS_LEAST = -0.25;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Wave();
  }

  private final class Wave extends ScalarProcessor {
    private final Lfo lfo = new Lfo(sampleRate);

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      lfo.run(in[1], n);
      double[] x = out[0];
      lfo.wave(shape, ahead + AT_ITS_LEAST, x, n);
      for (int i = 0; i < n; i++) {
        double depth = Math.min(Math.max(in[2][i], 0), 1);
        x[i] = in[0][i] * (1 - depth * (1 + x[i]) / 2);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      lfo.transfer(state);
    }
  }
}

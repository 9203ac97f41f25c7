package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Filter;

/**
 * A late oscillator with constant controls, without its latency: it draws that many samples before
 * the first one.
 */
record DrawnAhead(LateOscillator late) implements Filter {
  @Override
  public int inputs() {
    return late.inputs();
  }

  @Override
  public int outputs() {
    return late.outputs();
  }

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public boolean worksInBackground() {
    return late.worksInBackground();
  }

  @Override
  public Processor begin() {
    Oscillation drawing = late.begin();
    return new ScalarProcessor() {
      private boolean hasBegun;

      @Override
      public void scalar(double[][] in, double[][] out, int n) {
        if (!hasBegun) {
          hasBegun = true;
          double[][] before = new double[in.length][BlepWave.LATENCY];
          for (int k = 0; k < before.length; k++) {
            Arrays.fill(before[k], in[k][0]);
          }
          drawing.scalar(before, new double[out.length][BlepWave.LATENCY], BlepWave.LATENCY);
        }
        drawing.scalar(in, out, n);
      }
    };
  }
}

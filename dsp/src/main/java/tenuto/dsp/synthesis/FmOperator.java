package tenuto.dsp.synthesis;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;
import tenuto.engine.signal.Voice;

/**
 * An FM operator: a sine whose phase is modulated by a signal and by the mean of its own last two
 * samples: y[i] = sin(φ[i] + index·m[i] + feedback·(y[i − 1] + y[i − 2])/2), φ the sum of
 * 2π·hz·ratio/sampleRate over the samples before (J. Chowning, "The synthesis of complex audio
 * spectra by means of frequency modulation", 1973; the mean of two is N. Tomisawa's, "Tone
 * production method for an electronic musical instrument", 1981, and avoids an oscillation at half
 * the sample rate).
 *
 * <p>Its inputs are the frequency in Hz, the modulator, ratio, index and feedback.
 */
record FmOperator(double sampleRate) implements Voice {
  @Override
  public int inputs() {
    return 5;
  }

  @Override
  public Processor begin() {
    return new Running();
  }

  private final class Running extends ScalarProcessor {
    private final PhaseSteps steps = new PhaseSteps(sampleRate);
    private final double[] turns = new double[Spans.LENGTH];
    private final FeedbackSine sine = new FeedbackSine();

    @Override
    public void transfer(StateTransfer state) {
      steps.transfer(state);
      sine.transfer(state);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] y = out[0];
      steps.turns(in[0], in[2], turns, n);
      modulate(turns, in[1], in[3], n);
      boolean returns = false;
      for (int i = 0; i < n; i++) {
        returns |= in[4][i] != 0;
      }
      if (returns) {
        sine.of(turns, in[4], y, n);
      } else {
        SineOfTurns.of(turns, y, n);
        sine.keep(y, n);
      }
    }
  }

  /** Adds a modulation in radians, given as index times signal, to phases in turns. */
  private static void modulate(double[] turns, double[] m, double[] index, int n) {
    for (int i = 0; i < n; i++) {
      turns[i] = Fma.of(m[i] * index[i], PhaseSteps.TURNS_OF_RADIANS, turns[i]);
    }
  }
}

package tenuto.dsp.synthesis;

import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/** A sine with phase feedback: the mean of its last two samples modulates its phase. */
final class FeedbackSine {
  private double last;
  private double lastButOne;

  /**
   * Sines of phases in turns.
   *
   * @param feedback in radians
   */
  void of(double[] turns, double[] feedback, double[] y, int n) {
    double y1 = last;
    double y2 = lastButOne;
    for (int i = 0; i < n; i++) {
      double now;
      if (feedback[i] == 0) { // as where there has been none for long
        now = SineOfTurns.of(turns[i]);
      } else {
        double half = feedback[i] * (0.5 * PhaseSteps.TURNS_OF_RADIANS);
        now = FastSine.of(Fma.of(y1, half, Fma.of(y2, half, turns[i])));
      }
      y2 = y1;
      y1 = now;
      y[i] = now;
    }
    last = y1;
    lastButOne = y2;
  }

  /** The same with constant feedback, times an envelope. */
  void of(double[] turns, double feedback, double[] envelope, double[] y, int n) {
    double half = feedback * (0.5 * PhaseSteps.TURNS_OF_RADIANS);
    double y1 = last;
    double y2 = lastButOne;
    for (int i = 0; i < n; i++) {
      double now = FastSine.of(Fma.of(y1, half, Fma.of(y2, half, turns[i])));
      y2 = y1;
      y1 = envelope[i] * now;
      y[i] = y1;
    }
    last = y1;
    lastButOne = y2;
  }

  /** Sets the state after samples that were made without feedback, at least two. */
  void keep(double[] y, int n) {
    last = y[n - 1];
    lastButOne = y[n - 2];
  }

  /** Hands over its last two samples. */
  void transfer(StateTransfer state) {
    last = state.of(last);
    lastButOne = state.of(lastButOne);
  }
}

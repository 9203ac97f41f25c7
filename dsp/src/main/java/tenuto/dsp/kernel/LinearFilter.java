package tenuto.dsp.kernel;

import tenuto.engine.signal.Filter;

/** A filter with a formula for its frequency response while its controls are constant. */
public interface LinearFilter extends Filter {
  /**
   * The frequency response.
   *
   * @param output which of its outputs, counted from 0
   * @param hz at least 0, below half the sample rate
   * @param controls the values of its inputs after the signal
   */
  Response response(int output, double hz, double sampleRate, double... controls);
}

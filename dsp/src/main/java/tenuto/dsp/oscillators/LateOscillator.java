package tenuto.dsp.oscillators;

import tenuto.engine.signal.Filter;

/**
 * A band-limited oscillator controlled by its inputs, with a latency of {@link BlepWave#LATENCY}
 * samples, which {@link LookaheadOscillators} compensates.
 */
interface LateOscillator extends Filter {
  @Override
  Oscillation begin();

  @Override
  default boolean isQuick() {
    return true;
  }

  /** Drawing it takes about as long as storing it. */
  @Override
  default boolean worksInBackground() {
    return true;
  }
}
